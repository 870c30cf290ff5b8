-- Cyber Dragon Infinity
-- 200 ATK for each material. Attaches a face-up Attack Position monster. Detach: negate an activation and destroy that
-- card. Each once a turn.
local s,id=GetID()
local CYBER_DRAGON_NOVA=58069384

s.listed_names={CYBER_DRAGON_NOVA}

function s.initial_effect(c)
	c:EnableReviveLimit()
	Xyz.AddProcedure(c,s.light_machine,6,3,s.nova,aux.Stringid(id,0),3,s.once_a_turn)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetRange(LOCATION_MZONE)
	e1:SetValue(function(e,monster) return 200*monster:GetOverlayCount() end)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_IGNITION)
	e2:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e2:SetRange(LOCATION_MZONE)
	e2:SetCountLimit(1)
	e2:SetTarget(s.choose)
	e2:SetOperation(s.absorb)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetCategory(CATEGORY_NEGATE|CATEGORY_DESTROY)
	e3:SetType(EFFECT_TYPE_QUICK_O)
	e3:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_DAMAGE_CAL)
	e3:SetCode(EVENT_CHAINING)
	e3:SetRange(LOCATION_MZONE)
	e3:SetCountLimit(1)
	e3:SetCondition(s.can_negate)
	e3:SetCost(Cost.DetachFromSelf(1))
	e3:SetTarget(s.announce)
	e3:SetOperation(s.negate)
	c:RegisterEffect(e3)
end

function s.light_machine(c,xyz,kind,tp)
	return c:IsAttribute(ATTRIBUTE_LIGHT,xyz,kind,tp) and c:IsRace(RACE_MACHINE,xyz,kind,tp)
end

function s.nova(c,tp,xyz)
	return c:IsFaceup() and c:IsSummonCode(xyz,SUMMON_TYPE_XYZ,tp,CYBER_DRAGON_NOVA)
end

function s.once_a_turn(e,tp,chk)
	if chk==0 then return Duel.GetFlagEffect(tp,id)==0 end
	-- an oath is taken back when the Summon is negated, by the rules since April 2020
	Duel.RegisterFlagEffect(tp,id,RESET_PHASE|PHASE_END,EFFECT_FLAG_OATH,1)
	return true
end

function s.absorbable(c,tp)
	return c:IsPosition(POS_FACEUP_ATTACK) and not c:IsType(TYPE_TOKEN) and (c:IsControler(tp) or c:IsAbleToChangeControler())
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local c=e:GetHandler()
	if chkc then return chkc~=c and chkc:IsLocation(LOCATION_MZONE) and s.absorbable(chkc,tp) end
	if chk==0 then
		return c:IsType(TYPE_XYZ) and Duel.IsExistingTarget(s.absorbable,tp,LOCATION_MZONE,LOCATION_MZONE,1,c,tp)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_TARGET)
	Duel.SelectTarget(tp,s.absorbable,tp,LOCATION_MZONE,LOCATION_MZONE,1,1,c,tp)
end

function s.absorb(e)
	local c=e:GetHandler()
	local target=Duel.GetFirstTarget()
	if c:IsRelateToEffect(e) and target:IsRelateToEffect(e) and not target:IsImmuneToEffect(e) then
		Duel.Overlay(c,target,true)
	end
end

function s.can_negate(e,tp,eg,ep,ev)
	return Duel.IsChainNegatable(ev) and not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
	local card=re:GetHandler()
	if card:IsRelateToEffect(re) and card:IsDestructable() then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
end

function s.negate(e,tp,eg,ep,ev,re)
	if Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then
		Duel.Destroy(eg,REASON_EFFECT)
	end
end
