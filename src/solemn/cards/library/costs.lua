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
