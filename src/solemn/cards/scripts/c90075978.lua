-- W Nebula Meteorite
-- Turn all face-down monsters up. In the End Phase: your LIGHT Reptiles go face-down, draw as many cards; then one of
-- Level 7 or higher from the Deck.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_POSITION|CATEGORY_SPECIAL_SUMMON|CATEGORY_DRAW|CATEGORY_SET)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMINGS_CHECK_MONSTER_E)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.fall)
	c:RegisterEffect(e1)
end

function s.hidden(tp)
	return Duel.GetMatchingGroup(Card.IsFacedown,tp,LOCATION_MZONE,LOCATION_MZONE,nil)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	local monsters=s.hidden(tp)
	if chk==0 then return #monsters>0 end
	Duel.SetOperationInfo(0,CATEGORY_POSITION,monsters,#monsters,0,0)
end

function s.fall(e,tp)
	local monsters=s.hidden(tp)
	if #monsters>0 then Duel.ChangePosition(monsters,POS_FACEUP_DEFENSE) end
	local e1=Effect.CreateEffect(e:GetHandler())
	e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e1:SetCode(EVENT_PHASE|PHASE_END)
	e1:SetCountLimit(1)
	e1:SetCondition(function(_,player) return #s.reptiles(player)>0 end)
	e1:SetOperation(s.sink)
	e1:SetReset(RESET_PHASE|PHASE_END)
	Duel.RegisterEffect(e1,tp)
end

function s.light_reptile(c)
	return c:IsAttribute(ATTRIBUTE_LIGHT) and c:IsRace(RACE_REPTILE)
end

function s.reptiles(tp)
	local function can_sink(c) return c:IsFaceup() and s.light_reptile(c) and c:IsCanTurnSet() end
	return Duel.GetMatchingGroup(can_sink,tp,LOCATION_MZONE,0,nil)
end

function s.worm_king(c,e,tp)
	return s.light_reptile(c) and c:GetLevel()>=7 and c:IsCanBeSpecialSummoned(e,0,tp,false,false)
end

function s.sink(e,tp)
	local monsters=s.reptiles(tp)
	if #monsters==0 then return end
	Duel.ChangePosition(monsters,POS_FACEDOWN_DEFENSE)
	if Duel.Draw(tp,#monsters,REASON_EFFECT)==0 or Duel.GetLocationCount(tp,LOCATION_MZONE)<=0 then return end
	local found=Duel.GetMatchingGroup(s.worm_king,tp,LOCATION_DECK,0,nil,e,tp)
	if #found==0 or not Duel.SelectYesNo(tp,aux.Stringid(id,0)) then return end
	Duel.BreakEffect()
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	Duel.SpecialSummon(found:Select(tp,1,1,nil),0,tp,tp,false,false,POS_FACEUP)
end
