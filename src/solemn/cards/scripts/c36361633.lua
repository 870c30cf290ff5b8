-- Threatening Roar
-- The opponent's monsters cannot declare an attack this turn.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMING_BATTLE_START)
	e1:SetCondition(s.attacks_may_come)
	e1:SetOperation(s.roar)
	c:RegisterEffect(e1)
end

function s.attacks_may_come(e,tp)
	return Duel.IsTurnPlayer(1-tp) and Duel.GetCurrentPhase()&(PHASE_MAIN2|PHASE_END)==0
end

function s.roar(e,tp)
	local e1=Effect.CreateEffect(e:GetHandler())
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetCode(EFFECT_CANNOT_ATTACK_ANNOUNCE)
	e1:SetTargetRange(0,1)
	e1:SetReset(RESET_PHASE|PHASE_END)
	Duel.RegisterEffect(e1,tp)
end
