-- Magic Cylinder
-- When the opponent's monster attacks: negate the attack and inflict damage equal to its ATK.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_ATTACK_ANNOUNCE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCategory(CATEGORY_DAMAGE)
	e1:SetCondition(function(_,tp) return tp~=Duel.GetTurnPlayer() end)
	e1:SetTarget(s.target_attacker)
	e1:SetOperation(s.turn_back)
	c:RegisterEffect(e1)
end

function s.target_attacker(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local attacker=Duel.GetAttacker()
	if chkc then
		return attacker==chkc
	elseif chk==0 then
		return attacker and attacker:IsCanBeEffectTarget(e) and attacker:IsOnField()
	end
	Duel.SetOperationInfo(0,CATEGORY_DAMAGE,nil,0,1-tp,attacker:GetAttack())
	Duel.SetTargetCard(attacker)
end

function s.turn_back(e,tp)
	local attacker=Duel.GetFirstTarget()
	local turned=attacker and attacker:IsRelateToEffect(e) and Duel.NegateAttack()
	if turned then Duel.Damage(1-tp,attacker:GetAttack(),REASON_EFFECT) end
end
