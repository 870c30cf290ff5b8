-- Speedroid Taketomborg
-- Special Summoned once a turn. From the hand if you control a WIND monster. Tribute it: a "Speedroid" Tuner from the Deck; then WIND only.
local s,id=GetID()

s.listed_series={SET_SPEEDROID}

function s.initial_effect(c)
	c:SetSPSummonOnce(id)
	s.can_appear(c)
	s.can_call(c)
end

function s.can_appear(c)
	local procedure=Effect.CreateEffect(c)
	procedure:SetType(EFFECT_TYPE_FIELD)
	procedure:SetCode(EFFECT_SPSUMMON_PROC)
	procedure:SetRange(LOCATION_HAND)
	procedure:SetProperty(EFFECT_FLAG_UNCOPYABLE)
	procedure:SetCondition(s.wind_blows)
	c:RegisterEffect(procedure)
end

function s.wind_blows(_,c)
	if not c then return true end
	local player,wind=c:GetControler(),aux.FaceupFilter(Card.IsAttribute,ATTRIBUTE_WIND)
	return Duel.IsExistingMatchingCard(wind,player,LOCATION_MZONE,0,1,nil) and Duel.GetLocationCount(player,LOCATION_MZONE)>0
end

function s.can_call(c)
	local call=Effect.CreateEffect(c)
	call:SetType(EFFECT_TYPE_IGNITION)
	call:SetRange(LOCATION_MZONE)
	call:SetCategory(CATEGORY_SPECIAL_SUMMON)
	call:SetDescription(aux.Stringid(id,0))
	call:SetCost(Cost.SelfTribute)
	call:SetTarget(s.announce)
	call:SetOperation(s.call)
	c:RegisterEffect(call)
end

function s.tuner(c,e,tp)
	if not (c:IsType(TYPE_TUNER) and c:IsSetCard(SET_SPEEDROID)) then return false end
	return c:IsCanBeSpecialSummoned(e,0,tp,false,false)
end

-- In a Main Monster Zone it makes room itself.
function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then
		local needed=e:GetHandler():GetSequence()<=4 and 0 or 1
		if Duel.GetLocationCount(tp,LOCATION_MZONE)<needed then return false end
		return Duel.IsExistingMatchingCard(s.tuner,tp,LOCATION_DECK,0,1,nil,e,tp)
	end
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,tp,LOCATION_DECK)
end

function s.call(e,tp)
	if Duel.GetLocationCount(tp,LOCATION_MZONE)>=1 then s.summon_tuner(e,tp) end
	local wind_only=Effect.CreateEffect(e:GetHandler())
	wind_only:SetType(EFFECT_TYPE_FIELD)
	wind_only:SetCode(EFFECT_CANNOT_SPECIAL_SUMMON)
	wind_only:SetTargetRange(1,0)
	wind_only:SetReset(RESET_PHASE|PHASE_END)
	wind_only:SetProperty(EFFECT_FLAG_CLIENT_HINT|EFFECT_FLAG_PLAYER_TARGET)
	wind_only:SetDescription(aux.Stringid(id,1))
	wind_only:SetTarget(function(_,monster) return ATTRIBUTE_WIND~=monster:GetAttribute() end)
	Duel.RegisterEffect(wind_only,tp)
end

function s.summon_tuner(e,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	for tuner in Duel.SelectMatchingCard(tp,s.tuner,tp,LOCATION_DECK,0,1,1,nil,e,tp):Iter() do
		Duel.SpecialSummon(tuner,0,tp,tp,false,false,POS_FACEUP)
	end
end
