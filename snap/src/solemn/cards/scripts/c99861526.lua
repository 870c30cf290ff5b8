-- Submarineroid
-- Can attack directly, its damage then being its original ATK. After it battled it can go to Defense Position.
local s,id=GetID()

function s.initial_effect(c)
	s.attacks_from_below(c)
	s.can_dive(c)
end

function s.attacks_from_below(c)
	local passage=Effect.CreateEffect(c)
	passage:SetType(EFFECT_TYPE_SINGLE)
	passage:SetCode(EFFECT_DIRECT_ATTACK)
	c:RegisterEffect(passage)
	local torpedo=passage:Clone()
	torpedo:SetCode(EFFECT_CHANGE_BATTLE_DAMAGE)
	torpedo:SetCondition(s.slips_past)
	torpedo:SetValue(s.torpedo)
	c:RegisterEffect(torpedo)
end

-- A direct attack that only its own effect made possible
function s.slips_past(e)
	if Duel.GetAttackTarget() then return false end
	local guards=Duel.GetFieldGroupCount(e:GetHandlerPlayer(),0,LOCATION_MZONE)
	return guards>0 and e:GetHandler():GetEffectCount(EFFECT_DIRECT_ATTACK)==1
end

-- The opponent's damage; -1 leaves damage as it is.
function s.torpedo(e,player)
	if player==e:GetHandlerPlayer() then return -1 end
	return e:GetHandler():GetBaseAttack()
end

function s.can_dive(c)
	local dive=Effect.CreateEffect(c)
	dive:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_SINGLE)
	dive:SetCode(EVENT_DAMAGE_STEP_END)
	dive:SetCategory(CATEGORY_POSITION)
	dive:SetDescription(aux.Stringid(id,0))
	dive:SetCondition(function(e)
		local boat=e:GetHandler()
		return boat:IsRelateToBattle() and boat:IsAttackPos()
	end)
	dive:SetOperation(function(e)
		local boat=e:GetHandler()
		if boat:IsRelateToEffect(e) then Duel.ChangePosition(boat,POS_FACEUP_DEFENSE) end
	end)
	c:RegisterEffect(dive)
end
