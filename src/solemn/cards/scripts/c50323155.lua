-- Black Horn of Heaven
-- Negate the opponent's Special Summon of exactly one monster and destroy it.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_DISABLE_SUMMON|CATEGORY_DESTROY)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_SPSUMMON)
	e1:SetCondition(s.one_appears)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.blow)
	c:RegisterEffect(e1)
end

function s.one_appears(e,tp,eg,ep)
	return #eg==1 and ep==1-tp and Duel.GetCurrentChain(true)==0
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_DISABLE_SUMMON,eg,1,0,0)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
end

function s.blow(e,tp,eg)
	Duel.NegateSummon(eg)
	Duel.Destroy(eg,REASON_EFFECT)
end
