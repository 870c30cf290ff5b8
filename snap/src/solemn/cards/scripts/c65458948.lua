-- Toon Mermaid
-- Needs Toon World. Attacks directly past monsters that are no Toons, for 500 LP an attack, but not in the turn of its Special Summon.
local s,id=GetID()
local TOON_WORLD=15259703

s.listed_names={TOON_WORLD}

function s.initial_effect(c)
	c:EnableReviveLimit()
	s.add_summon(c)
	s.add_bond(c)
	s.add_attack_rules(c)
end

-- Special Summoned from the hand while its player controls Toon World
function s.add_summon(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetProperty(EFFECT_FLAG_UNCOPYABLE)
	e1:SetCode(EFFECT_SPSUMMON_PROC)
	e1:SetRange(LOCATION_HAND)
	e1:SetCondition(function(_,card)
		if card==nil then return true end
		local tp=card:GetControler()
		return Duel.GetLocationCount(tp,LOCATION_MZONE)>0
			and Duel.IsExistingMatchingCard(aux.FaceupFilter(Card.IsCode,TOON_WORLD),tp,LOCATION_ONFIELD,0,1,nil)
	end)
	c:RegisterEffect(e1)
end

-- Destroyed when Toon World is
function s.add_bond(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e1:SetCode(EVENT_LEAVE_FIELD)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCondition(function(e,tp,eg) return eg:IsExists(s.was_toon_world,1,nil) end)
	e1:SetOperation(function(e) Duel.Destroy(e:GetHandler(),REASON_EFFECT) end)
	c:RegisterEffect(e1)
end

function s.was_toon_world(c)
	return c:IsReason(REASON_DESTROY) and c:IsPreviousPosition(POS_FACEUP) and c:IsPreviousLocation(LOCATION_ONFIELD)
		and c:GetPreviousCodeOnField()==TOON_WORLD
end

function s.opponent_has_toon(e)
	return Duel.IsExistingMatchingCard(aux.FaceupFilter(Card.IsType,TYPE_TOON),e:GetHandlerPlayer(),0,LOCATION_MZONE,1,nil)
end

function s.add_attack_rules(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_DIRECT_ATTACK)
	e1:SetCondition(aux.NOT(s.opponent_has_toon))
	c:RegisterEffect(e1)
	-- If there are Toons, they must be attacked
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetCode(EFFECT_CANNOT_SELECT_BATTLE_TARGET)
	e2:SetCondition(s.opponent_has_toon)
	e2:SetValue(function(_,target) return target:IsFacedown() or not target:IsType(TYPE_TOON) end)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_SINGLE)
	e3:SetCode(EFFECT_CANNOT_DIRECT_ATTACK)
	e3:SetCondition(s.opponent_has_toon)
	c:RegisterEffect(e3)
	local e4=Effect.CreateEffect(c)
	e4:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_CONTINUOUS)
	e4:SetCode(EVENT_SPSUMMON_SUCCESS)
	e4:SetOperation(s.rest)
	c:RegisterEffect(e4)
	local e5=Effect.CreateEffect(c)
	e5:SetType(EFFECT_TYPE_SINGLE)
	e5:SetCode(EFFECT_ATTACK_COST)
	e5:SetCost(function(_,_,tp) return Duel.CheckLPCost(tp,500) end)
	e5:SetOperation(s.pay_for_attack)
	c:RegisterEffect(e5)
end

function s.rest(e)
	local c=e:GetHandler()
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_CANNOT_ATTACK)
	e1:SetReset(RESETS_STANDARD_PHASE_END)
	c:RegisterEffect(e1)
end

function s.pay_for_attack(e,tp)
	if Duel.IsAttackCostPaid()==2 or not e:GetHandler():IsLocation(LOCATION_MZONE) then return end
	Duel.PayLPCost(tp,500)
	Duel.AttackCostPaid()
end
