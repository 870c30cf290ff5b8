-- Imperial Iron Wall
-- No card can be banished.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMINGS_CHECK_MONSTER_E)
	c:RegisterEffect(e1)
	-- The second code lets other cards see that this one is what forbids it
	for _,code in ipairs({EFFECT_CANNOT_REMOVE,id}) do
		local e2=Effect.CreateEffect(c)
		e2:SetType(EFFECT_TYPE_FIELD)
		e2:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
		e2:SetCode(code)
		e2:SetRange(LOCATION_SZONE)
		e2:SetTargetRange(1,1)
		c:RegisterEffect(e2)
	end
end
