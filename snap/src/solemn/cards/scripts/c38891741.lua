-- Ultimate Providence
-- Discard a card of the same type: negate the activation of a Spell, Trap or monster effect and destroy that card.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_CHAINING)
	e1:SetCategory(CATEGORY_DESTROY|CATEGORY_NEGATE)
	e1:SetCondition(s.something_is_activated)
	e1:SetCost(s.discard_like)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.overrule)
	c:RegisterEffect(e1)
end

function s.something_is_activated(e,tp,eg,ep,link,effect)
	local counts=effect:IsHasType(EFFECT_TYPE_ACTIVATE) or effect:IsMonsterEffect()
	return counts and Duel.IsChainNegatable(link)
end

function s.like(c,kind)
	return c:IsDiscardable() and c:IsType(kind)
end

-- Some effects let a Counter Trap be activated without its discard.
function s.discard_like(e,tp,eg,ep,ev,re,r,rp,chk)
	if Duel.IsPlayerAffectedByEffect(tp,EFFECT_DISCARD_COST_CHANGE) then return true end
	local kind=(TYPE_TRAP|TYPE_SPELL|TYPE_MONSTER)&re:GetActiveType()
	if chk~=0 then
		Duel.DiscardHand(tp,s.like,1,1,REASON_DISCARD|REASON_COST,nil,kind)
		return
	end
	return Duel.IsExistingMatchingCard(s.like,tp,LOCATION_HAND,0,1,nil,kind)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local card=re:GetHandler()
	if card:IsDestructable() and card:IsRelateToEffect(re) then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
end

function s.overrule(e,tp,eg,ep,link,effect)
	local negated=Duel.NegateActivation(link)
	if negated and effect:GetHandler():IsRelateToEffect(effect) then Duel.Destroy(eg,REASON_EFFECT) end
end
