-- Number 9: Dyson Sphere
-- With material it negates attacks on itself; attacked without, it takes two monsters from your GY. Detach: attack
-- directly past stronger monsters.
local s,id=GetID()

s.xyz_number=9

function s.initial_effect(c)
	c:EnableReviveLimit()
	Xyz.AddProcedure(c,nil,9,2)
	s.can_ward_off(c)
	s.can_take_material(c)
	s.can_slip_past(c)
end

function s.can_ward_off(c)
	local ward=Effect.CreateEffect(c)
	ward:SetType(EFFECT_TYPE_QUICK_O)
	ward:SetCode(EVENT_FREE_CHAIN)
	ward:SetHintTiming(0,TIMING_BATTLE_PHASE)
	ward:SetRange(LOCATION_MZONE)
	ward:SetDescription(aux.Stringid(id,0))
	ward:SetCondition(s.is_attacked)
	ward:SetCost(s.once_a_battle)
	ward:SetOperation(function() Duel.NegateAttack() end)
	c:RegisterEffect(ward)
end

function s.is_attacked(e)
	local sphere,attacker=e:GetHandler(),Duel.GetAttacker()
	if sphere:GetOverlayCount()==0 or sphere~=Duel.GetAttackTarget() then return false end
	return not (attacker and attacker:IsStatus(STATUS_ATTACK_CANCELED))
end

-- No cost, but a limit until the Damage Step ends
function s.once_a_battle(e,tp,eg,ep,ev,re,r,rp,chk)
	local sphere=e:GetHandler()
	if chk~=0 then
		sphere:RegisterFlagEffect(id,RESETS_STANDARD|RESET_EVENT|RESET_PHASE|PHASE_DAMAGE,0,1)
	end
	return not sphere:HasFlagEffect(id)
end

local NEEDED=2

function s.can_take_material(c)
	local gravity=Effect.CreateEffect(c)
	gravity:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_SINGLE)
	gravity:SetCode(EVENT_BE_BATTLE_TARGET)
	gravity:SetProperty(EFFECT_FLAG_CARD_TARGET)
	gravity:SetDescription(aux.Stringid(id,1))
	gravity:SetCondition(function(e) return s.can_hold(e:GetHandler()) and e:GetHandler():GetOverlayCount()<1 end)
	gravity:SetTarget(s.choose_matter)
	gravity:SetOperation(s.attach)
	c:RegisterEffect(gravity)
end

function s.can_hold(sphere)
	return sphere:IsType(TYPE_XYZ)
end

function s.choose_matter(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return chkc:IsMonster() and chkc:IsLocation(LOCATION_GRAVE) and chkc:IsControler(tp)
	elseif chk==0 then
		if not s.can_hold(e:GetHandler()) then return false end
		return Duel.IsExistingTarget(Card.IsMonster,tp,LOCATION_GRAVE,0,NEEDED,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_TARGET)
	local matter=Duel.SelectTarget(tp,Card.IsMonster,tp,LOCATION_GRAVE,0,NEEDED,NEEDED,nil)
	Duel.SetOperationInfo(0,CATEGORY_LEAVE_GRAVE,matter,#matter,0,0)
end

function s.attach(e)
	local sphere,matter=e:GetHandler(),Duel.GetTargetCards(e)
	local is_there=sphere:IsRelateToEffect(e)
	if is_there and #matter>0 then Duel.Overlay(sphere,matter) end
end

function s.can_slip_past(c)
	local orbit=Effect.CreateEffect(c)
	orbit:SetType(EFFECT_TYPE_IGNITION)
	orbit:SetRange(LOCATION_MZONE)
	orbit:SetCountLimit(1)
	orbit:SetDescription(aux.Stringid(id,2))
	orbit:SetCondition(s.faces_stronger)
	orbit:SetCost(Cost.DetachFromSelf(1))
	orbit:SetOperation(s.slip_past)
	c:RegisterEffect(orbit)
end

function s.stronger(c,attack)
	return c:GetAttack()>attack and c:IsFaceup()
end

function s.faces_stronger(e,tp)
	if not Duel.IsPhase(PHASE_MAIN1) then return false end
	local attack=e:GetHandler():GetAttack()
	local stronger=Duel.GetMatchingGroupCount(s.stronger,tp,0,LOCATION_MZONE,nil,attack)
	return stronger>0
end

function s.slip_past(e)
	local sphere=e:GetHandler()
	if sphere:IsFacedown() or not sphere:IsRelateToEffect(e) then return end
	local passage=Effect.CreateEffect(sphere)
	passage:SetType(EFFECT_TYPE_SINGLE)
	passage:SetCode(EFFECT_DIRECT_ATTACK)
	passage:SetReset(RESETS_STANDARD_PHASE_END)
	passage:SetProperty(EFFECT_FLAG_CLIENT_HINT|EFFECT_FLAG_CANNOT_DISABLE)
	passage:SetDescription(3205)
	sphere:RegisterEffect(passage)
end
