-- Silent Magician LV8
-- Special Summoned only by Silent Magician LV4. Unaffected by the opponent's Spells.
local s,id=GetID()

s.LVnum=8
s.LVset=SET_SILENT_MAGICIAN

function s.initial_effect(c)
	c:EnableReviveLimit()
	s.needs_level_4(c)
	s.is_untouched_by_spells(c)
end

-- Silent Magician LV4 ignores this where it brings her.
function s.needs_level_4(c)
	local rule=Effect.CreateEffect(c)
	rule:SetCode(EFFECT_SPSUMMON_CONDITION)
	rule:SetType(EFFECT_TYPE_SINGLE)
	rule:SetValue(aux.FALSE)
	rule:SetProperty(EFFECT_FLAG_UNCOPYABLE|EFFECT_FLAG_CANNOT_DISABLE)
	c:RegisterEffect(rule)
end

function s.is_untouched_by_spells(c)
	local silence=Effect.CreateEffect(c)
	silence:SetCode(EFFECT_IMMUNE_EFFECT)
	silence:SetType(EFFECT_TYPE_SINGLE)
	silence:SetRange(LOCATION_MZONE)
	silence:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	silence:SetValue(function(e,incoming)
		if not incoming:IsSpellEffect() then return false end
		local player=e:GetHandlerPlayer()
		return player~=incoming:GetOwnerPlayer()
	end)
	c:RegisterEffect(silence)
end
