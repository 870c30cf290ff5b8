-- What the ways to Summon with materials have in common.

-- The table of a card's script, where procedures leave what they know (`material`, `minxyzct`, ...).
function Card.GetMetatable(card, current)
	if current then return _G["c" .. card:GetCode()] end
	return card.__index
end

function Duel.GetMetatable(code)
	return _G["c" .. code]
end

-- The cards that an effect obliges the player to use for such a Summon (`reason` says which kind).
function Auxiliary.GetMustBeMaterialGroup(player, given, summoner, summoned, candidates, reason)
	local must = Group.CreateGroup()
	for _, effect in ipairs({Duel.GetPlayerEffect(player, EFFECT_MUST_BE_MATERIAL)}) do
		local kinds = effect:GetValue()
		if type(kinds) == "function" then kinds = kinds(effect, given, summoner, summoned, candidates) end
		if kinds & reason ~= 0 then must:AddCard(effect:GetHandler()) end
	end
	return must
end

-- Some monsters say which others may be material together with them: effects of this code, whose value is a filter.
local function refuses(card, other, code)
	for _, effect in ipairs({card:GetCardEffect(code)}) do
		local accepts = effect:GetValue()
		if accepts and not accepts(effect, other) then return true end
	end
	return false
end

function Auxiliary.GoesTogether(card, chosen, code)
	for other in chosen:Iter() do
		if other ~= card and (refuses(card, other, code) or refuses(other, card, code)) then return false end
	end
	return true
end

-- A monster of the Extra Deck (or elsewhere) finds a zone when these materials are gone.
function Auxiliary.HasZoneFor(player, materials, summoned)
	if summoned:IsLocation(LOCATION_EXTRA) then return Duel.GetLocationCountFromEx(player, player, materials, summoned) > 0 end
	return Duel.GetMZoneCount(player, materials, player) > 0
end

-- A Pendulum Monster that lies face-up in the Extra Deck cannot be Summoned by its procedure.
function Auxiliary.IsSpentPendulum(card)
	return card:IsType(TYPE_PENDULUM) and card:IsFaceup()
end

-- The effect of a Summoning procedure for monsters of the Extra Deck.
function Auxiliary.CreateExtraDeckProcedure(card, kind, sentence, property, condition, target, operation)
	local effect = Effect.CreateEffect(card)
	effect:SetDescription(sentence)
	effect:SetType(EFFECT_TYPE_FIELD)
	effect:SetCode(EFFECT_SPSUMMON_PROC)
	effect:SetProperty(property)
	effect:SetRange(LOCATION_EXTRA)
	effect:SetCondition(condition)
	effect:SetTarget(target)
	effect:SetOperation(operation)
	effect:SetValue(kind)
	return effect
end
