-- Fortissimo
-- Once a turn: a "Melodious" gains 800 ATK until your next Standby Phase. Send this card to the GY: Fusion Summon a
-- "Melodious" from the field.
local s,id=GetID()

s.listed_series={SET_MELODIOUS}

function s.initial_effect(c)
	local opening=Effect.CreateEffect(c)
	opening:SetType(EFFECT_TYPE_ACTIVATE)
	opening:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(opening)
	s.can_raise(c)
	s.can_fuse(c)
end

function s.can_raise(c)
	local crescendo=Effect.CreateEffect(c)
	crescendo:SetType(EFFECT_TYPE_IGNITION)
	crescendo:SetRange(LOCATION_SZONE)
	crescendo:SetCountLimit(1)
	crescendo:SetProperty(EFFECT_FLAG_CARD_TARGET)
	crescendo:SetCategory(CATEGORY_ATKCHANGE)
	crescendo:SetDescription(aux.Stringid(id,0))
	crescendo:SetTarget(s.choose_voice)
	crescendo:SetOperation(s.raise)
	c:RegisterEffect(crescendo)
end

function s.voice(c)
	return c:IsSetCard(SET_MELODIOUS) and c:IsFaceup()
end

function s.choose_voice(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return s.voice(chkc) and chkc:IsLocation(LOCATION_MZONE) and chkc:IsControler(tp)
	elseif chk==0 then
		return Duel.IsExistingTarget(s.voice,tp,LOCATION_MZONE,0,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_FACEUP)
	local voice=Duel.SelectTarget(tp,s.voice,tp,LOCATION_MZONE,0,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_ATKCHANGE,voice,1,0,800)
end

function s.raise(e)
	local fortissimo,voice=e:GetHandler(),Duel.GetFirstTarget()
	if not (voice and voice:IsRelateToEffect(e) and fortissimo:IsRelateToEffect(e)) or voice:IsFacedown() then return end
	local volume=Effect.CreateEffect(fortissimo)
	volume:SetType(EFFECT_TYPE_SINGLE)
	volume:SetCode(EFFECT_UPDATE_ATTACK)
	volume:SetReset(RESETS_STANDARD|RESET_EVENT|RESET_SELF_TURN|RESET_PHASE|PHASE_STANDBY)
	volume:SetValue(800)
	voice:RegisterEffect(volume)
end

function s.can_fuse(c)
	local ensemble={fusfilter=aux.FilterBoolFunction(Card.IsSetCard,SET_MELODIOUS),matfilter=Fusion.OnFieldMat}
	local finale=Effect.CreateEffect(c)
	finale:SetType(EFFECT_TYPE_IGNITION)
	finale:SetRange(LOCATION_SZONE)
	finale:SetHintTiming(0,TIMINGS_CHECK_MONSTER_E)
	finale:SetCategory(CATEGORY_FUSION_SUMMON|CATEGORY_SPECIAL_SUMMON)
	finale:SetDescription(aux.Stringid(id,1))
	finale:SetCost(Cost.SelfToGrave)
	finale:SetTarget(Fusion.SummonEffTG(ensemble))
	finale:SetOperation(Fusion.SummonEffOP(ensemble))
	c:RegisterEffect(finale)
end
