-- Wiz, Sage Fur Hire
-- Special Summoned: 500 LP for each other "Fur Hire" name you control. Discard a "Fur Hire" card: negate the opponent's
-- Spell or Trap. Each once a turn.
local s,id=GetID()

s.listed_series={SET_FUR_HIRE}
s.listed_names={id}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_RECOVER)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_O)
	e1:SetProperty(EFFECT_FLAG_DELAY)
	e1:SetCode(EVENT_SPSUMMON_SUCCESS)
	e1:SetCountLimit(1,id)
	e1:SetTarget(s.announce_pay)
	e1:SetOperation(s.get_paid)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,1))
	e2:SetCategory(CATEGORY_NEGATE|CATEGORY_REMOVE)
	e2:SetType(EFFECT_TYPE_QUICK_O)
	e2:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_DAMAGE_CAL)
	e2:SetCode(EVENT_CHAINING)
	e2:SetRange(LOCATION_MZONE)
	e2:SetCountLimit(1,{id,1})
	e2:SetCondition(s.spell_or_trap)
	e2:SetCost(Cost.Replaceable(s.discard_one))
	e2:SetTarget(s.announce_negation)
	e2:SetOperation(function(_,_,_,_,ev) Duel.NegateActivation(ev) end)
	c:RegisterEffect(e2)
	aux.DoubleSnareValidity(c,LOCATION_MZONE)
end

function s.comrade(c)
	return c:IsFaceup() and c:IsSetCard(SET_FUR_HIRE) and not c:IsCode(id)
end

function s.pay(tp)
	return 500*Duel.GetMatchingGroup(s.comrade,tp,LOCATION_MZONE,0,nil):GetClassCount(Card.GetCode)
end

function s.announce_pay(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(s.comrade,tp,LOCATION_MZONE,0,1,nil) end
	Duel.SetOperationInfo(0,CATEGORY_RECOVER,nil,0,1-tp,s.pay(tp))
end

function s.get_paid(e,tp)
	Duel.Recover(tp,s.pay(tp),REASON_EFFECT)
end

function s.spell_or_trap(e,tp,eg,ep,ev,re)
	return ep==1-tp and re:IsSpellTrapEffect() and Duel.IsChainNegatable(ev)
		and not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)
end

function s.fee(c)
	return c:IsSetCard(SET_FUR_HIRE) and c:IsDiscardable()
end

function s.discard_one(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(s.fee,tp,LOCATION_HAND,0,1,nil) end
	Duel.DiscardHand(tp,s.fee,1,1,REASON_COST|REASON_DISCARD,nil)
end

function s.announce_negation(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
end
