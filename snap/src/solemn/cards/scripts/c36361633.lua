-- Threatening Roar
-- The opponent's monsters cannot declare an attack this turn.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMING_BATTLE_START)
	e1:SetOperation(s.roar)
	e1:SetCondition(function(_,tp)
		local too_late=Duel.IsPhase(PHASE_MAIN2) or Duel.IsPhase(PHASE_END)
		return not too_late and tp~=Duel.GetTurnPlayer()
	end)
	c:RegisterEffect(e1)
end

function s.roar(e,tp)
	local fear=Effect.CreateEffect(e:GetHandler())
	fear:SetCode(EFFECT_CANNOT_ATTACK_ANNOUNCE)
	fear:SetType(EFFECT_TYPE_FIELD)
	fear:SetReset(RESET_PHASE|PHASE_END)
	fear:SetTargetRange(0,1)
	fear:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	Duel.RegisterEffect(fear,tp)
end
