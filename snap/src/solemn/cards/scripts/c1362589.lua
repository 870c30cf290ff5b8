-- Photon Crusher
-- Goes to Defense Position after it attacked.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_CONTINUOUS)
	e1:SetCode(EVENT_DAMAGE_STEP_END)
	e1:SetCondition(s.has_attacked)
	e1:SetOperation(s.kneel)
	c:RegisterEffect(e1)
end

function s.has_attacked(e)
	local c=e:GetHandler()
	return Duel.GetAttacker()==c and c:IsRelateToBattle()
end

function s.kneel(e)
	local c=e:GetHandler()
	if c:IsAttackPos() then Duel.ChangePosition(c,POS_FACEUP_DEFENSE) end
end
