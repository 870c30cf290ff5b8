-- LANphorhynchus
-- A Link Monster of two monsters; no effects.
local s,id=GetID()

function s.initial_effect(c)
	c:EnableReviveLimit()
	Link.AddProcedure(c,nil,2,2)
end
