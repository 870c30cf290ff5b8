-- Forbidden Chalice
-- Until the end of the turn a face-up monster gains 400 ATK and its effects are negated.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(TIMING_DAMAGE_STEP,TIMINGS_CHECK_MONSTER|TIMING_DAMAGE_STEP)
	e1:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_CARD_TARGET)
	e1:SetCategory(CATEGORY_DISABLE|CATEGORY_ATKCHANGE)
	e1:SetCondition(aux.StatChangeDamageStepCondition)
	e1:SetTarget(s.choose_drinker)
	e1:SetOperation(s.pour)
	c:RegisterEffect(e1)
end

function s.choose_drinker(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local monsters=LOCATION_MZONE
	if chkc then
		return chkc:IsFaceup() and chkc:IsLocation(monsters)
	elseif chk==0 then
		return Duel.IsExistingTarget(Card.IsFaceup,tp,monsters,monsters,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_FACEUP)
	local drinker=Duel.SelectTarget(tp,Card.IsFaceup,tp,monsters,monsters,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_DISABLE,drinker,1,0,0)
end

function s.pour(e)
	local drinker=Duel.GetFirstTarget()
	if drinker:IsFacedown() or not drinker:IsRelateToEffect(e) then return end
	Duel.NegateRelatedChain(drinker,RESET_TURN_SET)
	for _,sip in ipairs({{EFFECT_UPDATE_ATTACK,400},{EFFECT_DISABLE},{EFFECT_DISABLE_EFFECT,RESET_TURN_SET}}) do
		s.add(e:GetHandler(),drinker,table.unpack(sip))
	end
end

function s.add(c,drinker,code,value)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(code)
	e1:SetReset(RESETS_STANDARD_PHASE_END)
	if value then e1:SetValue(value) end
	drinker:RegisterEffect(e1)
end
