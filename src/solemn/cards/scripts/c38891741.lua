-- Ultimate Providence
-- Discard a card of the same type: negate the activation of a Spell, Trap or monster effect and destroy that card.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_NEGATE|CATEGORY_DESTROY)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_CHAINING)
	e1:SetCondition(s.something_is_activated)
	e1:SetCost(s.discard_like)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.overrule)
	c:RegisterEffect(e1)
end

function s.something_is_activated(e,tp,eg,ep,ev,re)
	return Duel.IsChainNegatable(ev) and (re:IsMonsterEffect() or re:IsHasType(EFFECT_TYPE_ACTIVATE))
end

function s.of_type(c,kind)
	return c:IsType(kind) and c:IsDiscardable()
end

-- Some effects let a Counter Trap be activated without its discard.
function s.discard_like(e,tp,eg,ep,ev,re,r,rp,chk)
	if Duel.IsPlayerAffectedByEffect(tp,EFFECT_DISCARD_COST_CHANGE) then return true end
	local kind=re:GetActiveType()&(TYPE_MONSTER|TYPE_SPELL|TYPE_TRAP)
	if chk==0 then return Duel.IsExistingMatchingCard(s.of_type,tp,LOCATION_HAND,0,1,nil,kind) end
	Duel.DiscardHand(tp,s.of_type,1,1,REASON_COST|REASON_DISCARD,nil,kind)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
	local card=re:GetHandler()
	if card:IsRelateToEffect(re) and card:IsDestructable() then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
end

function s.overrule(e,tp,eg,ep,ev,re)
	if Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then
		Duel.Destroy(eg,REASON_EFFECT)
	end
end
