-- Dimensional Alchemist
-- Once a turn: banish the top card of your Deck, gain 500 ATK this turn. Destroyed and sent to the GY: a banished
-- monster returns to the hand.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_ATKCHANGE)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCountLimit(1)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.transmute)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,1))
	e2:SetCategory(CATEGORY_TOHAND)
	e2:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_O)
	e2:SetProperty(EFFECT_FLAG_CARD_TARGET|EFFECT_FLAG_DAMAGE_STEP)
	e2:SetCode(EVENT_TO_GRAVE)
	e2:SetCondition(s.was_destroyed)
	e2:SetTarget(s.choose)
	e2:SetOperation(s.bring_back)
	c:RegisterEffect(e2)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then
		local top=Duel.GetDecktopGroup(tp,1):GetFirst()
		return top and top:IsAbleToRemove()
	end
	Duel.SetOperationInfo(0,CATEGORY_REMOVE,nil,1,tp,LOCATION_DECK)
end

function s.transmute(e,tp)
	Duel.DisableShuffleCheck()
	Duel.Remove(Duel.GetDecktopGroup(tp,1),POS_FACEUP,REASON_EFFECT)
	local c=e:GetHandler()
	if not c:IsRelateToEffect(e) or c:IsFacedown() then return end
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetValue(500)
	e1:SetReset(RESETS_STANDARD_PHASE_END)
	c:RegisterEffect(e1)
end

function s.was_destroyed(e,tp,eg,ep,ev,re,r)
	local c=e:GetHandler()
	return r&REASON_DESTROY~=0 and c:IsPreviousLocation(LOCATION_ONFIELD) and c:IsPreviousControler(tp)
end

function s.returnable(c)
	return c:IsFaceup() and c:IsMonster() and c:IsAbleToHand()
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsLocation(LOCATION_REMOVED) and chkc:IsControler(tp) and s.returnable(chkc) end
	if chk==0 then return Duel.IsExistingTarget(s.returnable,tp,LOCATION_REMOVED,0,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_ATOHAND)
	local target=Duel.SelectTarget(tp,s.returnable,tp,LOCATION_REMOVED,0,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,target,1,0,0)
end

function s.bring_back(e,tp)
	local target=Duel.GetFirstTarget()
	if not (target and target:IsRelateToEffect(e)) then return end
	Duel.SendtoHand(target,nil,REASON_EFFECT)
	Duel.ConfirmCards(1-tp,target)
end
