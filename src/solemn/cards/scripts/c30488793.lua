-- Counterforce
-- When an attack on a monster in Attack Position is negated: damage equal to the difference of the ATK.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_DAMAGE)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetCode(EVENT_ATTACK_DISABLED)
	e1:SetCondition(s.both_are_there)
	e1:SetTarget(s.aim)
	e1:SetOperation(s.inflict)
	c:RegisterEffect(e1)
end

function s.both_are_there()
	local attacker,target=Duel.GetAttacker(),Duel.GetAttackTarget()
	return attacker:IsLocation(LOCATION_MZONE) and target and target:IsLocation(LOCATION_MZONE)
		and target:IsPosition(POS_FACEUP_ATTACK)
end

function s.difference(first,second)
	return math.abs(first:GetAttack()-second:GetAttack())
end

function s.aim(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local attacker,target=Duel.GetAttacker(),Duel.GetAttackTarget()
	local damage=s.difference(attacker,target)
	Duel.SetTargetPlayer(1-tp)
	Duel.SetTargetParam(damage)
	Duel.SetTargetCard(Group.FromCards(attacker,target))
	Duel.SetOperationInfo(0,CATEGORY_DAMAGE,nil,0,1-tp,damage)
end

-- The difference counts as it is now, if both are still there.
function s.inflict(e)
	local monsters=Duel.GetTargetCards(e)
	if monsters:FilterCount(Card.IsFaceup,nil)<2 then return end
	local player=Duel.GetChainInfo(0,CHAININFO_TARGET_PLAYER)
	Duel.Damage(player,s.difference(monsters:GetFirst(),monsters:GetNext()),REASON_EFFECT)
end
