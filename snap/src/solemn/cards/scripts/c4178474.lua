-- Raigeki Break
-- Discard a card: destroy a card on the field.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(TIMING_ATTACK,TIMINGS_CHECK_MONSTER_E|TIMING_ATTACK)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCategory(CATEGORY_DESTROY)
	e1:SetCost(s.discard_one)
	e1:SetTarget(s.choose_victim)
	e1:SetOperation(s.destroy)
	c:RegisterEffect(e1)
end

function s.discard_one(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		Duel.DiscardHand(tp,Card.IsDiscardable,1,1,REASON_DISCARD|REASON_COST)
		return
	end
	return Duel.IsExistingMatchingCard(Card.IsDiscardable,tp,LOCATION_HAND,0,1,e:GetHandler())
end

function s.choose_victim(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local itself,field=e:GetHandler(),LOCATION_ONFIELD
	if chkc then
		return chkc:IsOnField() and chkc~=itself
	elseif chk==0 then
		return Duel.IsExistingTarget(nil,tp,field,field,1,itself)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local victim=Duel.SelectTarget(tp,nil,tp,field,field,1,1,itself)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,victim,1,0,0)
end

function s.destroy(e)
	local victims=Duel.GetTargetCards(e)
	if #victims>0 then Duel.Destroy(victims,REASON_EFFECT) end
end
