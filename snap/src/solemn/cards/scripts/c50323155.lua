-- Black Horn of Heaven
-- Negate the opponent's Special Summon of exactly one monster and destroy it.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_SPSUMMON)
	e1:SetCategory(CATEGORY_DESTROY|CATEGORY_DISABLE_SUMMON)
	e1:SetCondition(s.one_appears)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.blow)
	c:RegisterEffect(e1)
end

-- Only a Summon that starts no Chain can be negated.
function s.one_appears(e,tp,eg,summoner)
	local inherent=Duel.GetCurrentChain(true)==0
	return inherent and summoner~=tp and #eg==1
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		for _,category in ipairs({CATEGORY_DISABLE_SUMMON,CATEGORY_DESTROY}) do
			Duel.SetOperationInfo(0,category,eg,1,0,0)
		end
	end
	return true
end

function s.blow(_,_,monster)
	Duel.NegateSummon(monster)
	Duel.Destroy(monster,REASON_EFFECT)
end
