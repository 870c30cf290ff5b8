-- Appropriate
-- Activated when the opponent draws outside the Draw Phase; from then on, each time they do, draw two cards.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_DRAW)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_DRAW)
	e1:SetCondition(s.opponent_draws)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e2:SetProperty(EFFECT_FLAG_DELAY)
	e2:SetCode(EVENT_DRAW)
	e2:SetRange(LOCATION_SZONE)
	e2:SetCondition(s.opponent_draws)
	e2:SetOperation(s.draw_two)
	c:RegisterEffect(e2)
end

function s.opponent_draws(e,tp,eg,ep)
	return ep==1-tp and Duel.GetCurrentPhase()~=PHASE_DRAW
end

function s.draw_two(e,tp)
	Duel.Hint(HINT_CARD,0,id)
	Duel.Draw(tp,2,REASON_EFFECT)
end
