-- Fury of Kairyu-Shin
-- Search Torrential Tribute. In the GY: banish this card instead of WATER monsters that an effect would destroy. Each once a turn.
local s,id=GetID()
local TORRENTIAL_TRIBUTE=53582587

s.listed_names={TORRENTIAL_TRIBUTE}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_TOHAND|CATEGORY_SEARCH)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCountLimit(1,id)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.search)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,1))
	e2:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e2:SetCode(EFFECT_DESTROY_REPLACE)
	e2:SetRange(LOCATION_GRAVE)
	e2:SetCountLimit(1,{id,1})
	e2:SetTarget(s.offer)
	e2:SetValue(function(e,card) return s.is_saved(card,e:GetHandlerPlayer()) end)
	e2:SetOperation(function(e) Duel.Remove(e:GetHandler(),POS_FACEUP,REASON_EFFECT|REASON_REPLACE) end)
	c:RegisterEffect(e2)
end

function s.searched(c)
	return c:IsCode(TORRENTIAL_TRIBUTE) and c:IsAbleToHand()
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(s.searched,tp,LOCATION_DECK,0,1,nil) end
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,nil,1,tp,LOCATION_DECK)
end

function s.search(e,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_ATOHAND)
	local found=Duel.SelectMatchingCard(tp,s.searched,tp,LOCATION_DECK,0,1,1,nil)
	if #found==0 then return end
	Duel.SendtoHand(found,nil,REASON_EFFECT)
	Duel.ConfirmCards(1-tp,found)
end

function s.is_saved(c,tp)
	return c:IsFaceup() and c:IsLocation(LOCATION_MZONE) and c:IsControler(tp) and c:IsAttribute(ATTRIBUTE_WATER)
		and c:IsReason(REASON_EFFECT) and not c:IsReason(REASON_REPLACE)
end

function s.offer(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	if chk==0 then
		return Duel.GetFlagEffect(tp,id)==0 and c:IsAbleToRemove() and eg:IsExists(s.is_saved,1,nil,tp)
	end
	if not Duel.SelectEffectYesNo(tp,c,96) then return false end
	Duel.RegisterFlagEffect(tp,id,RESET_PHASE|PHASE_END,0,1)
	return true
end
