-- Asura Priest
-- A Spirit that cannot be Special Summoned. It can attack each of the opponent's monsters once.
local s,id=GetID()

function s.initial_effect(c)
	Spirit.AddProcedure(c,EVENT_SUMMON_SUCCESS,EVENT_FLIP)
	c:AddCannotBeSpecialSummoned()
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_ATTACK_ALL)
	e1:SetValue(1)
	c:RegisterEffect(e1)
end
