-- Counterforce
-- When an attack on a monster in Attack Position is negated: damage equal to the difference of the ATK.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_ATTACK_DISABLED)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetCategory(CATEGORY_DAMAGE)
	e1:SetCondition(s.both_are_there)
	e1:SetTarget(s.aim)
	e1:SetOperation(s.inflict)
	c:RegisterEffect(e1)
end

function s.both_are_there()
	local attacked=Duel.GetAttackTarget()
	if not attacked or not attacked:IsPosition(POS_FACEUP_ATTACK) then return false end
	return attacked:IsLocation(LOCATION_MZONE) and Duel.GetAttacker():IsLocation(LOCATION_MZONE)
end

function s.difference(pair)
	local first,second=pair:GetFirst(),pair:GetNext()
	return math.abs(second:GetAttack()-first:GetAttack())
end

function s.aim(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		local pair=Group.FromCards(Duel.GetAttacker(),Duel.GetAttackTarget())
		Duel.SetTargetCard(pair)
		Duel.SetTargetPlayer(1-tp)
		local damage=s.difference(pair)
		Duel.SetOperationInfo(0,CATEGORY_DAMAGE,nil,0,1-tp,damage)
		Duel.SetTargetParam(damage)
	end
	return true
end

-- The difference counts as it is now, if both are still there.
function s.inflict(e)
	local pair=Duel.GetTargetCards(e):Match(Card.IsFaceup,nil)
	if #pair==2 then Duel.Damage(Duel.GetChainInfo(0,CHAININFO_TARGET_PLAYER),s.difference(pair),REASON_EFFECT) end
end
