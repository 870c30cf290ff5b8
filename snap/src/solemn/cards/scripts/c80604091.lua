-- Ultimate Offering
-- Pay 500 LP in your Main Phase or the opponent's Battle Phase: Normal Summon or Set a monster.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,0))
	e2:SetCategory(CATEGORY_SUMMON|CATEGORY_SET)
	e2:SetType(EFFECT_TYPE_QUICK_O)
	e2:SetCode(EVENT_FREE_CHAIN)
	e2:SetRange(LOCATION_SZONE)
	e2:SetCondition(function(e,tp) return Duel.IsMainPhase(tp) or Duel.IsBattlePhase(1-tp) end)
	e2:SetCost(s.pay)
	e2:SetTarget(s.announce)
	e2:SetOperation(s.summon)
	c:RegisterEffect(e2)
end

local PLACES=LOCATION_HAND|LOCATION_MZONE

-- A Chain holds no more uses than there were monsters when it began: the flag's label counts those left.
function s.pay(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.CheckLPCost(tp,500) end
	local c=e:GetHandler()
	if c:GetFlagEffect(id)==0 then
		local monsters=Duel.GetMatchingGroupCount(Card.CanSummonOrSet,tp,PLACES,0,nil,true,nil)
		c:RegisterFlagEffect(id,RESET_CHAIN,0,1,monsters)
	end
	Duel.PayLPCost(tp,500)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	if chk==0 then
		if c:GetFlagEffect(id)>0 then return c:GetFlagEffectLabel(id)>0 end
		return Duel.IsExistingMatchingCard(Card.CanSummonOrSet,tp,PLACES,0,1,nil,true,nil)
	end
	c:SetFlagEffectLabel(id,c:GetFlagEffectLabel(id)-1)
	Duel.SetOperationInfo(0,CATEGORY_SUMMON,nil,1,0,0)
end

function s.summon(e,tp)
	if not e:GetHandler():IsRelateToEffect(e) then return end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SUMMON)
	local monster=Duel.SelectMatchingCard(tp,Card.CanSummonOrSet,tp,PLACES,0,1,1,nil,true,nil):GetFirst()
	if monster then Duel.SummonOrSet(tp,monster,true,nil) end
end
