-- Magic Cylinder
-- When the opponent's monster attacks: negate the attack and inflict damage equal to its ATK.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_DAMAGE)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCode(EVENT_ATTACK_ANNOUNCE)
	e1:SetCondition(function(e,tp) return Duel.IsTurnPlayer(1-tp) end)
	e1:SetTarget(s.target_attacker)
	e1:SetOperation(s.turn_back)
	c:RegisterEffect(e1)
end

function s.target_attacker(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local attacker=Duel.GetAttacker()
	if chkc then return chkc==attacker end
	if chk==0 then return attacker and attacker:IsOnField() and attacker:IsCanBeEffectTarget(e) end
	Duel.SetTargetCard(attacker)
	Duel.SetOperationInfo(0,CATEGORY_DAMAGE,nil,0,1-tp,attacker:GetAttack())
end

function s.turn_back(e,tp)
	local attacker=Duel.GetFirstTarget()
	if attacker and attacker:IsRelateToEffect(e) and Duel.NegateAttack() then
		Duel.Damage(1-tp,attacker:GetAttack(),REASON_EFFECT)
	end
end
