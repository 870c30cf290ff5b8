-- Gem-Knight Pearl
-- Two Level 4 monsters; no effects.
local s,id=GetID()

function s.initial_effect(c)
	c:EnableReviveLimit()
	Xyz.AddProcedure(c,nil,4,2)
end
