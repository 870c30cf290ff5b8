-- Book of Moon
-- Turn a face-up monster face-down.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	local in_battle=TIMING_BATTLE_PHASE|TIMING_BATTLE_START
	e1:SetHintTiming(TIMING_END_PHASE,TIMINGS_CHECK_MONSTER_E|TIMING_STANDBY_PHASE|TIMING_MAIN_END|in_battle)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCategory(CATEGORY_SET|CATEGORY_POSITION)
	e1:SetTarget(s.choose_monster)
	e1:SetOperation(s.close)
	c:RegisterEffect(e1)
end

function s.choose_monster(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local monsters=LOCATION_MZONE
	if chkc then
		return chkc:IsCanTurnSet() and chkc:IsLocation(monsters)
	elseif chk==0 then
		return Duel.IsExistingTarget(Card.IsCanTurnSet,tp,monsters,monsters,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_TARGET)
	local monster=Duel.SelectTarget(tp,Card.IsCanTurnSet,tp,monsters,monsters,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_POSITION,monster,1,tp,POS_FACEDOWN_DEFENSE)
end

function s.close(e)
	local monsters=Duel.GetTargetCards(e):Match(Card.IsMonster,nil)
	if #monsters>0 then Duel.ChangePosition(monsters,POS_FACEDOWN_DEFENSE) end
end
