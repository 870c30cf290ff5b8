-- Sangan
-- Sent from the field to the GY: search a monster with 1500 or less ATK; cards of its name cannot be activated this turn.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_TRIGGER_F|EFFECT_TYPE_SINGLE)
	e1:SetCode(EVENT_TO_GRAVE)
	e1:SetCountLimit(1,id)
	e1:SetCategory(CATEGORY_SEARCH|CATEGORY_TOHAND)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCondition(function(e) return e:GetHandler():IsPreviousLocation(LOCATION_ONFIELD) end)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.search)
	c:RegisterEffect(e1)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then Duel.SetOperationInfo(0,CATEGORY_TOHAND,nil,1,tp,LOCATION_DECK) end
	return true
end

function s.weak_monster(c)
	return c:IsAbleToHand() and c:IsAttackBelow(1500) and c:IsMonster()
end

function s.search(e,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_ATOHAND)
	for found in Duel.SelectMatchingCard(tp,s.weak_monster,tp,LOCATION_DECK,0,1,1,nil):Iter() do
		Duel.SendtoHand(found,nil,REASON_EFFECT)
		Duel.ConfirmCards(1-tp,found)
		if found:IsLocation(LOCATION_HAND) then s.forbid(e:GetHandler(),tp,found:GetCode()) end
	end
end

-- For the rest of the turn the player cannot activate cards, or effects of cards, of that name.
function s.forbid(c,tp,name)
	local ban=Effect.CreateEffect(c)
	ban:SetType(EFFECT_TYPE_FIELD)
	ban:SetCode(EFFECT_CANNOT_ACTIVATE)
	ban:SetTargetRange(1,0)
	ban:SetReset(RESET_PHASE|PHASE_END)
	ban:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	ban:SetValue(function(_,activated)
		local card=activated:GetHandler()
		return card:IsCode(name)
	end)
	Duel.RegisterEffect(ban,tp)
end
