-- T.G. Halberd Cannon
-- Synchro of a Synchro Tuner and two or more Synchro Monsters. Negates one Summon while face-up and destroys. Sent to
-- the GY: another "T.G." returns.
local s,id=GetID()

s.listed_series={SET_TG}
s.synchro_tuner_required=1
s.synchro_nt_required=2

function s.initial_effect(c)
	c:EnableReviveLimit()
	Synchro.AddProcedure(c,aux.FilterBoolFunctionEx(Card.IsType,TYPE_SYNCHRO),1,1,Synchro.NonTunerEx(Card.IsType,TYPE_SYNCHRO),2,99)
	c:AddMustBeSynchroSummoned()
	for number,attempt in ipairs({EVENT_SUMMON,EVENT_FLIP_SUMMON,EVENT_SPSUMMON}) do
		local e1=Effect.CreateEffect(c)
		e1:SetDescription(aux.Stringid(id,number-1))
		e1:SetCategory(CATEGORY_DISABLE_SUMMON|CATEGORY_DESTROY)
		e1:SetType(EFFECT_TYPE_QUICK_O)
		e1:SetCode(attempt)
		e1:SetRange(LOCATION_MZONE)
		e1:SetCountLimit(1,0,EFFECT_COUNT_CODE_SINGLE)
		e1:SetCondition(function() return Duel.GetCurrentChain()==0 end)
		e1:SetTarget(s.announce)
		e1:SetOperation(s.fire)
		c:RegisterEffect(e1)
	end
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,3))
	e2:SetCategory(CATEGORY_SPECIAL_SUMMON)
	e2:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_O)
	e2:SetProperty(EFFECT_FLAG_CARD_TARGET|EFFECT_FLAG_DAMAGE_STEP)
	e2:SetCode(EVENT_TO_GRAVE)
	e2:SetCondition(function(e) return e:GetHandler():IsPreviousLocation(LOCATION_ONFIELD) end)
	e2:SetTarget(s.choose)
	e2:SetOperation(s.call_back)
	c:RegisterEffect(e2)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_DISABLE_SUMMON,eg,#eg,0,0)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,#eg,0,0)
end

function s.fire(e,tp,eg)
	local c=e:GetHandler()
	if not c:IsRelateToEffect(e) or c:IsFacedown() then return end
	Duel.NegateSummon(eg)
	Duel.Destroy(eg,REASON_EFFECT)
end

function s.comrade(c,e,tp)
	return c:IsSetCard(SET_TG) and c:IsCanBeSpecialSummoned(e,0,tp,false,true)
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsControler(tp) and chkc:IsLocation(LOCATION_GRAVE) and s.comrade(chkc,e,tp) end
	if chk==0 then
		return Duel.GetLocationCount(tp,LOCATION_MZONE)>0 and Duel.IsExistingTarget(s.comrade,tp,LOCATION_GRAVE,0,1,nil,e,tp)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local target=Duel.SelectTarget(tp,s.comrade,tp,LOCATION_GRAVE,0,1,1,nil,e,tp)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,target,1,0,0)
end

function s.call_back(e,tp)
	local target=Duel.GetFirstTarget()
	if target and target:IsRelateToEffect(e) then Duel.SpecialSummon(target,0,tp,tp,false,true,POS_FACEUP) end
end
