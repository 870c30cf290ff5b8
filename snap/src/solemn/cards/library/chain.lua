-- What a script may keep with a Chain Link, and the Chain's own questions under the table `Chain`.
Chain = {}

for name, asked in pairs({
	GetTargetCards = CHAININFO_TARGET_CARDS, GetTargetPlayer = CHAININFO_TARGET_PLAYER, GetTargetParam = CHAININFO_TARGET_PARAM,
	GetDisableReason = CHAININFO_DISABLE_REASON, GetDisablePlayer = CHAININFO_DISABLE_PLAYER, GetID = CHAININFO_CHAIN_ID,
	GetTriggeringEffect = CHAININFO_TRIGGERING_EFFECT, GetTriggeringPlayer = CHAININFO_TRIGGERING_PLAYER,
	GetTriggeringControler = CHAININFO_TRIGGERING_CONTROLER, GetTriggeringLocation = CHAININFO_TRIGGERING_LOCATION,
	GetTriggeringSequence = CHAININFO_TRIGGERING_SEQUENCE, GetTriggeringPosition = CHAININFO_TRIGGERING_POSITION,
	GetTriggeringType = CHAININFO_TRIGGERING_TYPE, GetTriggeringLevel = CHAININFO_TRIGGERING_LEVEL,
	GetTriggeringAttribute = CHAININFO_TRIGGERING_ATTRIBUTE, GetTriggeringRace = CHAININFO_TRIGGERING_RACE,
}) do
	Chain[name] = function(link)
		return Duel.GetChainInfo(link or 0, asked)
	end
end

Chain.GetCurrentLink = Duel.GetCurrentChain
Chain.IsNegatable = Duel.IsChainNegatable
Chain.IsDisablable = Duel.IsChainDisablable
Chain.IsResolving = Duel.IsChainSolving
Chain.SetLimit = Duel.SetChainLimit

local kept = {}
local shared = {}

-- Forget everything when a Chain has ended.
local forget = Effect.GlobalEffect()
forget:SetType(EFFECT_TYPE_FIELD | EFFECT_TYPE_CONTINUOUS)
forget:SetCode(EVENT_CHAIN_END)
forget:SetOperation(function() kept = {} end)
Duel.RegisterEffect(forget, 0)

-- The table that belongs to a Chain Link (the current one if none is named) and a key.
function Chain.Data(link, key)
	local last = Duel.GetCurrentChain()
	if last == 0 then error("there is no Chain", 2) end
	if link and link > last then error("there is no such Chain Link", 2) end
	local id = Chain.GetID(link and link > 0 and link or last)
	local tables = kept[id] or {}
	kept[id] = tables
	key = key or shared
	tables[key] = tables[key] or {}
	return tables[key]
end

function Effect.GetChainData(effect, link)
	return Chain.Data(link, effect)
end

-- The targets that are still the cards that this effect targeted; nil without any target.
function Duel.GetTargetCards(effect)
	local targets = Duel.GetChainInfo(0, CHAININFO_TARGET_CARDS)
	return targets and targets:Filter(Card.IsRelateToEffect, nil, effect) or nil
end

-- Is it for a player's turn later than the one in which this card was sent there?
function Auxiliary.exccon(effect)
	local card = effect:GetHandler()
	return card:IsReason(REASON_RETURN) or card:GetTurnID() ~= Duel.GetTurnCount()
end
