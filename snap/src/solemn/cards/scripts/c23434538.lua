-- Maxx "C"
-- Send this card from the hand to the GY: for the rest of this turn draw a card each time the opponent Special Summons. Once a turn.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_DRAW)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMINGS_CHECK_MONSTER)
	e1:SetRange(LOCATION_HAND)
	e1:SetCountLimit(1,id)
	e1:SetCost(Cost.SelfToGrave)
	e1:SetOperation(s.swarm)
	c:RegisterEffect(e1)
end

-- A Summon without a Chain is answered at once. Those by Chain Links are counted, and answered when the link has resolved.
function s.swarm(e,tp)
	local c=e:GetHandler()
	s.watch(c,tp,EVENT_SPSUMMON_SUCCESS,s.summoned_without_chain,s.draw_at_once,EFFECT_FLAG_DELAY)
	s.watch(c,tp,EVENT_SPSUMMON_SUCCESS,s.summoned_by_link,s.count)
	s.watch(c,tp,EVENT_CHAIN_SOLVED,s.has_counted,s.draw_for_link)
end

function s.watch(c,tp,event,condition,action,property)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	if property then e1:SetProperty(property) end
	e1:SetCode(event)
	e1:SetCondition(condition)
	e1:SetOperation(action)
	e1:SetReset(RESET_PHASE|PHASE_END)
	Duel.RegisterEffect(e1,tp)
end

function s.by_opponent(eg,tp)
	return eg:IsExists(function(c) return c:GetSummonPlayer()==1-tp end,1,nil)
end

function s.by_link(re)
	return re:IsHasType(EFFECT_TYPE_ACTIONS) and not re:IsHasType(EFFECT_TYPE_CONTINUOUS)
end

function s.summoned_without_chain(e,tp,eg,ep,ev,re)
	return s.by_opponent(eg,tp) and not s.by_link(re)
end

function s.summoned_by_link(e,tp,eg,ep,ev,re)
	return s.by_opponent(eg,tp) and s.by_link(re)
end

function s.draw_at_once(e,tp)
	Duel.Draw(tp,1,REASON_EFFECT)
end

function s.count(e,tp)
	Duel.RegisterFlagEffect(tp,id,RESET_CHAIN,0,1)
end

function s.has_counted(e,tp)
	return Duel.HasFlagEffect(tp,id)
end

function s.draw_for_link(e,tp)
	local count=Duel.GetFlagEffect(tp,id)
	Duel.ResetFlagEffect(tp,id)
	Duel.Draw(tp,count,REASON_EFFECT)
end
