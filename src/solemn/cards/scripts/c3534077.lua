-- Coach Soldier Wolfbark
-- Once a turn: Special Summon a Level 4 FIRE Beast-Warrior from your GY in Defense Position, its effects negated.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCountLimit(1,id)
	e1:SetTarget(s.choose)
	e1:SetOperation(s.call_back)
	c:RegisterEffect(e1)
end

function s.soldier(c,e,tp)
	return c:GetLevel()==4 and c:IsAttribute(ATTRIBUTE_FIRE) and c:IsRace(RACE_BEASTWARRIOR)
		and c:IsCanBeSpecialSummoned(e,0,tp,false,false,POS_FACEUP_DEFENSE)
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsControler(tp) and chkc:IsLocation(LOCATION_GRAVE) and s.soldier(chkc,e,tp) end
	if chk==0 then
		return Duel.GetLocationCount(tp,LOCATION_MZONE)>0 and Duel.IsExistingTarget(s.soldier,tp,LOCATION_GRAVE,0,1,nil,e,tp)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local target=Duel.SelectTarget(tp,s.soldier,tp,LOCATION_GRAVE,0,1,1,nil,e,tp)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,target,1,0,0)
end

function s.call_back(e,tp)
	local target=Duel.GetFirstTarget()
	if target:IsRelateToEffect(e) and Duel.SpecialSummonStep(target,0,tp,tp,false,false,POS_FACEUP_DEFENSE) then
		for _,code in ipairs({EFFECT_DISABLE,EFFECT_DISABLE_EFFECT}) do
			local e1=Effect.CreateEffect(e:GetHandler())
			e1:SetType(EFFECT_TYPE_SINGLE)
			e1:SetCode(code)
			e1:SetReset(RESET_EVENT|RESETS_STANDARD)
			target:RegisterEffect(e1)
		end
	end
	Duel.SpecialSummonComplete()
end
