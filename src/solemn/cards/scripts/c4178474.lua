-- Raigeki Break
-- Discard a card: destroy a card on the field.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_DESTROY)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(TIMING_ATTACK,TIMING_ATTACK|TIMINGS_CHECK_MONSTER_E)
	e1:SetCost(s.discard_one)
	e1:SetTarget(s.choose)
	e1:SetOperation(s.destroy)
	c:RegisterEffect(e1)
end

function s.discard_one(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(Card.IsDiscardable,tp,LOCATION_HAND,0,1,e:GetHandler()) end
	Duel.DiscardHand(tp,Card.IsDiscardable,1,1,REASON_COST|REASON_DISCARD)
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local itself=e:GetHandler()
	if chkc then return chkc~=itself and chkc:IsOnField() end
	if chk==0 then return Duel.IsExistingTarget(nil,tp,LOCATION_ONFIELD,LOCATION_ONFIELD,1,itself) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local target=Duel.SelectTarget(tp,nil,tp,LOCATION_ONFIELD,LOCATION_ONFIELD,1,1,itself)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,target,1,0,0)
end

function s.destroy(e)
	local target=Duel.GetFirstTarget()
	if target and target:IsRelateToEffect(e) then Duel.Destroy(target,REASON_EFFECT) end
end
