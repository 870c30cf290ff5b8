-- Goblin Attack Force
-- If it attacked: goes to Defense Position at the end of the Battle Phase and cannot change that until its next turn ends.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e1:SetCode(EVENT_PHASE|PHASE_BATTLE)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCountLimit(1)
	e1:SetCondition(function(e) return e:GetHandler():GetAttackedCount()>0 end)
	e1:SetOperation(s.rest)
	c:RegisterEffect(e1)
end

function s.rest(e)
	local c=e:GetHandler()
	if c:IsAttackPos() then Duel.ChangePosition(c,POS_FACEUP_DEFENSE) end
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_COPY_INHERIT)
	e1:SetCode(EFFECT_CANNOT_CHANGE_POSITION)
	e1:SetReset(RESETS_STANDARD_PHASE_END,3)
	c:RegisterEffect(e1)
end
