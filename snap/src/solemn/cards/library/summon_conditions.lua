-- Conditions under which a monster can be Summoned at all: no effects in the sense of the rules, so they cannot be negated or copied.

local function add_condition(card, code, value)
	local effect = Effect.CreateEffect(card)
	effect:SetType(EFFECT_TYPE_SINGLE)
	effect:SetProperty(EFFECT_FLAG_CANNOT_DISABLE | EFFECT_FLAG_UNCOPYABLE)
	effect:SetCode(code)
	if value then effect:SetValue(value) end
	card:RegisterEffect(effect)
	return effect
end

function Card.AddCannotBeNormalSummoned(card)
	return add_condition(card, EFFECT_CANNOT_SUMMON)
end

function Card.AddCannotBeFlipSummoned(card)
	return add_condition(card, EFFECT_CANNOT_FLIP_SUMMON)
end

function Card.AddCannotBeSpecialSummoned(card)
	return add_condition(card, EFFECT_SPSUMMON_CONDITION)
end

-- Only by its own procedure
Card.AddMustBeSpecialSummoned = Card.AddCannotBeSpecialSummoned

function Card.AddMustBeSpecialSummonedByCardEffect(card)
	return add_condition(card, EFFECT_SPSUMMON_CONDITION, function(_, summoner)
		return summoner:IsHasType(EFFECT_TYPE_ACTIONS)
	end)
end

-- A value that allows one kind of Summon
function Auxiliary.sumlimit(kind)
	return function(_, _, _, summon)
		return summon & kind == kind
	end
end

Auxiliary.ritlimit = aux.sumlimit(SUMMON_TYPE_RITUAL)
Auxiliary.fuslimit = aux.sumlimit(SUMMON_TYPE_FUSION)
Auxiliary.synlimit = aux.sumlimit(SUMMON_TYPE_SYNCHRO)
Auxiliary.xyzlimit = aux.sumlimit(SUMMON_TYPE_XYZ)
Auxiliary.penlimit = aux.sumlimit(SUMMON_TYPE_PENDULUM)
Auxiliary.lnklimit = aux.sumlimit(SUMMON_TYPE_LINK)

local function must_be(allowed)
	return function(card)
		return add_condition(card, EFFECT_SPSUMMON_CONDITION, allowed)
	end
end

-- Afterwards it may come back: a monster of the Main Deck if it was properly Summoned, one of the Extra Deck from anywhere else.
local function first_from_main_deck(allowed)
	return must_be(function(effect, summoner, player, summon)
		return effect:GetHandler():IsStatus(STATUS_PROC_COMPLETE) or allowed(effect, summoner, player, summon)
	end)
end

local function first_from_extra_deck(allowed)
	return must_be(function(effect, summoner, player, summon)
		return not effect:GetHandler():IsLocation(LOCATION_EXTRA) or allowed(effect, summoner, player, summon)
	end)
end

Card.AddMustBeRitualSummoned = must_be(aux.ritlimit)
Card.AddMustBeFusionSummoned = must_be(aux.fuslimit)
Card.AddMustBeSynchroSummoned = must_be(aux.synlimit)
Card.AddMustBeXyzSummoned = must_be(aux.xyzlimit)
Card.AddMustBePendulumSummoned = must_be(aux.penlimit)
Card.AddMustBeLinkSummoned = must_be(aux.lnklimit)

Card.AddMustFirstBeRitualSummoned = first_from_main_deck(aux.ritlimit)
Card.AddMustFirstBeFusionSummoned = first_from_extra_deck(aux.fuslimit)
Card.AddMustFirstBeSynchroSummoned = first_from_extra_deck(aux.synlimit)
Card.AddMustFirstBeXyzSummoned = first_from_extra_deck(aux.xyzlimit)
Card.AddMustFirstBePendulumSummoned = first_from_main_deck(aux.penlimit)
Card.AddMustFirstBeLinkSummoned = first_from_extra_deck(aux.lnklimit)

-- What it cannot be material for
function Auxiliary.cannotmatfilter(first, ...)
	local kinds_allowed = type(first) == "table" and first or {first, ...}
	local all = 0
	for _, kind in pairs(kinds_allowed) do all = all | kind end
	return function(_, _, summon)
		for _, kind in pairs(kinds_allowed) do
			if summon & all == kind then return true end
		end
		return false
	end
end
