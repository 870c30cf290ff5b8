-- Skill Drain
-- Pay 1000 LP to activate: the effects of all face-up monsters are negated.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCost(Cost.PayLP(1000))
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD)
	e2:SetCode(EFFECT_DISABLE)
	e2:SetRange(LOCATION_SZONE)
	e2:SetTargetRange(LOCATION_MZONE,LOCATION_MZONE)
	e2:SetTarget(s.has_effects)
	c:RegisterEffect(e2)
end

-- Also what is an Effect Monster by print only, such as a Gemini that counts as a Normal Monster.
function s.has_effects(e,monster)
	return monster:IsType(TYPE_EFFECT) or monster:GetOriginalType()&TYPE_EFFECT~=0
end
