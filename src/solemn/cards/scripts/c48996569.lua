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
	Fusion.AddContactProc(c,s.own_cards,s.shuffle_in,s.not_from_extra_deck)
	aux.EnableNeosReturn(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,1))
	e1:SetCategory(CATEGORY_TOHAND)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCountLimit(1)
	e1:SetTarget(s.choose)
	e1:SetOperation(s.send_back)
	c:RegisterEffect(e1)
end

function s.own_cards(tp)
	return Duel.GetMatchingGroup(Card.IsAbleToDeckOrExtraAsCost,tp,LOCATION_ONFIELD,0,nil)
end

function s.shuffle_in(materials,tp)
	Duel.ConfirmCards(1-tp,materials)
	Duel.SendtoDeck(materials,nil,SEQ_DECKSHUFFLE,REASON_COST|REASON_MATERIAL)
end

function s.not_from_extra_deck(e)
	return not e:GetHandler():IsLocation(LOCATION_EXTRA)
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
