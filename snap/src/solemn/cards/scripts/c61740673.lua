-- Imperial Order
-- The effects of all Spells on the field are negated. Costs 700 LP in each Standby Phase.
local s,id=GetID()
local UPKEEP=700

function s.initial_effect(c)
	local opening=Effect.CreateEffect(c)
	opening:SetType(EFFECT_TYPE_ACTIVATE)
	opening:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(opening)
	s.negates_spells(c)
	s.negates_activated_spells(c)
	s.costs_upkeep(c)
end

-- What lies on the field
function s.negates_spells(c)
	local order=Effect.CreateEffect(c)
	order:SetType(EFFECT_TYPE_FIELD)
	order:SetCode(EFFECT_DISABLE)
	order:SetRange(LOCATION_SZONE)
	order:SetTargetRange(LOCATION_SZONE,LOCATION_SZONE)
	order:SetTarget(function(e,card) return card~=e:GetHandler() and card:IsSpell() end)
	c:RegisterEffect(order)
end

-- What was activated there
function s.negates_activated_spells(c)
	local order=Effect.CreateEffect(c)
	order:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_FIELD)
	order:SetCode(EVENT_CHAIN_SOLVING)
	order:SetRange(LOCATION_SZONE)
	order:SetOperation(function(_,_,_,_,link,effect)
		if not effect:IsSpellEffect() then return end
		local zone=Duel.GetChainInfo(link,CHAININFO_TRIGGERING_LOCATION)
		if zone&LOCATION_SZONE==LOCATION_SZONE then Duel.NegateEffect(link) end
	end)
	c:RegisterEffect(order)
end

-- Paid, or the card is destroyed
function s.costs_upkeep(c)
	local upkeep=Effect.CreateEffect(c)
	upkeep:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_FIELD)
	upkeep:SetCode(EVENT_PHASE|PHASE_STANDBY)
	upkeep:SetRange(LOCATION_SZONE)
	upkeep:SetCountLimit(1)
	upkeep:SetProperty(EFFECT_FLAG_UNCOPYABLE|EFFECT_FLAG_CANNOT_DISABLE)
	upkeep:SetOperation(function(e,tp)
		if Duel.CheckLPCost(tp,UPKEEP) then
			Duel.PayLPCost(tp,UPKEEP)
		else
			Duel.Destroy(e:GetHandler(),REASON_COST)
		end
	end)
	c:RegisterEffect(upkeep)
end
