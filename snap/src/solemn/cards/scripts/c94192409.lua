-- Compulsory Evacuation Device
-- Return a monster on the field to the hand.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMINGS_CHECK_MONSTER_E)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCategory(CATEGORY_TOHAND)
	e1:SetTarget(s.choose_evacuee)
	e1:SetOperation(s.evacuate)
	c:RegisterEffect(e1)
end

function s.choose_evacuee(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local monsters=LOCATION_MZONE
	if chkc then
		return chkc:IsAbleToHand() and chkc:IsLocation(monsters)
	elseif chk==0 then
		return Duel.IsExistingTarget(Card.IsAbleToHand,tp,monsters,monsters,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_RTOHAND)
	local evacuee=Duel.SelectTarget(tp,Card.IsAbleToHand,tp,monsters,monsters,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,evacuee,1,0,0)
end

function s.evacuate(e)
	local evacuees=Duel.GetTargetCards(e)
	if #evacuees>0 then Duel.SendtoHand(evacuees,nil,REASON_EFFECT) end
end
