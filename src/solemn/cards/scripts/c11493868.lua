-- Fortissimo
-- Once a turn: a "Melodious" gains 800 ATK until your next Standby Phase. Send this card to the GY: Fusion Summon a
-- "Melodious" from the field.
local s,id=GetID()

s.listed_series={SET_MELODIOUS}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,0))
	e2:SetCategory(CATEGORY_ATKCHANGE)
	e2:SetType(EFFECT_TYPE_IGNITION)
	e2:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e2:SetRange(LOCATION_SZONE)
	e2:SetCountLimit(1)
	e2:SetTarget(s.choose)
	e2:SetOperation(s.raise)
	c:RegisterEffect(e2)
	local is_melodious=aux.FilterBoolFunction(Card.IsSetCard,SET_MELODIOUS)
	local e3=Effect.CreateEffect(c)
	e3:SetDescription(aux.Stringid(id,1))
	e3:SetCategory(CATEGORY_SPECIAL_SUMMON|CATEGORY_FUSION_SUMMON)
	e3:SetType(EFFECT_TYPE_IGNITION)
	e3:SetRange(LOCATION_SZONE)
	e3:SetHintTiming(0,TIMINGS_CHECK_MONSTER_E)
	e3:SetCost(Cost.SelfToGrave)
	e3:SetTarget(Fusion.SummonEffTG(is_melodious,Fusion.OnFieldMat))
	e3:SetOperation(Fusion.SummonEffOP(is_melodious,Fusion.OnFieldMat))
	c:RegisterEffect(e3)
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local melodious=aux.FaceupFilter(Card.IsSetCard,SET_MELODIOUS)
	if chkc then return chkc:IsControler(tp) and chkc:IsLocation(LOCATION_MZONE) and melodious(chkc) end
	if chk==0 then return Duel.IsExistingTarget(melodious,tp,LOCATION_MZONE,0,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_FACEUP)
	local target=Duel.SelectTarget(tp,melodious,tp,LOCATION_MZONE,0,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_ATKCHANGE,target,1,0,800)
end

function s.raise(e)
	local c=e:GetHandler()
	local target=Duel.GetFirstTarget()
	if not c:IsRelateToEffect(e) or not (target and target:IsFaceup() and target:IsRelateToEffect(e)) then return end
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetValue(800)
	e1:SetReset(RESET_EVENT|RESETS_STANDARD|RESET_PHASE|PHASE_STANDBY|RESET_SELF_TURN)
	target:RegisterEffect(e1)
end
