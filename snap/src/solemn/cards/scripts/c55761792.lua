-- Black Luster Ritual
-- Tribute monsters whose Levels are 8 or more: Ritual Summon "Black Luster Soldier" from the hand.
local s,id=GetID()
local BLACK_LUSTER_SOLDIER=5405694

function s.initial_effect(c)
	Ritual.AddProcGreaterCode(c,8,nil,BLACK_LUSTER_SOLDIER)
end
