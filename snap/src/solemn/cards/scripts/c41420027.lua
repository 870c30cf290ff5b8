-- Solemn Judgment
-- Pay half your LP: negate a Summon, or the activation of a Spell or Trap Card, and destroy that card.
local s,id=GetID()

function s.initial_effect(c)
	for _,attempt in ipairs({EVENT_SUMMON,EVENT_FLIP_SUMMON,EVENT_SPSUMMON}) do
		local e1=Effect.CreateEffect(c)
		e1:SetCategory(CATEGORY_DISABLE_SUMMON|CATEGORY_DESTROY)
		e1:SetType(EFFECT_TYPE_ACTIVATE)
		e1:SetCode(attempt)
		e1:SetCondition(s.outside_a_chain)
		e1:SetCost(s.pay_half)
		e1:SetTarget(s.announce_summon)
		e1:SetOperation(s.judge_summon)
		c:RegisterEffect(e1)
	end
	local e2=Effect.CreateEffect(c)
	e2:SetCategory(CATEGORY_NEGATE|CATEGORY_DESTROY)
	e2:SetType(EFFECT_TYPE_ACTIVATE)
	e2:SetCode(EVENT_CHAINING)
	e2:SetCondition(s.card_is_played)
	e2:SetCost(s.pay_half)
	e2:SetTarget(s.announce_card)
	e2:SetOperation(s.judge_card)
	c:RegisterEffect(e2)
end

-- Half of the LP can always be paid.
function s.pay_half(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.PayLPCost(tp,Duel.GetLP(tp)//2)
end

-- A Summon can be answered only as Chain Link 1.
function s.outside_a_chain()
	return Duel.GetCurrentChain(true)==0
end

function s.announce_summon(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	for _,category in ipairs({CATEGORY_DISABLE_SUMMON,CATEGORY_DESTROY}) do
		Duel.SetOperationInfo(0,category,eg,#eg,0,0)
	end
end

function s.judge_summon(e,tp,eg)
	Duel.NegateSummon(eg)
	Duel.Destroy(eg,REASON_EFFECT)
end

function s.card_is_played(e,tp,eg,ep,ev,re)
	return re:IsHasType(EFFECT_TYPE_ACTIVATE) and Duel.IsChainNegatable(ev)
end

function s.announce_card(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
	local card=re:GetHandler()
	if card:IsRelateToEffect(re) and card:IsDestructable() then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
end

function s.judge_card(e,tp,eg,ep,ev,re)
	if Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then
		Duel.Destroy(eg,REASON_EFFECT)
	end
end
