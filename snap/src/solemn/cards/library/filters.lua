-- Small functions that make functions: conditions, filters and values.

function Auxiliary.NULL() end

function Auxiliary.TRUE()
	return true
end

function Auxiliary.FALSE()
	return false
end

-- All of the functions say yes.
function Auxiliary.AND(...)
	local tests = {...}
	return function(...)
		for index = 1, #tests do
			if not tests[index](...) then return false end
		end
		return true
	end
end

-- At least one of the functions says yes.
function Auxiliary.OR(...)
	local tests = {...}
	return function(...)
		for index = 1, #tests do
			if tests[index](...) then return true end
		end
		return false
	end
end

function Auxiliary.NOT(test)
	return function(...)
		return not test(...)
	end
end

-- A filter of cards: `test` with further arguments.
function Auxiliary.FilterBoolFunction(test, ...)
	local more = {...}
	return function(card)
		return test(card, table.unpack(more))
	end
end

-- A filter of cards: `measure` with further arguments gives `wanted`.
function Auxiliary.FilterEqualFunction(measure, wanted, ...)
	local more = {...}
	return function(card)
		return measure(card, table.unpack(more)) == wanted
	end
end

-- A filter of materials, which are judged for the monster that is Summoned, the kind of Summon and the player.
function Auxiliary.FilterBoolFunctionEx(test, value)
	return function(card, summoned, kind, player)
		return test(card, value, summoned, kind, player)
	end
end

function Auxiliary.FilterBoolFunctionEx2(test, ...)
	local more = {...}
	return function(card, summoned, kind, player)
		return test(card, summoned, kind, player, table.unpack(more))
	end
end

-- A filter of materials by the names they have for that Summon.
function Auxiliary.FilterSummonCode(...)
	local names = {...}
	return function(card, summoned, kind, player)
		return card:IsSummonCode(summoned, kind, player, table.unpack(names))
	end
end

-- The target function of an effect on cards: `test` with further arguments.
function Auxiliary.TargetBoolFunction(test, ...)
	local more = {...}
	return function(_, card)
		return test(card, table.unpack(more))
	end
end

function Auxiliary.TargetEqualFunction(measure, wanted, ...)
	local more = {...}
	return function(_, card)
		return measure(card, table.unpack(more)) == wanted
	end
end

-- A filter of face-up cards.
function Auxiliary.FaceupFilter(test, ...)
	local more = {...}
	return function(card)
		return card:IsFaceup() and test(card, table.unpack(more))
	end
end

-- A filter that leaves out what Necrovalley protects.
function Auxiliary.NecroValleyFilter(test)
	return function(card, ...)
		if not test(card, ...) then return false end
		return not (card:IsHasEffect(EFFECT_NECRO_VALLEY) and Duel.IsChainDisablable(0))
	end
end

-- Values of effects that ask whose effect it is: the opponent's, or the same player's.
function Auxiliary.tgoval(effect, _, player)
	return player ~= effect:GetHandlerPlayer()
end

function Auxiliary.tgsval(effect, _, player)
	return player == effect:GetHandlerPlayer()
end

function Auxiliary.indoval(effect, _, player)
	return player == 1 - effect:GetHandlerPlayer()
end

function Auxiliary.indsval(effect, _, player)
	return player == effect:GetHandlerPlayer()
end

-- Values of "cannot be attacked": unless the attacker is unaffected by this.
function Auxiliary.imval1(effect, attacker)
	return not attacker:IsImmuneToEffect(effect)
end

function Auxiliary.imval2(effect, attacker)
	return attacker:GetControler() ~= effect:GetHandlerPlayer() and not attacker:IsImmuneToEffect(effect)
end

-- A value of battle damage for one of the players; the other's is left as it is.
function Auxiliary.ChangeBattleDamage(whose, value)
	return function(effect, player)
		local owner = effect:GetOwnerPlayer()
		local meant = whose == 0 and owner or 1 - owner
		return player == meant and value or -1
	end
end

-- The number of a card's own sentence, or of a common one (code 0).
function Auxiliary.Stringid(code, index)
	return code << 20 | index & 0xfffff
end

-- Do something once a duel for all copies of a card.
function Auxiliary.GlobalCheck(script, action)
	if script.global_check then return end
	script.global_check = true
	action()
end

-- Go through the cards of a group.
function Auxiliary.Next(group)
	local begun = false
	return function()
		if begun then return group:GetNext() end
		begun = true
		return group:GetFirst()
	end
end

Group.Iter = Auxiliary.Next

function Group.ForEach(group, action, ...)
	for card in group:Iter() do action(card, ...) end
end

-- Let a function also be called with one table of named arguments instead of a list.
function Auxiliary.FunctionWithNamedArgs(action, ...)
	local names = {...}
	return function(first, ...)
		if type(first) ~= "table" then return action(first, ...) end
		local values = {}
		for index, name in ipairs(names) do values[index] = first[name] end
		return action(table.unpack(values, 1, #names))
	end
end
