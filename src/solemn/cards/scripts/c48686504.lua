-- Lonefire Blossom
-- Once a turn: Tribute a face-up Plant and Special Summon a Plant from the Deck.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCountLimit(1)
	e1:SetCost(s.tribute_plant)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.bloom)
	c:RegisterEffect(e1)
end

-- With no free zone it has to make one: a plant of one's own in a Main Monster Zone.
function s.fitting(c,room,tp)
	return c:IsFaceup() and c:IsRace(RACE_PLANT) and (room>0 or c:IsControler(tp) and c:GetSequence()<5)
end

function s.tribute_plant(e,tp,eg,ep,ev,re,r,rp,chk)
	local room=Duel.GetLocationCount(tp,LOCATION_MZONE)
	if chk==0 then return room>-1 and Duel.CheckReleaseGroupCost(tp,s.fitting,1,false,nil,nil,room,tp) end
	Duel.Release(Duel.SelectReleaseGroupCost(tp,s.fitting,1,1,false,nil,nil,room,tp),REASON_COST)
end

function s.plant(c,e,tp)
	return c:IsRace(RACE_PLANT) and c:IsCanBeSpecialSummoned(e,0,tp,false,false)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(s.plant,tp,LOCATION_DECK,0,1,nil,e,tp) end
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,0,LOCATION_DECK)
end

function s.bloom(e,tp)
	if Duel.GetLocationCount(tp,LOCATION_MZONE)<=0 then return end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local chosen=Duel.SelectMatchingCard(tp,s.plant,tp,LOCATION_DECK,0,1,1,nil,e,tp)
	if #chosen>0 then Duel.SpecialSummon(chosen,0,tp,tp,false,false,POS_FACEUP) end
end
