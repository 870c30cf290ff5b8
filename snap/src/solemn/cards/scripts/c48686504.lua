-- Lonefire Blossom
-- Once a turn: Tribute a face-up Plant and Special Summon a Plant from the Deck.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCountLimit(1)
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCost(s.wither)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.bloom)
	c:RegisterEffect(e1)
end

-- With no free zone it has to make one: a plant of one's own in a Main Monster Zone.
function s.fading(c,tp,needs_zone)
	if c:IsFacedown() or not c:IsRace(RACE_PLANT) then return false end
	return not needs_zone or c:GetSequence()<=4 and c:IsControler(tp)
end

function s.wither(e,tp,eg,ep,ev,re,r,rp,chk)
	local room=Duel.GetLocationCount(tp,LOCATION_MZONE)
	local needs_zone=room<=0
	if chk==0 then
		return room>=0 and Duel.CheckReleaseGroupCost(tp,s.fading,1,false,nil,nil,tp,needs_zone)
	end
	local faded=Duel.SelectReleaseGroupCost(tp,s.fading,1,1,false,nil,nil,tp,needs_zone)
	Duel.Release(faded,REASON_COST)
end

function s.bud(c,e,tp)
	return c:IsCanBeSpecialSummoned(e,0,tp,false,false) and c:IsRace(RACE_PLANT)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,0,LOCATION_DECK)
		return
	end
	local buds=Duel.GetMatchingGroupCount(s.bud,tp,LOCATION_DECK,0,nil,e,tp)
	return buds>0
end

function s.bloom(e,tp)
	local room=Duel.GetLocationCount(tp,LOCATION_MZONE)
	if room<=0 then return end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	for bud in Duel.SelectMatchingCard(tp,s.bud,tp,LOCATION_DECK,0,1,1,nil,e,tp):Iter() do
		Duel.SpecialSummon(bud,0,tp,tp,false,false,POS_FACEUP)
	end
end
