-- Dimensional Alchemist
-- Once a turn: banish the top card of your Deck, gain 500 ATK this turn. Destroyed and sent to the GY: a banished
-- monster returns to the hand.
local s,id=GetID()

function s.initial_effect(c)
	s.can_transmute(c)
	s.can_bring_back(c)
end

function s.can_transmute(c)
	local transmutation=Effect.CreateEffect(c)
	transmutation:SetType(EFFECT_TYPE_IGNITION)
	transmutation:SetRange(LOCATION_MZONE)
	transmutation:SetCountLimit(1)
	transmutation:SetCategory(CATEGORY_ATKCHANGE)
	transmutation:SetDescription(aux.Stringid(id,0))
	transmutation:SetTarget(s.announce_banishment)
	transmutation:SetOperation(s.transmute)
	c:RegisterEffect(transmutation)
end

function s.top_card(tp)
	return Duel.GetDecktopGroup(tp,1)
end

function s.announce_banishment(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return s.top_card(tp):IsExists(Card.IsAbleToRemove,1,nil) end
	Duel.SetOperationInfo(0,CATEGORY_REMOVE,nil,1,tp,LOCATION_DECK)
end

function s.transmute(e,tp)
	local top,alchemist=s.top_card(tp),e:GetHandler()
	Duel.DisableShuffleCheck()
	Duel.Remove(top,POS_FACEUP,REASON_EFFECT)
	if alchemist:IsFaceup() and alchemist:IsRelateToEffect(e) then s.turn_to_attack(alchemist) end
end

function s.turn_to_attack(alchemist)
	local gold=Effect.CreateEffect(alchemist)
	gold:SetType(EFFECT_TYPE_SINGLE)
	gold:SetCode(EFFECT_UPDATE_ATTACK)
	gold:SetReset(RESETS_STANDARD_PHASE_END)
	gold:SetValue(500)
	alchemist:RegisterEffect(gold)
end

function s.can_bring_back(c)
	local recovery=Effect.CreateEffect(c)
	recovery:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_SINGLE)
	recovery:SetCode(EVENT_TO_GRAVE)
	recovery:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_CARD_TARGET)
	recovery:SetCategory(CATEGORY_TOHAND)
	recovery:SetDescription(aux.Stringid(id,1))
	recovery:SetCondition(s.was_destroyed)
	recovery:SetTarget(s.choose_banished)
	recovery:SetOperation(s.bring_back)
	c:RegisterEffect(recovery)
end

function s.was_destroyed(e,tp,eg,ep,ev,re,reason)
	if reason&REASON_DESTROY==0 then return false end
	local alchemist=e:GetHandler()
	return alchemist:IsPreviousControler(tp) and alchemist:IsPreviousLocation(LOCATION_ONFIELD)
end

function s.returnable(c)
	return c:IsAbleToHand() and c:IsMonster() and c:IsFaceup()
end

function s.choose_banished(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return s.returnable(chkc) and chkc:IsControler(tp) and chkc:IsLocation(LOCATION_REMOVED)
	elseif chk==0 then
		return Duel.IsExistingTarget(s.returnable,tp,LOCATION_REMOVED,0,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_ATOHAND)
	local banished=Duel.SelectTarget(tp,s.returnable,tp,LOCATION_REMOVED,0,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,banished,1,0,0)
end

function s.bring_back(e,tp)
	for monster in Duel.GetTargetCards(e):Iter() do
		Duel.SendtoHand(monster,nil,REASON_EFFECT)
		Duel.ConfirmCards(1-tp,monster)
	end
end
