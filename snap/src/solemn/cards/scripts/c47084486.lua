-- Vanity's Fiend
-- It cannot be Special Summoned. While it is face-up nobody can Special Summon.
local s,id=GetID()

function s.initial_effect(c)
	s.cannot_be_special_summoned(c)
	s.ends_special_summons(c)
end

function s.cannot_be_special_summoned(c)
	local rule=Effect.CreateEffect(c)
	rule:SetCode(EFFECT_SPSUMMON_CONDITION)
	rule:SetType(EFFECT_TYPE_SINGLE)
	rule:SetValue(aux.FALSE)
	rule:SetProperty(EFFECT_FLAG_UNCOPYABLE|EFFECT_FLAG_CANNOT_DISABLE)
	c:RegisterEffect(rule)
end

function s.ends_special_summons(c)
	local ban=Effect.CreateEffect(c)
	ban:SetCode(EFFECT_CANNOT_SPECIAL_SUMMON)
	ban:SetType(EFFECT_TYPE_FIELD)
	ban:SetTargetRange(1,1)
	ban:SetRange(LOCATION_MZONE)
	ban:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	c:RegisterEffect(ban)
end
