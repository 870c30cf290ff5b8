-- W Nebula Meteorite
-- Turn all face-down monsters up. In the End Phase: your LIGHT Reptiles go face-down, draw as many cards; then one of
-- Level 7 or higher from the Deck.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMINGS_CHECK_MONSTER_E)
	e1:SetCategory(CATEGORY_DRAW|CATEGORY_SET|CATEGORY_POSITION|CATEGORY_SPECIAL_SUMMON)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.strike)
	c:RegisterEffect(e1)
end

function s.hidden_monsters(tp)
	return Duel.GetMatchingGroup(Card.IsFacedown,tp,LOCATION_MZONE,LOCATION_MZONE,nil)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	local hidden=s.hidden_monsters(tp)
	if chk~=0 then Duel.SetOperationInfo(0,CATEGORY_POSITION,hidden,#hidden,0,0) end
	return #hidden>0
end

function s.strike(e,tp)
	Duel.ChangePosition(s.hidden_monsters(tp),POS_FACEUP_DEFENSE)
	local dusk=Effect.CreateEffect(e:GetHandler())
	dusk:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_FIELD)
	dusk:SetCode(EVENT_PHASE|PHASE_END)
	dusk:SetCountLimit(1)
	dusk:SetReset(RESET_PHASE|PHASE_END)
	dusk:SetCondition(function(_,player)
		local worms=s.worms(player)
		return #worms>0
	end)
	dusk:SetOperation(s.burrow)
	Duel.RegisterEffect(dusk,tp)
end

function s.light_reptile(c)
	return c:IsRace(RACE_REPTILE) and c:IsAttribute(ATTRIBUTE_LIGHT)
end

function s.worm(c)
	return c:IsCanTurnSet() and c:IsFaceup() and s.light_reptile(c)
end

function s.worms(tp)
	return Duel.GetMatchingGroup(s.worm,tp,LOCATION_MZONE,0,nil)
end

-- They go face-down, as many cards are drawn, and only then a greater one may come.
function s.burrow(e,tp)
	local worms=s.worms(tp)
	Duel.ChangePosition(worms,POS_FACEDOWN_DEFENSE)
	local drawn=Duel.Draw(tp,#worms,REASON_EFFECT)
	if drawn>0 and Duel.GetLocationCount(tp,LOCATION_MZONE)>0 then s.offer_king(e,tp) end
end

function s.king(c,e,tp)
	if not (s.light_reptile(c) and c:IsLevelAbove(7)) then return false end
	return c:IsCanBeSpecialSummoned(e,0,tp,false,false)
end

function s.offer_king(e,tp)
	local kings=Duel.GetMatchingGroup(s.king,tp,LOCATION_DECK,0,nil,e,tp)
	local wanted=#kings>0 and Duel.SelectYesNo(tp,aux.Stringid(id,0))
	if wanted then
		Duel.BreakEffect()
		Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
		local king=kings:Select(tp,1,1,nil)
		Duel.SpecialSummon(king,0,tp,tp,false,false,POS_FACEUP)
	end
end
