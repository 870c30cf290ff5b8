-- Effects that many scripts register in the same form.

-- Register an effect, with marks of the codes given after `forced` that point to it.
do
	local register = Card.RegisterEffect

	local function mark(card, effect, code)
		local sign = Effect.CreateEffect(card)
		sign:SetType(EFFECT_TYPE_SINGLE)
		local property = EFFECT_FLAG_CANNOT_DISABLE | EFFECT_FLAG_IGNORE_IMMUNE | EFFECT_FLAG_SET_AVAILABLE
		if effect:IsHasProperty(EFFECT_FLAG_UNCOPYABLE) then property = property | EFFECT_FLAG_UNCOPYABLE end
		sign:SetProperty(property, EFFECT_FLAG2_MAJESTIC_MUST_COPY)
		sign:SetCode(code)
		sign:SetLabel(card:GetOriginalCode())
		sign:SetLabelObject(effect)
		local reset, count = effect:GetReset()
		if reset and count then sign:SetReset(reset, count) end
		register(card, sign)
	end

	function Card.RegisterEffect(card, effect, forced, ...)
		local number = register(card, effect, forced)
		if number and number > 0 then
			for _, code in ipairs({...}) do mark(card, effect, code) end
		end
		return number
	end
end

-- Negate a card's effects, by default for as long as it stays; first the Chain Links that it already has.
function Card.NegateEffects(target, owner, reset, also_trap_monster, count)
	reset = (reset or 0) | RESET_EVENT | RESETS_STANDARD
	local is_trap_monster = also_trap_monster and target:IsType(TYPE_TRAPMONSTER)
	if is_trap_monster then reset = reset & ~(RESET_TOFIELD | RESET_LEAVE | RESET_TURN_SET) end
	Duel.NegateRelatedChain(target, RESET_TURN_SET)
	local codes = {EFFECT_DISABLE, EFFECT_DISABLE_EFFECT, is_trap_monster and EFFECT_DISABLE_TRAPMONSTER or nil}
	for _, code in ipairs(codes) do
		local effect = Effect.CreateEffect(owner)
		effect:SetType(EFFECT_TYPE_SINGLE)
		effect:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
		effect:SetCode(code)
		if code == EFFECT_DISABLE_EFFECT then effect:SetValue(RESET_TURN_SET) end
		effect:SetReset(reset, count or 1)
		target:RegisterEffect(effect)
	end
end

-- Change a number of a card; gives by how much it changed.
local function updater(code, getter)
	return function(card, amount, reset, owner, count)
		owner = owner or card
		local standard = owner == card and RESETS_STANDARD_DISABLE or RESETS_STANDARD
		local before = getter(card)
		local effect = Effect.CreateEffect(owner)
		effect:SetType(EFFECT_TYPE_SINGLE)
		effect:SetCode(code)
		effect:SetValue(amount)
		effect:SetReset(reset or RESET_EVENT | standard, count or 1)
		card:RegisterEffect(effect)
		return getter(card) - before
	end
end

-- Levels and the like do not fall below 1.
local function bounded(code, getter, has)
	local update = updater(code, getter)
	return function(card, amount, reset, owner)
		if not has(card, 0x7fffffff) then return 0 end
		return update(card, math.max(amount, 1 - getter(card)), reset, owner)
	end
end

Card.UpdateAttack = updater(EFFECT_UPDATE_ATTACK, Card.GetAttack)
Card.UpdateDefense = updater(EFFECT_UPDATE_DEFENSE, Card.GetDefense)
Card.UpdateLevel = bounded(EFFECT_UPDATE_LEVEL, Card.GetLevel, Card.IsLevelBelow)
Card.UpdateRank = bounded(EFFECT_UPDATE_RANK, Card.GetRank, Card.IsRankBelow)
Card.UpdateLink = bounded(EFFECT_UPDATE_LINK, Card.GetLink, Card.IsLinkBelow)

-- Mark a card as one that can negate activations: Double Snare looks for the mark.
function Auxiliary.DoubleSnareValidity(card, range, property)
	local mark = Effect.CreateEffect(card)
	mark:SetType(EFFECT_TYPE_SINGLE)
	mark:SetProperty(EFFECT_FLAG_CANNOT_DISABLE | EFFECT_FLAG_SINGLE_RANGE | (property or 0))
	mark:SetCode(3682106)
	mark:SetRange(range)
	card:RegisterEffect(mark)
	return mark
end

-- Show players a sentence for a while (by default this turn).
function Auxiliary.RegisterClientHint(card, property, player, own, other, sentence, reset, count)
	if not card then return end
	local effect = Effect.CreateEffect(card)
	effect:SetProperty(EFFECT_FLAG_PLAYER_TARGET | EFFECT_FLAG_CLIENT_HINT | (property or 0))
	effect:SetTargetRange(own, other)
	effect:SetDescription(sentence or aux.Stringid(card:GetOriginalCode(), 1))
	effect:SetReset(RESET_PHASE | PHASE_END | (reset or 0), count or 1)
	Duel.RegisterEffect(effect, player)
	return effect
end

-- Do something to these cards in a phase, if any of them is still what it was. Gives the effect that waits for it.
local waiting = 0
function Auxiliary.DelayedOperation(cards, phase, flag, effect, player, action, condition, reset, count, hint, sentence)
	local group = type(cards) == "Group" and cards or Group.FromCards(cards)
	if #group == 0 then return end
	waiting = waiting + 1
	local number = waiting
	local function left()
		return group:Filter(function(card) return card:GetFlagEffectLabel(flag) == number end, nil)
	end
	local later = Effect.CreateEffect(effect:GetHandler())
	if sentence then later:SetDescription(sentence) end
	later:SetType(EFFECT_TYPE_FIELD | EFFECT_TYPE_CONTINUOUS)
	later:SetProperty(EFFECT_FLAG_IGNORE_IMMUNE)
	later:SetCode(EVENT_PHASE | phase)
	later:SetReset(reset or RESET_PHASE | phase, count or 1)
	later:SetCountLimit(1)
	later:SetLabelObject(group)
	later:SetCondition(function(self, ...)
		local still = left()
		return #still > 0 and (not condition or condition(still, self, ...))
	end)
	later:SetOperation(function(self, ...)
		if action then action(left(), self, ...) end
	end)
	Duel.RegisterEffect(later, player)
	for card in group:Iter() do
		local mark = card:RegisterFlagEffect(flag, RESET_EVENT | RESETS_STANDARD, hint and EFFECT_FLAG_CLIENT_HINT or 0, 1, number, hint)
		mark:SetCondition(function() return not later:IsDeleted() end)
	end
	return later
end

-- Banish cards until a phase in which something happens to them (most often they return).
function Auxiliary.RemoveUntil(cards, position, reason, phase, flag, effect, player, action, condition, reset, count, hint, sentence)
	local group = type(cards) == "Group" and cards or Group.FromCards(cards)
	if #group == 0 or Duel.Remove(group, position, reason | REASON_TEMPORARY) == 0 then return end
	if not group:IsExists(Card.IsLocation, 1, nil, LOCATION_REMOVED) then return end
	local banished = group:Match(Card.IsLocation, nil, LOCATION_REMOVED)
	return aux.DelayedOperation(banished, phase, flag, effect, player, action, condition, reset, count, hint, sentence)
end

-- Equip Spells: the activation that equips a monster, and which monsters it may be equipped to.
-- `whose`: 0 the player's own monsters, 1 the opponent's, PLAYER_ALL or nil all. `filter` gets (monster, effect, player).
-- `on_target` and `on_resolve` are called after the ordinary steps; `limit` replaces the filter where it asks what may stay equipped.
function Auxiliary.AddEquipProcedure(card, whose, filter, limit, cost, on_target, on_resolve, condition, property)
	local function may_equip(monster, effect, player)
		if whose == 0 and monster:IsControler(1 - player) or whose == 1 and monster:IsControler(player) then return false end
		return monster:IsFaceup() and (not filter or filter(monster, effect, player))
	end

	local activate = Effect.CreateEffect(card)
	activate:SetDescription(1068)
	activate:SetCategory(CATEGORY_EQUIP)
	activate:SetType(EFFECT_TYPE_ACTIVATE)
	activate:SetCode(EVENT_FREE_CHAIN)
	activate:SetProperty(EFFECT_FLAG_CARD_TARGET | EFFECT_FLAG_CONTINUOUS_TARGET | (property or 0))
	if condition then activate:SetCondition(condition) end
	if cost then activate:SetCost(cost) end
	activate:SetTarget(function(effect, player, eg, ep, ev, re, r, rp, chk, chosen)
		if chosen then return chosen:IsLocation(LOCATION_MZONE) and may_equip(chosen, effect, player) end
		if chk == 0 then return Duel.IsExistingTarget(may_equip, player, LOCATION_MZONE, LOCATION_MZONE, 1, nil, effect, player) end
		Duel.Hint(HINT_SELECTMSG, player, HINTMSG_EQUIP)
		local monsters = Duel.SelectTarget(player, may_equip, player, LOCATION_MZONE, LOCATION_MZONE, 1, 1, nil, effect, player)
		if on_target then on_target(effect, player, eg, ep, ev, re, r, rp, monsters:GetFirst()) end
		Duel.SetOperationInfo(0, CATEGORY_EQUIP, effect:GetHandler(), 1, 0, 0)
	end)
	activate:SetOperation(function(effect, player, ...)
		local monster = Duel.GetFirstTarget()
		if monster:IsFaceup() and monster:IsRelateToEffect(effect) then Duel.Equip(player, effect:GetHandler(), monster) end
		if on_resolve then on_resolve(effect, player, ...) end
	end)
	card:RegisterEffect(activate)

	local only = Effect.CreateEffect(card)
	only:SetType(EFFECT_TYPE_SINGLE)
	only:SetCode(EFFECT_EQUIP_LIMIT)
	only:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	only:SetValue(limit or function(effect, monster)
		return not filter or filter(monster, effect, effect:GetHandlerPlayer())
	end)
	card:RegisterEffect(only)
	return activate
end
