-- Wind-Up Kitten
-- Once while face-up: return an opponent's monster to the hand.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_TOHAND)
	e1:SetType(EFFECT_TYPE_IGNITION)
	-- The limit is not renewed with the turn
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET|EFFECT_FLAG_NO_TURN_RESET)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCountLimit(1)
	e1:SetTarget(s.choose)
	e1:SetOperation(s.send_back)
	c:RegisterEffect(e1)
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsControler(1-tp) and chkc:IsLocation(LOCATION_MZONE) and chkc:IsAbleToHand() end
	if chk==0 then return Duel.IsExistingTarget(Card.IsAbleToHand,tp,0,LOCATION_MZONE,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_RTOHAND)
	local target=Duel.SelectTarget(tp,Card.IsAbleToHand,tp,0,LOCATION_MZONE,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,target,1,0,0)
end

function s.send_back(e)
	local target=Duel.GetFirstTarget()
	if target and target:IsRelateToEffect(e) then Duel.SendtoHand(target,nil,REASON_EFFECT) end
end
