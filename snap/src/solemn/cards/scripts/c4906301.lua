-- Necro Gardna
-- Banish it from the GY in the opponent's turn: negate an attack of theirs, the present one or else the next.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetRange(LOCATION_GRAVE)
	e1:SetHintTiming(0,TIMING_ATTACK)
	e1:SetCondition(s.attack_is_possible)
	e1:SetCost(Cost.SelfBanish)
	e1:SetOperation(s.guard)
	c:RegisterEffect(e1)
end

function s.attack_is_possible(e,tp)
	return Duel.IsTurnPlayer(1-tp) and (Duel.IsBattlePhase() or Duel.IsAbleToEnterBP())
end

function s.guard(e,tp)
	if Duel.GetAttacker() then
		Duel.NegateAttack()
		return
	end
	local e1=Effect.CreateEffect(e:GetHandler())
	e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e1:SetCode(EVENT_ATTACK_ANNOUNCE)
	e1:SetCountLimit(1)
	e1:SetOperation(s.negate_declared)
	e1:SetReset(RESET_PHASE|PHASE_END)
	Duel.RegisterEffect(e1,tp)
end

function s.negate_declared()
	Duel.Hint(HINT_CARD,0,id)
	Duel.NegateAttack()
end
