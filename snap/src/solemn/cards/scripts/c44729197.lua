-- Steamroid
-- In the Damage Step: 500 more ATK when it attacks a monster, 500 less when it is attacked.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCondition(function() return Duel.IsDamageStep() end)
	e1:SetValue(s.steam)
	c:RegisterEffect(e1)
end

function s.steam(e)
	local c=e:GetHandler()
	local target=Duel.GetAttackTarget()
	if target==c then return -500 end
	return target and Duel.GetAttacker()==c and 500 or 0
end
