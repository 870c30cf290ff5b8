-- Call of the Haunted
-- Special Summon a monster from your GY in Attack Position. If this card leaves the field the monster is destroyed, and
-- the other way round.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMING_STANDBY_PHASE|TIMING_MAIN_END|TIMINGS_CHECK_MONSTER_E)
	e1:SetTarget(s.choose)
	e1:SetOperation(s.call)
	c:RegisterEffect(e1)
	-- Was it negated when it was about to leave?
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_CONTINUOUS)
	e2:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	e2:SetCode(EVENT_LEAVE_FIELD_P)
	e2:SetOperation(function(e) e:SetLabel(e:GetHandler():IsDisabled() and 1 or 0) end)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_CONTINUOUS)
	e3:SetCode(EVENT_LEAVE_FIELD)
	e3:SetLabelObject(e2)
	e3:SetOperation(s.end_haunting)
	c:RegisterEffect(e3)
	local e4=Effect.CreateEffect(c)
	e4:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e4:SetCode(EVENT_LEAVE_FIELD)
	e4:SetRange(LOCATION_SZONE)
	e4:SetCondition(s.monster_is_destroyed)
	e4:SetOperation(function(e) Duel.Destroy(e:GetHandler(),REASON_EFFECT) end)
	c:RegisterEffect(e4)
end

function s.can_return(c,e,tp)
	return c:IsCanBeSpecialSummoned(e,0,tp,false,false,POS_FACEUP_ATTACK)
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsControler(tp) and chkc:IsLocation(LOCATION_GRAVE) and s.can_return(chkc,e,tp) end
	if chk==0 then
		return Duel.GetLocationCount(tp,LOCATION_MZONE)>0 and Duel.IsExistingTarget(s.can_return,tp,LOCATION_GRAVE,0,1,nil,e,tp)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local target=Duel.SelectTarget(tp,s.can_return,tp,LOCATION_GRAVE,0,1,1,nil,e,tp)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,target,1,tp,0)
end

-- The bond forms only if both are there.
function s.call(e,tp)
	local c=e:GetHandler()
	local target=Duel.GetFirstTarget()
	if target:IsRelateToEffect(e) and Duel.SpecialSummonStep(target,0,tp,tp,false,false,POS_FACEUP_ATTACK) then
		if c:IsRelateToEffect(e) then c:SetCardTarget(target) end
	end
	Duel.SpecialSummonComplete()
end

function s.end_haunting(e)
	if e:GetLabelObject():GetLabel()==1 then return end
	local monster=e:GetHandler():GetFirstCardTarget()
	if monster and monster:IsLocation(LOCATION_MZONE) then Duel.Destroy(monster,REASON_EFFECT) end
end

function s.monster_is_destroyed(e,tp,eg)
	local monster=e:GetHandler():GetFirstCardTarget()
	return monster and monster:IsReason(REASON_DESTROY) and eg:IsContains(monster)
end
