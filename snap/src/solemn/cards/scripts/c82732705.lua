-- Skill Drain
-- Pay 1000 LP to activate: the effects of all face-up monsters are negated.
local s,id=GetID()

function s.initial_effect(c)
	local opening=Effect.CreateEffect(c)
	opening:SetCost(Cost.PayLP(1000))
	opening:SetType(EFFECT_TYPE_ACTIVATE)
	opening:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(opening)
	s.drains_monsters(c)
end

function s.drains_monsters(c)
	local drain=Effect.CreateEffect(c)
	drain:SetCode(EFFECT_DISABLE)
	drain:SetType(EFFECT_TYPE_FIELD)
	drain:SetTargetRange(LOCATION_MZONE,LOCATION_MZONE)
	drain:SetRange(LOCATION_SZONE)
	drain:SetTarget(s.has_effects)
	c:RegisterEffect(drain)
end

-- Also what is an Effect Monster by print only, such as a Gemini that counts as a Normal Monster.
function s.has_effects(_,monster)
	local kinds=monster:GetOriginalType()|monster:GetType()
	return kinds&TYPE_EFFECT==TYPE_EFFECT
end
