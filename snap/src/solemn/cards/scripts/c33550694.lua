-- Fusion Gate
-- Either player can Fusion Summon in their Main Phase, banishing the materials.
local s,id=GetID()

function s.initial_effect(c)
	local opening=Effect.CreateEffect(c)
	opening:SetType(EFFECT_TYPE_ACTIVATE)
	opening:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(opening)
	s.add_gate(c)
end

-- Whoever's turn it is
function s.add_gate(c)
	local materials={matfilter=Card.IsAbleToRemove,extraop=Fusion.BanishMaterial}
	local gate=Effect.CreateEffect(c)
	gate:SetType(EFFECT_TYPE_IGNITION)
	gate:SetRange(LOCATION_FZONE)
	gate:SetProperty(EFFECT_FLAG_BOTH_SIDE)
	gate:SetCategory(CATEGORY_FUSION_SUMMON|CATEGORY_SPECIAL_SUMMON)
	gate:SetDescription(aux.Stringid(id,0))
	gate:SetTarget(Fusion.SummonEffTG(materials))
	gate:SetOperation(Fusion.SummonEffOP(materials))
	c:RegisterEffect(gate)
end
