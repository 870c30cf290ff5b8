-- Ritual Summons: monsters whose Levels are at least, or exactly, a total are Tributed for a Ritual Monster.
Ritual = {}

-- The total that is asked for while materials are judged: monsters that may count as all of it look at this.
Ritual.SummoningLevel = nil

-- The value of EFFECT_RITUAL_LEVEL: its own Level, or for monsters that `suits` accepts the whole total as well.
function Ritual.WholeLevelTributeValue(suits)
	return function(effect, monster)
		local level = effect:GetHandler():GetLevel()
		if not suits(monster, effect) then return level end
		return level << 16 | (Ritual.SummoningLevel or monster:GetLevel())
	end
end

function Ritual.AddWholeLevelTribute(card, suits)
	local effect = Effect.CreateEffect(card)
	effect:SetType(EFFECT_TYPE_SINGLE)
	effect:SetCode(EFFECT_RITUAL_LEVEL)
	effect:SetValue(Ritual.WholeLevelTributeValue(suits))
	card:RegisterEffect(effect)
	return effect
end

-- Which monsters the Ritual Spell Summons
function Ritual.GetMatchingFilterFunction(card)
	local filters = card.ritual_matching_function
	return filters and filters[card] or aux.TRUE
end

-- Take from both groups what the filter (or the group) leaves out.
function Ritual.CheckMatFilter(filter, effect, player, own, more)
	if not filter then return end
	local accepts = filter
	if type(filter) ~= "function" then
		accepts = function(card) return filter:IsContains(card) end
	end
	for _, cards in ipairs({own, more}) do cards:Remove(aux.NOT(accepts), nil, effect, player) end
end

-- Two further checks of the materials as one. Each says whether they are right, and whether adding to them is hopeless.
local function both(first, second)
	if not first or not second then return first or second end
	return function(...)
		local good, hopeless = first(...)
		local also_good, also_hopeless = second(...)
		return good and also_good, hopeless or also_hopeless
	end
end

-- Checks that cards in the group bring with them, when they may be used as materials from unusual places
local function with_checks_of(cards, check)
	local last
	for card in cards:Filter(Card.IsHasEffect, nil, EFFECT_EXTRA_RITUAL_MATERIAL):Iter() do
		for _, effect in ipairs({card:IsHasEffect(EFFECT_EXTRA_RITUAL_MATERIAL)}) do
			local brought = effect:GetLabelObject()
			if brought and brought[1] ~= last then
				last = brought[1]
				check = both(check, last)
			end
		end
	end
	return check
end

-- An opponent's monster that can be Tributed in place of an own one must be.
local function with_lent(cards, player, check)
	local lent = cards:Filter(function(card) return card:IsControler(1 - player) and card:IsHasEffect(EFFECT_EXTRA_RELEASE) end, nil)
	if #lent == 0 then return check end
	return both(function(_, _, chosen) return chosen:Includes(lent) end, check)
end

-- The ordinary materials, those that the Ritual Spell adds, and the check.
local function gather(plan, effect, player, ...)
	local own = Duel.GetRitualMaterial(player, not plan.measure)
	local more = plan.extra and plan.extra(effect, player, ...) or Group.CreateGroup()
	local check = with_lent(own, player, with_checks_of(own, plan.check))
	Ritual.CheckMatFilter(plan.material_filter, effect, player, own, more)
	return own, more, check
end

local function total_for(monster, level)
	if type(level) == "function" then level = level(monster) end
	return math.max(1, level or monster:GetLevel())
end

-- The least that a material counts for
function Auxiliary.RitualCheckAdditionalLevel(card, monster)
	local levels = card:GetRitualLevel(monster)
	local first, second = levels & 0xffff, levels >> 16
	return second > 0 and math.min(first, second) or first
end

local function reaches(chosen, monster, total, kind, measure)
	measure = measure or Card.GetRitualLevel
	if kind == RITPROC_EQUAL then return chosen:CheckWithSumEqual(measure, total, #chosen, #chosen, monster) end
	Duel.SetSelectedCard(chosen)
	return chosen:CheckWithSumGreater(measure, total, monster)
end

-- Nothing is Tributed that the total does not need: all together must not be above it, or not without the card added last.
local function is_too_much(chosen, last, monster, total, kind, measure)
	measure = measure or aux.RitualCheckAdditionalLevel
	local sum = chosen:GetSum(measure, monster)
	if kind ~= RITPROC_EQUAL then sum = sum - measure(last, monster) end
	return sum > total
end

-- Checks of a choice for aux.SelectUnselectGroup. `check` gives its two results in a table.
function Ritual.Check(monster, total, check, kind, measure)
	return function(chosen, effect, player, _, last)
		if is_too_much(chosen, last, monster, total, kind, measure) then return false, true end
		local good, hopeless = true, false
		if check then
			local answers = check(effect, player, chosen, monster)
			good, hopeless = answers[1], answers[2] or false
		end
		if not good or hopeless then return good, hopeless end
		return reaches(chosen, monster, total, kind, measure) and aux.HasZoneFor(player, chosen, monster), false
	end
end

function Ritual.Finishcon(monster, total, check, measure, kind)
	return function(chosen, effect, player)
		if check and not check(effect, player, chosen, monster)[1] then return false end
		return reaches(chosen, monster, total, kind, measure)
	end
end

local function in_table(check)
	return check and function(...) return {check(...)} end
end

-- The cards that this monster can use
local function materials_for(monster, own, more)
	local cards = own:Filter(Card.IsCanBeRitualMaterial, monster, monster)
	cards:Merge(more - monster)
	return cards
end

-- Can it be Ritual Summoned with cards of these groups? Monsters may have own ideas of their materials: `ritual_custom_condition`,
-- `ritual_custom_check` and `mat_filter` of their scripts.
function Ritual.Filter(monster, filter, kind, effect, player, own, more, check, specific, level, measure, position)
	if not (monster:IsOriginalType(TYPE_RITUAL) and monster:IsOriginalType(TYPE_MONSTER)) or filter and not filter(monster)
		or not monster:IsCanBeSpecialSummoned(effect, SUMMON_TYPE_RITUAL, player, false, true, position) then
		return false
	end
	local total = total_for(monster, level)
	Ritual.SummoningLevel = total
	local cards = materials_for(monster, own, more)
	local own_rule = monster.ritual_custom_condition
	if own_rule then return own_rule(monster, cards, check, kind) end
	if monster.mat_filter then cards:Match(monster.mat_filter, monster, player) end
	if specific then cards:Match(specific, nil, monster, cards, player) end
	local fits = Ritual.Check(monster, total, in_table(both(monster.ritual_custom_check, check)), kind, measure)
	local possible = aux.SelectUnselectGroup(cards, effect, player, 1, total, fits, 0)
	Ritual.SummoningLevel = nil
	return possible
end

local function usual_place()
	return Duel.IsDuelType(DUEL_EXTRA_DECK_RITUAL) and LOCATION_EXTRA or LOCATION_HAND
end

-- How an effect Ritual Summons, from the arguments that its target and operation share.
local function make_plan(filter, kind, level, extra, material_filter, place, check, specific, measure, position)
	return {
		filter = filter, kind = kind, level = level, extra = extra, material_filter = material_filter, place = place or usual_place(),
		check = check, specific = specific, measure = measure, position = position or POS_FACEUP,
	}
end

local function filter_arguments(plan, effect, player, own, more, check)
	return plan.filter, plan.kind, effect, player, own, more, check, plan.specific, plan.level, plan.measure, plan.position
end

Ritual.Target = aux.FunctionWithNamedArgs(function(filter, kind, level, extra, _, material_filter, _, place, check, specific, measure,
		position, on_target, _)
	local plan = make_plan(filter, kind, level, extra, material_filter, place, check, specific, measure, position)
	return function(effect, player, eg, ep, ev, re, r, rp, chk)
		if chk == 0 then
			local own, more, further = gather(plan, effect, player, eg, ep, ev, re, r, rp, chk)
			return Duel.IsExistingMatchingCard(Ritual.Filter, player, plan.place, 0, 1, nil,
				filter_arguments(plan, effect, player, own, more, further))
		end
		if on_target then on_target(effect, player, eg, ep, ev, re, r, rp, chk) end
		Duel.SetOperationInfo(0, CATEGORY_SPECIAL_SUMMON, nil, 1, player, plan.place)
	end
end, "filter", "lvtype", "lv", "extrafil", "extraop", "matfilter", "stage2", "location", "forcedselection", "specificmatfilter",
	"requirementfunc", "sumpos", "extratg", "self")

local function choose_monster(plan, effect, player, own, more, check, itself)
	local card = effect:GetHandler()
	if itself then
		local possible = Ritual.Filter(card, filter_arguments(plan, effect, player, own, more, check))
		return possible and not card:IsHasEffect(EFFECT_NECRO_VALLEY) and card or nil
	end
	Duel.Hint(HINT_SELECTMSG, player, HINTMSG_SPSUMMON)
	return Duel.SelectMatchingCard(player, aux.NecroValleyFilter(Ritual.Filter), player, plan.place, 0, 1, 1, nil,
		filter_arguments(plan, effect, player, own, more, check)):GetFirst()
end

-- Where zones are free and nothing else is asked, the sum alone decides; else one card after another is chosen.
local function choose_materials(plan, effect, player, monster, total, cards, check, has_zone)
	local own_rule = monster.ritual_custom_operation
	if own_rule then
		own_rule(monster, cards, check, plan.kind)
		return monster:GetMaterial()
	end
	check = both(monster.ritual_custom_check, check)
	if monster.mat_filter then cards:Match(monster.mat_filter, monster, player) end
	local kind, measure = plan.kind, plan.measure
	if not has_zone or check then
		local fits = Ritual.Check(monster, total, in_table(check), kind, measure)
		local may_finish = Ritual.Finishcon(monster, total, in_table(check), measure, kind)
		return aux.SelectUnselectGroup(cards, effect, player, 1, total, fits, 1, player, HINTMSG_RELEASE, may_finish)
	end
	Duel.Hint(HINT_SELECTMSG, player, HINTMSG_RELEASE)
	measure = measure or Card.GetRitualLevel
	if kind == RITPROC_EQUAL then return cards:SelectWithSumEqual(player, measure, total, 1, #cards, monster) end
	return cards:SelectWithSumGreater(player, measure, total, monster)
end

-- Materials from unusual places that may be used only so often: the use counts unless the Ritual Spell itself allowed them.
local function count_uses(materials, allowed, player)
	for card in materials:Filter(Card.IsHasEffect, nil, EFFECT_EXTRA_RITUAL_MATERIAL):Iter() do
		for _, effect in ipairs({card:IsHasEffect(EFFECT_EXTRA_RITUAL_MATERIAL)}) do
			local _, most = effect:GetCountLimit()
			if most > 0 and not allowed:IsContains(card) then
				effect:UseCountLimit(player, 1)
				Duel.RegisterFlagEffect(player, effect:GetHandler():GetCode(), RESET_PHASE | PHASE_END, 0, 1)
			end
		end
	end
end

local function summon(plan, actions, monster, materials, effect, player, ...)
	if actions.custom then return actions.custom(materials:Clone(), effect, player, ...) end
	monster:SetMaterial(materials)
	if actions.extra then
		actions.extra(materials:Clone(), effect, player, ...)
	else
		Duel.ReleaseRitualMaterial(materials)
	end
	Duel.BreakEffect()
	Duel.SpecialSummon(monster, SUMMON_TYPE_RITUAL, player, player, false, true, plan.position)
	monster:CompleteProcedure()
	if monster:IsFacedown() then Duel.ConfirmCards(1 - player, monster) end
	if actions.afterwards then actions.afterwards(materials, effect, player, ...) end
end

Ritual.Operation = aux.FunctionWithNamedArgs(function(filter, kind, level, extra, extra_action, material_filter, afterwards, place, check,
		custom, specific, measure, position, itself)
	local plan = make_plan(filter, kind, level, extra, material_filter, place, check, specific, measure, position)
	local actions = {extra = extra_action, afterwards = afterwards, custom = custom}
	return function(effect, player, eg, ep, ev, re, r, rp)
		if itself and not effect:GetHandler():IsRelateToEffect(effect) then return end
		local own, more, further = gather(plan, effect, player, eg, ep, ev, re, r, rp)
		local has_zone = Duel.GetLocationCount(player, LOCATION_MZONE) > 0
		local monster = choose_monster(plan, effect, player, own, more, further, itself)
		if not monster then return end
		local total = total_for(monster, level)
		Ritual.SummoningLevel = total
		local cards = materials_for(monster, own, more)
		if specific then cards:Match(specific, nil, monster, cards, player) end
		local materials = choose_materials(plan, effect, player, monster, total, cards, further, has_zone)
		count_uses(materials, more, player)
		summon(plan, actions, monster, materials, effect, player, eg, ep, ev, re, r, rp, monster)
		Ritual.SummoningLevel = nil
	end
end, "filter", "lvtype", "lv", "extrafil", "extraop", "matfilter", "stage2", "location", "forcedselection", "customoperation",
	"specificmatfilter", "requirementfunc", "sumpos", "self")

-- The activation of a Ritual Spell. The arguments: the card; RITPROC_EQUAL or RITPROC_GREATER; which monsters; the total (a number, a
-- function of the monster, or nil for its Level); the sentence; further materials and what is done with materials; a filter of materials;
-- what follows; where the monster comes from; a check of the materials; what is done instead of all that; a filter of materials for one
-- monster; what a material counts for instead of its Level; the position; what else the target function does; whether it Summons itself.
local PARAMETERS = {"filter", "lv", "desc", "extrafil", "extraop", "matfilter", "stage2", "location", "forcedselection", "customoperation",
	"specificmatfilter", "requirementfunc", "sumpos", "extratg", "self"}

Ritual.CreateProc = aux.FunctionWithNamedArgs(function(card, kind, filter, level, sentence, extra, extra_action, material_filter,
		afterwards, place, check, custom, specific, measure, position, on_target, itself)
	if type(filter) == "function" then
		local script = card:GetMetatable()
		script.ritual_matching_function = script.ritual_matching_function or {}
		script.ritual_matching_function[card] = filter
	end
	local effect = Effect.CreateEffect(card)
	effect:SetDescription(sentence or 1171)
	effect:SetCategory(CATEGORY_SPECIAL_SUMMON)
	effect:SetType(EFFECT_TYPE_ACTIVATE)
	effect:SetCode(EVENT_FREE_CHAIN)
	effect:SetTarget(Ritual.Target(filter, kind, level, extra, extra_action, material_filter, afterwards, place, check, specific,
		measure, position, on_target, itself))
	effect:SetOperation(Ritual.Operation(filter, kind, level, extra, extra_action, material_filter, afterwards, place, check,
		custom, specific, measure, position, itself))
	return effect
end, "handler", "lvtype", table.unpack(PARAMETERS))

Ritual.AddProc = aux.FunctionWithNamedArgs(function(card, ...)
	local effect = Ritual.CreateProc(card, ...)
	card:RegisterEffect(effect)
	return effect
end, "handler", "lvtype", table.unpack(PARAMETERS))

local function of_kind(kind)
	return aux.FunctionWithNamedArgs(function(card, ...)
		return Ritual.AddProc(card, kind, ...)
	end, "handler", table.unpack(PARAMETERS))
end

Ritual.AddProcGreater = of_kind(RITPROC_GREATER)
Ritual.AddProcEqual = of_kind(RITPROC_EQUAL)

-- For the monsters with these names, which the script notes in `fit_monster`
function Ritual.AddProcCode(card, kind, level, sentence, ...)
	if not card:IsStatus(STATUS_COPYING_EFFECT) and card.fit_monster == nil then card:GetMetatable().fit_monster = {...} end
	return Ritual.AddProc(card, kind, aux.FilterBoolFunction(Card.IsCode, ...), level, sentence)
end

function Ritual.AddProcGreaterCode(card, level, sentence, ...)
	return Ritual.AddProcCode(card, RITPROC_GREATER, level, sentence, ...)
end

function Ritual.AddProcEqualCode(card, level, sentence, ...)
	return Ritual.AddProcCode(card, RITPROC_EQUAL, level, sentence, ...)
end
