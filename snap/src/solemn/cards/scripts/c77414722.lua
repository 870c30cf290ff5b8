-- Magic Jammer
-- Discard a card: negate the activation of a Spell Card and destroy it.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_CHAINING)
	e1:SetCategory(CATEGORY_DESTROY|CATEGORY_NEGATE)
	e1:SetCondition(s.spell_is_played)
	e1:SetCost(s.discard_one)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.jam)
	c:RegisterEffect(e1)
end

function s.spell_is_played(e,tp,eg,ep,link,effect)
	local is_spell_card=effect:IsSpellEffect() and effect:IsHasType(EFFECT_TYPE_ACTIVATE)
	return is_spell_card and Duel.IsChainNegatable(link)
end

-- Some effects let a Counter Trap be activated without its discard.
function s.discard_one(e,tp,eg,ep,ev,re,r,rp,chk)
	if Duel.IsPlayerAffectedByEffect(tp,EFFECT_DISCARD_COST_CHANGE) then return true end
	if chk~=0 then
		Duel.DiscardHand(tp,Card.IsDiscardable,1,1,REASON_DISCARD|REASON_COST)
		return
	end
	return Duel.IsExistingMatchingCard(Card.IsDiscardable,tp,LOCATION_HAND,0,1,e:GetHandler())
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local spell=re:GetHandler()
	if spell:IsDestructable() and spell:IsRelateToEffect(re) then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
end

function s.jam(e,tp,eg,ep,link,effect)
	local negated=Duel.NegateActivation(link)
	if negated and effect:GetHandler():IsRelateToEffect(effect) then Duel.Destroy(eg,REASON_EFFECT) end
end
