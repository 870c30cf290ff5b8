-- Junk Synchron
-- Normal Summoned: Special Summon a monster of Level 2 or lower from your GY in Defense Position, its effects negated.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_SINGLE)
	e1:SetCode(EVENT_SUMMON_SUCCESS)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetTarget(s.choose_scrap)
	e1:SetOperation(s.salvage)
	c:RegisterEffect(e1)
end

local GRAVE=LOCATION_GRAVE

function s.scrap(c,e,tp)
	return c:IsCanBeSpecialSummoned(e,0,tp,false,false,POS_FACEUP_DEFENSE) and c:IsLevelBelow(2)
end

function s.choose_scrap(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return s.scrap(chkc,e,tp) and chkc:IsLocation(GRAVE) and chkc:IsControler(tp)
	elseif chk==0 then
		local room=Duel.GetLocationCount(tp,LOCATION_MZONE)
		return room>0 and Duel.IsExistingTarget(s.scrap,tp,GRAVE,0,1,nil,e,tp)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local scrap=Duel.SelectTarget(tp,s.scrap,tp,GRAVE,0,1,1,nil,e,tp)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,scrap,1,tp,0)
end

-- The effects are negated before the Summon is complete, so that none of them starts.
function s.salvage(e,tp)
	for scrap in Duel.GetTargetCards(e):Iter() do
		local rises=Duel.SpecialSummonStep(scrap,0,tp,tp,false,false,POS_FACEUP_DEFENSE)
		if rises then scrap:NegateEffects(e:GetHandler()) end
	end
	Duel.SpecialSummonComplete()
end
