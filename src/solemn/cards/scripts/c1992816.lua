-- Number 9: Dyson Sphere
-- With material it negates attacks on itself; attacked without, it takes two monsters from your GY. Detach: attack
-- directly past stronger monsters.
local s,id=GetID()

s.xyz_number=9

function s.initial_effect(c)
	c:EnableReviveLimit()
	Xyz.AddProcedure(c,nil,9,2)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetRange(LOCATION_MZONE)
	e1:SetHintTiming(0,TIMING_BATTLE_PHASE)
	e1:SetCondition(s.is_attacked)
	e1:SetCost(s.once_a_battle)
	e1:SetOperation(function() Duel.NegateAttack() end)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,1))
	e2:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_O)
	e2:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e2:SetCode(EVENT_BE_BATTLE_TARGET)
	e2:SetCondition(s.has_no_material)
	e2:SetTarget(s.choose)
	e2:SetOperation(s.attach)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetDescription(aux.Stringid(id,2))
	e3:SetType(EFFECT_TYPE_IGNITION)
	e3:SetRange(LOCATION_MZONE)
	e3:SetCountLimit(1)
	e3:SetCondition(s.faces_stronger)
	e3:SetCost(Cost.DetachFromSelf(1))
	e3:SetOperation(s.aim_past)
	c:RegisterEffect(e3)
end

function s.is_attacked(e)
	local c=e:GetHandler()
	local attacker=Duel.GetAttacker()
	if attacker and attacker:IsStatus(STATUS_ATTACK_CANCELED) then return false end
	return Duel.GetAttackTarget()==c and c:GetOverlayCount()>0
end

function s.once_a_battle(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	if chk==0 then return c:GetFlagEffect(id)==0 end
	c:RegisterFlagEffect(id,RESET_EVENT|RESETS_STANDARD|RESET_PHASE|PHASE_DAMAGE,0,1)
end

function s.has_no_material(e)
	local c=e:GetHandler()
	return c:IsType(TYPE_XYZ) and c:GetOverlayCount()==0
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsControler(tp) and chkc:IsLocation(LOCATION_GRAVE) and chkc:IsMonster() end
	if chk==0 then
		return e:GetHandler():IsType(TYPE_XYZ) and Duel.IsExistingTarget(Card.IsMonster,tp,LOCATION_GRAVE,0,2,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_TARGET)
	local targets=Duel.SelectTarget(tp,Card.IsMonster,tp,LOCATION_GRAVE,0,2,2,nil)
	Duel.SetOperationInfo(0,CATEGORY_LEAVE_GRAVE,targets,2,0,0)
end

function s.attach(e)
	local c=e:GetHandler()
	if not c:IsRelateToEffect(e) then return end
	local targets=Duel.GetTargetCards(e)
	if #targets>0 then Duel.Overlay(c,targets) end
end

function s.faces_stronger(e,tp)
	local attack=e:GetHandler():GetAttack()
	local function is_stronger(monster) return monster:IsFaceup() and monster:GetAttack()>attack end
	return Duel.IsPhase(PHASE_MAIN1) and Duel.IsExistingMatchingCard(is_stronger,tp,0,LOCATION_MZONE,1,nil)
end

function s.aim_past(e)
	local c=e:GetHandler()
	if not c:IsRelateToEffect(e) or c:IsFacedown() then return end
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(3205)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_CLIENT_HINT)
	e1:SetCode(EFFECT_DIRECT_ATTACK)
	e1:SetReset(RESETS_STANDARD_PHASE_END)
	c:RegisterEffect(e1)
end
