-- Saber Hole
-- While you control an "X-Saber": negate a Summon and destroy those monsters.
local s,id=GetID()

s.listed_series={SET_X_SABER}

function s.initial_effect(c)
	for _,attempt in ipairs({EVENT_SUMMON,EVENT_FLIP_SUMMON,EVENT_SPSUMMON}) do
		local e1=Effect.CreateEffect(c)
		e1:SetCategory(CATEGORY_DISABLE_SUMMON|CATEGORY_DESTROY)
		e1:SetType(EFFECT_TYPE_ACTIVATE)
		e1:SetCode(attempt)
		e1:SetCondition(s.saber_watches)
		e1:SetTarget(s.announce)
		e1:SetOperation(s.open_hole)
		c:RegisterEffect(e1)
	end
end

function s.saber_watches(e,tp)
	return Duel.GetCurrentChain(true)==0
		and Duel.IsExistingMatchingCard(aux.FaceupFilter(Card.IsSetCard,SET_X_SABER),tp,LOCATION_MZONE,0,1,nil)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_DISABLE_SUMMON,eg,#eg,0,0)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,#eg,0,0)
end

function s.open_hole(e,tp,eg)
	Duel.NegateSummon(eg)
	Duel.Destroy(eg,REASON_EFFECT)
end
