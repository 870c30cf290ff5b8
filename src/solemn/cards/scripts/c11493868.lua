-- Fortissimo
-- Once a turn: a "Melodious" gains 800 ATK until your next Standby Phase. Send this card to the GY: Fusion Summon a
-- "Melodious" from the field.
local s,id=GetID()
local VOLUME=800

s.listed_series={SET_MELODIOUS}

function s.initial_effect(c)
	local opening=Effect.CreateEffect(c)
	opening:SetType(EFFECT_TYPE_ACTIVATE)
	opening:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(opening)
	s.in_the_main_phase(c,0,CATEGORY_ATKCHANGE,s.raises)
	s.in_the_main_phase(c,1,CATEGORY_FUSION_SUMMON|CATEGORY_SPECIAL_SUMMON,s.fuses)
end

-- What both effects have in common; `complete` adds what only one has.
function s.in_the_main_phase(c,text,categories,complete)
	local movement=Effect.CreateEffect(c)
	movement:SetType(EFFECT_TYPE_IGNITION)
	movement:SetRange(LOCATION_SZONE)
	movement:SetDescription(aux.Stringid(id,text))
	movement:SetCategory(categories)
	complete(movement)
	c:RegisterEffect(movement)
end

function s.raises(crescendo)
	crescendo:SetCountLimit(1)
	crescendo:SetProperty(EFFECT_FLAG_CARD_TARGET)
	crescendo:SetTarget(s.choose_voice)
	crescendo:SetOperation(s.raise)
end

s.is_voice=aux.FaceupFilter(Card.IsSetCard,SET_MELODIOUS)

function s.choose_voice(_,tp,_,_,_,_,_,_,chk,candidate)
	if candidate then return candidate:IsControler(tp) and candidate:IsLocation(LOCATION_MZONE) and s.is_voice(candidate) end
	if chk==0 then return Duel.IsExistingTarget(s.is_voice,tp,LOCATION_MZONE,0,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_FACEUP)
	local chosen=Duel.SelectTarget(tp,s.is_voice,tp,LOCATION_MZONE,0,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_ATKCHANGE,chosen,1,0,VOLUME)
end

-- Only while this card is still there
function s.raise(e)
	local voice=Duel.GetTargetCards(e):GetFirst()
	if not voice or voice:IsFacedown() or not e:GetHandler():IsRelateToEffect(e) then return end
	local volume=Effect.CreateEffect(e:GetHandler())
	volume:SetType(EFFECT_TYPE_SINGLE)
	volume:SetReset(RESETS_STANDARD|RESET_EVENT|RESET_SELF_TURN|RESET_PHASE|PHASE_STANDBY)
	volume:SetCode(EFFECT_UPDATE_ATTACK)
	volume:SetValue(VOLUME)
	voice:RegisterEffect(volume)
end

function s.fuses(finale)
	local ensemble={fusfilter=aux.FilterBoolFunction(Card.IsSetCard,SET_MELODIOUS),matfilter=Fusion.OnFieldMat}
	finale:SetHintTiming(0,TIMINGS_CHECK_MONSTER_E)
	finale:SetCost(Cost.SelfToGrave)
	finale:SetTarget(Fusion.SummonEffTG(ensemble))
	finale:SetOperation(Fusion.SummonEffOP(ensemble))
end
