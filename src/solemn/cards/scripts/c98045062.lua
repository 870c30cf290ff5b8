-- Enemy Controller
-- Change the position of an opponent's monster, or Tribute a monster and take control of one of theirs this turn.
local s,id=GetID()
local POSITION,CONTROL=1,2
local WITH_COST=9

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(TIMING_STANDBY_PHASE|TIMING_BATTLE_PHASE,TIMING_BATTLE_PHASE)
	e1:SetCost(s.mark_cost)
	e1:SetTarget(s.choose)
	e1:SetOperation(s.press)
	c:RegisterEffect(e1)
end

-- Only one of the choices has a cost, so it is paid with the choice; the label tells whether there are costs at all.
function s.mark_cost(e)
	e:SetLabel(WITH_COST)
	return true
end

local can_turn=aux.FaceupFilter(Card.IsCanChangePosition)
local can_join=aux.FaceupFilter(Card.IsControlerCanBeChanged)
local can_join_later=aux.FaceupFilter(Card.IsControlerCanBeChanged,true)

-- A Tribute that makes room, if need be, and leaves something to take
function s.fitting_tribute(c,tp)
	return Duel.GetMZoneCount(tp,c,tp,LOCATION_REASON_CONTROL)>0
		and Duel.IsExistingTarget(can_join_later,tp,0,LOCATION_MZONE,1,c)
end

function s.can_take(e,tp)
	if e:GetLabel()==WITH_COST then return Duel.CheckReleaseGroupCost(tp,s.fitting_tribute,1,false,nil,nil,tp) end
	return Duel.GetLocationCount(tp,LOCATION_MZONE,tp,LOCATION_REASON_CONTROL)>0
		and Duel.IsExistingTarget(can_join,tp,0,LOCATION_MZONE,1,nil)
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		local filter=e:GetLabel()==POSITION and can_turn or can_join
		return chkc:IsLocation(LOCATION_MZONE) and chkc:IsControler(1-tp) and filter(chkc)
	end
	local turn=Duel.IsExistingTarget(can_turn,tp,0,LOCATION_MZONE,1,nil)
	local take=s.can_take(e,tp)
	if chk==0 then
		e:SetLabel(0)
		return turn or take
	end
	local choice=Duel.SelectEffect(tp,{turn,aux.Stringid(id,1)},{take,aux.Stringid(id,2)})
	if choice==POSITION then
		s.target(e,tp,can_turn,CATEGORY_POSITION,HINTMSG_POSCHANGE)
	else
		e:SetCategory(CATEGORY_CONTROL)
		if e:GetLabel()==WITH_COST then
			Duel.Release(Duel.SelectReleaseGroupCost(tp,s.fitting_tribute,1,1,false,nil,nil,tp),REASON_COST)
		end
		s.target(e,tp,can_join,CATEGORY_CONTROL,HINTMSG_CONTROL)
	end
	e:SetLabel(choice)
end

function s.target(e,tp,filter,category,hint)
	e:SetCategory(category)
	Duel.Hint(HINT_SELECTMSG,tp,hint)
	local target=Duel.SelectTarget(tp,filter,tp,0,LOCATION_MZONE,1,1,nil)
	Duel.SetOperationInfo(0,category,target,1,0,0)
end

function s.press(e,tp)
	local target=Duel.GetFirstTarget()
	if not (target:IsRelateToEffect(e) and target:IsFaceup() and target:IsControler(1-tp)) then return end
	if e:GetLabel()==POSITION then
		Duel.ChangePosition(target,POS_FACEUP_DEFENSE,0,POS_FACEUP_ATTACK,0)
	else
		Duel.GetControl(target,tp,PHASE_END,1)
	end
end
