-- Degenerate Circuit
-- Monsters that would return from the field to the hand are banished. Costs 500 LP in each of your Standby Phases.
local s,id=GetID()
local UPKEEP=500

function s.initial_effect(c)
	local opening=Effect.CreateEffect(c)
	opening:SetType(EFFECT_TYPE_ACTIVATE)
	opening:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(opening)
	s.diverts_monsters(c)
	s.costs_upkeep(c)
end

-- Also those that lie in other zones, such as Equip Cards
function s.diverts_monsters(c)
	local diversion=Effect.CreateEffect(c)
	diversion:SetType(EFFECT_TYPE_FIELD)
	diversion:SetCode(EFFECT_TO_HAND_REDIRECT)
	diversion:SetRange(LOCATION_SZONE)
	diversion:SetTargetRange(LOCATION_ONFIELD,LOCATION_ONFIELD)
	diversion:SetProperty(EFFECT_FLAG_IGNORE_IMMUNE|EFFECT_FLAG_SET_AVAILABLE)
	diversion:SetTarget(function(_,card) return card:IsMonsterCard() or card:IsLocation(LOCATION_MZONE) end)
	diversion:SetValue(LOCATION_REMOVED)
	c:RegisterEffect(diversion)
end

-- Paid, or the card is destroyed
function s.costs_upkeep(c)
	local upkeep=Effect.CreateEffect(c)
	upkeep:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_FIELD)
	upkeep:SetCode(EVENT_PHASE|PHASE_STANDBY)
	upkeep:SetRange(LOCATION_SZONE)
	upkeep:SetCountLimit(1)
	upkeep:SetProperty(EFFECT_FLAG_UNCOPYABLE|EFFECT_FLAG_CANNOT_DISABLE)
	upkeep:SetCondition(function(_,tp) return tp==Duel.GetTurnPlayer() end)
	upkeep:SetOperation(function(e,tp)
		if Duel.CheckLPCost(tp,UPKEEP) then
			Duel.PayLPCost(tp,UPKEEP)
		else
			Duel.Destroy(e:GetHandler(),REASON_COST)
		end
	end)
	c:RegisterEffect(upkeep)
end
