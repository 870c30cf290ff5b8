-- Royal Decree
-- The effects of all other Traps on the field are negated.
local s,id=GetID()

function s.initial_effect(c)
	local opening=Effect.CreateEffect(c)
	opening:SetType(EFFECT_TYPE_ACTIVATE)
	opening:SetCode(EVENT_FREE_CHAIN)
	opening:SetHintTiming(0,TIMING_END_PHASE)
	c:RegisterEffect(opening)
	s.negates_traps_in(c,LOCATION_SZONE,EFFECT_DISABLE)
	s.negates_activated_traps(c)
	s.negates_traps_in(c,LOCATION_MZONE,EFFECT_DISABLE_TRAPMONSTER)
	aux.DoubleSnareValidity(c,LOCATION_SZONE)
end

-- What lies on the field; Traps that are monsters are negated by a code of their own.
function s.negates_traps_in(c,zones,code)
	local decree=Effect.CreateEffect(c)
	decree:SetType(EFFECT_TYPE_FIELD)
	decree:SetCode(code)
	decree:SetRange(LOCATION_SZONE)
	decree:SetTargetRange(zones,zones)
	decree:SetTarget(function(e,card) return card~=e:GetHandler() and card:IsTrap() end)
	c:RegisterEffect(decree)
end

-- What was activated there
function s.negates_activated_traps(c)
	local decree=Effect.CreateEffect(c)
	decree:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_FIELD)
	decree:SetCode(EVENT_CHAIN_SOLVING)
	decree:SetRange(LOCATION_SZONE)
	decree:SetOperation(function(e,_,_,_,link,effect)
		local is_other_trap=effect:IsTrapEffect() and effect:GetHandler()~=e:GetHandler()
		local place=Duel.GetChainInfo(link,CHAININFO_TRIGGERING_LOCATION)
		if is_other_trap and place==LOCATION_SZONE then Duel.NegateEffect(link) end
	end)
	c:RegisterEffect(decree)
end
