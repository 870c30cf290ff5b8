-- Forbidden Lance
-- Until the end of the turn a face-up monster loses 800 ATK and is unaffected by other Spells and Traps.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(TIMING_DAMAGE_STEP)
	e1:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_CARD_TARGET)
	e1:SetCategory(CATEGORY_ATKCHANGE)
	e1:SetCondition(aux.StatChangeDamageStepCondition)
	e1:SetTarget(s.choose_bearer)
	e1:SetOperation(s.pierce)
	c:RegisterEffect(e1)
end

function s.choose_bearer(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local monsters=LOCATION_MZONE
	if chkc then
		return chkc:IsFaceup() and chkc:IsLocation(monsters)
	elseif chk==0 then
		return Duel.IsExistingTarget(Card.IsFaceup,tp,monsters,monsters,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_FACEUP)
	Duel.SelectTarget(tp,Card.IsFaceup,tp,monsters,monsters,1,1,nil)
end

function s.pierce(e)
	local bearer=Duel.GetFirstTarget()
	if bearer:IsFacedown() or not bearer:IsRelateToEffect(e) then return end
	s.weaken(e:GetHandler(),bearer)
	s.shield(e:GetHandler(),bearer)
end

function s.weaken(c,bearer)
	local loss=Effect.CreateEffect(c)
	loss:SetType(EFFECT_TYPE_SINGLE)
	loss:SetCode(EFFECT_UPDATE_ATTACK)
	loss:SetReset(RESETS_STANDARD_PHASE_END)
	loss:SetValue(-800)
	bearer:RegisterEffect(loss)
end

-- Against Spells and Traps other than this one
function s.shield(c,bearer)
	local shield=Effect.CreateEffect(c)
	shield:SetType(EFFECT_TYPE_SINGLE)
	shield:SetCode(EFFECT_IMMUNE_EFFECT)
	shield:SetRange(LOCATION_MZONE)
	shield:SetReset(RESETS_STANDARD_PHASE_END)
	shield:SetProperty(EFFECT_FLAG_CLIENT_HINT|EFFECT_FLAG_SINGLE_RANGE)
	shield:SetDescription(3104)
	shield:SetValue(function(e,incoming)
		local lance=e:GetOwner()
		return lance~=incoming:GetOwner() and incoming:IsSpellTrapEffect()
	end)
	bearer:RegisterEffect(shield)
end
