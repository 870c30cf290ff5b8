-- Black Luster Soldier
-- A Ritual Monster without effects, Summoned by "Black Luster Ritual".
local s,id=GetID()
local BLACK_LUSTER_RITUAL=55761792

s.listed_names={BLACK_LUSTER_RITUAL}

function s.initial_effect(c)
	c:EnableReviveLimit()
end
