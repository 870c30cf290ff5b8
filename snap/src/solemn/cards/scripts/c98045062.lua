-- Enemy Controller
-- Change the position of an opponent's monster, or Tribute a monster and take control of one of theirs this turn.
local s,id=GetID()
local POSITION,CONTROL=1,2
local WITH_COST=9

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(TIMING_BATTLE_PHASE|TIMING_STANDBY_PHASE,TIMING_BATTLE_PHASE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetDescription(aux.Stringid(id,0))
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

-- What each button needs of a monster, and what is announced
s.buttons={
	[POSITION]={filter=aux.FaceupFilter(Card.IsCanChangePosition),category=CATEGORY_POSITION,hint=HINTMSG_POSCHANGE},
	[CONTROL]={filter=aux.FaceupFilter(Card.IsControlerCanBeChanged),category=CATEGORY_CONTROL,hint=HINTMSG_CONTROL},
}

function s.is_target_for(button,tp)
	return Duel.IsExistingTarget(s.buttons[button].filter,tp,0,LOCATION_MZONE,1,nil)
end

-- A Tribute that makes room, if need be, and leaves something to take
function s.fitting_tribute(c,tp)
	if Duel.GetMZoneCount(tp,c,tp,LOCATION_REASON_CONTROL)<1 then return false end
	local can_join_later=aux.FaceupFilter(Card.IsControlerCanBeChanged,true)
	return Duel.IsExistingTarget(can_join_later,tp,0,LOCATION_MZONE,1,c)
end

function s.can_take(tp,with_cost)
	if with_cost then return Duel.CheckReleaseGroupCost(tp,s.fitting_tribute,1,false,nil,nil,tp) end
	local room=Duel.GetLocationCount(tp,LOCATION_MZONE,tp,LOCATION_REASON_CONTROL)
	return room>0 and s.is_target_for(CONTROL,tp)
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		local button=s.buttons[e:GetLabel()] or s.buttons[CONTROL]
		return button.filter(chkc) and not chkc:IsControler(tp) and chkc:IsLocation(LOCATION_MZONE)
	end
	local with_cost=e:GetLabel()==WITH_COST
	local turn,take=s.is_target_for(POSITION,tp),s.can_take(tp,with_cost)
	if chk==0 then
		e:SetLabel(0)
		return take or turn
	end
	local choice=Duel.SelectEffect(tp,{turn,aux.Stringid(id,1)},{take,aux.Stringid(id,2)})
	if choice==CONTROL and with_cost then
		local tribute=Duel.SelectReleaseGroupCost(tp,s.fitting_tribute,1,1,false,nil,nil,tp)
		Duel.Release(tribute,REASON_COST)
	end
	s.target(e,tp,s.buttons[choice])
	e:SetLabel(choice)
end

function s.target(e,tp,button)
	e:SetCategory(button.category)
	Duel.Hint(HINT_SELECTMSG,tp,button.hint)
	local monster=Duel.SelectTarget(tp,button.filter,tp,0,LOCATION_MZONE,1,1,nil)
	Duel.SetOperationInfo(0,button.category,monster,1,0,0)
end

function s.press(e,tp)
	local monster=Duel.GetFirstTarget()
	if monster:IsControler(tp) or monster:IsFacedown() or not monster:IsRelateToEffect(e) then return end
	if e:GetLabel()==CONTROL then
		Duel.GetControl(monster,tp,PHASE_END,1)
	else
		Duel.ChangePosition(monster,POS_FACEUP_DEFENSE,0,POS_FACEUP_ATTACK,0)
	end
end
