-- Thunder King Rai-Oh
-- No card can be added from the Deck to the hand but by drawing. Send it to the GY: negate an opponent's Special Summon of one monster.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetCode(EFFECT_CANNOT_TO_HAND)
	e1:SetRange(LOCATION_MZONE)
	e1:SetTargetRange(LOCATION_DECK,LOCATION_DECK)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,0))
	e2:SetCategory(CATEGORY_DISABLE_SUMMON|CATEGORY_DESTROY)
	e2:SetType(EFFECT_TYPE_QUICK_O)
	e2:SetCode(EVENT_SPSUMMON)
	e2:SetRange(LOCATION_MZONE)
	e2:SetCondition(s.one_appears)
	e2:SetCost(Cost.SelfToGrave)
	e2:SetTarget(s.announce)
	e2:SetOperation(s.thunder)
	c:RegisterEffect(e2)
end

function s.one_appears(e,tp,eg,ep)
	return #eg==1 and ep==1-tp and Duel.GetCurrentChain()==0
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_DISABLE_SUMMON,eg,1,0,0)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
end

function s.thunder(e,tp,eg)
	Duel.NegateSummon(eg)
	Duel.Destroy(eg,REASON_EFFECT)
end
