-- Solemn Warning
-- Pay 2000 LP: negate a Summon, or the activation of what would Special Summon, and destroy that card.
local s,id=GetID()

function s.initial_effect(c)
	for _,attempt in ipairs({EVENT_SUMMON,EVENT_FLIP_SUMMON,EVENT_SPSUMMON}) do
		local e1=Effect.CreateEffect(c)
		e1:SetCategory(CATEGORY_DISABLE_SUMMON|CATEGORY_DESTROY)
		e1:SetType(EFFECT_TYPE_ACTIVATE)
		e1:SetCode(attempt)
		e1:SetCondition(function() return Duel.GetCurrentChain(true)==0 end)
		e1:SetCost(Cost.PayLP(2000))
		e1:SetTarget(s.announce_summon)
		e1:SetOperation(s.stop_summon)
		c:RegisterEffect(e1)
	end
	local e2=Effect.CreateEffect(c)
	e2:SetCategory(CATEGORY_NEGATE|CATEGORY_DESTROY)
	e2:SetType(EFFECT_TYPE_ACTIVATE)
	e2:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_DAMAGE_CAL)
	e2:SetCode(EVENT_CHAINING)
	e2:SetCondition(s.would_summon)
	e2:SetCost(Cost.PayLP(2000))
	e2:SetTarget(s.announce_effect)
	e2:SetOperation(s.stop_effect)
	c:RegisterEffect(e2)
end

function s.announce_summon(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_DISABLE_SUMMON,eg,#eg,0,0)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,#eg,0,0)
end

function s.stop_summon(e,tp,eg)
	Duel.NegateSummon(eg)
	Duel.Destroy(eg,REASON_EFFECT)
end

-- A card, or an effect of a monster, that says it Special Summons
function s.would_summon(e,tp,eg,ep,ev,re)
	return re and Duel.IsChainNegatable(ev) and re:IsHasCategory(CATEGORY_SPECIAL_SUMMON)
		and (re:IsMonsterEffect() or re:IsHasType(EFFECT_TYPE_ACTIVATE))
end

function s.announce_effect(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
	local card=re:GetHandler()
	if card:IsRelateToEffect(re) and card:IsDestructable() then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
end

function s.stop_effect(e,tp,eg,ep,ev,re)
	if Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then
		Duel.Destroy(eg,REASON_EFFECT)
	end
end
