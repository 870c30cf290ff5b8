-- Swift Scarecrow
-- Discard it when the opponent's monster attacks directly: negate the attack; the Battle Phase ends.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetCode(EVENT_ATTACK_ANNOUNCE)
	e1:SetRange(LOCATION_HAND)
	e1:SetCondition(s.attacked_directly)
	e1:SetCost(Cost.SelfDiscard)
	e1:SetOperation(s.stop)
	c:RegisterEffect(e1)
end

function s.attacked_directly(e,tp)
	return Duel.GetAttacker():IsControler(1-tp) and Duel.GetAttackTarget()==nil
end

function s.stop(e,tp)
	if Duel.NegateAttack() then Duel.SkipPhase(1-tp,PHASE_BATTLE,RESET_PHASE|PHASE_BATTLE_STEP,1) end
end
