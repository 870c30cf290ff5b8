-- Sangan
-- Sent from the field to the GY: search a monster with 1500 or less ATK; cards of its name cannot be activated this turn.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_TOHAND|CATEGORY_SEARCH)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e1:SetCode(EVENT_TO_GRAVE)
	e1:SetCountLimit(1,id)
	e1:SetCondition(function(e) return e:GetHandler():IsPreviousLocation(LOCATION_ONFIELD) end)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.search)
	c:RegisterEffect(e1)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,nil,1,tp,LOCATION_DECK)
end

function s.weak_monster(c)
	return c:IsMonster() and c:IsAttackBelow(1500) and c:IsAbleToHand()
end

function s.search(e,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_ATOHAND)
	local found=Duel.SelectMatchingCard(tp,s.weak_monster,tp,LOCATION_DECK,0,1,1,nil):GetFirst()
	if not found then return end
	Duel.SendtoHand(found,nil,REASON_EFFECT)
	Duel.ConfirmCards(1-tp,found)
	if found:IsLocation(LOCATION_HAND) then s.forbid(e,tp,found:GetCode()) end
end

-- For the rest of the turn the player cannot activate cards, or effects of cards, of that name.
function s.forbid(e,tp,name)
	local e1=Effect.CreateEffect(e:GetHandler())
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetCode(EFFECT_CANNOT_ACTIVATE)
	e1:SetTargetRange(1,0)
	e1:SetLabel(name)
	e1:SetValue(function(effect,activated) return activated:GetHandler():IsCode(effect:GetLabel()) end)
	e1:SetReset(RESET_PHASE|PHASE_END)
	Duel.RegisterEffect(e1,tp)
end
