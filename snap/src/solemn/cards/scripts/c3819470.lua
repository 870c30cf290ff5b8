-- Seven Tools of the Bandit
-- Pay 1000 LP: negate the activation of a Trap Card and destroy it.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_CHAINING)
	e1:SetCategory(CATEGORY_DESTROY|CATEGORY_NEGATE)
	e1:SetCost(Cost.PayLP(1000))
	e1:SetCondition(s.trap_is_played)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.disarm)
	c:RegisterEffect(e1)
end

-- The card's own activation, not an effect of a Trap that lies face-up already.
function s.trap_is_played(e,tp,eg,ep,link,effect)
	local is_trap_card=effect:IsTrapEffect() and effect:IsHasType(EFFECT_TYPE_ACTIVATE)
	return is_trap_card and Duel.IsChainNegatable(link)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local trap=re:GetHandler()
	if trap:IsDestructable() and trap:IsRelateToEffect(re) then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
end

function s.disarm(e,tp,eg,ep,link,effect)
	local negated=Duel.NegateActivation(link)
	if negated and effect:GetHandler():IsRelateToEffect(effect) then Duel.Destroy(eg,REASON_EFFECT) end
end
