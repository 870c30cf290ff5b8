-- Swift Scarecrow
-- Discard it when the opponent's monster attacks directly: negate the attack; the Battle Phase ends.
local s,id=GetID()

function s.initial_effect(c)
	local scarecrow=Effect.CreateEffect(c)
	scarecrow:SetType(EFFECT_TYPE_QUICK_O)
	scarecrow:SetCode(EVENT_ATTACK_ANNOUNCE)
	scarecrow:SetRange(LOCATION_HAND)
	scarecrow:SetDescription(aux.Stringid(id,0))
	scarecrow:SetCost(Cost.SelfDiscard)
	scarecrow:SetCondition(s.attacked_directly)
	scarecrow:SetOperation(s.stop)
	c:RegisterEffect(scarecrow)
end

function s.attacked_directly(_,tp)
	local attacker,target=Duel.GetAttacker(),Duel.GetAttackTarget()
	return target==nil and attacker:IsControler(1-tp)
end

-- The rest of the Battle Phase is skipped.
function s.stop(_,tp)
	if not Duel.NegateAttack() then return end
	local rest=RESET_PHASE|PHASE_BATTLE_STEP
	Duel.SkipPhase(1-tp,PHASE_BATTLE,rest,1)
end
