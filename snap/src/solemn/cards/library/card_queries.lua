-- Questions about one card, in the words of the rule book.

local function of_type(mask)
	return function(card)
		return card:IsType(mask)
	end
end

local function printed(mask)
	return function(card)
		return card:IsOriginalType(mask)
	end
end

-- The core's IsExactType wants all of these bits; scripts call that a composite type and say "exact" for equality.
local has_all_bits = Card.IsExactType
Card.IsCompositeType = has_all_bits

function Card.IsExactType(card, mask, ...)
	return card:GetType(...) == mask
end

local function all_of(mask)
	return function(card)
		return has_all_bits(card, mask)
	end
end

Card.IsMonster = of_type(TYPE_MONSTER)
Card.IsSpell = of_type(TYPE_SPELL)
Card.IsTrap = of_type(TYPE_TRAP)
Card.IsSpellTrap = of_type(TYPE_SPELL | TYPE_TRAP)
Card.IsEquipCard = of_type(TYPE_EQUIP)

Card.IsMonsterCard = printed(TYPE_MONSTER)
Card.IsSpellCard = printed(TYPE_SPELL)
Card.IsTrapCard = printed(TYPE_TRAP)
Card.IsSpellTrapCard = printed(TYPE_SPELL | TYPE_TRAP)

Card.IsQuickPlaySpell = all_of(TYPE_SPELL | TYPE_QUICKPLAY)
Card.IsContinuousSpell = all_of(TYPE_SPELL | TYPE_CONTINUOUS)
Card.IsEquipSpell = all_of(TYPE_SPELL | TYPE_EQUIP)
Card.IsFieldSpell = all_of(TYPE_SPELL | TYPE_FIELD)
Card.IsRitualSpell = all_of(TYPE_SPELL | TYPE_RITUAL)
Card.IsLinkSpell = all_of(TYPE_SPELL | TYPE_LINK)
Card.IsContinuousTrap = all_of(TYPE_TRAP | TYPE_CONTINUOUS)
Card.IsCounterTrap = all_of(TYPE_TRAP | TYPE_COUNTER)
Card.IsEffectMonster = all_of(TYPE_MONSTER | TYPE_EFFECT)
Card.IsFusionMonster = all_of(TYPE_MONSTER | TYPE_FUSION)
Card.IsRitualMonster = all_of(TYPE_MONSTER | TYPE_RITUAL)
Card.IsSynchroMonster = all_of(TYPE_MONSTER | TYPE_SYNCHRO)
Card.IsXyzMonster = all_of(TYPE_MONSTER | TYPE_XYZ)
Card.IsPendulumMonster = all_of(TYPE_MONSTER | TYPE_PENDULUM)
Card.IsLinkMonster = all_of(TYPE_MONSTER | TYPE_LINK)

function Card.IsNonEffectMonster(card)
	return card:IsType(TYPE_MONSTER) and not card:IsType(TYPE_EFFECT)
end

function Card.IsNormalSpell(card)
	return card:GetType() == TYPE_SPELL
end

function Card.IsNormalTrap(card)
	return card:GetType() == TYPE_TRAP
end

function Card.IsNormalSpellTrap(card)
	local kind = card:GetType()
	return kind == TYPE_SPELL or kind == TYPE_TRAP
end

function Card.IsContinuousSpellTrap(card)
	return card:IsContinuousSpell() or card:IsContinuousTrap()
end

function Card.IsTrapMonster(card)
	return card:IsTrapCard() and (card:GetOriginalLevel() > 0 or card:GetOriginalAttribute() > 0 or card:GetOriginalRace() > 0)
end

function Card.GetMainCardType(card)
	return card:GetType() & (TYPE_MONSTER | TYPE_SPELL | TYPE_TRAP)
end

-- How it was Summoned
local function summoned_as(kind)
	return function(card)
		return card:IsSummonType(kind)
	end
end

Card.IsNormalSummoned = summoned_as(SUMMON_TYPE_NORMAL)
Card.IsTributeSummoned = summoned_as(SUMMON_TYPE_TRIBUTE)
Card.IsFlipSummoned = summoned_as(SUMMON_TYPE_FLIP)
Card.IsGeminiSummoned = summoned_as(SUMMON_TYPE_GEMINI)
Card.IsSpecialSummoned = summoned_as(SUMMON_TYPE_SPECIAL)
Card.IsRitualSummoned = summoned_as(SUMMON_TYPE_RITUAL)
Card.IsFusionSummoned = summoned_as(SUMMON_TYPE_FUSION)
Card.IsSynchroSummoned = summoned_as(SUMMON_TYPE_SYNCHRO)
Card.IsXyzSummoned = summoned_as(SUMMON_TYPE_XYZ)
Card.IsPendulumSummoned = summoned_as(SUMMON_TYPE_PENDULUM)
Card.IsLinkSummoned = summoned_as(SUMMON_TYPE_LINK)

-- What a card that may be no monster just now has
function Card.HasLevel(card)
	if card:IsStatus(STATUS_NO_LEVEL) then return false end
	if not card:IsType(TYPE_MONSTER) then
		return card:IsOriginalType(TYPE_MONSTER) and not card:IsOriginalType(TYPE_XYZ | TYPE_LINK)
	end
	return not (card:IsType(TYPE_LINK | TYPE_XYZ) or card:IsHasEffect(EFFECT_RANK_LEVEL) or card:IsHasEffect(EFFECT_RANK_LEVEL_S))
end

function Card.HasRank(card)
	if not card:IsType(TYPE_MONSTER) then return card:IsOriginalType(TYPE_XYZ) end
	if card:IsType(TYPE_XYZ) then return true end
	return card:HasLevel() and (card:IsHasEffect(EFFECT_LEVEL_RANK) or card:IsHasEffect(EFFECT_LEVEL_RANK_S)) ~= nil
end

function Card.HasDefense(card)
	if card:IsType(TYPE_MONSTER) then return not card:IsType(TYPE_LINK) end
	return card:IsOriginalType(TYPE_MONSTER) and not card:IsOriginalType(TYPE_LINK)
end

function Card.HasNonZeroAttack(card)
	return card:IsFaceup() and card:GetAttack() > 0
end

function Card.HasNonZeroDefense(card)
	return card:IsFaceup() and card:GetDefense() > 0
end

function Card.IsBaseAttack(card, attack)
	return card:GetBaseAttack() == attack
end

function Card.IsBaseDefense(card, defense)
	return card:HasDefense() and card:GetBaseDefense() == defense
end

function Card.IsLevelBetween(card, first, last)
	return card:IsLevelAbove(math.min(first, last)) and card:IsLevelBelow(math.max(first, last))
end

-- The Pendulum Scale that counts: the right one only in a right Pendulum Zone.
function Card.GetScale(card)
	if not card:IsType(TYPE_PENDULUM) then return 0 end
	local place = card:GetSequence()
	if card:IsLocation(LOCATION_PZONE) and place ~= 0 and place ~= 1 and place ~= 6 then return card:GetRightScale() end
	return card:GetLeftScale()
end

-- Equality with one thing or one of several
function Card.IsSequence(card, ...)
	local here = card:GetSequence()
	for _, place in ipairs({...}) do
		if place == here then return true end
	end
	return false
end

local function equals(getter)
	return function(card, wanted)
		return getter(card) == wanted
	end
end

Card.IsOwner = equals(Card.GetOwner)
Card.IsPreviousSequence = equals(Card.GetPreviousSequence)
Card.IsDestination = equals(Card.GetDestination)
Card.IsReasonCard = equals(Card.GetReasonCard)
Card.IsReasonEffect = equals(Card.GetReasonEffect)
Card.IsReasonPlayer = equals(Card.GetReasonPlayer)
Card.IsFieldID = equals(Card.GetFieldID)
Card.IsBattlePosition = equals(Card.GetBattlePosition)

local function has_some(getter)
	return function(card, mask)
		return getter(card) & mask ~= 0
	end
end

Card.IsPreviousAttributeOnField = has_some(Card.GetPreviousAttributeOnField)
Card.IsPreviousRaceOnField = has_some(Card.GetPreviousRaceOnField)
Card.IsPreviousTypeOnField = has_some(Card.GetPreviousTypeOnField)

function Card.IsPreviousCodeOnField(card, ...)
	local first, second = card:GetPreviousCodeOnField()
	for _, code in ipairs({...}) do
		if code == first or code == second then return true end
	end
	return false
end

-- It has something else than these Attributes (Monster Types).
function Card.IsAttributeExcept(card, mask, summoned, kind, player)
	return card:GetAttribute(summoned, kind or 0, player or PLAYER_NONE) & ~mask ~= 0
end

function Card.IsRaceExcept(card, mask, summoned, kind, player)
	return card:GetRace(summoned, kind or 0, player or PLAYER_NONE) & ~mask ~= 0
end

function Card.IsInMainMZone(card, player)
	return card:IsLocation(LOCATION_MMZONE) and (not player or card:IsControler(player))
end

function Card.IsInExtraMZone(card, player)
	return card:IsLocation(LOCATION_EMZONE) and (not player or card:IsControler(player))
end

function Card.IsBattleDestroyed(card)
	return card:IsStatus(STATUS_BATTLE_DESTROYED) and card:IsReason(REASON_BATTLE)
end

function Card.HasCounter(card, kind)
	return card:GetCounter(kind) > 0
end

function Card.HasEquipCard(card)
	return card:GetEquipCount() > 0
end

function Card.HasFlagEffect(card, code, count)
	return card:GetFlagEffect(code) >= (count or 1)
end

function Duel.HasFlagEffect(player, code, count)
	return Duel.GetFlagEffect(player, code) >= (count or 1)
end

-- Could something negate its effects now?
function Card.IsNegatableMonster(card)
	if card:IsFacedown() or card:IsDisabled() then return false end
	return not card:IsNonEffectMonster() or card:IsOriginalType(TYPE_EFFECT)
end

function Card.IsNegatableSpellTrap(card)
	return card:IsFaceup() and card:IsSpellTrap() and not card:IsDisabled()
end

function Card.IsNegatable(card)
	return card:IsNegatableMonster() or card:IsNegatableSpellTrap()
end

-- What a card's script says that its text names: `listed_names`, `listed_series`, `material`, `material_setcode`
local function lists_any(list, wanted)
	for _, entry in ipairs(list or {}) do
		for _, value in ipairs(wanted) do
			if entry == value then return true end
		end
	end
	return false
end

function Card.ListsCode(card, ...)
	return lists_any(card.listed_names or card.fit_monster, {...})
end

function Card.ListsArchetype(card, ...)
	return lists_any(card.listed_series, {...})
end

function Card.ListsCodeAsMaterial(card, ...)
	return lists_any(card.material, {...})
end

-- A set number covers another when it is that archetype or one inside it.
local function covers(wanted, set)
	return wanted & 0xfff == set & 0xfff and wanted & set == wanted
end

function Card.ListsArchetypeAsMaterial(card, ...)
	local sets = card.material_setcode
	if not sets then return false end
	if type(sets) ~= "table" then sets = {sets} end
	for _, wanted in ipairs({...}) do
		for _, set in ipairs(sets) do
			if covers(wanted, set) then return true end
		end
	end
	return false
end

function Card.CanSummonOrSet(...)
	return Card.IsSummonable(...) or Card.IsMSetable(...)
end

-- Where an effect comes from
function Effect.IsMonsterEffect(effect)
	return effect:IsActiveType(TYPE_MONSTER)
end

function Effect.IsSpellEffect(effect)
	return effect:IsActiveType(TYPE_SPELL)
end

function Effect.IsTrapEffect(effect)
	return effect:IsActiveType(TYPE_TRAP)
end

function Effect.IsSpellTrapEffect(effect)
	return effect:IsActiveType(TYPE_SPELL | TYPE_TRAP)
end
