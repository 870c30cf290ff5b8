-- Splendid Venus
-- All monsters but Fairies lose 500 ATK and DEF. Your Spells and Traps, and their effects, cannot be negated.
local s,id=GetID()

function s.initial_effect(c)
	for _,code in ipairs({EFFECT_UPDATE_ATTACK,EFFECT_UPDATE_DEFENSE}) do
		local e1=Effect.CreateEffect(c)
		e1:SetType(EFFECT_TYPE_FIELD)
		e1:SetCode(code)
		e1:SetRange(LOCATION_MZONE)
		e1:SetTargetRange(LOCATION_MZONE,LOCATION_MZONE)
		e1:SetTarget(function(_,monster) return not monster:IsRace(RACE_FAIRY) end)
		e1:SetValue(-500)
		c:RegisterEffect(e1)
	end
	for _,code in ipairs({EFFECT_CANNOT_INACTIVATE,EFFECT_CANNOT_DISEFFECT}) do
		local e2=Effect.CreateEffect(c)
		e2:SetType(EFFECT_TYPE_FIELD)
		e2:SetCode(code)
		e2:SetRange(LOCATION_MZONE)
		e2:SetValue(s.is_own_spell_or_trap)
		c:RegisterEffect(e2)
	end
end

function s.is_own_spell_or_trap(e,link)
	local effect,player,place=Duel.GetChainInfo(link,CHAININFO_TRIGGERING_EFFECT,CHAININFO_TRIGGERING_PLAYER,CHAININFO_TRIGGERING_LOCATION)
	return player==e:GetHandlerPlayer() and place&LOCATION_ONFIELD~=0 and effect:IsSpellTrapEffect()
end
