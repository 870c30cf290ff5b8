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
	s.can_fire(c)
	s.can_fall_back(c)
end

-- One limit for all kinds of Summons
function s.can_fire(c)
	local shot=Effect.CreateEffect(c)
	shot:SetType(EFFECT_TYPE_QUICK_O)
	shot:SetCode(EVENT_SUMMON)
	shot:SetRange(LOCATION_MZONE)
	shot:SetCountLimit(1,id)
	shot:SetCategory(CATEGORY_REMOVE|CATEGORY_DISABLE_SUMMON)
	shot:SetDescription(aux.Stringid(id,0))
	shot:SetCondition(function(_,tp,_,summoner) return summoner~=tp and Duel.GetCurrentChain()==0 end)
	shot:SetTarget(s.announce_shot)
	shot:SetOperation(s.fire)
	c:RegisterEffect(shot)
	for _,attempt in ipairs({EVENT_FLIP_SUMMON,EVENT_SPSUMMON}) do
		local another=shot:Clone()
		another:SetCode(attempt)
		c:RegisterEffect(another)
	end
end

-- It negates the Summon also where nothing can be banished (Q&A 22398).
function s.announce_shot(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		for _,category in ipairs({CATEGORY_DISABLE_SUMMON,CATEGORY_REMOVE}) do
			Duel.SetOperationInfo(0,category,eg,#eg,tp,0)
		end
	end
	return true
end

function s.swept_away(c)
	return c:IsAbleToRemove() and c:IsSpecialSummoned()
end

function s.fire(e,tp,summoned)
	Duel.NegateSummon(summoned)
	local swept=Duel.GetMatchingGroup(s.swept_away,tp,0,LOCATION_MZONE,nil)
	local banished=swept:Merge(summoned)
	if #banished>0 then Duel.Remove(banished,POS_FACEUP,REASON_EFFECT) end
end

function s.can_fall_back(c)
	local retreat=Effect.CreateEffect(c)
	retreat:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_SINGLE)
	retreat:SetCode(EVENT_DESTROYED)
	retreat:SetCountLimit(1,{id,1})
	retreat:SetProperty(EFFECT_FLAG_CARD_TARGET)
	retreat:SetCategory(CATEGORY_SPECIAL_SUMMON)
	retreat:SetDescription(aux.Stringid(id,1))
	retreat:SetCondition(function(e) return e:GetHandler():IsPreviousLocation(LOCATION_ONFIELD) end)
	retreat:SetTarget(s.choose_cannon)
	retreat:SetOperation(s.fall_back)
	c:RegisterEffect(retreat)
end

-- Its Summoning conditions are ignored, not whether it was properly Summoned.
function s.cannon(c,e,tp)
	return c:IsCanBeSpecialSummoned(e,0,tp,true,false) and c:IsCode(HALBERD_CANNON)
end

function s.choose_cannon(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return s.cannon(chkc,e,tp) and chkc:IsLocation(LOCATION_GRAVE) and chkc:IsControler(tp)
	elseif chk==0 then
		local room=Duel.GetLocationCount(tp,LOCATION_MZONE)
		return room>0 and Duel.IsExistingTarget(s.cannon,tp,LOCATION_GRAVE,0,1,nil,e,tp)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local cannon=Duel.SelectTarget(tp,s.cannon,tp,LOCATION_GRAVE,0,1,1,nil,e,tp)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,cannon,1,tp,0)
end

function s.fall_back(e,tp)
	local cannons=Duel.GetTargetCards(e)
	if #cannons>0 then Duel.SpecialSummon(cannons,0,tp,tp,true,false,POS_FACEUP) end
end
