-- Elemental HERO Grand Neos
-- Contact Fusion of Elemental HERO Neos and Neo-Spacian Grand Mole. Once a turn: return an opponent's monster to the
-- hand. Returns in the End Phase.
local s,id=GetID()
local GRAND_MOLE=80344569

s.listed_names={CARD_NEOS}
s.material_setcode={SET_HERO,SET_ELEMENTAL_HERO,SET_NEOS,SET_NEO_SPACIAN}

function s.initial_effect(c)
	c:EnableReviveLimit()
	Fusion.AddProcMix(c,true,true,CARD_NEOS,GRAND_MOLE)
	Fusion.AddContactProc(c,s.own_cards,s.shuffle_in,s.is_elsewhere)
	aux.EnableNeosReturn(c)
	s.can_send_back(c)
end

-- Contact Fusion: its materials are shuffled into the Deck. Nothing else brings it from the Extra Deck.
function s.own_cards(tp)
	return Duel.GetFieldGroup(tp,LOCATION_ONFIELD,0):Match(Card.IsAbleToDeckOrExtraAsCost,nil)
end

function s.shuffle_in(heroes,tp)
	local opponent=1-tp
	Duel.ConfirmCards(opponent,heroes)
	Duel.SendtoDeck(heroes,nil,SEQ_DECKSHUFFLE,REASON_MATERIAL|REASON_COST)
end

function s.is_elsewhere(e)
	local waits=e:GetHandler():IsLocation(LOCATION_EXTRA)
	return not waits
end

function s.can_send_back(c)
	local tunnel=Effect.CreateEffect(c)
	tunnel:SetType(EFFECT_TYPE_IGNITION)
	tunnel:SetRange(LOCATION_MZONE)
	tunnel:SetCountLimit(1)
	tunnel:SetProperty(EFFECT_FLAG_CARD_TARGET)
	tunnel:SetCategory(CATEGORY_TOHAND)
	tunnel:SetDescription(aux.Stringid(id,1))
	tunnel:SetTarget(s.choose_opponent)
	tunnel:SetOperation(function(e)
		local opponents=Duel.GetTargetCards(e)
		if #opponents>0 then Duel.SendtoHand(opponents,nil,REASON_EFFECT) end
	end)
	c:RegisterEffect(tunnel)
end

function s.choose_opponent(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local zones,can_leave=LOCATION_MZONE,Card.IsAbleToHand
	if chkc then
		return can_leave(chkc) and chkc:IsControler(1-tp) and chkc:IsLocation(zones)
	elseif chk==0 then
		return Duel.IsExistingTarget(can_leave,tp,0,zones,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_RTOHAND)
	local opponent=Duel.SelectTarget(tp,can_leave,tp,0,zones,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,opponent,1,0,0)
end
