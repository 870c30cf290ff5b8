-- Donpa, Marksman Fur Hire
-- Special Summon another "Fur Hire" from the hand. When you Special Summon other "Fur Hire" monsters: destroy a face-up
-- card. Each once a turn.
local s,id=GetID()

s.listed_series={SET_FUR_HIRE}
s.listed_names={id}

function s.initial_effect(c)
	s.can_hire(c)
	s.can_shoot(c)
end

function s.can_hire(c)
	local hiring=Effect.CreateEffect(c)
	hiring:SetType(EFFECT_TYPE_IGNITION)
	hiring:SetRange(LOCATION_MZONE)
	hiring:SetCountLimit(1,id)
	hiring:SetCategory(CATEGORY_SPECIAL_SUMMON)
	hiring:SetDescription(aux.Stringid(id,0))
	hiring:SetTarget(s.announce_hiring)
	hiring:SetOperation(s.hire)
	c:RegisterEffect(hiring)
end

function s.recruit(c,e,tp)
	if c:IsCode(id) or not c:IsSetCard(SET_FUR_HIRE) then return false end
	return c:IsCanBeSpecialSummoned(e,0,tp,false,false)
end

function s.announce_hiring(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then
		local recruits=Duel.GetMatchingGroupCount(s.recruit,tp,LOCATION_HAND,0,nil,e,tp)
		return recruits>0 and Duel.GetLocationCount(tp,LOCATION_MZONE)>0
	end
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,tp,LOCATION_HAND)
end

function s.hire(e,tp)
	local room=Duel.GetLocationCount(tp,LOCATION_MZONE)
	if room<=0 then return end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	for recruit in Duel.SelectMatchingCard(tp,s.recruit,tp,LOCATION_HAND,0,1,1,nil,e,tp):Iter() do
		Duel.SpecialSummon(recruit,0,tp,tp,false,false,POS_FACEUP)
	end
end

function s.can_shoot(c)
	local shot=Effect.CreateEffect(c)
	shot:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_FIELD)
	shot:SetCode(EVENT_SPSUMMON_SUCCESS)
	shot:SetRange(LOCATION_MZONE)
	shot:SetCountLimit(1,{id,1})
	shot:SetProperty(EFFECT_FLAG_DELAY|EFFECT_FLAG_CARD_TARGET)
	shot:SetCategory(CATEGORY_DESTROY)
	shot:SetDescription(aux.Stringid(id,1))
	shot:SetCondition(function(e,tp,arrived)
		if arrived:IsContains(e:GetHandler()) then return false end
		return arrived:IsExists(s.comrade,1,nil,tp)
	end)
	shot:SetTarget(s.choose_mark)
	shot:SetOperation(s.shoot)
	c:RegisterEffect(shot)
end

function s.comrade(c,tp)
	return c:IsSetCard(SET_FUR_HIRE) and c:IsControler(tp) and c:IsFaceup()
end

function s.choose_mark(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local field=LOCATION_ONFIELD
	if chkc then
		return chkc:IsFaceup() and chkc:IsOnField()
	elseif chk==0 then
		return Duel.IsExistingTarget(Card.IsFaceup,tp,field,field,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local mark=Duel.SelectTarget(tp,Card.IsFaceup,tp,field,field,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,mark,1,0,0)
end

function s.shoot(e)
	local marks=Duel.GetTargetCards(e)
	if #marks>0 then Duel.Destroy(marks,REASON_EFFECT) end
end
