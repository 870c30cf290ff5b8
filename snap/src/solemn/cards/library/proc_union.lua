-- Union monsters: once a turn one equips itself to a monster, or is Special Summoned back. In place of that monster it is destroyed.

-- Old Unions can be equipped only to monsters without any Union, others only to monsters without another of the newer ones.
local function has_room(monster, is_old)
	local unions, newer = monster:GetUnionCount()
	return (is_old and unions or newer) == 0
end

function Auxiliary.CheckUnionEquip(union, monster)
	return has_room(monster, union.old_union)
end

-- Is it equipped as a Union?
function Auxiliary.IsUnionState(effect)
	return effect:GetHandler():IsHasEffect(EFFECT_UNION_STATUS)
end

local function register(card, code, value)
	local effect = Effect.CreateEffect(card)
	effect:SetType(EFFECT_TYPE_SINGLE)
	effect:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	effect:SetCode(code)
	if value then effect:SetValue(value) end
	effect:SetReset(RESET_EVENT | RESETS_STANDARD)
	card:RegisterEffect(effect)
end

-- Let a Union that has just been equipped count as one.
function Auxiliary.SetUnionState(card)
	register(card, EFFECT_EQUIP_LIMIT, card:GetCardEffect(EFFECT_UNION_LIMIT):GetValue())
	register(card, EFFECT_UNION_STATUS)
	if card.old_union then register(card, EFFECT_OLDUNION_STATUS) end
end

-- Equipping and coming back share one use a turn, which moving between the two does not renew.
local function is_used(card)
	return card:HasFlagEffect(card:GetOriginalCode())
end

local function use(card)
	local reset = RESET_EVENT | RESETS_STANDARD & ~(RESET_TOFIELD | RESET_LEAVE) | RESET_PHASE | PHASE_END
	card:RegisterFlagEffect(card:GetOriginalCode(), reset, 0, 1)
end

local function add_equip(card, filter, is_old)
	local function may_bear(monster)
		return monster:IsFaceup() and (not filter or filter(monster)) and has_room(monster, is_old)
	end

	local equip = Effect.CreateEffect(card)
	equip:SetDescription(1068)
	equip:SetCategory(CATEGORY_EQUIP)
	equip:SetType(EFFECT_TYPE_IGNITION)
	equip:SetProperty(EFFECT_FLAG_CARD_TARGET)
	equip:SetRange(LOCATION_MZONE)
	equip:SetTarget(function(effect, player, _, _, _, _, _, _, chk, chosen)
		local union = effect:GetHandler()
		if chosen then return chosen:IsLocation(LOCATION_MZONE) and chosen:IsControler(player) and may_bear(chosen) end
		if chk == 0 then
			return not is_used(union) and Duel.GetLocationCount(player, LOCATION_SZONE) > 0
				and Duel.IsExistingTarget(may_bear, player, LOCATION_MZONE, 0, 1, union)
		end
		Duel.Hint(HINT_SELECTMSG, player, HINTMSG_EQUIP)
		local monsters = Duel.SelectTarget(player, may_bear, player, LOCATION_MZONE, 0, 1, 1, union)
		Duel.SetOperationInfo(0, CATEGORY_EQUIP, monsters, 1, 0, 0)
		use(union)
	end)
	equip:SetOperation(function(effect, player)
		local union, monster = effect:GetHandler(), Duel.GetFirstTarget()
		if not union:IsRelateToEffect(effect) or union:IsFacedown() then return end
		if not monster:IsRelateToEffect(effect) or filter and not filter(monster) then
			Duel.SendtoGrave(union, REASON_EFFECT)
		elseif Duel.Equip(player, union, monster, false) then
			aux.SetUnionState(union)
		end
	end)
	card:RegisterEffect(equip)
end

local function add_return(card, is_old, is_equipped)
	local position = is_old and POS_FACEUP_ATTACK or POS_FACEUP

	local function can_return(effect, player)
		return effect:GetHandler():IsCanBeSpecialSummoned(effect, 0, player, true, false, position)
	end

	local back = Effect.CreateEffect(card)
	back:SetDescription(2)
	back:SetCategory(CATEGORY_SPECIAL_SUMMON)
	back:SetType(EFFECT_TYPE_IGNITION)
	back:SetRange(LOCATION_SZONE)
	back:SetCondition(is_equipped)
	back:SetTarget(function(effect, player, _, _, _, _, _, _, chk)
		local union = effect:GetHandler()
		if chk == 0 then
			return not is_used(union) and Duel.GetLocationCount(player, LOCATION_MZONE) > 0 and can_return(effect, player)
		end
		Duel.SetOperationInfo(0, CATEGORY_SPECIAL_SUMMON, union, 1, 0, 0)
		use(union)
	end)
	back:SetOperation(function(effect, player)
		local union = effect:GetHandler()
		if not union:IsRelateToEffect(effect) or Duel.SpecialSummon(union, 0, player, player, true, false, position) > 0 then return end
		-- Only the lack of a zone kept it from coming.
		if Duel.GetLocationCount(player, LOCATION_MZONE) <= 0 and can_return(effect, player) then Duel.SendtoGrave(union, REASON_RULE) end
	end)
	card:RegisterEffect(back)
end

local function add_protection(card, causes, is_equipped)
	local instead = Effect.CreateEffect(card)
	instead:SetType(EFFECT_TYPE_EQUIP)
	instead:SetProperty(EFFECT_FLAG_IGNORE_IMMUNE)
	instead:SetCode(EFFECT_DESTROY_SUBSTITUTE)
	instead:SetCondition(is_equipped)
	instead:SetValue(function(_, _, reason) return reason & causes ~= 0 end)
	card:RegisterEffect(instead)
end

local function bears_something(effect)
	return effect:GetHandler():GetEquipTarget() ~= nil
end

-- `filter`: the monsters it can be equipped to. `is_old`: by the older rules, alone on its monster and back in Attack Position;
-- `protects_in_battle_only` (by default like `is_old`): it takes the place of its monster only when that is destroyed by battle.
function Auxiliary.AddUnionProcedure(card, filter, is_old, protects_in_battle_only)
	if protects_in_battle_only == nil then protects_in_battle_only = is_old end
	add_equip(card, filter, is_old)
	add_return(card, is_old, is_old and aux.IsUnionState or bears_something)
	local causes = protects_in_battle_only and REASON_BATTLE or REASON_BATTLE | REASON_EFFECT
	add_protection(card, causes, protects_in_battle_only and aux.IsUnionState or bears_something)
	local limit = Effect.CreateEffect(card)
	limit:SetType(EFFECT_TYPE_SINGLE)
	limit:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	limit:SetCode(EFFECT_UNION_LIMIT)
	limit:SetValue(function(effect, monster)
		return not filter or filter(monster) or effect:GetHandler():GetEquipTarget() == monster
	end)
	card:RegisterEffect(limit)
	if is_old then card:GetMetatable().old_union = true end
end
