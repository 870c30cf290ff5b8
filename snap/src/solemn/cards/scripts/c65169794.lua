-- Black Pendant
-- The equipped monster gains 500 ATK. Sent from the field to the GY: 500 damage to the opponent.
local s,id=GetID()
local POINTS=500

function s.initial_effect(c)
	aux.AddEquipProcedure(c)
	s.strengthens(c)
	s.strikes_on_leaving(c)
end

function s.strengthens(c)
	local strength=Effect.CreateEffect(c)
	strength:SetCode(EFFECT_UPDATE_ATTACK)
	strength:SetValue(POINTS)
	strength:SetType(EFFECT_TYPE_EQUIP)
	c:RegisterEffect(strength)
end

function s.strikes_on_leaving(c)
	local curse=Effect.CreateEffect(c)
	curse:SetType(EFFECT_TYPE_TRIGGER_F|EFFECT_TYPE_SINGLE)
	curse:SetCode(EVENT_TO_GRAVE)
	curse:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	curse:SetCategory(CATEGORY_DAMAGE)
	curse:SetDescription(aux.Stringid(id,0))
	curse:SetCondition(function(e) return e:GetHandler():IsPreviousLocation(LOCATION_ONFIELD) end)
	curse:SetTarget(s.aim)
	curse:SetOperation(s.strike)
	c:RegisterEffect(curse)
end

function s.aim(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		Duel.SetOperationInfo(0,CATEGORY_DAMAGE,nil,0,1-tp,POINTS)
		Duel.SetTargetParam(POINTS)
		Duel.SetTargetPlayer(1-tp)
	end
	return true
end

function s.strike()
	local damage,player=Duel.GetChainInfo(0,CHAININFO_TARGET_PARAM,CHAININFO_TARGET_PLAYER)
	Duel.Damage(player,damage,REASON_EFFECT)
end
