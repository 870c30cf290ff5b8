-- Yata-Garasu
-- A Spirit that cannot be Special Summoned. When it inflicts battle damage to the opponent, the opponent skips the next Draw Phase.
local s,id=GetID()

function s.initial_effect(c)
	Spirit.AddProcedure(c,EVENT_SUMMON_SUCCESS,EVENT_FLIP)
	c:AddCannotBeSpecialSummoned()
	local theft=Effect.CreateEffect(c)
	theft:SetType(EFFECT_TYPE_TRIGGER_F|EFFECT_TYPE_SINGLE)
	theft:SetCode(EVENT_BATTLE_DAMAGE)
	theft:SetDescription(aux.Stringid(id,0))
	theft:SetCondition(function(_,tp,_,hurt) return hurt~=tp end)
	theft:SetOperation(s.take_draw_phase)
	c:RegisterEffect(theft)
end

function s.take_draw_phase(e,tp)
	local skip=Effect.CreateEffect(e:GetHandler())
	skip:SetType(EFFECT_TYPE_FIELD)
	skip:SetCode(EFFECT_SKIP_DP)
	skip:SetTargetRange(0,1)
	skip:SetReset(RESET_OPPO_TURN|RESET_PHASE|PHASE_END)
	skip:SetProperty(EFFECT_FLAG_CLIENT_HINT|EFFECT_FLAG_PLAYER_TARGET)
	skip:SetDescription(aux.Stringid(id,1))
	Duel.RegisterEffect(skip,tp)
end
