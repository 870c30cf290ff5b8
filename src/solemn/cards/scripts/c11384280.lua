-- Cannon Soldier
-- Tribute a monster: 500 damage to the opponent.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_DAMAGE)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCost(s.tribute_one)
	e1:SetTarget(s.aim)
	e1:SetOperation(s.fire)
	c:RegisterEffect(e1)
end

-- Any monster will do, this one too.
function s.tribute_one(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.CheckReleaseGroupCost(tp,nil,1,false,nil,nil) end
	local tribute=Duel.SelectReleaseGroupCost(tp,nil,1,1,false,nil,nil)
	Duel.Release(tribute,REASON_COST)
end

function s.aim(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local opponent=1-tp
	Duel.SetTargetPlayer(opponent)
	Duel.SetTargetParam(500)
	Duel.SetOperationInfo(0,CATEGORY_DAMAGE,nil,0,opponent,500)
end

function s.fire(e,tp)
	local player,amount=Duel.GetChainInfo(0,CHAININFO_TARGET_PLAYER,CHAININFO_TARGET_PARAM)
	Duel.Damage(player,amount,REASON_EFFECT)
end
