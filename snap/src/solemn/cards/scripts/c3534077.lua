-- Coach Soldier Wolfbark
-- Once a turn: Special Summon a Level 4 FIRE Beast-Warrior from your GY in Defense Position, its effects negated.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCountLimit(1,id)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetTarget(s.choose_soldier)
	e1:SetOperation(s.call_back)
	c:RegisterEffect(e1)
end

function s.soldier(c,e,tp)
	if not (c:IsRace(RACE_BEASTWARRIOR) and c:IsAttribute(ATTRIBUTE_FIRE) and c:IsLevel(4)) then return false end
	return c:IsCanBeSpecialSummoned(e,0,tp,false,false,POS_FACEUP_DEFENSE)
end

function s.choose_soldier(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return s.soldier(chkc,e,tp) and chkc:IsLocation(LOCATION_GRAVE) and chkc:IsControler(tp)
	elseif chk==0 then
		local room=Duel.GetLocationCount(tp,LOCATION_MZONE)
		return room>0 and Duel.IsExistingTarget(s.soldier,tp,LOCATION_GRAVE,0,1,nil,e,tp)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local soldier=Duel.SelectTarget(tp,s.soldier,tp,LOCATION_GRAVE,0,1,1,nil,e,tp)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,soldier,1,0,0)
end

-- The effects are negated before the Summon is complete, so that none of them starts.
function s.call_back(e,tp)
	for soldier in Duel.GetTargetCards(e):Iter() do
		local rises=Duel.SpecialSummonStep(soldier,0,tp,tp,false,false,POS_FACEUP_DEFENSE)
		if rises then s.negate(e:GetHandler(),soldier) end
	end
	Duel.SpecialSummonComplete()
end

function s.negate(c,soldier)
	local negation=Effect.CreateEffect(c)
	negation:SetType(EFFECT_TYPE_SINGLE)
	negation:SetCode(EFFECT_DISABLE)
	negation:SetReset(RESETS_STANDARD|RESET_EVENT)
	soldier:RegisterEffect(negation)
	local of_its_links=negation:Clone()
	of_its_links:SetCode(EFFECT_DISABLE_EFFECT)
	soldier:RegisterEffect(of_its_links)
end
