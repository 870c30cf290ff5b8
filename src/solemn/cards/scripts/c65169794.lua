-- Black Pendant
-- The equipped monster gains 500 ATK. Sent from the field to the GY: 500 damage to the opponent.
local s,id=GetID()

function s.initial_effect(c)
	aux.AddEquipProcedure(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_EQUIP)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetValue(500)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,0))
	e2:SetCategory(CATEGORY_DAMAGE)
	e2:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e2:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e2:SetCode(EVENT_TO_GRAVE)
	e2:SetCondition(function(e) return e:GetHandler():IsPreviousLocation(LOCATION_ONFIELD) end)
	e2:SetTarget(s.aim)
	e2:SetOperation(s.inflict)
	c:RegisterEffect(e2)
end

function s.aim(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local opponent=1-tp
	Duel.SetTargetPlayer(opponent)
	Duel.SetTargetParam(500)
	Duel.SetOperationInfo(0,CATEGORY_DAMAGE,nil,0,opponent,500)
end

function s.inflict()
	local player,amount=Duel.GetChainInfo(0,CHAININFO_TARGET_PLAYER,CHAININFO_TARGET_PARAM)
	Duel.Damage(player,amount,REASON_EFFECT)
end
