-- Cyber Dragon Nova
-- Detach: a Cyber Dragon returns from the GY. Banish a Cyber Dragon: 2100 ATK this turn. Sent to the GY by the
-- opponent's effect: a Machine Fusion Monster.
local s,id=GetID()

s.listed_names={CARD_CYBER_DRAGON}

function s.initial_effect(c)
	c:EnableReviveLimit()
	Xyz.AddProcedure(c,aux.FilterBoolFunctionEx(Card.IsRace,RACE_MACHINE),5,2)
	s.can_revive(c)
	s.can_flare(c)
	s.can_leave_heir(c)
end

function s.can_be_called(c,e,tp)
	return c:IsCanBeSpecialSummoned(e,0,tp,false,false)
end

function s.can_revive(c)
	local revival=Effect.CreateEffect(c)
	revival:SetType(EFFECT_TYPE_IGNITION)
	revival:SetRange(LOCATION_MZONE)
	revival:SetCountLimit(1)
	revival:SetProperty(EFFECT_FLAG_CARD_TARGET)
	revival:SetCategory(CATEGORY_SPECIAL_SUMMON)
	revival:SetDescription(aux.Stringid(id,0))
	revival:SetCost(Cost.DetachFromSelf(1))
	revival:SetTarget(s.choose_fallen)
	revival:SetOperation(s.revive)
	c:RegisterEffect(revival)
end

function s.fallen(c,e,tp)
	return s.can_be_called(c,e,tp) and c:IsCode(CARD_CYBER_DRAGON)
end

function s.choose_fallen(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return s.fallen(chkc,e,tp) and chkc:IsLocation(LOCATION_GRAVE) and chkc:IsControler(tp)
	elseif chk==0 then
		local room=Duel.GetLocationCount(tp,LOCATION_MZONE)
		return room>0 and Duel.IsExistingTarget(s.fallen,tp,LOCATION_GRAVE,0,1,nil,e,tp)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local dragon=Duel.SelectTarget(tp,s.fallen,tp,LOCATION_GRAVE,0,1,1,nil,e,tp)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,dragon,1,tp,0)
end

function s.revive(e,tp)
	local dragons=Duel.GetTargetCards(e)
	if #dragons>0 then Duel.SpecialSummon(dragons,0,tp,tp,false,false,POS_FACEUP) end
end

-- Also in the Damage Step, until damage calculation
function s.can_flare(c)
	local flare=Effect.CreateEffect(c)
	flare:SetType(EFFECT_TYPE_QUICK_O)
	flare:SetCode(EVENT_FREE_CHAIN)
	flare:SetHintTiming(TIMING_DAMAGE_STEP)
	flare:SetRange(LOCATION_MZONE)
	flare:SetCountLimit(1)
	flare:SetProperty(EFFECT_FLAG_DAMAGE_STEP)
	flare:SetCategory(CATEGORY_ATKCHANGE)
	flare:SetDescription(aux.Stringid(id,1))
	flare:SetCondition(aux.StatChangeDamageStepCondition)
	flare:SetCost(s.banish_fuel)
	flare:SetOperation(s.flare)
	c:RegisterEffect(flare)
end

function s.fuel(c)
	local visible=c:IsLocation(LOCATION_HAND) or c:IsFaceup()
	return visible and c:IsCode(CARD_CYBER_DRAGON) and c:IsAbleToRemoveAsCost()
end

function s.banish_fuel(e,tp,eg,ep,ev,re,r,rp,chk)
	local tank=LOCATION_ONFIELD|LOCATION_HAND
	if chk==0 then return Duel.IsExistingMatchingCard(s.fuel,tp,tank,0,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_REMOVE)
	Duel.Remove(Duel.SelectMatchingCard(tp,s.fuel,tp,tank,0,1,1,nil),POS_FACEUP,REASON_COST)
end

function s.flare(e)
	local nova=e:GetHandler()
	if nova:IsFacedown() or not nova:IsRelateToEffect(e) then return end
	local energy=Effect.CreateEffect(nova)
	energy:SetType(EFFECT_TYPE_SINGLE)
	energy:SetCode(EFFECT_UPDATE_ATTACK)
	energy:SetReset(RESETS_STANDARD_DISABLE_PHASE_END)
	energy:SetValue(2100)
	nova:RegisterEffect(energy)
end

function s.can_leave_heir(c)
	local legacy=Effect.CreateEffect(c)
	legacy:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_SINGLE)
	legacy:SetCode(EVENT_TO_GRAVE)
	legacy:SetProperty(EFFECT_FLAG_DELAY|EFFECT_FLAG_DAMAGE_STEP)
	legacy:SetCategory(CATEGORY_SPECIAL_SUMMON)
	legacy:SetDescription(aux.Stringid(id,2))
	legacy:SetCondition(s.opponent_sent_it)
	legacy:SetTarget(s.announce_heir)
	legacy:SetOperation(s.leave_heir)
	c:RegisterEffect(legacy)
end

function s.opponent_sent_it(e,tp,eg,ep,ev,re,reason,player)
	local by_effect=reason&REASON_EFFECT==REASON_EFFECT
	return by_effect and player~=tp and e:GetHandler():IsPreviousControler(tp)
end

function s.heir(c,e,tp)
	if not (c:IsRace(RACE_MACHINE) and c:IsType(TYPE_FUSION)) then return false end
	return Duel.GetLocationCountFromEx(tp,tp,nil,c)>0 and s.can_be_called(c,e,tp)
end

function s.announce_heir(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then
		local heirs=Duel.GetMatchingGroupCount(s.heir,tp,LOCATION_EXTRA,0,nil,e,tp)
		return heirs>0
	end
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,tp,LOCATION_EXTRA)
end

function s.leave_heir(e,tp)
	local heirs=Duel.GetMatchingGroup(s.heir,tp,LOCATION_EXTRA,0,nil,e,tp)
	if #heirs==0 then return end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	Duel.SpecialSummon(heirs:Select(tp,1,1,nil),0,tp,tp,false,false,POS_FACEUP)
end
