-- Ready-made costs: functions with the signature of Effect.SetCost.
Cost = {}

-- A cost that moves the effect's own card: may it, and the move.
local function own_card(may, move)
	return function(effect, player, _, _, _, _, _, _, chk)
		local card = effect:GetHandler()
		if chk == 0 then return may(card) end
		move(card, player)
	end
end

Cost.SelfToGrave = own_card(Card.IsAbleToGraveAsCost, function(card)
	Duel.SendtoGrave(card, REASON_COST)
end)
Cost.SelfBanish = own_card(Card.IsAbleToRemoveAsCost, function(card)
	Duel.Remove(card, POS_FACEUP, REASON_COST)
end)
Cost.SelfTribute = own_card(Card.IsReleasable, function(card)
	Duel.Release(card, REASON_COST)
end)
Cost.SelfRelease = Cost.SelfTribute
Cost.SelfDiscard = own_card(Card.IsDiscardable, function(card)
	Duel.SendtoGrave(card, REASON_COST | REASON_DISCARD)
end)
Cost.SelfDiscardToGrave = own_card(function(card)
	return card:IsDiscardable() and card:IsAbleToGraveAsCost()
end, function(card)
	Duel.SendtoGrave(card, REASON_COST | REASON_DISCARD)
end)
Cost.SelfToHand = own_card(Card.IsAbleToHandAsCost, function(card)
	Duel.SendtoHand(card, nil, REASON_COST)
end)
Cost.SelfToDeck = own_card(Card.IsAbleToDeckAsCost, function(card)
	Duel.SendtoDeck(card, nil, SEQ_DECKSHUFFLE, REASON_COST)
end)
Cost.SelfToExtra = own_card(Card.IsAbleToExtraAsCost, function(card)
	Duel.SendtoDeck(card, nil, SEQ_DECKSHUFFLE, REASON_COST)
end)
Cost.SelfReveal = own_card(function(card)
	return not card:IsPublic()
end, function(card, player)
	Duel.ConfirmCards(1 - player, card)
end)
Auxiliary.bfgcost = Cost.SelfBanish

-- Change the card's own position. Turned face-up as a cost, its effects apply at once.
function Cost.SelfChangePosition(position)
	return function(effect, _, _, _, _, _, _, _, chk)
		local card = effect:GetHandler()
		if chk == 0 then
			return card:IsCanChangePosition() and not card:IsPosition(position)
				and (position & POS_FACEDOWN == 0 or card:IsCanTurnSet())
		end
		local turned_up = card:IsFacedown() and position & POS_FACEUP ~= 0
		Duel.ChangePosition(card, position)
		if turned_up then card:SetStatus(STATUS_EFFECT_ENABLED, true) end
	end
end

-- Pay LP: an amount, or a part of them (below 1), or with `down_to` as much as leaves that amount.
function Cost.PayLP(amount, down_to)
	local function price(player)
		if down_to then return math.floor(Duel.GetLP(player) - amount) end
		return amount < 1 and math.floor(Duel.GetLP(player) * amount) or amount
	end
	local is_part = amount < 1 and not down_to
	return function(effect, player, _, _, _, _, _, _, chk)
		local lp = price(player)
		if chk == 0 then return is_part or lp > 0 and Duel.CheckLPCost(player, lp) end
		Duel.PayLPCost(player, lp)
		effect:GetChainData().cost_lp_paid = lp
	end
end

local function counted(count, otherwise, effect, player)
	if type(count) == "function" then return count(effect, player) end
	return count or otherwise
end

-- Discard cards that pass the filter; with `others` not the effect's own card. `done` gets (effect, player, cards).
function Cost.Discard(filter, others, least, most, done)
	local function discardable(card, effect, player)
		return card:IsDiscardable() and (not filter or filter(card, effect, player))
	end
	return function(effect, player, _, _, _, _, _, _, chk)
		local few = counted(least, 1, effect, player)
		local many = counted(most, few, effect, player)
		local except = others and effect:GetHandler() or nil
		if chk == 0 then
			return few > 0 and many >= few
				and Duel.IsExistingMatchingCard(discardable, player, LOCATION_HAND, 0, few, except, effect, player)
		end
		Duel.DiscardHand(player, discardable, few, many, REASON_COST | REASON_DISCARD, except, effect, player)
		local cards = Duel.GetOperatedGroup()
		effect:GetChainData().cost_discarded_cards = cards
		if done then done(effect, player, cards) end
	end
end

-- Detach materials from the effect's own card. `done` gets (effect, cards).
function Cost.DetachFromSelf(least, most, done)
	return function(effect, player, _, _, _, _, _, _, chk)
		local card = effect:GetHandler()
		local few = counted(least, 1, effect, player)
		local many = counted(most, few, effect, player)
		if chk == 0 then return few > 0 and many >= few and card:CheckRemoveOverlayCard(player, few, REASON_COST) end
		if card:RemoveOverlayCard(player, few, many, REASON_COST) == 0 then return end
		local cards = Duel.GetOperatedGroup()
		effect:GetChainData().cost_detached_materials = cards
		if done then done(effect, cards) end
	end
end

-- Show the opponent cards that pass the filter, by default from the hand; with `others` not the effect's own card.
-- `done` gets (effect, player, cards).
function Cost.Reveal(filter, others, least, most, done, place)
	place = place or LOCATION_HAND
	local shuffles = {[LOCATION_HAND] = Duel.ShuffleHand, [LOCATION_DECK] = Duel.ShuffleDeck, [LOCATION_EXTRA] = Duel.ShuffleExtra}

	local function hidden(card, effect, player)
		return not card:IsPublic() and (not filter or filter(card, effect, player))
	end

	return function(effect, player, _, _, _, _, _, _, chk)
		local few = counted(least, 1, effect, player)
		local many = counted(most, few, effect, player)
		local except = others and effect:GetHandler() or nil
		if chk == 0 then
			return few > 0 and many >= few and Duel.IsExistingMatchingCard(hidden, player, place, 0, few, except, effect, player)
		end
		Duel.Hint(HINT_SELECTMSG, player, HINTMSG_CONFIRM)
		local cards = Duel.SelectMatchingCard(player, hidden, player, place, 0, few, many, except, effect, player)
		Duel.ConfirmCards(1 - player, cards)
		for _, from in ipairs({LOCATION_HAND, LOCATION_DECK, LOCATION_EXTRA}) do
			if cards:IsExists(Card.IsLocation, 1, nil, from) then shuffles[from](player) end
		end
		if done then done(effect, player, cards) end
	end
end

function Cost.RemoveCounterFromSelf(kind, count)
	return function(effect, player, _, _, _, _, _, _, chk)
		local card = effect:GetHandler()
		if chk == 0 then return card:IsCanRemoveCounter(player, kind, count, REASON_COST) end
		card:RemoveCounter(player, kind, count, REASON_COST)
	end
end

function Cost.RemoveCounterFromField(kind, count)
	return function(_, player, _, _, _, _, _, _, chk)
		if chk == 0 then return Duel.IsCanRemoveCounter(player, 1, 0, kind, count, REASON_COST) end
		Duel.RemoveCounter(player, 1, 0, kind, count, REASON_COST)
	end
end

-- No cost: tell the opponent which of the card's effects it is.
function Cost.HintSelectedEffect(effect, player, _, _, _, _, _, _, chk)
	if chk == 0 then return true end
	Duel.Hint(HINT_OPSELECTED, 1 - player, effect:GetDescription())
end

-- No cost either: a limit on uses in one Chain, or in one Damage Step. A soft limit is each card's own, a hard one the player's.
do
	local function limit(reset, is_soft)
		return function(flag, count)
			return function(effect, player, _, _, _, _, _, _, chk)
				local card = effect:GetHandler()
				if chk == 0 then
					if is_soft then return not card:HasFlagEffect(flag, count) end
					return not Duel.HasFlagEffect(player, flag, count)
				end
				if is_soft then
					card:RegisterFlagEffect(flag, RESET_EVENT | RESETS_STANDARD | reset, 0, 1)
				else
					Duel.RegisterFlagEffect(player, flag, reset, 0, 1)
				end
			end
		end
	end

	Cost.SoftUseLimitPerChain = limit(RESET_CHAIN, true)
	Cost.HardUseLimitPerChain = limit(RESET_CHAIN, false)
	Cost.SoftUseLimitPerBattle = limit(RESET_PHASE | PHASE_DAMAGE, true)
	Cost.HardUseLimitPerBattle = limit(RESET_PHASE | PHASE_DAMAGE, false)
	Cost.SoftOncePerChain = Cost.SoftUseLimitPerChain
	Cost.HardOncePerChain = Cost.HardUseLimitPerChain
	Cost.SoftOncePerBattle = Cost.SoftUseLimitPerBattle
	Cost.HardOncePerBattle = Cost.HardUseLimitPerBattle
end

-- Several costs, all of them, in this order.
function Cost.AND(...)
	local costs = {...}
	return function(effect, player, eg, ep, ev, re, r, rp, chk)
		for index = 1, #costs do
			local result = costs[index](effect, player, eg, ep, ev, re, r, rp, chk)
			if result == false or chk == 0 and not result then return false end
		end
		if chk == 0 then return true end
	end
end

-- A cost that effects of code EFFECT_COST_REPLACE may stand in for: their value says for which, their operation is what is done instead.
do
	local function stands_in(replacement, extra, effect, player, ...)
		if not replacement:CheckCountLimit(player) then return false end
		local value = replacement:GetValue()
		return value == 1 or type(value) == "function" and value(replacement, extra, effect, player, ...)
	end

	local function replacements(extra, effect, player, ...)
		local found = {}
		for _, replacement in ipairs({Duel.GetPlayerEffect(player, EFFECT_COST_REPLACE)}) do
			if stands_in(replacement, extra, effect, player, ...) then found[#found + 1] = replacement end
		end
		return found
	end

	local function choose_among(player, list)
		if #list == 1 then return list[1] end
		local sentences = {}
		for index, replacement in ipairs(list) do sentences[index] = replacement:GetDescription() end
		return list[Duel.SelectOption(player, false, table.unpack(sentences)) + 1]
	end

	-- Several cards offer one: the player chooses a card, and may yet go back if the cost itself can be paid.
	local function choose_card(player, cards, by_card, optional)
		while not optional or Duel.SelectYesNo(player, 98) do
			Duel.Hint(HINT_SELECTMSG, player, HINTMSG_RESOLVEEFFECT)
			local chosen = cards:Select(player, 1, 1, optional, nil)
			if chosen and #chosen > 0 then return choose_among(player, by_card[chosen:GetFirst()]) end
		end
	end

	local function choose(player, list, optional)
		if #list == 0 then return end
		local cards, by_card = Group.CreateGroup(), {}
		for _, replacement in ipairs(list) do
			local card = replacement:GetHandler()
			cards:AddCard(card)
			by_card[card] = by_card[card] or {}
			table.insert(by_card[card], replacement)
		end
		if #cards > 1 then return choose_card(player, cards, by_card, optional) end
		if optional and not Duel.SelectEffectYesNo(player, cards:GetFirst()) then return end
		return choose_among(player, list)
	end

	function Cost.Replaceable(cost, extra)
		extra = extra or aux.TRUE
		return function(effect, player, eg, ep, ev, re, r, rp, chk)
			local payable = cost(effect, player, eg, ep, ev, re, r, rp, 0)
			if chk == 0 and payable then return true end
			local list = replacements(extra, effect, player, eg, ep, ev, re, r, rp, chk)
			if chk == 0 then return #list > 0 end
			local chosen = choose(player, list, payable)
			if not chosen then return cost(effect, player, eg, ep, ev, re, r, rp, 1) end
			Duel.Hint(HINT_CARD, 0, chosen:GetHandler():GetOriginalCode())
			local instead = chosen:GetOperation()
			if instead then instead(chosen, extra, effect, player, eg, ep, ev, re, r, rp, chk) end
			chosen:UseCountLimit(player)
		end
	end
end

-- The card stays on the field until the Chain Link has resolved (an effect of its own may keep it there); not if it was negated.
function Auxiliary.RemainFieldCost(effect, player, _, _, _, _, _, _, chk)
	if chk == 0 then return true end
	local card = effect:GetHandler()
	local link = Duel.GetChainInfo(0, CHAININFO_CHAIN_ID)
	local stay = Effect.CreateEffect(card)
	stay:SetType(EFFECT_TYPE_SINGLE)
	stay:SetCode(EFFECT_REMAIN_FIELD)
	stay:SetProperty(EFFECT_FLAG_OATH)
	stay:SetReset(RESET_CHAIN)
	card:RegisterEffect(stay)
	local negated = Effect.CreateEffect(card)
	negated:SetType(EFFECT_TYPE_FIELD | EFFECT_TYPE_CONTINUOUS)
	negated:SetCode(EVENT_CHAIN_DISABLED)
	negated:SetOperation(function(_, _, _, _, chain)
		if Duel.GetChainInfo(chain, CHAININFO_CHAIN_ID) == link and card:IsLocation(LOCATION_ONFIELD) then card:CancelToGrave(false) end
	end)
	negated:SetReset(RESET_CHAIN)
	Duel.RegisterEffect(negated, player)
end
