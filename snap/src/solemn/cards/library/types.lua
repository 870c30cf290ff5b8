-- To Lua itself cards, groups and effects are all "userdata": here `type` tells them apart.
local lua_type = type

-- What only one of them can be asked
local SIGNS = {{"GetControler", "Card"}, {"GetFirst", "Group"}, {"GetHandler", "Effect"}}

function type(value)
	local name = lua_type(value)
	if name ~= "userdata" then return name end
	for _, sign in ipairs(SIGNS) do
		if value[sign[1]] then return sign[2] end
	end
	return name
end
