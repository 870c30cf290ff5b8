-- Summon Limit
-- Each player can Summon no more than twice a turn.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(e1)
	for _,code in ipairs({EFFECT_CANNOT_SUMMON,EFFECT_CANNOT_FLIP_SUMMON,EFFECT_CANNOT_SPECIAL_SUMMON}) do
		local e2=Effect.CreateEffect(c)
		e2:SetType(EFFECT_TYPE_FIELD)
		e2:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
		e2:SetCode(code)
		e2:SetRange(LOCATION_SZONE)
		e2:SetTargetRange(1,1)
		e2:SetTarget(function(_,_,player) return s.summons_left(player)==0 end)
		c:RegisterEffect(e2)
	end
	-- For cards that would Special Summon several monsters
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_FIELD)
	e3:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e3:SetCode(EFFECT_LEFT_SPSUMMON_COUNT)
	e3:SetRange(LOCATION_SZONE)
	e3:SetTargetRange(1,1)
	e3:SetValue(function(_,_,player) return s.summons_left(player) end)
	c:RegisterEffect(e3)
end

function s.summons_left(player)
	local normal,flip,special=Duel.GetActivityCount(player,ACTIVITY_SUMMON,ACTIVITY_FLIPSUMMON,ACTIVITY_SPSUMMON)
	return math.max(0,2-normal-flip-special)
end
