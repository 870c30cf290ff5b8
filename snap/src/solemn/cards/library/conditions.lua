-- Conditions and small actions that many scripts use under these names.

-- Destroying monsters by battle: this card did; the opponent's; and it is in the GY
function Auxiliary.bdcon(effect)
	return effect:GetHandler():IsRelateToBattle()
end

function Auxiliary.bdocon(effect)
	local card = effect:GetHandler()
	return card:IsRelateToBattle() and card:IsStatus(STATUS_OPPO_BATTLE)
end

function Auxiliary.bdgcon(effect)
	local card = effect:GetHandler()
	local loser = card:GetBattleTarget()
	return card:IsRelateToBattle() and loser:IsLocation(LOCATION_GRAVE) and loser:IsMonster()
end

function Auxiliary.bdogcon(effect)
	return effect:GetHandler():IsStatus(STATUS_OPPO_BATTLE) and aux.bdgcon(effect)
end

-- Destroyed by the opponent while its own player controlled it
function Auxiliary.dogcon(effect, player, _, _, _, _, _, reason_player)
	local card = effect:GetHandler()
	return card:IsReason(REASON_DESTROY) and card:IsPreviousControler(player) and reason_player == 1 - player
end

-- Flag the Summoned copies of the card whose passcode is the effect's label, until the turn ends.
function Auxiliary.sumreg(effect, _, cards)
	local code = effect:GetLabel()
	for card in cards:Iter() do
		if card:GetOriginalCode() == code then card:RegisterFlagEffect(code, RESETS_STANDARD_PHASE_END, 0, 1) end
	end
end

-- Remember that this card was there when a Chain Link was formed (as for Spell Counters).
function Auxiliary.chainreg(effect)
	local card = effect:GetHandler()
	if card:GetFlagEffect(1) == 0 then
		card:RegisterFlagEffect(1, (RESET_EVENT | RESETS_STANDARD | RESET_CHAIN) & ~RESET_TURN_SET, 0, 1)
	end
end

-- Monsters banished from the GY: where Spirit Elimination rules, from the field instead.
function Auxiliary.SpElimFilter(card, face_up, also_from_field)
	if not card:IsMonster() then return also_from_field or card:IsLocation(LOCATION_GRAVE) end
	local on_field = card:IsLocation(LOCATION_MZONE)
	if face_up and on_field and card:IsFacedown() then return false end
	local ruled = Duel.IsPlayerAffectedByEffect(card:GetControler(), 69832741) ~= nil
	if also_from_field then return on_field or not ruled end
	return ruled == on_field and (on_field or card:IsLocation(LOCATION_GRAVE))
end

function Auxiliary.nvfilter(card)
	return not card:IsHasEffect(EFFECT_NECRO_VALLEY)
end

-- The target function of a procedure that has one question for the player and one for the monster.
function Auxiliary.FieldSummonProcTg(of_player, of_monster)
	return function(effect, player, eg, ep, ev, re, r, rp, chk, monster, ...)
		if not monster then return not of_player or of_player(effect, player) end
		return not of_monster or of_monster(effect, player, eg, ep, ev, re, r, rp, chk, monster, ...)
	end
end

function Duel.CheckPendulumZones(player)
	return Duel.CheckLocation(player, LOCATION_PZONE, 0) or Duel.CheckLocation(player, LOCATION_PZONE, 1)
end

-- Cards that could be targeted now
function Duel.GetTargetGroup(filter, player, own, other, except, ...)
	return Duel.GetMatchingGroup(filter, player, own, other, except, ...):Match(Card.IsCanBeEffectTarget, nil, Duel.GetReasonEffect())
end

-- Coins
function Duel.CallCoin(player)
	return Duel.AnnounceCoin(player) == Duel.TossCoin(player, 1)
end

local function count_results(wanted, ...)
	local count = 0
	for _, result in ipairs({...}) do
		if result == wanted then count = count + 1 end
	end
	return count
end

function Duel.CountHeads(...)
	return count_results(COIN_HEADS, ...)
end

function Duel.CountTails(...)
	return count_results(COIN_TAILS, ...)
end

-- Put cards of the Deck on its top or bottom; the bottom also takes a number of cards from the top.
local function move_in_deck(cards, place)
	local group = type(cards) == "Group" and cards or Group.FromCards(cards)
	for card in group:Filter(Card.IsLocation, nil, LOCATION_DECK):Iter() do Duel.MoveSequence(card, place) end
end

function Duel.MoveToDeckTop(cards)
	move_in_deck(cards, SEQ_DECKTOP)
end

function Duel.MoveToDeckBottom(cards, player)
	if type(cards) ~= "number" then return move_in_deck(cards, SEQ_DECKBOTTOM) end
	for _ = 1, cards do Duel.MoveSequence(Duel.GetDecktopGroup(player, 1):GetFirst(), SEQ_DECKBOTTOM) end
end

-- Banished monsters return to the field, the turn player's first; where there are too few zones the player chooses.
local function bring_back(player, cards)
	local room = Duel.GetLocationCount(player, LOCATION_MZONE)
	local rest = cards:Clone()
	if room > 0 and #cards > room then
		Duel.Hint(HINT_SELECTMSG, player, HINTMSG_TOFIELD)
		local chosen = cards:Select(player, room, room, nil)
		for card in chosen:Iter() do Duel.ReturnToField(card) end
		rest:Sub(chosen)
	end
	for card in rest:Iter() do Duel.ReturnToField(card) end
end

function Auxiliary.DefaultFieldReturnOp(cards)
	if #cards == 0 then return end
	local player = Duel.GetTurnPlayer()
	local own, other = cards:Split(Card.IsPreviousControler, nil, player)
	if #own > 0 then bring_back(player, own) end
	if #other > 0 then bring_back(1 - player, other) end
end

-- Is the card in one of these zones, given as bits from this player's side?
function Auxiliary.IsZone(card, zones, player)
	local own, place = card:IsControler(player), card:GetSequence()
	local bits = 1 << place + (own and 0 or 16)
	if place == 5 or place == 6 then bits = bits | 1 << 11 - place + (own and 16 or 0) end
	return bits & zones ~= 0
end

-- Neos fusions return to the Extra Deck in the End Phase; Neo Space lets the player decide, Neo-Spacian cards may stand in.
function Auxiliary.EnableNeosReturn(card, category, announce, also, substitute)
	local NEO_SPACE, STAND_IN = 42015635, 14088859

	local function can_stand_in(banished)
		return banished:IsCode(STAND_IN) and banished:IsAbleToRemoveAsCost()
	end

	local function return_it(effect, player, ...)
		local own = effect:GetHandler()
		if not own:IsRelateToEffect(effect) or own:IsFacedown() then return end
		local stand_in = Duel.GetFirstMatchingCard(aux.NecroValleyFilter(can_stand_in), player, LOCATION_GRAVE, 0, nil)
		if stand_in and Duel.SelectYesNo(player, aux.Stringid(STAND_IN, 0)) then
			Duel.Remove(stand_in, POS_FACEUP, REASON_COST)
		else
			Duel.SendtoDeck(own, nil, SEQ_DECKSHUFFLE, REASON_EFFECT)
		end
		if also and own:IsLocation(LOCATION_EXTRA) then also(effect, player, ...) end
	end

	local function stays(effect)
		return effect:GetHandler():IsHasEffect(NEO_SPACE) ~= nil
	end

	for _, entry in ipairs({{EFFECT_TYPE_TRIGGER_F, aux.NOT(stays)}, {EFFECT_TYPE_TRIGGER_O, stays}}) do
		local kind, condition = table.unpack(entry)
		local effect = Effect.CreateEffect(card)
		effect:SetCategory(CATEGORY_TODECK | (category or 0))
		effect:SetType(EFFECT_TYPE_FIELD | kind)
		effect:SetCode(EVENT_PHASE | PHASE_END)
		effect:SetRange(LOCATION_MZONE)
		effect:SetCountLimit(1)
		effect:SetCondition(condition)
		effect:SetTarget(function(self, player, eg, ep, ev, re, r, rp, chk)
			if chk == 0 then return true end
			Duel.SetOperationInfo(0, CATEGORY_TODECK, self:GetHandler(), 1, 0, 0)
			if announce then announce(self, player, eg, ep, ev, re, r, rp, chk) end
		end)
		effect:SetOperation(return_it)
		if substitute then effect:SetLabelObject(substitute) end
		card:RegisterEffect(effect)
	end
end
