-- Xyz Summons: monsters of one Level, or an Xyz Monster that another takes as its only material.
Xyz = {}

-- As many materials as the player likes
Xyz.InfiniteMats = {}

local KIND = SUMMON_TYPE_XYZ | MATERIAL_XYZ

-- May the player use an opponent's monster?
local function is_lent(card, monster, player)
	for _, effect in ipairs({card:GetCardEffect(EFFECT_XYZ_MATERIAL)}) do
		local value = effect:GetValue()
		if value == 0 or value(effect, card, monster, player) then return true end
	end
	return false
end

local function fits(card, filter, level, monster, player)
	if filter and not filter(card, monster, KIND, player) then return false end
	return (not level or card:IsXyzLevel(monster, level)) and card:IsCanBeXyzMaterial(monster, player)
end

local function is_usable(card, filter, level, monster, player)
	return (card:IsControler(player) or is_lent(card, monster, player)) and fits(card, filter, level, monster, player)
end

-- The cards to choose from and those that must be among them.
local function candidates(player, monster, rule, must, given)
	local cards = given or Duel.GetMatchingGroup(Card.IsFaceup, player, LOCATION_MZONE, LOCATION_MZONE, nil)
	local usable = cards:Filter(is_usable, nil, rule.filter, rule.level, monster, player)
	local obliged = aux.GetMustBeMaterialGroup(player, cards, player, monster, usable, REASON_XYZ)
	if must then obliged:Merge(must) end
	return usable, obliged
end

local function is_whole(chosen, setting)
	local rule = setting.rule
	return #chosen >= math.max(rule.least, setting.least) and chosen:Includes(setting.obliged)
		and (not rule.check or #chosen == 0 or rule.check(chosen, setting.player, setting.monster))
		and aux.HasZoneFor(setting.player, chosen, setting.monster)
end

local function leads_on(card, chosen, cards, setting)
	if #chosen >= setting.most or not aux.GoesTogether(card, chosen, EFFECT_XYZ_MAT_RESTRICTION) then return false end
	chosen:AddCard(card)
	local good = is_whole(chosen, setting) or cards:IsExists(leads_on, 1, chosen, chosen, cards, setting)
	chosen:RemoveCard(card)
	return good
end

-- The bounds of one attempt: the rule's own, and those that an effect sets.
local function setting_of(player, monster, rule, obliged, least, most)
	local bound = rule.most == Xyz.InfiniteMats and 99 or rule.most
	return {
		player = player, monster = monster, rule = rule, obliged = obliged,
		least = least or 0, most = most and math.min(most, bound) or bound,
	}
end

local function condition(rule)
	return function(_, monster, must, given, least, most)
		if monster == nil then return true end
		if least and rule.most ~= Xyz.InfiniteMats and least > rule.most or aux.IsSpentPendulum(monster) then return false end
		local player = monster:GetControler()
		local cards, obliged = candidates(player, monster, rule, must, given)
		if not cards:Includes(obliged) then return false end
		return cards:IsExists(leads_on, 1, nil, Group.CreateGroup(), cards, setting_of(player, monster, rule, obliged, least, most))
	end
end

local function choose(player, cards, setting, may_cancel)
	local chosen = Group.CreateGroup()
	local finish = false
	while #chosen < setting.most do
		local offered = cards:Filter(leads_on, chosen, chosen, cards, setting)
		if #offered == 0 then break end
		Duel.Hint(HINT_SELECTMSG, player, HINTMSG_XMATERIAL)
		local card = offered:SelectUnselect(chosen, player, finish, may_cancel and #chosen == 0)
		if not card then
			if not finish then return end
			break
		end
		if chosen:IsContains(card) then chosen:RemoveCard(card) else chosen:AddCard(card) end
		finish = is_whole(chosen, setting)
	end
	return chosen
end

local function target(rule)
	return function(effect, player, _, _, _, _, _, _, _, monster, must, given, least, most)
		local cards, obliged = candidates(player, monster, rule, must, given)
		local chosen
		if must and #must == least and #must == most then
			chosen = obliged:Clone()
		else
			local setting = setting_of(player, monster, rule, obliged, least, most)
			chosen = choose(player, cards, setting, not given and Duel.IsSummonCancelable())
		end
		if not chosen then return false end
		effect:SetLabelObject(chosen:KeepAlive())
		return true
	end
end

local function attach(effect, _, _, _, _, _, _, _, monster)
	local materials = effect:GetLabelObject()
	if not materials then return end
	monster:SetMaterial(materials)
	Duel.Overlay(monster, materials, true)
	materials:DeleteGroup()
end

-- The other way: one monster that passes its own filter, with what else `extra` asks (chk 0) and does (chk 1).
local function is_base(card, monster, effect, player, filter, extra)
	return filter(card, player, monster) and card:IsCanBeXyzMaterial(monster, player)
		and (card:IsControler(player) or is_lent(card, monster, player))
		and (not extra or extra(effect, player, 0, card)) and aux.HasZoneFor(player, card, monster)
end

local function bases(player, monster, must, given)
	local cards = given or Duel.GetFieldGroup(player, LOCATION_MZONE, LOCATION_MZONE)
	local obliged = aux.GetMustBeMaterialGroup(player, given, player, monster, cards, REASON_XYZ)
	if must then obliged:Merge(must) end
	return cards, obliged
end

local function condition_base(filter, extra)
	return function(effect, monster, must, given, least)
		if monster == nil then return true end
		if aux.IsSpentPendulum(monster) or least and least > 1 then return false end
		local player = monster:GetControler()
		local cards, obliged = bases(player, monster, must, given)
		if #obliged > 1 or not cards:Includes(obliged) then return false end
		if #obliged == 1 then cards = obliged end
		return cards:IsExists(is_base, 1, nil, monster, effect, player, filter, extra)
	end
end

local function target_base(filter, extra)
	return function(effect, player, _, _, _, _, _, _, _, monster, must, given, least, most)
		local may_cancel = not given and Duel.IsSummonCancelable()
		Xyz.ProcCancellable = may_cancel
		local cards, obliged = bases(player, monster, must, given)
		local chosen = obliged
		if not (must and #must == least and #must == most) then
			Duel.Hint(HINT_SELECTMSG, player, HINTMSG_XMATERIAL)
			if #obliged > 0 then
				chosen = obliged:Select(player, 1, 1, may_cancel, nil)
			else
				chosen = cards:FilterSelect(player, is_base, 1, 1, may_cancel, nil, monster, effect, player, filter, extra)
			end
		end
		local base = chosen and chosen:GetFirst()
		if not base or extra and not extra(effect, player, 1, base) then return false end
		effect:SetLabelObject(base)
		return true
	end
end

local function attach_base(effect, _, _, _, _, _, _, _, monster)
	local base = effect:GetLabelObject()
	monster:SetMaterial(base)
	Duel.Overlay(monster, base)
end

-- `least` to `most` monsters of a Level (any, if nil) that pass `filter`; or one that passes `base_filter`, described by `sentence`.
function Xyz.AddProcedure(card, filter, level, least, base_filter, sentence, most, extra, no_substitutes, check)
	local rule = {filter = filter, level = level, least = least, most = most or least, check = check}
	local script = card:GetMetatable()
	if script and not script.xyz_filter then
		script.xyz_filter = function(material, any_token, monster, player)
			return material and (not filter or filter(material, monster, KIND, player)) and (not level or material:IsXyzLevel(card, level))
				and (any_token or not material:IsType(TYPE_TOKEN))
		end
		script.xyz_parameters = {script.xyz_filter, level, least, base_filter, sentence, rule.most, extra, no_substitutes, check}
		script.minxyzct, script.maxxyzct = least, rule.most
	end
	local property = EFFECT_FLAG_CANNOT_DISABLE | EFFECT_FLAG_UNCOPYABLE
	card:RegisterEffect(aux.CreateExtraDeckProcedure(card, SUMMON_TYPE_XYZ, 1173, property, condition(rule), target(rule), attach))
	if not base_filter then return end
	card:RegisterEffect(aux.CreateExtraDeckProcedure(card, SUMMON_TYPE_XYZ, sentence, property,
		condition_base(base_filter, extra), target_base(base_filter, extra), attach_base))
end
