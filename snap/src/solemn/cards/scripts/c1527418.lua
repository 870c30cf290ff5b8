-- Wiz, Sage Fur Hire
-- Special Summoned: 500 LP for each other "Fur Hire" name you control. Discard a "Fur Hire" card: negate the opponent's
-- Spell or Trap. Each once a turn.
local s,id=GetID()
local WAGE=500

s.listed_series={SET_FUR_HIRE}
s.listed_names={id}

function s.initial_effect(c)
	s.gets_paid(c)
	s.can_negate(c)
	aux.DoubleSnareValidity(c,LOCATION_MZONE)
end

function s.gets_paid(c)
	local pay=Effect.CreateEffect(c)
	pay:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_SINGLE)
	pay:SetCode(EVENT_SPSUMMON_SUCCESS)
	pay:SetCountLimit(1,id)
	pay:SetProperty(EFFECT_FLAG_DELAY)
	pay:SetCategory(CATEGORY_RECOVER)
	pay:SetDescription(aux.Stringid(id,0))
	pay:SetTarget(s.announce_pay)
	pay:SetOperation(function(_,tp) Duel.Recover(tp,s.pay(tp),REASON_EFFECT) end)
	c:RegisterEffect(pay)
end

function s.comrade(c)
	if c:IsFacedown() or c:IsCode(id) then return false end
	return c:IsSetCard(SET_FUR_HIRE)
end

-- Each name once
function s.pay(tp)
	local comrades=Duel.GetMatchingGroup(s.comrade,tp,LOCATION_MZONE,0,nil)
	return comrades:GetClassCount(Card.GetCode)*WAGE
end

function s.announce_pay(e,tp,eg,ep,ev,re,r,rp,chk)
	local pay=s.pay(tp)
	if chk~=0 then Duel.SetOperationInfo(0,CATEGORY_RECOVER,nil,0,1-tp,pay) end
	return pay>0
end

function s.can_negate(c)
	local veto=Effect.CreateEffect(c)
	veto:SetType(EFFECT_TYPE_QUICK_O)
	veto:SetCode(EVENT_CHAINING)
	veto:SetRange(LOCATION_MZONE)
	veto:SetCountLimit(1,{id,1})
	veto:SetProperty(EFFECT_FLAG_DAMAGE_CAL|EFFECT_FLAG_DAMAGE_STEP)
	veto:SetCategory(CATEGORY_REMOVE|CATEGORY_NEGATE)
	veto:SetDescription(aux.Stringid(id,1))
	veto:SetCondition(function(e,tp,_,player,link,effect)
		if player==tp or not effect:IsSpellTrapEffect() then return false end
		return not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED) and Duel.IsChainNegatable(link)
	end)
	veto:SetCost(Cost.Replaceable(s.pay_fee))
	veto:SetTarget(s.announce_veto)
	veto:SetOperation(function(_,_,_,_,link) Duel.NegateActivation(link) end)
	c:RegisterEffect(veto)
end

function s.fee(c)
	return c:IsDiscardable() and c:IsSetCard(SET_FUR_HIRE)
end

function s.pay_fee(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then
		local fees=Duel.GetMatchingGroupCount(s.fee,tp,LOCATION_HAND,0,nil)
		return fees>0
	end
	Duel.DiscardHand(tp,s.fee,1,1,REASON_DISCARD|REASON_COST,nil)
end

function s.announce_veto(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0) end
	return true
end
