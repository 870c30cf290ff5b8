-- Cannon Soldier
-- Tribute a monster: 500 damage to the opponent.
local s,id=GetID()
local DAMAGE=500

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_MZONE)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetCategory(CATEGORY_DAMAGE)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCost(s.load)
	e1:SetTarget(s.aim)
	e1:SetOperation(s.fire)
	c:RegisterEffect(e1)
end

-- Any monster will do, this one too.
function s.load(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		Duel.Release(Duel.SelectReleaseGroupCost(tp,nil,1,1,false,nil,nil),REASON_COST)
		return
	end
	return Duel.CheckReleaseGroupCost(tp,nil,1,false,nil,nil)
end

function s.aim(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		Duel.SetOperationInfo(0,CATEGORY_DAMAGE,nil,0,1-tp,DAMAGE)
		Duel.SetTargetParam(DAMAGE)
		Duel.SetTargetPlayer(1-tp)
	end
	return true
end

function s.fire()
	local damage,player=Duel.GetChainInfo(0,CHAININFO_TARGET_PARAM,CHAININFO_TARGET_PLAYER)
	Duel.Damage(player,damage,REASON_EFFECT)
end
