-- Lightning Vortex
-- Discard a card: destroy all face-up monsters of the opponent.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_DESTROY)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCost(s.discard_one)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.strike)
	c:RegisterEffect(e1)
end

function s.discard_one(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(Card.IsDiscardable,tp,LOCATION_HAND,0,1,e:GetHandler()) end
	Duel.DiscardHand(tp,Card.IsDiscardable,1,1,REASON_COST|REASON_DISCARD)
end

function s.struck(tp)
	return Duel.GetMatchingGroup(Card.IsFaceup,tp,0,LOCATION_MZONE,nil)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	local monsters=s.struck(tp)
	if chk==0 then return #monsters>0 end
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,monsters,#monsters,0,0)
end

function s.strike(e,tp)
	Duel.Destroy(s.struck(tp),REASON_EFFECT)
end
