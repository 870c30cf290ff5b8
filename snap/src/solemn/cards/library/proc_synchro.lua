-- Synchro Summons: Tuners and other monsters whose Levels add up.
Synchro = {}

-- A check of all materials, set by an effect while it Synchro Summons.
Synchro.CheckAdditional = nil

local KIND = SUMMON_TYPE_SYNCHRO | MATERIAL_SYNCHRO

-- Filters for materials that are not used as Tuners
function Synchro.NonTuner(filter, ...)
	local more = {...}
	return function(card, monster, _, player)
		return card:IsNotTuner(monster, player) and (not filter or filter(card, table.unpack(more)))
	end
end

function Synchro.NonTunerEx(filter, value)
	return function(card, monster, kind, player)
		return card:IsNotTuner(monster, player) and filter(card, value, monster, kind, player)
	end
end

function Synchro.NonTunerEx2(filter, ...)
	local more = {...}
	return function(card, monster, kind, player)
		return card:IsNotTuner(monster, player) and filter(card, monster, kind, player, table.unpack(more))
	end
end

function Synchro.NonTunerCode(...)
	return Synchro.NonTunerEx2(Card.IsSummonCode, ...)
end

local function is_tuner(card, attempt)
	local rule = attempt.rule
	if rule.tuner_substitute and rule.tuner_substitute(card, attempt.monster, KIND, attempt.player) then return true end
	local filter = rule.tuner_filter
	local tuner = card:IsType(TYPE_TUNER, attempt.monster, KIND, attempt.player) or card:IsHasEffect(EFFECT_CAN_BE_TUNER)
	return tuner and (not filter or filter(card, attempt.monster, KIND, attempt.player))
end

local function is_other(card, attempt)
	local rule = attempt.rule
	return not rule.other_filter or rule.other_filter(card, attempt.monster, KIND, attempt.player)
		or rule.other_substitute and rule.other_substitute(card, attempt.monster, KIND, attempt.player)
end

-- Everything about one attempt: who Summons what, from which Tuners and others, and what is chosen so far.
local function begin(rule, monster, must, given, least, most)
	local player = monster:GetControler()
	local attempt = {rule = rule, monster = monster, player = player, least = least or 0, most = most or 99, given = given}
	local function may_lie_there(card)
		return card:IsFaceup() and (card:IsControler(player) or card:IsCanBeSynchroMaterial(monster))
	end
	local all = given or Duel.GetMatchingGroup(may_lie_there, player, LOCATION_MZONE, LOCATION_MZONE, monster)
	local cards = all:Filter(function(card)
		return card ~= monster and card:IsCanBeSynchroMaterial(monster) and card:GetSynchroLevel(monster) > 0
	end, nil)
	attempt.obliged = aux.GetMustBeMaterialGroup(player, all, player, monster, cards, REASON_SYNCHRO)
	attempt.possible = cards:Includes(attempt.obliged)
	if must then
		attempt.possible = attempt.possible and not must:IsExists(aux.NOT(Card.IsCanBeSynchroMaterial), 1, nil, monster)
		attempt.obliged:Merge(must)
		cards:Merge(must)
	end
	attempt.tuners = cards:Filter(is_tuner, nil, attempt)
	attempt.others = cards:Filter(is_other, nil, attempt)
	attempt.used_tuners, attempt.used_others, attempt.chosen = Group.CreateGroup(), Group.CreateGroup(), Group.CreateGroup()
	return attempt
end

local function passes(check, cards, attempt)
	return not check or check(cards, attempt.monster, attempt.player)
end

local function is_whole(attempt)
	local rule, chosen, monster = attempt.rule, attempt.chosen, attempt.monster
	return #attempt.used_others >= rule.least_others and #chosen >= attempt.least and chosen:Includes(attempt.obliged)
		and passes(rule.other_check, attempt.used_others, attempt) and passes(rule.check, chosen, attempt)
		and (not Synchro.CheckAdditional or Synchro.CheckAdditional(attempt.player, chosen, monster))
		and chosen:CheckWithSumEqual(Card.GetSynchroLevel, monster:GetLevel(), #chosen, #chosen, monster)
		and aux.HasZoneFor(attempt.player, chosen, monster)
end

local function has_tuners(attempt)
	return #attempt.used_tuners >= attempt.rule.least_tuners and passes(attempt.rule.tuner_check, attempt.used_tuners, attempt)
end

local function try(card, group, attempt, question)
	if not aux.GoesTogether(card, attempt.chosen, EFFECT_SYNCHRO_MAT_RESTRICTION) then return false end
	group:AddCard(card)
	attempt.chosen:AddCard(card)
	local answer = #attempt.chosen <= attempt.most and question()
	group:RemoveCard(card)
	attempt.chosen:RemoveCard(card)
	return answer
end

-- With this card as a further monster that is no Tuner, can the materials become whole?
local function as_other(card, attempt)
	return try(card, attempt.used_others, attempt, function()
		if is_whole(attempt) then return true end
		return #attempt.used_others < attempt.rule.most_others and attempt.others:IsExists(as_other, 1, attempt.chosen, attempt)
	end)
end

-- With this card as a further Tuner?
local function as_tuner(card, attempt)
	return try(card, attempt.used_tuners, attempt, function()
		if has_tuners(attempt) and attempt.others:IsExists(as_other, 1, attempt.chosen, attempt) then return true end
		return #attempt.used_tuners < attempt.rule.most_tuners and attempt.tuners:IsExists(as_tuner, 1, attempt.chosen, attempt)
	end)
end

local function condition(rule)
	return function(_, monster, must, given, least, most)
		if monster == nil then return true end
		if aux.IsSpentPendulum(monster) then return false end
		local attempt = begin(rule, monster, must, given, least, most)
		return attempt.possible and attempt.tuners:IsExists(as_tuner, 1, nil, attempt)
	end
end

local function pick(attempt, offered, finish)
	Duel.Hint(HINT_SELECTMSG, attempt.player, HINTMSG_SMATERIAL)
	local cancel = not attempt.given and Duel.IsSummonCancelable() and #attempt.chosen == 0
	return offered:SelectUnselect(attempt.chosen, attempt.player, finish, cancel)
end

-- First the Tuners. A card that can only go on as another monster ends this part.
local function pick_tuner(attempt, first)
	local others = has_tuners(attempt) and attempt.others:Filter(as_other, attempt.chosen, attempt) or Group.CreateGroup()
	local card = pick(attempt, attempt.tuners:Filter(as_tuner, attempt.chosen, attempt) + others, false)
	if not card then return false end
	if attempt.chosen:IsContains(card) then
		first:RemoveCard(card)
		attempt.used_tuners:RemoveCard(card)
		attempt.chosen:RemoveCard(card)
		return true
	end
	local group = others:IsContains(card) and attempt.used_others or attempt.used_tuners
	group:AddCard(card)
	first:AddCard(card)
	attempt.chosen:AddCard(card)
	attempt.tuning = group == attempt.used_tuners
	return true
end

-- Then the others; until one is chosen, the player can go back to the Tuners.
local function pick_other(attempt, first)
	local rule = attempt.rule
	local whole = is_whole(attempt)
	local offered = attempt.others:Filter(as_other, attempt.chosen, attempt)
	if #offered == 0 then return nil end
	local may_return = #(attempt.used_others - first) == 0
	if may_return and #attempt.used_tuners < rule.most_tuners then
		offered:Merge(attempt.tuners:Filter(as_tuner, attempt.chosen, attempt))
	end
	local card = pick(attempt, offered, whole)
	if not card then return whole and nil end
	if not first:IsContains(card) then
		local change = attempt.chosen:IsContains(card) and Group.RemoveCard or Group.AddCard
		change(attempt.used_others, card)
		change(attempt.chosen, card)
	elseif may_return then
		for _, group in ipairs({first, attempt.used_others, attempt.used_tuners, attempt.chosen}) do group:RemoveCard(card) end
		attempt.tuning = true
	end
	return true
end

-- Let the player choose; false if they go back on it.
local function choose(attempt)
	local first = Group.CreateGroup()
	attempt.tuning = true
	while #attempt.used_others < attempt.rule.most_others do
		local go_on
		if attempt.tuning then
			go_on = pick_tuner(attempt, first)
			local more = #attempt.used_tuners < attempt.rule.most_tuners and attempt.tuners:IsExists(as_tuner, 1, attempt.chosen, attempt)
			attempt.tuning = attempt.tuning and more
		else
			go_on = pick_other(attempt, first)
		end
		if go_on == false then return false end
		if go_on == nil then break end
	end
	return true
end

local function target(rule)
	return function(effect, _, _, _, _, _, _, _, _, monster, must, given, least, most)
		local attempt = begin(rule, monster, must, given, least, most)
		if not choose(attempt) then return false end
		effect:SetLabelObject(attempt.chosen:KeepAlive())
		return true
	end
end

local function send(effect, _, _, _, _, _, _, _, monster)
	local materials = effect:GetLabelObject()
	monster:SetMaterial(materials)
	Duel.SendtoGrave(materials, REASON_MATERIAL | REASON_SYNCHRO)
	materials:DeleteGroup()
end

-- Tuners and others, each with filter, least and most; substitutes for them; checks of the Tuners, the others and all together.
function Synchro.AddProcedure(card, tuner_filter, least_tuners, most_tuners, other_filter, least_others, most_others, ...)
	local tuner_substitute, other_substitute, tuner_check, other_check, check = ...
	local rule = {
		tuner_filter = tuner_filter, least_tuners = least_tuners, most_tuners = most_tuners,
		other_filter = other_filter, least_others = least_others, most_others = most_others,
		tuner_substitute = tuner_substitute, other_substitute = other_substitute,
		tuner_check = tuner_check, other_check = other_check, check = check,
	}
	local script = card:GetMetatable()
	if script and not script.synchro_type then
		script.synchro_type = 1
		script.synchro_parameters = {tuner_filter, least_tuners, most_tuners, other_filter, least_others, most_others, ...}
	end
	local effect = aux.CreateExtraDeckProcedure(card, SUMMON_TYPE_SYNCHRO, 1172, EFFECT_FLAG_UNCOPYABLE | EFFECT_FLAG_IGNORE_IMMUNE,
		condition(rule), target(rule), send)
	card:RegisterEffect(effect)
	return effect
end
