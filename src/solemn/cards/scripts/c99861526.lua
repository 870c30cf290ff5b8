-- Submarineroid
-- Can attack directly, its damage then being its original ATK. After it battled it can go to Defense Position.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_DIRECT_ATTACK)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetCode(EFFECT_CHANGE_BATTLE_DAMAGE)
	e2:SetCondition(s.slips_past)
	e2:SetValue(s.torpedo)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetDescription(aux.Stringid(id,0))
	e3:SetCategory(CATEGORY_POSITION)
	e3:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_O)
	e3:SetCode(EVENT_DAMAGE_STEP_END)
	e3:SetCondition(s.surfaced)
	e3:SetOperation(s.dive)
	c:RegisterEffect(e3)
end

-- A direct attack that only its own effect made possible
function s.slips_past(e)
	return Duel.GetAttackTarget()==nil and e:GetHandler():GetEffectCount(EFFECT_DIRECT_ATTACK)==1
		and Duel.GetFieldGroupCount(e:GetHandlerPlayer(),0,LOCATION_MZONE)>0
end

function s.torpedo(e,player)
	return player==1-e:GetHandlerPlayer() and e:GetHandler():GetBaseAttack() or -1
end

function s.surfaced(e)
	local c=e:GetHandler()
	return c:IsAttackPos() and c:IsRelateToBattle()
end

function s.dive(e)
	local c=e:GetHandler()
	if c:IsRelateToEffect(e) then Duel.ChangePosition(c,POS_FACEUP_DEFENSE) end
end
