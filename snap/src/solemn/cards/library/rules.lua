-- Rules that scripts rely on and the core leaves to the library.

-- While a Chain resolves, a card is related to an activated effect as it is to that effect's Chain Link.
do
	local related = Card.IsRelateToEffect

	local function link_of(effect)
		if Duel.GetReasonEffect() == effect then return 0 end
		for link = 1, Duel.GetCurrentChain() do
			if Duel.GetChainInfo(link, CHAININFO_TRIGGERING_EFFECT) == effect then return link end
		end
	end

	function Card.IsRelateToEffect(card, effect, ...)
		if Duel.IsChainSolving() and effect:IsActivated() then
			local link = link_of(effect)
			if link then return card:IsRelateToChain(link) end
		end
		return related(card, effect, ...)
	end
end

-- A card that is there already cannot be sent there.
local function unless_there(able, place)
	return function(card, ...)
		return not card:IsLocation(place) and able(card, ...)
	end
end

Card.IsAbleToHand = unless_there(Card.IsAbleToHand, LOCATION_HAND)
Card.IsAbleToDeck = unless_there(Card.IsAbleToDeck, LOCATION_DECK)
Card.IsAbleToExtra = unless_there(Card.IsAbleToExtra, LOCATION_EXTRA)
Card.IsAbleToGrave = unless_there(Card.IsAbleToGrave, LOCATION_GRAVE)
Card.IsAbleToRemove = unless_there(Card.IsAbleToRemove, LOCATION_REMOVED)

local function at(event, action)
	local effect = Effect.GlobalEffect()
	effect:SetType(EFFECT_TYPE_FIELD | EFFECT_TYPE_CONTINUOUS)
	effect:SetCode(event)
	effect:SetOperation(action)
	return effect
end

-- A monster that is Set, or turned face-down, no longer counts as Summoned this turn; it still may not change its position.
do
	local turns = {STATUS_SUMMON_TURN, STATUS_FLIP_SUMMON_TURN, STATUS_SPSUMMON_TURN}

	local function turned_down(card)
		return card:IsLocation(LOCATION_MZONE) and card:IsFacedown() and card:IsPreviousPosition(POS_FACEUP)
			and card:IsStatus(STATUS_SUMMON_TURN | STATUS_FLIP_SUMMON_TURN | STATUS_SPSUMMON_TURN)
	end

	Duel.RegisterEffect(at(EVENT_CHANGE_POS, function(_, _, cards)
		for card in cards:Filter(turned_down, nil):Iter() do
			for _, status in ipairs(turns) do card:SetStatus(status, false) end
			card:SetStatus(STATUS_FORM_CHANGED, true)
		end
	end), 0)

	Duel.RegisterEffect(at(EVENT_MSET, function(_, _, cards)
		for card in cards:Iter() do
			card:SetStatus(STATUS_SUMMON_TURN, false)
			card:SetStatus(STATUS_FORM_CHANGED, true)
		end
	end), 0)
end

-- Discarding for the hand limit lets one Chain form, no more.
do
	local function forbid_activations()
		local effect = Effect.GlobalEffect()
		effect:SetType(EFFECT_TYPE_FIELD)
		effect:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
		effect:SetCode(EFFECT_CANNOT_ACTIVATE)
		effect:SetTargetRange(1, 1)
		effect:SetValue(1)
		effect:SetReset(RESET_PHASE | PHASE_END)
		Duel.RegisterEffect(effect, 0)
	end

	local discarded = at(EVENT_DISCARD, function()
		local solving
		solving = at(EVENT_CHAIN_SOLVING, function()
			solving:Reset()
			forbid_activations()
		end)
		solving:SetCountLimit(1)
		solving:SetReset(RESET_PHASE | PHASE_END)
		Duel.RegisterEffect(solving, 0)
	end)
	discarded:SetCountLimit(1)
	discarded:SetCondition(function(_, _, _, _, _, _, reason)
		return reason & REASON_ADJUST ~= 0
	end)
	Duel.RegisterEffect(discarded, 0)
end

-- Who activated an effect in the hand and still holds that card when it resolves shuffles the hand, so that nobody knows which card
-- it is: once a Chain, and not if the link announced that it moves the card. If it moves all the same, again after the link.
do
	local MOVES = {CATEGORY_SPECIAL_SUMMON, CATEGORY_SUMMON, CATEGORY_TOGRAVE, CATEGORY_DESTROY, CATEGORY_REMOVE, CATEGORY_TODECK,
		CATEGORY_TOEXTRA, CATEGORY_EQUIP, CATEGORY_RELEASE}
	local has_shuffled = {}

	local function is_announced(link, card)
		for _, ask in ipairs({Duel.GetOperationInfo, Duel.GetPossibleOperationInfo}) do
			for _, category in ipairs(MOVES) do
				local found, cards = ask(link, category)
				if found and cards and cards:IsContains(card) then return true end
			end
		end
		return false
	end

	local function waiting(card, kind, event, action)
		local effect = Effect.CreateEffect(card)
		effect:SetType(kind | EFFECT_TYPE_CONTINUOUS)
		effect:SetCode(event)
		effect:SetOperation(function()
			action()
			effect:Reset()
		end)
		effect:SetReset(RESET_CHAIN)
		return effect
	end

	local function shuffle_again_if_moved(card, player)
		local moved = waiting(card, EFFECT_TYPE_SINGLE, EVENT_MOVE, function()
			Duel.RegisterEffect(waiting(card, EFFECT_TYPE_FIELD, EVENT_CHAIN_SOLVED, function() Duel.ShuffleHand(player) end), player)
		end)
		moved:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
		card:RegisterEffect(moved)
	end

	Duel.RegisterEffect(at(EVENT_CHAIN_SOLVING, function(_, _, _, _, link, solving)
		if Duel.GetChainInfo(link, CHAININFO_TRIGGERING_LOCATION) ~= LOCATION_HAND then return end
		local card = solving:GetHandler()
		local player = card:GetControler()
		if has_shuffled[player] or not (card:IsLocation(LOCATION_HAND) and card:IsRelateToEffect(solving)) then return end
		if is_announced(link, card) then return end
		Duel.ShuffleHand(player)
		shuffle_again_if_moved(card, player)
		has_shuffled[player] = true
	end), 0)

	Duel.RegisterEffect(at(EVENT_CHAIN_END, function() has_shuffled = {} end), 0)
end

-- Detaching or attaching moves a card: say so, with the reason.
do
	local overlay = Duel.Overlay

	function Duel.Overlay(monster, cards, lose_materials)
		local moved = Group.CreateGroup()
		moved:Merge(type(cards) == "Card" and Group.FromCards(cards) or cards)
		if not lose_materials then
			for card in moved:Clone():Iter() do moved:Merge(card:GetOverlayGroup()) end
		end
		local effect, reason, player = Duel.GetReasonEffect(), REASON_RULE, PLAYER_NONE
		if Duel.IsChainSolving() or effect and not effect:IsHasProperty(EFFECT_FLAG_CANNOT_DISABLE) then
			reason, player = REASON_EFFECT, Duel.GetReasonPlayer()
		else
			effect = nil
		end
		local result = overlay(monster, cards, lose_materials)
		for card in moved:Iter() do card:SetReasonPlayer(player) end
		Duel.RaiseEvent(moved, EVENT_MOVE, effect, reason, player, 0, 0)
		return result
	end
end

-- A card placed on the field was placed by the player of the effect.
do
	local place = Duel.MoveToField

	function Duel.MoveToField(card, ...)
		card:SetReasonPlayer(Duel.GetReasonEffect() and Duel.GetReasonPlayer() or PLAYER_NONE)
		return place(card, ...)
	end
end

-- No monster is its own material.
do
	local can_be = Card.IsCanBeXyzMaterial

	function Card.IsCanBeXyzMaterial(card, monster, player, reason)
		if monster and card == monster then return false end
		return can_be(card, monster, player or Duel.GetReasonPlayer(), reason or REASON_XYZ | REASON_MATERIAL)
	end
end
