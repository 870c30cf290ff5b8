-- T.G. Halberd Cannon
-- Synchro of a Synchro Tuner and two or more Synchro Monsters. Negates one Summon while face-up and destroys. Sent to
-- the GY: another "T.G." returns.
local s,id=GetID()

s.listed_series={SET_TG}
s.synchro_tuner_required=1
s.synchro_nt_required=2

function s.initial_effect(c)
	c:EnableReviveLimit()
	local tuner,others=aux.FilterBoolFunctionEx(Card.IsType,TYPE_SYNCHRO),Synchro.NonTunerEx(Card.IsType,TYPE_SYNCHRO)
	Synchro.AddProcedure(c,tuner,1,1,others,2,99)
	c:AddMustBeSynchroSummoned()
	s.can_fire(c,EVENT_SUMMON,0)
	s.can_fire(c,EVENT_FLIP_SUMMON,1)
	s.can_fire(c,EVENT_SPSUMMON,2)
	s.can_call_back(c)
end

-- All kinds of Summons share one use.
function s.can_fire(c,attempt,sentence)
	local shot=Effect.CreateEffect(c)
	shot:SetType(EFFECT_TYPE_QUICK_O)
	shot:SetCode(attempt)
	shot:SetRange(LOCATION_MZONE)
	shot:SetCountLimit(1,0,EFFECT_COUNT_CODE_SINGLE)
	shot:SetCategory(CATEGORY_DESTROY|CATEGORY_DISABLE_SUMMON)
	shot:SetDescription(aux.Stringid(id,sentence))
	shot:SetCondition(function() return Duel.GetCurrentChain()<1 end)
	shot:SetTarget(s.announce_shot)
	shot:SetOperation(s.fire)
	c:RegisterEffect(shot)
end

function s.announce_shot(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		for _,category in ipairs({CATEGORY_DISABLE_SUMMON,CATEGORY_DESTROY}) do
			Duel.SetOperationInfo(0,category,eg,#eg,0,0)
		end
	end
	return true
end

function s.fire(e,tp,summoned)
	local cannon=e:GetHandler()
	if cannon:IsFaceup() and cannon:IsRelateToEffect(e) then
		Duel.NegateSummon(summoned)
		Duel.Destroy(summoned,REASON_EFFECT)
	end
end

function s.can_call_back(c)
	local recall=Effect.CreateEffect(c)
	recall:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_SINGLE)
	recall:SetCode(EVENT_TO_GRAVE)
	recall:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_CARD_TARGET)
	recall:SetCategory(CATEGORY_SPECIAL_SUMMON)
	recall:SetDescription(aux.Stringid(id,3))
	recall:SetCondition(function(e) return e:GetHandler():IsPreviousLocation(LOCATION_ONFIELD) end)
	recall:SetTarget(s.choose_comrade)
	recall:SetOperation(s.call_back)
	c:RegisterEffect(recall)
end

function s.comrade(c,e,tp)
	return c:IsCanBeSpecialSummoned(e,0,tp,false,true) and c:IsSetCard(SET_TG)
end

function s.choose_comrade(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return s.comrade(chkc,e,tp) and chkc:IsLocation(LOCATION_GRAVE) and chkc:IsControler(tp)
	elseif chk==0 then
		local room=Duel.GetLocationCount(tp,LOCATION_MZONE)
		return room>0 and Duel.IsExistingTarget(s.comrade,tp,LOCATION_GRAVE,0,1,nil,e,tp)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local comrade=Duel.SelectTarget(tp,s.comrade,tp,LOCATION_GRAVE,0,1,1,nil,e,tp)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,comrade,1,0,0)
end

function s.call_back(e,tp)
	local comrades=Duel.GetTargetCards(e)
	if #comrades>0 then Duel.SpecialSummon(comrades,0,tp,tp,false,true,POS_FACEUP) end
end
