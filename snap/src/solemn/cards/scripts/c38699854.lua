-- Book of Taiyou
-- Turn a face-down monster to face-up Attack Position.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCategory(CATEGORY_POSITION)
	e1:SetTarget(s.choose_hidden)
	e1:SetOperation(s.open)
	c:RegisterEffect(e1)
end

function s.choose_hidden(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local monsters=LOCATION_MZONE
	if chkc then
		return chkc:IsFacedown() and chkc:IsLocation(monsters)
	elseif chk==0 then
		return Duel.IsExistingTarget(Card.IsFacedown,tp,monsters,monsters,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_FACEDOWN)
	local hidden=Duel.SelectTarget(tp,Card.IsFacedown,tp,monsters,monsters,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_POSITION,hidden,1,0,0)
end

function s.open(e)
	local hidden=Duel.GetTargetCards(e):Match(Card.IsFacedown,nil)
	if #hidden>0 then Duel.ChangePosition(hidden,POS_FACEUP_ATTACK) end
end
