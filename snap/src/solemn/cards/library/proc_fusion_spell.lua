-- Effects that Fusion Summon.

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
