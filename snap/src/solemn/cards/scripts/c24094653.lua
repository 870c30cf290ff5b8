-- Polymerization
-- Fusion Summon with materials from the hand and the field.
local s,id=GetID()

function s.initial_effect(c)
	c:RegisterEffect(Fusion.CreateSummonEff(c))
end
