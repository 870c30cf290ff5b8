-- Solemn Strike
-- Pay 1500 LP: negate a Special Summon, or the activation of a monster effect, and destroy that card.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_NEGATE|CATEGORY_DESTROY)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_CHAINING)
	e1:SetCondition(s.monster_acts)
	e1:SetCost(Cost.PayLP(1500))
	e1:SetTarget(s.announce_effect)
	e1:SetOperation(s.strike_effect)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetCategory(CATEGORY_DISABLE_SUMMON|CATEGORY_DESTROY)
	e2:SetType(EFFECT_TYPE_ACTIVATE)
	e2:SetCode(EVENT_SPSUMMON)
	e2:SetCondition(function() return Duel.GetCurrentChain(true)==0 end)
	e2:SetCost(Cost.PayLP(1500))
	e2:SetTarget(s.announce_summon)
	e2:SetOperation(s.strike_summon)
	c:RegisterEffect(e2)
end

function s.monster_acts(e,tp,eg,ep,ev,re)
	return re and re:IsMonsterEffect() and Duel.IsChainNegatable(ev)
end

function s.announce_effect(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
	local monster=re:GetHandler()
	if monster:IsRelateToEffect(re) and monster:IsDestructable() then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
end

function s.strike_effect(e,tp,eg,ep,ev,re)
	if Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then
		Duel.Destroy(eg,REASON_EFFECT)
	end
end

function s.announce_summon(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_DISABLE_SUMMON,eg,#eg,0,0)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,#eg,0,0)
end

function s.strike_summon(e,tp,eg)
	Duel.NegateSummon(eg)
	Duel.Destroy(eg,REASON_EFFECT)
end
