-- Fusion Monsters' materials, and effects that Fusion Summon.
Fusion = {}

-- What the Fusion Summoning effect of the moment asks of the materials: a check of all of them, and bounds of their number.
Fusion.CheckAdditional = nil
Fusion.CheckExact = nil
Fusion.CheckMin = nil
Fusion.CheckMax = nil

-- The effect that is Fusion Summoning, while materials are judged for it.
Fusion.SummonEffect = nil

-- Cards that it offers beyond the hand and the field.
Fusion.ExtraGroup = nil
do
	local offered = Effect.GlobalEffect()
	offered:SetType(EFFECT_TYPE_FIELD)
	offered:SetCode(EFFECT_EXTRA_FUSION_MATERIAL)
	offered:SetProperty(EFFECT_FLAG_SET_AVAILABLE | EFFECT_FLAG_IGNORE_IMMUNE)
	offered:SetTargetRange(0xff, 0xff)
	offered:SetTarget(function(_, card) return Fusion.ExtraGroup and Fusion.ExtraGroup:IsContains(card) end)
	offered:SetValue(aux.TRUE)
	Duel.RegisterEffect(offered, 0)
end

-- One material as a question about (card, attempt, may a substitute stand in).
local function by_name(names)
	return function(card, attempt, substitute)
		local monster = attempt.monster
		if card:IsSummonCode(monster, attempt.kind, monster:GetControler(), table.unpack(names)) then return true end
		return substitute and card:CheckFusionSubstitute(monster)
	end
end

local function by_filter(filter)
	return function(card, attempt, substitute)
		return filter(card, attempt.monster, attempt.kind, attempt.player, substitute, attempt.cards, attempt.chosen, attempt.contact)
	end
end

local function by_any(choices, note)
	local questions = {}
	for index, choice in ipairs(choices) do
		if type(choice) == "function" then
			questions[index] = by_filter(choice)
		else
			questions[index] = by_name({choice})
			note(choice)
		end
	end
	return aux.OR(table.unpack(questions))
end

-- The questions of a procedure's arguments (names, filters, tables of either) and the names that occur.
local function parse(arguments)
	local questions, names, seen = {}, {}, {}
	local function note(name)
		if not seen[name] then names[#names + 1] = name end
		seen[name] = true
	end
	for index, argument in ipairs(arguments) do
		if type(argument) == "function" then
			questions[index] = by_filter(argument)
		elseif type(argument) == "table" then
			questions[index] = by_any(argument, note)
		else
			questions[index] = by_name({argument})
			note(argument)
		end
	end
	return questions, names
end

-- One attempt to Summon a monster. `flags` holds the player whose zones count (PLAYER_NONE: none), FUSPROC_* and zones.
local function begin(effect, questions, substitute, cards, must, flags, summoner)
	local monster = effect:GetHandler()
	local contact = flags & FUSPROC_CONTACTFUS ~= 0
	local listed = flags & FUSPROC_LISTEDMATS ~= 0
	local no_fusion = flags & FUSPROC_NOTFUSION ~= 0
	local zones = flags >> 40 & 0xff
	local attempt = {
		monster = monster, player = monster:GetControler(), questions = questions, contact = contact,
		kind = listed and 0 or (contact or no_fusion) and MATERIAL_FUSION or SUMMON_TYPE_FUSION | MATERIAL_FUSION,
		substitute = not listed and not contact and (substitute or no_fusion),
		side = flags & 0xff, zones = zones == 0 and 0xff or zones,
		cancelable = flags & (FUSPROC_CONTACTFUS | FUSPROC_CANCELABLE) ~= 0,
		check = effect:GetValue(), chosen = Group.CreateGroup(),
	}
	Fusion.SummonEffect = summoner
	attempt.cards = cards:Filter(Fusion.IsMaterial, monster, attempt)
	attempt.obliged = aux.GetMustBeMaterialGroup(attempt.player, cards, attempt.player, monster, attempt.cards, REASON_FUSION)
	if contact then attempt.obliged:Clear() end
	attempt.possible = attempt.cards:Includes(attempt.obliged)
	if must then
		attempt.possible = attempt.possible and not must:IsExists(aux.NOT(Fusion.IsMaterial), 1, nil, attempt)
		attempt.obliged:Merge(must)
	end
	attempt.cards:Merge(attempt.obliged)
	return attempt
end

-- Is it a material for at least one of the places?
function Fusion.IsMaterial(card, attempt)
	local check = attempt.check
	if type(check) == "function" and not check(card, attempt.monster, attempt.substitute, false, nil, nil, attempt.player, attempt.contact, attempt.kind) then
		return false
	end
	if not card:IsCanBeFusionMaterial(attempt.monster, attempt.kind) then return false end
	for _, question in ipairs(attempt.questions) do
		if question(card, attempt, attempt.substitute) then return true end
	end
	return false
end

-- Do these cards fill the places from `place` on, one each, with one substitute at most?
local function fills(card, used, attempt, place, substitute)
	local question = attempt.questions[place]
	if place == #attempt.questions then return question(card, attempt, substitute) end
	used:AddCard(card)
	local good = false
	if question(card, attempt, false) then
		good = attempt.chosen:IsExists(fills, 1, used, used, attempt, place + 1, substitute)
	elseif substitute and question(card, attempt, true) then
		good = attempt.chosen:IsExists(fills, 1, used, used, attempt, place + 1, false)
	end
	used:RemoveCard(card)
	return good
end

local function has_room(attempt)
	local monster, side = attempt.monster, attempt.side
	if side == PLAYER_NONE then return true end
	if monster:IsLocation(LOCATION_EXTRA) then
		return Duel.GetLocationCountFromEx(side, attempt.player, attempt.chosen, monster, attempt.zones) > 0
	end
	return Duel.GetMZoneCount(side, attempt.chosen, attempt.player) > 0
end

local function is_whole(attempt)
	return attempt.chosen:IsExists(fills, 1, nil, Group.CreateGroup(), attempt, 1, attempt.substitute) and has_room(attempt)
		and (not Fusion.CheckAdditional or Fusion.CheckAdditional(attempt.player, attempt.chosen, attempt.monster, attempt.kind, attempt.player))
		and attempt.chosen:Includes(attempt.obliged)
end

local function is_right_number(count)
	return (not Fusion.CheckExact or Fusion.CheckExact == count) and (not Fusion.CheckMin or count >= Fusion.CheckMin)
		and (not Fusion.CheckMax or count <= Fusion.CheckMax)
end

local function leads_on(card, attempt)
	local count = #attempt.questions
	if not is_right_number(count) or #attempt.obliged > count then return false end
	if not attempt.contact and not aux.GoesTogether(card, attempt.chosen, EFFECT_FUSION_MAT_RESTRICTION) then return false end
	attempt.chosen:AddCard(card)
	local good
	if #attempt.chosen < count then
		good = attempt.cards:IsExists(leads_on, 1, attempt.chosen, attempt)
	else
		good = is_whole(attempt)
	end
	attempt.chosen:RemoveCard(card)
	return good
end

local function condition(instant, substitute, questions)
	return function(effect, cards, must, flags, summoner)
		if cards == nil then
			local monster = effect:GetHandler()
			local player = monster:GetControler()
			return instant and #aux.GetMustBeMaterialGroup(player, nil, player, monster, nil, REASON_FUSION) == 0
		end
		local attempt = begin(effect, questions, substitute, cards, must, flags, summoner)
		local good = attempt.possible and attempt.cards:IsExists(leads_on, 1, nil, attempt)
		Fusion.SummonEffect = nil
		return good
	end
end

local function choose(substitute, questions)
	return function(effect, _, cards, _, _, _, _, _, must, flags, summoner)
		local attempt = begin(effect, questions, substitute, cards, must, flags, summoner)
		local chosen, count = attempt.chosen, #questions
		chosen:Merge(attempt.obliged)
		while #chosen < count do
			Duel.Hint(HINT_SELECTMSG, attempt.player, HINTMSG_FMATERIAL)
			local offered = attempt.cards:Filter(leads_on, chosen, attempt)
			local card = offered:SelectUnselect(chosen, attempt.player, false, attempt.cancelable and #chosen == 0, count, count)
			if not card then break end
			if not chosen:IsContains(card) then
				chosen:AddCard(card)
			elseif not attempt.obliged:IsContains(card) then
				chosen:RemoveCard(card)
			end
		end
		Duel.SetFusionMaterial(chosen)
		Fusion.SummonEffect = nil
	end
end

-- A Fusion Monster with one material for each argument: a name, a filter, or a table of such. `substitute`: may one material be
-- replaced by a monster that substitutes? `instant`: can an effect Fusion Summon it without materials?
function Fusion.AddProcMix(card, substitute, instant, ...)
	if card:IsStatus(STATUS_COPYING_EFFECT) then return end
	local questions, names = parse({...})
	local script = card:GetMetatable()
	if script and not script.min_material_count then
		if #names > 0 then script.material_count, script.material = #names, names end
		script.min_material_count, script.max_material_count = #questions, #questions
	end
	local effect = Effect.CreateEffect(card)
	effect:SetType(EFFECT_TYPE_SINGLE)
	effect:SetProperty(EFFECT_FLAG_CANNOT_DISABLE | EFFECT_FLAG_UNCOPYABLE)
	effect:SetCode(EFFECT_FUSION_MATERIAL)
	effect:SetCondition(condition(instant, substitute, questions))
	effect:SetOperation(choose(substitute, questions))
	card:RegisterEffect(effect)
	return {effect}
end

-- The same with a number after each material.
function Fusion.AddProcMixN(card, substitute, instant, ...)
	local given, materials = {...}, {}
	for index = 1, #given, 2 do
		for _ = 1, given[index + 1] do materials[#materials + 1] = given[index] end
	end
	return Fusion.AddProcMix(card, substitute, instant, table.unpack(materials))
end

-- What is done with the materials
function Fusion.BanishMaterial(_, _, _, materials)
	Duel.Remove(materials, POS_FACEUP, REASON_EFFECT | REASON_MATERIAL | REASON_FUSION)
	materials:Clear()
end

function Fusion.ShuffleMaterial(_, _, player, materials)
	local hidden = materials:Filter(Card.IsFacedown, nil)
	local shown = materials:Filter(Card.IsLocation, nil, LOCATION_GRAVE | LOCATION_REMOVED)
	if #hidden > 0 then Duel.ConfirmCards(1 - player, hidden) end
	if #shown > 0 then Duel.HintSelection(shown, true) end
	Duel.SendtoDeck(materials, nil, SEQ_DECKSHUFFLE, REASON_EFFECT | REASON_MATERIAL | REASON_FUSION)
	materials:Clear()
end

-- Filters of materials by where they are
local function located(is_there)
	return function(filter, ...)
		if type(filter) == "Card" then return is_there(filter) and filter:IsAbleToGrave() end
		return aux.AND(is_there, filter, ...)
	end
end

Fusion.OnFieldMat = located(function(card) return card:IsOnField() end)
Fusion.InHandMat = located(function(card) return card:IsLocation(LOCATION_HAND) end)

function Fusion.IsMonsterFilter(...)
	return aux.AND(Card.IsMonster, ...)
end

function Fusion.ForcedHandler(effect)
	return effect:GetHandler()
end

-- How an effect Fusion Summons, from the arguments that its target and operation share.
local function plan(filter, material_filter, extra, extra_action, forced, stage, exact, value, place, flags, before, no_check, least, most,
		position)
	flags = flags or 0
	local no_fusion = flags & FUSPROC_NOTFUSION ~= 0
	local kind = MATERIAL_FUSION | (no_fusion and 0 or SUMMON_TYPE_FUSION) | (value or 0)
	return {
		filter = filter, material_filter = material_filter or Card.IsAbleToGrave, extra = extra, extra_action = extra_action,
		forced = forced, stage = stage or aux.TRUE, exact = exact, kind = kind, place = place or LOCATION_EXTRA, flags = flags,
		before = before, no_check = no_check, least = least, most = most, position = position or POS_FACEUP, no_fusion = no_fusion,
		ignores_limit = flags & (FUSPROC_NOTFUSION | FUSPROC_NOLIMIT) ~= 0,
	}
end

-- The flags of an attempt by this player, whose zones count unless the plan says that none do.
local function flags_for(plan, player, more)
	local flags = plan.flags | (more or 0)
	return flags & PLAYER_NONE ~= 0 and flags or flags | player
end

local function forced_of(plan, effect, player, ...)
	local forced = plan.forced
	if type(forced) == "function" then forced = forced(effect, player, ...) end
	return type(forced) == "Card" and Group.FromCards(forced) or forced
end

-- The materials at hand (chk 0: could it be; 1: it is being done), the further check, and what was offered beyond the ordinary.
local function gather(plan, effect, player, chk)
	local function usable(card)
		return card:IsCanBeFusionMaterial(nil, plan.kind) and not card:IsImmuneToEffect(effect)
			and (chk == 0 or not card:IsHasEffect(EFFECT_NECRO_VALLEY))
	end
	local cards = Duel.GetFusionMaterial(player):Filter(plan.material_filter, nil, effect, player, chk)
	local more, check
	if plan.extra then more, check = plan.extra(effect, player, cards) end
	if more then
		Fusion.ExtraGroup = more:Filter(usable, nil)
		cards:Merge(more)
	end
	return cards:Match(usable, nil), check, more
end

local function is_summonable(card, plan, effect, player, cards, forced, flags)
	return card:IsType(TYPE_FUSION) and (not plan.filter or plan.filter(card, player))
		and (plan.no_check or card:IsCanBeSpecialSummoned(effect, plan.kind & 0xffffffff, player, plan.ignores_limit, false, plan.position))
		and card:CheckFusionMaterial(cards, forced, flags)
end

local function with_bounds(plan, check, action)
	Fusion.CheckExact, Fusion.CheckMin, Fusion.CheckMax, Fusion.CheckAdditional = plan.exact, plan.least, plan.most, check
	local result = action()
	Fusion.CheckExact, Fusion.CheckMin, Fusion.CheckMax, Fusion.CheckAdditional, Fusion.ExtraGroup = nil, nil, nil, nil, nil
	return result
end

local function can_summon(plan, effect, player, forced)
	local cards, check = gather(plan, effect, player, 0)
	if forced and not cards:Includes(forced) then
		Fusion.ExtraGroup = nil
		return false
	end
	return with_bounds(plan, check, function()
		return Duel.IsExistingMatchingCard(is_summonable, player, plan.place, 0, 1, nil, plan, effect, player, cards, forced, flags_for(plan, player))
	end)
end

Fusion.SummonEffTG = aux.FunctionWithNamedArgs(function(filter, material_filter, extra, extra_action, forced, stage, exact, value, place, flags,
		before, no_check, on_target, least, most, position)
	local fusion = plan(filter, material_filter, extra, extra_action, forced, stage, exact, value, place, flags, before, no_check, least, most, position)
	return function(effect, player, eg, ep, ev, re, r, rp, chk)
		if chk == 0 then return can_summon(fusion, effect, player, forced_of(fusion, effect, player, eg, ep, ev, re, r, rp, chk)) end
		Duel.SetOperationInfo(0, CATEGORY_SPECIAL_SUMMON, nil, 1, player, fusion.place)
		if on_target then on_target(effect, player, eg, ep, ev, re, r, rp, chk) end
	end
end, "fusfilter", "matfilter", "extrafil", "extraop", "gc", "stage2", "exactcount", "value", "location", "chkf", "preselect", "nosummoncheck",
	"extratg", "mincount", "maxcount", "sumpos")

local function is_forced_still_valid(card, effect)
	if card == effect:GetHandler() then return card:IsRelateToEffect(effect) end
	return not card:IsImmuneToEffect(effect)
end

-- The monster and its materials; without `before` the player may go back to the choice of the monster.
local function choose_fusion(plan, effect, player, monsters, cards, forced, flags)
	local monster, materials
	repeat
		Duel.Hint(HINT_SELECTMSG, player, HINTMSG_SPSUMMON)
		monster = monsters:Select(player, 1, 1, nil):GetFirst()
		if plan.before and plan.before(effect, monster) == false then return end
		materials = Duel.SelectFusionMaterial(player, monster, cards, forced, flags)
	until #materials > 0
	return monster, materials
end

-- Stages: 0 it is on its way, 3 it is there, 1 it counts as properly Summoned.
local function perform(plan, effect, player, monster, materials)
	local all = materials:Clone()
	if not plan.no_fusion then monster:SetMaterial(materials) end
	if plan.extra_action and plan.extra_action(effect, monster, player, materials) == false then return false end
	if #materials > 0 then Duel.SendtoGrave(materials, REASON_EFFECT | REASON_MATERIAL | REASON_FUSION) end
	Duel.BreakEffect()
	Duel.SpecialSummonStep(monster, plan.kind, player, player, plan.ignores_limit, false, plan.position)
	plan.stage(effect, monster, player, all, 0)
	Duel.SpecialSummonComplete()
	plan.stage(effect, monster, player, all, 3)
	if not plan.no_fusion then monster:CompleteProcedure() end
	plan.stage(effect, monster, player, all, 1)
	return true
end

local function fusion_summon(plan, effect, player, forced)
	local cards, check, more = gather(plan, effect, player, 1)
	if forced and (not cards:Includes(forced) or forced:IsExists(aux.NOT(is_forced_still_valid), 1, nil, effect)) then
		Fusion.ExtraGroup = nil
		return
	end
	local flags = flags_for(plan, player, plan.before and 0 or FUSPROC_CANCELABLE)
	local monster, materials
	local gone_back = with_bounds(plan, check, function()
		local monsters = Duel.GetMatchingGroup(is_summonable, player, plan.place, 0, nil, plan, effect, player, cards, forced, flags)
		if #monsters == 0 then return false end
		Fusion.ExtraGroup = more
		monster, materials = choose_fusion(plan, effect, player, monsters, cards, forced, flags)
		return monster == nil
	end)
	if gone_back or monster and not perform(plan, effect, player, monster, materials) then return end
	plan.stage(effect, nil, player, nil, 2)
end

Fusion.SummonEffOP = aux.FunctionWithNamedArgs(function(filter, material_filter, extra, extra_action, forced, stage, exact, value, place, flags,
		before, no_check, least, most, position)
	local fusion = plan(filter, material_filter, extra, extra_action, forced, stage, exact, value, place, flags, before, no_check, least, most, position)
	return function(effect, player, ...)
		fusion_summon(fusion, effect, player, forced_of(fusion, effect, player, ...))
	end
end, "fusfilter", "matfilter", "extrafil", "extraop", "gc", "stage2", "exactcount", "value", "location", "chkf", "preselect", "nosummoncheck",
	"mincount", "maxcount", "sumpos")

-- The activation of a Spell or Trap that Fusion Summons; monsters change its type, code and range.
Fusion.CreateSummonEff = aux.FunctionWithNamedArgs(function(card, filter, material_filter, extra, extra_action, forced, stage, exact, value, place,
		flags, sentence, before, no_check, on_target, least, most, position)
	local effect = Effect.CreateEffect(card)
	effect:SetDescription(sentence or 1170)
	effect:SetCategory(CATEGORY_SPECIAL_SUMMON | CATEGORY_FUSION_SUMMON)
	effect:SetType(EFFECT_TYPE_ACTIVATE)
	effect:SetCode(EVENT_FREE_CHAIN)
	effect:SetTarget(Fusion.SummonEffTG(filter, material_filter, extra, extra_action, forced, stage, exact, value, place, flags, before, no_check,
		on_target, least, most, position))
	effect:SetOperation(Fusion.SummonEffOP(filter, material_filter, extra, extra_action, forced, stage, exact, value, place, flags, before, no_check,
		least, most, position))
	return effect
end, "handler", "fusfilter", "matfilter", "extrafil", "extraop", "gc", "stage2", "exactcount", "value", "location", "chkf", "desc", "preselect",
	"nosummoncheck", "extratg", "mincount", "maxcount", "sumpos")

function Fusion.RegisterSummonEff(card, ...)
	local effect = Fusion.CreateSummonEff(card, ...)
	effect:GetOwner():RegisterEffect(effect)
	return effect
end
