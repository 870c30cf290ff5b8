-- Gemini Lancer
-- Gemini monster; once Summoned again it inflicts piercing battle damage.
local s,id=GetID()

function s.initial_effect(c)
	Gemini.AddProcedure(c)
	local piercing=Effect.CreateEffect(c)
	piercing:SetCondition(Gemini.EffectStatusCondition)
	piercing:SetCode(EFFECT_PIERCE)
	piercing:SetType(EFFECT_TYPE_SINGLE)
	c:RegisterEffect(piercing)
end
