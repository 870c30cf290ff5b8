-- Reinforcement of the Army
-- Search a Warrior of Level 4 or lower.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCategory(CATEGORY_SEARCH|CATEGORY_TOHAND)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.reinforce)
	c:RegisterEffect(e1)
end

function s.recruit(c)
	return c:IsAbleToHand() and c:IsLevelBelow(4) and c:IsRace(RACE_WARRIOR)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then
		local recruits=Duel.GetMatchingGroupCount(s.recruit,tp,LOCATION_DECK,0,nil)
		return recruits>0
	end
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,nil,1,tp,LOCATION_DECK)
end

function s.reinforce(_,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_ATOHAND)
	local recruit=Duel.SelectMatchingCard(tp,s.recruit,tp,LOCATION_DECK,0,1,1,nil)
	if #recruit>0 then
		Duel.SendtoHand(recruit,nil,REASON_EFFECT)
		Duel.ConfirmCards(1-tp,recruit)
	end
end
