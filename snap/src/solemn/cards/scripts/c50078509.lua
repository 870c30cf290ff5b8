-- Fiendish Chain
-- Tied to a face-up Effect Monster: its effects are negated and it cannot attack. Destroyed when the monster is.
local s,id=GetID()

function s.initial_effect(c)
	aux.AddPersistentProcedure(c,nil,s.has_effects,CATEGORY_DISABLE,nil,nil,TIMINGS_CHECK_MONSTER,nil,nil,s.announce)
	for _,code in ipairs({EFFECT_DISABLE,EFFECT_CANNOT_ATTACK}) do
		local e1=Effect.CreateEffect(c)
		e1:SetType(EFFECT_TYPE_FIELD)
		e1:SetCode(code)
		e1:SetRange(LOCATION_SZONE)
		e1:SetTargetRange(LOCATION_MZONE,LOCATION_MZONE)
		e1:SetTarget(aux.PersistentTargetFilter)
		c:RegisterEffect(e1)
	end
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e2:SetCode(EVENT_LEAVE_FIELD)
	e2:SetRange(LOCATION_SZONE)
	e2:SetCondition(s.monster_is_destroyed)
	e2:SetOperation(function(e) Duel.Destroy(e:GetHandler(),REASON_EFFECT) end)
	c:RegisterEffect(e2)
end

function s.has_effects(c)
	return c:IsFaceup() and c:IsType(TYPE_EFFECT)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,monster,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_DISABLE,monster,1,0,0)
end

function s.monster_is_destroyed(e,tp,eg)
	local c=e:GetHandler()
	if c:IsStatus(STATUS_DESTROY_CONFIRMED) then return false end
	local monster=c:GetFirstCardTarget()
	return monster and monster:IsReason(REASON_DESTROY) and eg:IsContains(monster)
end
