-- Choices of several cards that must fit together, made one card at a time.

-- Can `chosen` and `card` be part of a choice of `least` to `most` cards for which `fits(chosen, effect, player, cards, card)` holds?
-- `fits` may give a second result: true says that nothing added to it can help.
local function leads_on(card, chosen, cards, effect, player, least, most, fits)
	if #chosen >= most then return false end
	chosen:AddCard(card)
	local good, hopeless = true, false
	if fits then good, hopeless = fits(chosen, effect, player, cards, card) end
	if hopeless then
		good = false
	elseif #chosen < least or not good and #chosen < most then
		good = cards:IsExists(leads_on, 1, chosen, chosen, cards, effect, player, least, most, fits)
	end
	chosen:RemoveCard(card)
	return good
end
Auxiliary.SelectUnselectLoop = leads_on

local function is_possible(cards, effect, player, least, most, fits)
	if #cards < least then return false end
	local rest = cards:Clone()
	for card in cards:Iter() do
		if leads_on(card, Group.CreateGroup(), rest, effect, player, least, most, fits) then return true end
		rest:RemoveCard(card)
	end
	return false
end

-- With chk 0: is there such a choice? Else: let `chooser` make it, and give the cards chosen.
function Auxiliary.SelectUnselectGroup(cards, effect, player, least, most, fits, chk, chooser, hint, may_finish, must_finish, may_cancel)
	least, most = least or 1, most or #cards
	if chk == 0 then return is_possible(cards, effect, player, least, most, fits) end
	local chosen = Group.CreateGroup()
	while #chosen < most do
		local finish = #chosen >= least and (not may_finish or may_finish(chosen, effect, player, cards))
		local offered = cards:Filter(leads_on, chosen, chosen, cards, effect, player, least, most, fits)
		if must_finish and must_finish(chosen, effect, player, offered) or #offered == 0 then break end
		Duel.Hint(HINT_SELECTMSG, chooser, hint or 0)
		local card = offered:SelectUnselect(chosen, chooser, finish, finish or may_cancel and #chosen == 0, least, most)
		if not card then break end
		if chosen:IsContains(card) then chosen:RemoveCard(card) else chosen:AddCard(card) end
	end
	return chosen
end

-- Checks for such choices
function Auxiliary.dpcheck(measure)
	return function(chosen)
		local differ = chosen:GetClassCount(measure) == #chosen
		return differ, not differ
	end
end

Auxiliary.dncheck = Auxiliary.dpcheck(Card.GetCode)

-- Can each card of the group be given a value of its own? `measure` may give several values for one card.
local function has_value_left(card, group, taken, measure, ...)
	local rest = group - card
	for _, value in ipairs({measure(card, ...)}) do
		if not taken[value] then
			taken[value] = true
			if #rest == 0 or has_value_left(rest:GetFirst(), rest, taken, measure, ...) then return true end
			taken[value] = nil
		end
	end
	return false
end

function Group.CheckDifferentProperty(group, measure, ...)
	return #group < 2 or has_value_left(group:GetFirst(), group, {}, measure, ...)
end

function Auxiliary.ChkfMMZ(needed)
	return function(chosen, _, player)
		return Duel.GetMZoneCount(player, chosen) >= needed
	end
end

-- One of several possible effects: each argument is {is it possible, its sentence}. Gives its number, nil if none is possible.
function Duel.SelectEffect(player, ...)
	local sentences, numbers = {}, {}
	for number, choice in ipairs({...}) do
		if choice[1] then
			sentences[#sentences + 1] = choice[2]
			numbers[#numbers + 1] = number
		end
	end
	if #sentences > 0 then return numbers[Duel.SelectOption(player, table.unpack(sentences)) + 1] end
end

-- Add cards to the hand, or do something else with them (by default send them to the GY), as the player likes.
function Auxiliary.ToHandOrElse(cards, player, can_else, do_else, sentence, ...)
	if not cards then return end
	can_else = can_else or Card.IsAbleToGrave
	do_else = do_else or function(what) return Duel.SendtoGrave(what, REASON_EFFECT) end
	sentence = sentence or 574
	local all = type(cards) == "Group" and cards or Group.FromCards(cards)
	local hand = not all:IsExists(aux.NOT(Card.IsAbleToHand), 1, nil)
	local other = not all:IsExists(aux.NOT(can_else), 1, nil, ...)
	local choice = Duel.SelectEffect(player, {hand, 573}, {other or not hand, sentence})
	if choice == 2 then return do_else(cards, ...) end
	local added = Duel.SendtoHand(cards, nil, REASON_EFFECT)
	if added > 0 then
		local searched = Duel.GetOperatedGroup():Filter(Card.IsPreviousLocation, nil, LOCATION_DECK)
		if #searched > 0 then Duel.ConfirmCards(1 - player, searched) end
	end
	return added
end

-- Normal Summon or Set a monster, as the player likes if both are possible. Further arguments are those of Duel.Summon.
function Duel.SummonOrSet(player, monster, ...)
	local summon, set = monster:IsSummonable(...), monster:IsMSetable(...)
	if summon and set then summon = Duel.SelectPosition(player, monster, POS_FACEUP_ATTACK | POS_FACEDOWN_DEFENSE) == POS_FACEUP_ATTACK end
	if summon or not set then
		Duel.Summon(player, monster, ...)
	else
		Duel.MSet(player, monster, ...)
	end
end
