-- Negate Attack
-- Negate the attack of the opponent's monster; the Battle Phase ends.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCode(EVENT_ATTACK_ANNOUNCE)
	e1:SetCondition(function(e,tp) return Duel.IsTurnPlayer(1-tp) end)
	e1:SetTarget(s.target_attacker)
	e1:SetOperation(s.stop)
	c:RegisterEffect(e1)
end

function s.target_attacker(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local attacker=Duel.GetAttacker()
	if chkc then return chkc==attacker end
	if chk==0 then return attacker:IsOnField() and attacker:IsCanBeEffectTarget(e) end
	Duel.SetTargetCard(attacker)
end

function s.stop(e,tp)
	if not Duel.GetAttacker():IsRelateToEffect(e) or not Duel.NegateAttack() then return end
	Duel.SkipPhase(1-tp,PHASE_BATTLE,RESET_PHASE|PHASE_BATTLE_STEP,1)
end
