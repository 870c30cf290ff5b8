-- Monster Reborn
-- Special Summon a monster from either GY.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON)
	e1:SetTarget(s.choose_fallen)
	e1:SetOperation(s.revive)
	c:RegisterEffect(e1)
end

local GRAVES=LOCATION_GRAVE
-- A Summon by this card is marked as such: some monsters ask for it.
local BY_THIS_CARD=SUMMON_WITH_MONSTER_REBORN

function s.fallen(c,e,tp)
	return c:IsCanBeSpecialSummoned(e,BY_THIS_CARD,tp,false,false)
end

function s.choose_fallen(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return s.fallen(chkc,e,tp) and chkc:IsLocation(GRAVES)
	elseif chk==0 then
		local room=Duel.GetLocationCount(tp,LOCATION_MZONE)
		return room>0 and Duel.IsExistingTarget(s.fallen,tp,GRAVES,GRAVES,1,nil,e,tp)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local fallen=Duel.SelectTarget(tp,s.fallen,tp,GRAVES,GRAVES,1,1,nil,e,tp)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,fallen,1,0,0)
end

function s.revive(e,tp)
	local fallen=Duel.GetTargetCards(e)
	if #fallen>0 then Duel.SpecialSummon(fallen,BY_THIS_CARD,tp,tp,false,false,POS_FACEUP) end
end
