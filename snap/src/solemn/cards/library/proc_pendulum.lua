-- Pendulum Summons. One a turn; the monster in the left Pendulum Zone carries the procedure, and the Scales of both count.
Pendulum = {}

local USED_THIS_TURN = 10000000

local function right_partner(left, player)
	local right = Duel.GetFieldCard(player, LOCATION_PZONE, 1)
	return right ~= left and right or nil
end

-- May this monster, in the hand or face-up in the Extra Deck, be Pendulum Summoned between these Scales?
function Pendulum.Filter(card, effect, player, first, second, any_level)
	if not (card:IsLocation(LOCATION_HAND) or card:IsFaceup() and card:IsType(TYPE_PENDULUM)) then return false end
	local level = card.pendulum_level or card:GetLevel()
	local between = level > math.min(first, second) and level < math.max(first, second)
	return (any_level or between) and not card:IsForbidden()
		and card:IsCanBeSpecialSummoned(effect, SUMMON_TYPE_PENDULUM, player, false, false)
end

-- The zones free for monsters from the hand and for those from the Extra Deck, and the places worth looking at.
local function room(player)
	local hand = Duel.GetLocationCount(player, LOCATION_MZONE)
	local extra = Duel.GetLocationCountFromEx(player, player, nil, TYPE_PENDULUM)
	local places = (hand > 0 and LOCATION_HAND or 0) | (extra > 0 and LOCATION_EXTRA or 0)
	return hand, extra, places
end

local function can_summon(effect, left, in_chain)
	if left == nil then return true end
	local player = left:GetControler()
	local right = right_partner(left, player)
	if not right or not in_chain and Duel.GetFlagEffect(player, USED_THIS_TURN) > 0 then return false end
	local _, _, places = room(player)
	if places == 0 then return false end
	return Duel.IsExistingMatchingCard(Pendulum.Filter, player, places, 0, 1, nil, effect, player, left:GetLeftScale(), right:GetRightScale())
end

-- Let the player choose monsters, one at a time, as long as there is room for them.
local function choose(effect, player, left, right, chosen)
	local hand, extra, places = room(player)
	local total = Duel.GetUsableMZoneCount(player)
	if Duel.IsPlayerAffectedByEffect(player, CARD_BLUEEYES_SPIRIT) then
		hand, extra, total = math.min(hand, 1), math.min(extra, 1), 1
	end
	local cards = Duel.GetMatchingGroup(Pendulum.Filter, player, places, 0, nil, effect, player, left:GetLeftScale(), right:GetRightScale())
	local left_in = {
		[LOCATION_HAND] = math.min(hand, cards:FilterCount(Card.IsLocation, nil, LOCATION_HAND)),
		[LOCATION_EXTRA] = math.min(extra, cards:FilterCount(Card.IsLocation, nil, LOCATION_EXTRA)),
	}
	while total > 0 do
		local open = (left_in[LOCATION_HAND] > 0 and LOCATION_HAND or 0) | (left_in[LOCATION_EXTRA] > 0 and LOCATION_EXTRA or 0)
		local offered = cards:Filter(Card.IsLocation, chosen, open)
		if #offered == 0 then break end
		Duel.Hint(HINT_SELECTMSG, player, HINTMSG_SPSUMMON)
		local card = offered:SelectUnselect(chosen, player, #chosen > 0, Duel.IsSummonCancelable())
		if not card then break end
		local place = card:GetLocation()
		local change = 1
		if chosen:IsContains(card) then
			chosen:RemoveCard(card)
		else
			chosen:AddCard(card)
			change = -1
		end
		left_in[place] = left_in[place] + change
		total = total + change
	end
end

local function summon(effect, player, _, _, _, _, _, _, left, chosen, in_chain)
	local right = right_partner(left, player)
	choose(effect, player, left, right, chosen)
	if #chosen == 0 then return end
	if not in_chain then Duel.RegisterFlagEffect(player, USED_THIS_TURN, RESET_PHASE | PHASE_END | RESET_SELF_TURN, 0, 1) end
	Duel.HintSelection(Group.FromCards(left), true)
	Duel.HintSelection(Group.FromCards(right), true)
end

-- Make a card a Pendulum Monster; with `activates` false its script registers the activation as a Spell itself.
Pendulum.AddProcedure = aux.FunctionWithNamedArgs(function(card, activates, sentence)
	local scale = Effect.CreateEffect(card)
	scale:SetDescription(sentence or 1163)
	scale:SetType(EFFECT_TYPE_FIELD)
	scale:SetCode(EFFECT_SPSUMMON_PROC_G)
	scale:SetProperty(EFFECT_FLAG_UNCOPYABLE | EFFECT_FLAG_CANNOT_DISABLE)
	scale:SetRange(LOCATION_PZONE)
	scale:SetCondition(can_summon)
	scale:SetOperation(summon)
	scale:SetValue(SUMMON_TYPE_PENDULUM)
	card:RegisterEffect(scale)
	if activates == false then return end
	local activate = Effect.CreateEffect(card)
	activate:SetDescription(1160)
	activate:SetType(EFFECT_TYPE_ACTIVATE)
	activate:SetCode(EVENT_FREE_CHAIN)
	activate:SetRange(LOCATION_HAND)
	card:RegisterEffect(activate)
end, "handler", "register", "desc")
