-- T.G. Halberd Cannon/Assault Mode
-- Negate an opponent's Summon and banish those monsters and all others that they Special Summoned. Destroyed: bring
-- back T.G. Halberd Cannon.
local s,id=GetID()
local HALBERD_CANNON=97836203

s.listed_names={CARD_ASSAULT_MODE,HALBERD_CANNON}
s.assault_mode=HALBERD_CANNON

function s.initial_effect(c)
	c:EnableReviveLimit()
	c:AddMustBeSpecialSummoned()
	for _,attempt in ipairs({EVENT_SUMMON,EVENT_FLIP_SUMMON,EVENT_SPSUMMON}) do
		local e1=Effect.CreateEffect(c)
		e1:SetDescription(aux.Stringid(id,0))
		e1:SetCategory(CATEGORY_DISABLE_SUMMON|CATEGORY_REMOVE)
		e1:SetType(EFFECT_TYPE_QUICK_O)
		e1:SetCode(attempt)
		e1:SetRange(LOCATION_MZONE)
		e1:SetCountLimit(1,id)
		e1:SetCondition(function(e,tp,eg,ep) return ep==1-tp and Duel.GetCurrentChain()==0 end)
		e1:SetTarget(s.announce)
		e1:SetOperation(s.fire)
		c:RegisterEffect(e1)
	end
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,1))
	e2:SetCategory(CATEGORY_SPECIAL_SUMMON)
	e2:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_O)
	e2:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e2:SetCode(EVENT_DESTROYED)
	e2:SetCountLimit(1,{id,1})
	e2:SetCondition(function(e) return e:GetHandler():IsPreviousLocation(LOCATION_ONFIELD) end)
	e2:SetTarget(s.choose)
	e2:SetOperation(s.fall_back)
	c:RegisterEffect(e2)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	-- it negates the Summon also where nothing can be banished (Q&A 22398)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_DISABLE_SUMMON,eg,#eg,tp,0)
	Duel.SetOperationInfo(0,CATEGORY_REMOVE,eg,#eg,tp,0)
end

function s.also_banished(c)
	return c:IsSpecialSummoned() and c:IsAbleToRemove()
end

function s.fire(e,tp,eg)
	Duel.NegateSummon(eg)
	local monsters=Duel.GetMatchingGroup(s.also_banished,tp,0,LOCATION_MZONE,nil)
	monsters:Merge(eg)
	if #monsters>0 then Duel.Remove(monsters,POS_FACEUP,REASON_EFFECT) end
end

-- Its Summoning conditions are ignored, not whether it was properly Summoned.
function s.cannon(c,e,tp)
	return c:IsCode(HALBERD_CANNON) and c:IsCanBeSpecialSummoned(e,0,tp,true,false)
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsControler(tp) and chkc:IsLocation(LOCATION_GRAVE) and s.cannon(chkc,e,tp) end
	if chk==0 then
		return Duel.GetLocationCount(tp,LOCATION_MZONE)>0 and Duel.IsExistingTarget(s.cannon,tp,LOCATION_GRAVE,0,1,nil,e,tp)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local target=Duel.SelectTarget(tp,s.cannon,tp,LOCATION_GRAVE,0,1,1,nil,e,tp)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,target,1,tp,0)
end

function s.fall_back(e,tp)
	local target=Duel.GetFirstTarget()
	if target:IsRelateToEffect(e) then Duel.SpecialSummon(target,0,tp,tp,true,false,POS_FACEUP) end
end
