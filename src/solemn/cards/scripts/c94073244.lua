-- Donpa, Marksman Fur Hire
-- Special Summon another "Fur Hire" from the hand. When you Special Summon other "Fur Hire" monsters: destroy a face-up
-- card. Each once a turn.
local s,id=GetID()

s.listed_series={SET_FUR_HIRE}
s.listed_names={id}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCountLimit(1,id)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.hire)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,1))
	e2:SetCategory(CATEGORY_DESTROY)
	e2:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_TRIGGER_O)
	e2:SetProperty(EFFECT_FLAG_CARD_TARGET|EFFECT_FLAG_DELAY)
	e2:SetCode(EVENT_SPSUMMON_SUCCESS)
	e2:SetRange(LOCATION_MZONE)
	e2:SetCountLimit(1,{id,1})
	e2:SetCondition(s.others_join)
	e2:SetTarget(s.choose)
	e2:SetOperation(s.shoot)
	c:RegisterEffect(e2)
end

function s.recruit(c,e,tp)
	return c:IsSetCard(SET_FUR_HIRE) and not c:IsCode(id) and c:IsCanBeSpecialSummoned(e,0,tp,false,false)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then
		return Duel.GetLocationCount(tp,LOCATION_MZONE)>0 and Duel.IsExistingMatchingCard(s.recruit,tp,LOCATION_HAND,0,1,nil,e,tp)
	end
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,tp,LOCATION_HAND)
end

function s.hire(e,tp)
	if Duel.GetLocationCount(tp,LOCATION_MZONE)<=0 then return end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local chosen=Duel.SelectMatchingCard(tp,s.recruit,tp,LOCATION_HAND,0,1,1,nil,e,tp)
	if #chosen>0 then Duel.SpecialSummon(chosen,0,tp,tp,false,false,POS_FACEUP) end
end

function s.others_join(e,tp,eg)
	local function comrade(c) return c:IsFaceup() and c:IsControler(tp) and c:IsSetCard(SET_FUR_HIRE) end
	return not eg:IsContains(e:GetHandler()) and eg:IsExists(comrade,1,nil)
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsOnField() and chkc:IsFaceup() end
	if chk==0 then return Duel.IsExistingTarget(Card.IsFaceup,tp,LOCATION_ONFIELD,LOCATION_ONFIELD,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local target=Duel.SelectTarget(tp,Card.IsFaceup,tp,LOCATION_ONFIELD,LOCATION_ONFIELD,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,target,1,0,0)
end

function s.shoot(e)
	local target=Duel.GetFirstTarget()
	if target:IsRelateToEffect(e) then Duel.Destroy(target,REASON_EFFECT) end
end
