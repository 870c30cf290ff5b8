-- Reinforcement of the Army
-- Search a Warrior of Level 4 or lower.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_TOHAND|CATEGORY_SEARCH)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.search)
	c:RegisterEffect(e1)
end

function s.recruit(c)
	return c:IsRace(RACE_WARRIOR) and c:IsLevelBelow(4) and c:IsAbleToHand()
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(s.recruit,tp,LOCATION_DECK,0,1,nil) end
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,nil,1,tp,LOCATION_DECK)
end

function s.search(e,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_ATOHAND)
	local found=Duel.SelectMatchingCard(tp,s.recruit,tp,LOCATION_DECK,0,1,1,nil)
	if #found==0 then return end
	Duel.SendtoHand(found,nil,REASON_EFFECT)
	Duel.ConfirmCards(1-tp,found)
end
