-- Sea Lord's Amulet
-- Your WATER monsters cannot be destroyed by the opponent's effects. Goes to the GY in the opponent's third End Phase.
local s,id=GetID()
local LASTS=3

function s.initial_effect(c)
	s.is_opened(c)
	s.shelters_water(c)
end

function s.is_opened(c)
	local opening=Effect.CreateEffect(c)
	opening:SetType(EFFECT_TYPE_ACTIVATE)
	opening:SetCode(EVENT_FREE_CHAIN)
	opening:SetTarget(function(e,_,_,_,_,_,_,_,chk)
		if chk~=0 then s.start_counting(e:GetHandler()) end
		return true
	end)
	c:RegisterEffect(opening)
end

function s.start_counting(c)
	c:SetTurnCounter(0)
	local clock=Effect.CreateEffect(c)
	clock:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_FIELD)
	clock:SetCode(EVENT_PHASE|PHASE_END)
	clock:SetRange(LOCATION_SZONE)
	clock:SetCountLimit(1)
	clock:SetReset(RESET_OPPO_TURN|RESETS_STANDARD_PHASE_END,LASTS)
	clock:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	clock:SetCondition(function(_,player) return player~=Duel.GetTurnPlayer() end)
	clock:SetOperation(s.count_turn)
	c:RegisterEffect(clock)
end

function s.count_turn(e)
	local field=e:GetHandler()
	field:SetTurnCounter(1+field:GetTurnCounter())
	if field:GetTurnCounter()==LASTS then Duel.SendtoGrave(field,REASON_RULE) end
end

function s.shelters_water(c)
	local shelter=Effect.CreateEffect(c)
	shelter:SetType(EFFECT_TYPE_FIELD)
	shelter:SetCode(EFFECT_INDESTRUCTABLE_EFFECT)
	shelter:SetRange(LOCATION_SZONE)
	shelter:SetTargetRange(LOCATION_MZONE,0)
	shelter:SetTarget(function(_,monster) return monster:IsAttribute(ATTRIBUTE_WATER) end)
	shelter:SetValue(aux.indoval)
	c:RegisterEffect(shelter)
end
