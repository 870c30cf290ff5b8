-- Negate Attack
-- Negate the attack of the opponent's monster; the Battle Phase ends.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_ATTACK_ANNOUNCE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCondition(function(_,tp) return tp~=Duel.GetTurnPlayer() end)
	e1:SetTarget(s.target_attacker)
	e1:SetOperation(s.stop)
	c:RegisterEffect(e1)
end

function s.target_attacker(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local attacker=Duel.GetAttacker()
	if chkc then
		return attacker==chkc
	elseif chk==0 then
		return attacker:IsCanBeEffectTarget(e) and attacker:IsOnField()
	end
	Duel.SetTargetCard(attacker)
end

-- The rest of the Battle Phase is skipped.
function s.stop(e,tp)
	local stopped=Duel.GetAttacker():IsRelateToEffect(e) and Duel.NegateAttack()
	if stopped then
		Duel.SkipPhase(1-tp,PHASE_BATTLE,RESET_PHASE|PHASE_BATTLE_STEP,1)
	end
end
