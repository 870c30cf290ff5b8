-- Silent Magician LV8
-- Special Summoned only by Silent Magician LV4. Unaffected by the opponent's Spells.
local s,id=GetID()

s.LVnum=8
s.LVset=SET_SILENT_MAGICIAN

function s.initial_effect(c)
	c:EnableReviveLimit()
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE)
	e1:SetCode(EFFECT_SPSUMMON_CONDITION)
	e1:SetValue(aux.FALSE)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	e2:SetCode(EFFECT_IMMUNE_EFFECT)
	e2:SetRange(LOCATION_MZONE)
	e2:SetValue(s.opponents_spell)
	c:RegisterEffect(e2)
end

function s.opponents_spell(e,incoming)
	return incoming:GetOwnerPlayer()~=e:GetHandlerPlayer() and incoming:IsSpellEffect()
end
