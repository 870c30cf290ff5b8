-- Appropriate
-- Activated when the opponent draws outside the Draw Phase; from then on, each time they do, draw two cards.
local s,id=GetID()

function s.initial_effect(c)
	local activation=s.on_draws(c,EFFECT_TYPE_ACTIVATE)
	activation:SetCategory(CATEGORY_DRAW)
	c:RegisterEffect(activation)
	local profit=s.on_draws(c,EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_FIELD)
	profit:SetRange(LOCATION_SZONE)
	profit:SetProperty(EFFECT_FLAG_DELAY)
	profit:SetOperation(s.draw_two)
	c:RegisterEffect(profit)
end

-- An effect that answers the opponent's draws; those of a Draw Phase do not count.
function s.on_draws(c,kind)
	local e1=Effect.CreateEffect(c)
	e1:SetType(kind)
	e1:SetCode(EVENT_DRAW)
	e1:SetCondition(function(_,tp,_,drawer) return not Duel.IsPhase(PHASE_DRAW) and drawer~=tp end)
	return e1
end

function s.draw_two(_,tp)
	Duel.Hint(HINT_CARD,0,id)
	Duel.Draw(tp,2,REASON_EFFECT)
end
