-- Fusion Monsters: their materials, and Contact Fusion.
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
	local check, monster, player = attempt.check, attempt.monster, attempt.player
	if type(check) == "function" and not check(card, monster, attempt.substitute, false, nil, nil, player, attempt.contact, attempt.kind) then
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

-- Contact Fusion: Summoned from the Extra Deck without an effect. `gather(player)` gives the cards that may be used,
-- `use(materials, player, monster)` moves them. `limit`: true if it can be Summoned in no other way, or a function that says how.
Fusion.CreateContactProc = aux.FunctionWithNamedArgs(function(card, gather, use, limit, extra_condition, kind, sentence, lizard, to_player, zones)
	if card:IsStatus(STATUS_COPYING_EFFECT) then return end
	local function flags_for(player)
		local side = to_player == 1 and 1 - player or player
		return side | FUSPROC_CONTACTFUS | (zones or 0) << 40
	end
	local effect = Effect.CreateEffect(card)
	effect:SetDescription(sentence or 2)
	effect:SetType(EFFECT_TYPE_FIELD)
	effect:SetCode(EFFECT_SPSUMMON_PROC)
	effect:SetProperty(EFFECT_FLAG_UNCOPYABLE | (to_player and EFFECT_FLAG_SPSUM_PARAM or 0))
	effect:SetRange(LOCATION_EXTRA)
	if to_player then effect:SetTargetRange(POS_FACEUP, to_player) end
	if zones then
		effect:SetValue(function() return kind or 0, zones, true end)
	elseif kind then
		effect:SetValue(kind)
	end
	effect:SetCondition(function(self, monster)
		if monster == nil then return true end
		local player = self:GetHandlerPlayer()
		return monster:IsFacedown() and monster:CheckFusionMaterial(gather(player), nil, flags_for(monster:GetControler()))
			and (not extra_condition or extra_condition(player))
	end)
	effect:SetTarget(function(self, player)
		local materials = Duel.SelectFusionMaterial(player, self:GetHandler(), gather(player), nil, flags_for(player))
		if #materials == 0 then return false end
		self:SetLabelObject(materials)
		return true
	end)
	effect:SetOperation(function(self, player, _, _, _, _, _, _, monster)
		local materials = self:GetLabelObject()
		monster:SetMaterial(materials)
		use(materials, player, monster)
	end)
	if lizard ~= false then aux.addLizardCheck(card) end
	if not limit then return effect end
	local condition = Effect.CreateEffect(card)
	condition:SetType(EFFECT_TYPE_SINGLE)
	condition:SetProperty(EFFECT_FLAG_CANNOT_DISABLE | EFFECT_FLAG_UNCOPYABLE)
	condition:SetCode(EFFECT_SPSUMMON_CONDITION)
	if type(limit) == "function" then condition:SetValue(limit) end
	return effect, condition
end, "handler", "materialFilter", "materialOperation", "sumcon", "condition", "sumtype", "desc", "cannotBeLizard", "summonToPlayer",
	"summonToZones")

function Fusion.AddContactProc(first, ...)
	for _, effect in ipairs({Fusion.CreateContactProc(first, ...)}) do effect:GetOwner():RegisterEffect(effect) end
end
