-- Book of Moon
-- Turn a face-up monster face-down.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_POSITION|CATEGORY_SET)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCode(EVENT_FREE_CHAIN)
	local either=TIMING_STANDBY_PHASE|TIMING_MAIN_END|TIMING_BATTLE_START|TIMING_BATTLE_PHASE|TIMINGS_CHECK_MONSTER_E
	e1:SetHintTiming(TIMING_END_PHASE,either)
	e1:SetTarget(s.choose)
	e1:SetOperation(s.close)
	c:RegisterEffect(e1)
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsLocation(LOCATION_MZONE) and chkc:IsCanTurnSet() end
	if chk==0 then return Duel.IsExistingTarget(Card.IsCanTurnSet,tp,LOCATION_MZONE,LOCATION_MZONE,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_TARGET)
	local target=Duel.SelectTarget(tp,Card.IsCanTurnSet,tp,LOCATION_MZONE,LOCATION_MZONE,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_POSITION,target,1,tp,POS_FACEDOWN_DEFENSE)
end

function s.close(e)
	local target=Duel.GetFirstTarget()
	if target:IsMonster() and target:IsRelateToEffect(e) then Duel.ChangePosition(target,POS_FACEDOWN_DEFENSE) end
end
