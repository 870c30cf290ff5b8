-- Cyber Dragon Infinity
-- 200 ATK for each material. Attaches a face-up Attack Position monster. Detach: negate an activation and destroy that
-- card. Each once a turn.
local s,id=GetID()
local CYBER_DRAGON_NOVA=58069384

s.listed_names={CYBER_DRAGON_NOVA}

function s.initial_effect(c)
	c:EnableReviveLimit()
	Xyz.AddProcedure(c,s.light_machine,6,3,s.nova,aux.Stringid(id,0),3,s.once_a_turn)
	s.grows(c)
	s.can_absorb(c)
	s.can_negate(c)
end

function s.light_machine(c,...)
	return c:IsRace(RACE_MACHINE,...) and c:IsAttribute(ATTRIBUTE_LIGHT,...)
end

function s.nova(c,tp,xyz)
	return c:IsSummonCode(xyz,SUMMON_TYPE_XYZ,tp,CYBER_DRAGON_NOVA) and c:IsFaceup()
end

function s.once_a_turn(e,tp,chk)
	if chk==0 then return not Duel.HasFlagEffect(tp,id) end
	-- an oath is taken back when the Summon is negated, by the rules since April 2020
	Duel.RegisterFlagEffect(tp,id,RESET_PHASE|PHASE_END,EFFECT_FLAG_OATH,1)
	return true
end

function s.grows(c)
	local growth=Effect.CreateEffect(c)
	growth:SetType(EFFECT_TYPE_SINGLE)
	growth:SetCode(EFFECT_UPDATE_ATTACK)
	growth:SetRange(LOCATION_MZONE)
	growth:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	growth:SetValue(function(e) return e:GetHandler():GetOverlayCount()*200 end)
	c:RegisterEffect(growth)
end

function s.can_absorb(c)
	local absorption=Effect.CreateEffect(c)
	absorption:SetType(EFFECT_TYPE_IGNITION)
	absorption:SetRange(LOCATION_MZONE)
	absorption:SetCountLimit(1)
	absorption:SetProperty(EFFECT_FLAG_CARD_TARGET)
	absorption:SetTarget(s.choose_food)
	absorption:SetOperation(s.absorb)
	c:RegisterEffect(absorption)
end

function s.food(c,tp)
	local can_be_had=c:IsControler(tp) or c:IsAbleToChangeControler()
	return can_be_had and c:IsPosition(POS_FACEUP_ATTACK) and not c:IsType(TYPE_TOKEN)
end

function s.choose_food(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local infinity,monsters=e:GetHandler(),LOCATION_MZONE
	if chkc then
		return chkc:IsLocation(monsters) and chkc~=infinity and s.food(chkc,tp)
	elseif chk==0 then
		return Duel.IsExistingTarget(s.food,tp,monsters,monsters,1,infinity,tp) and infinity:IsType(TYPE_XYZ)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_TARGET)
	Duel.SelectTarget(tp,s.food,tp,monsters,monsters,1,1,infinity,tp)
end

function s.absorb(e)
	local infinity=e:GetHandler()
	if not infinity:IsRelateToEffect(e) then return end
	for food in Duel.GetTargetCards(e):Iter() do
		if not food:IsImmuneToEffect(e) then Duel.Overlay(infinity,food,true) end
	end
end

function s.can_negate(c)
	local veto=Effect.CreateEffect(c)
	veto:SetType(EFFECT_TYPE_QUICK_O)
	veto:SetCode(EVENT_CHAINING)
	veto:SetRange(LOCATION_MZONE)
	veto:SetCountLimit(1)
	veto:SetProperty(EFFECT_FLAG_DAMAGE_CAL|EFFECT_FLAG_DAMAGE_STEP)
	veto:SetCategory(CATEGORY_DESTROY|CATEGORY_NEGATE)
	veto:SetCondition(function(e,_,_,_,link)
		local falls=e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)
		return not falls and Duel.IsChainNegatable(link)
	end)
	veto:SetCost(Cost.DetachFromSelf(1))
	veto:SetTarget(s.announce_veto)
	veto:SetOperation(s.veto)
	c:RegisterEffect(veto)
end

function s.announce_veto(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local card=re:GetHandler()
	if card:IsDestructable() and card:IsRelateToEffect(re) then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
end

function s.veto(e,tp,eg,ep,ev,re)
	if not Duel.NegateActivation(ev) then return end
	if re:GetHandler():IsRelateToEffect(re) then Duel.Destroy(eg,REASON_EFFECT) end
end
