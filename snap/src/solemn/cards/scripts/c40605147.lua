-- Solemn Strike
-- Pay 1500 LP: negate a Special Summon, or the activation of a monster effect, and destroy that card.
local s,id=GetID()

function s.initial_effect(c)
	s.can_strike_effects(c)
	s.can_strike_summons(c)
end

function s.can_strike_effects(c)
	local strike=Effect.CreateEffect(c)
	strike:SetType(EFFECT_TYPE_ACTIVATE)
	strike:SetCode(EVENT_CHAINING)
	strike:SetCategory(CATEGORY_DESTROY|CATEGORY_NEGATE)
	strike:SetCost(Cost.PayLP(1500))
	strike:SetCondition(function(_,_,_,_,link,effect) return Duel.IsChainNegatable(link) and effect and effect:IsMonsterEffect() end)
	strike:SetTarget(s.announce_for_effect)
	strike:SetOperation(s.strike_effect)
	c:RegisterEffect(strike)
end

function s.announce_for_effect(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local monster=re:GetHandler()
	if monster:IsDestructable() and monster:IsRelateToEffect(re) then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
end

function s.strike_effect(e,tp,eg,ep,link,effect)
	local negated=Duel.NegateActivation(link)
	if negated and effect:GetHandler():IsRelateToEffect(effect) then Duel.Destroy(eg,REASON_EFFECT) end
end

-- Only Summons that start no Chain
function s.can_strike_summons(c)
	local strike=Effect.CreateEffect(c)
	strike:SetType(EFFECT_TYPE_ACTIVATE)
	strike:SetCode(EVENT_SPSUMMON)
	strike:SetCategory(CATEGORY_DESTROY|CATEGORY_DISABLE_SUMMON)
	strike:SetCost(Cost.PayLP(1500))
	strike:SetCondition(function() return Duel.GetCurrentChain(true)<1 end)
	strike:SetTarget(s.announce_for_summon)
	strike:SetOperation(function(_,_,appearing)
		Duel.NegateSummon(appearing)
		Duel.Destroy(appearing,REASON_EFFECT)
	end)
	c:RegisterEffect(strike)
end

function s.announce_for_summon(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		for _,category in ipairs({CATEGORY_DISABLE_SUMMON,CATEGORY_DESTROY}) do
			Duel.SetOperationInfo(0,category,eg,#eg,0,0)
		end
	end
	return true
end
