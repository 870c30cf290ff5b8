-- Negate Attack
-- Negate the attack of the opponent's monster; the Battle Phase ends.
local s,id=GetID()

function s.initial_effect(c)
	local refusal=Effect.CreateEffect(c)
	refusal:SetType(EFFECT_TYPE_ACTIVATE)
	refusal:SetCode(EVENT_ATTACK_ANNOUNCE)
	refusal:SetProperty(EFFECT_FLAG_CARD_TARGET)
	refusal:SetCondition(function(_,tp)
		local attacking=Duel.GetTurnPlayer()
		return attacking~=tp
	end)
	refusal:SetTarget(s.target_attacker)
	refusal:SetOperation(s.stop)
	c:RegisterEffect(refusal)
end

function s.target_attacker(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local attacker=Duel.GetAttacker()
	if chkc then return attacker==chkc end
	if chk~=0 then
		Duel.SetTargetCard(attacker)
		return true
	end
	return attacker:IsOnField() and attacker:IsCanBeEffectTarget(e)
end

-- The rest of the Battle Phase is skipped.
function s.stop(e,tp)
	local attackers=Duel.GetTargetCards(e)
	if #attackers==0 or not Duel.NegateAttack() then return end
	local rest=RESET_PHASE|PHASE_BATTLE_STEP
	Duel.SkipPhase(1-tp,PHASE_BATTLE,rest,1)
end
