-- Sakuretsu Armor
-- When the opponent's monster attacks: destroy it.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_ATTACK_ANNOUNCE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCategory(CATEGORY_DESTROY)
	e1:SetCondition(function(_,tp) return tp~=Duel.GetTurnPlayer() end)
	e1:SetTarget(s.target_attacker)
	e1:SetOperation(s.burst)
	c:RegisterEffect(e1)
end

function s.target_attacker(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local attacker=Duel.GetAttacker()
	if chkc then
		return attacker==chkc
	elseif chk==0 then
		return attacker:IsCanBeEffectTarget(e) and attacker:IsOnField()
	end
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,attacker,1,0,0)
	Duel.SetTargetCard(attacker)
end

-- It is the attacking monster until the Chain has resolved, unless its attack was negated or ended.
function s.burst(e)
	local attacker=Duel.GetFirstTarget()
	if attacker:IsStatus(STATUS_ATTACK_CANCELED) then return end
	if attacker:IsRelateToEffect(e) then Duel.Destroy(attacker,REASON_EFFECT) end
end
