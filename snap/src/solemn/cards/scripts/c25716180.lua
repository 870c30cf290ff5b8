-- Wind-Up Kitten
-- Once while face-up: return an opponent's monster to the hand.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_MZONE)
	-- The limit is not renewed with the turn
	e1:SetCountLimit(1)
	e1:SetProperty(EFFECT_FLAG_NO_TURN_RESET|EFFECT_FLAG_CARD_TARGET)
	e1:SetCategory(CATEGORY_TOHAND)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetTarget(s.choose_opponent)
	e1:SetOperation(s.send_back)
	c:RegisterEffect(e1)
end

function s.choose_opponent(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return chkc:IsAbleToHand() and chkc:IsLocation(LOCATION_MZONE) and not chkc:IsControler(tp)
	elseif chk==0 then
		return Duel.IsExistingTarget(Card.IsAbleToHand,tp,0,LOCATION_MZONE,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_RTOHAND)
	local opponent=Duel.SelectTarget(tp,Card.IsAbleToHand,tp,0,LOCATION_MZONE,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,opponent,1,0,0)
end

function s.send_back(e)
	local opponents=Duel.GetTargetCards(e)
	if #opponents>0 then Duel.SendtoHand(opponents,nil,REASON_EFFECT) end
end
