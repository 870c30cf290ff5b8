-- Swift Scarecrow
-- Discard it when the opponent's monster attacks directly: negate the attack; the Battle Phase ends.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetCode(EVENT_ATTACK_ANNOUNCE)
	e1:SetRange(LOCATION_HAND)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCost(Cost.SelfDiscard)
	e1:SetCondition(s.attacked_directly)
	e1:SetOperation(s.stop)
	c:RegisterEffect(e1)
end

function s.attacked_directly(_,tp)
	if Duel.GetAttackTarget() then return false end
	local attacker=Duel.GetAttacker()
	return not attacker:IsControler(tp)
end

-- The rest of the Battle Phase is skipped.
function s.stop(_,tp)
	local stopped=Duel.NegateAttack()
	if stopped then
		Duel.SkipPhase(1-tp,PHASE_BATTLE,RESET_PHASE|PHASE_BATTLE_STEP,1)
	end
end
