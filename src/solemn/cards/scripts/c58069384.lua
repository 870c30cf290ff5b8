-- Cyber Dragon Nova
-- Detach: a Cyber Dragon returns from the GY. Banish a Cyber Dragon: 2100 ATK this turn. Sent to the GY by the
-- opponent's effect: a Machine Fusion Monster.
local s,id=GetID()

s.listed_names={CARD_CYBER_DRAGON}

function s.initial_effect(c)
	c:EnableReviveLimit()
	Xyz.AddProcedure(c,aux.FilterBoolFunctionEx(Card.IsRace,RACE_MACHINE),5,2)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCountLimit(1)
	e1:SetCost(Cost.DetachFromSelf(1))
	e1:SetTarget(s.choose)
	e1:SetOperation(s.revive)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,1))
	e2:SetCategory(CATEGORY_ATKCHANGE)
	e2:SetType(EFFECT_TYPE_QUICK_O)
	e2:SetProperty(EFFECT_FLAG_DAMAGE_STEP)
	e2:SetCode(EVENT_FREE_CHAIN)
	e2:SetRange(LOCATION_MZONE)
	e2:SetHintTiming(TIMING_DAMAGE_STEP)
	e2:SetCountLimit(1)
	e2:SetCondition(aux.StatChangeDamageStepCondition)
	e2:SetCost(s.banish_one)
	e2:SetOperation(s.flare)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetDescription(aux.Stringid(id,2))
	e3:SetCategory(CATEGORY_SPECIAL_SUMMON)
	e3:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_O)
	e3:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_DELAY)
	e3:SetCode(EVENT_TO_GRAVE)
	e3:SetCondition(s.sent_by_opponent)
	e3:SetTarget(s.announce)
	e3:SetOperation(s.succeed)
	c:RegisterEffect(e3)
end

function s.fallen(c,e,tp)
	return c:IsCode(CARD_CYBER_DRAGON) and c:IsCanBeSpecialSummoned(e,0,tp,false,false)
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsControler(tp) and chkc:IsLocation(LOCATION_GRAVE) and s.fallen(chkc,e,tp) end
	if chk==0 then
		return Duel.GetLocationCount(tp,LOCATION_MZONE)>0 and Duel.IsExistingTarget(s.fallen,tp,LOCATION_GRAVE,0,1,nil,e,tp)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local target=Duel.SelectTarget(tp,s.fallen,tp,LOCATION_GRAVE,0,1,1,nil,e,tp)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,target,1,0,0)
end

function s.revive(e,tp)
	local target=Duel.GetFirstTarget()
	if target:IsRelateToEffect(e) then Duel.SpecialSummon(target,0,tp,tp,false,false,POS_FACEUP) end
end

function s.fuel(c)
	return c:IsCode(CARD_CYBER_DRAGON) and c:IsAbleToRemoveAsCost() and (c:IsFaceup() or not c:IsOnField())
end

function s.banish_one(e,tp,eg,ep,ev,re,r,rp,chk)
	local places=LOCATION_HAND|LOCATION_ONFIELD
	if chk==0 then return Duel.IsExistingMatchingCard(s.fuel,tp,places,0,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_REMOVE)
	Duel.Remove(Duel.SelectMatchingCard(tp,s.fuel,tp,places,0,1,1,nil),POS_FACEUP,REASON_COST)
end

function s.flare(e)
	local c=e:GetHandler()
	if not c:IsRelateToEffect(e) or c:IsFacedown() then return end
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetValue(2100)
	e1:SetReset(RESETS_STANDARD_DISABLE_PHASE_END)
	c:RegisterEffect(e1)
end

function s.sent_by_opponent(e,tp,eg,ep,ev,re,r,rp)
	return rp==1-tp and r&REASON_EFFECT~=0 and e:GetHandler():IsPreviousControler(tp)
end

function s.heir(c,e,tp)
	return c:IsType(TYPE_FUSION) and c:IsRace(RACE_MACHINE) and c:IsCanBeSpecialSummoned(e,0,tp,false,false)
		and Duel.GetLocationCountFromEx(tp,tp,nil,c)>0
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(s.heir,tp,LOCATION_EXTRA,0,1,nil,e,tp) end
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,tp,LOCATION_EXTRA)
end

function s.succeed(e,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local chosen=Duel.SelectMatchingCard(tp,s.heir,tp,LOCATION_EXTRA,0,1,1,nil,e,tp)
	if #chosen>0 then Duel.SpecialSummon(chosen,0,tp,tp,false,false,POS_FACEUP) end
end
