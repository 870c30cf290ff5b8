-- Tributes as a cost, chosen one card at a time.

-- A card that may be Tributed only because something lets it stand in: of these, one at most.
local function is_borrowed(card, player)
	if card:IsHasEffect(EFFECT_EXTRA_RELEASE) then return true end
	local lender = card:IsHasEffect(EFFECT_EXTRA_RELEASE_NONSUM)
	return card:IsControler(1 - player) and lender ~= nil and lender:CheckCountLimit(player)
end

-- The cards, the borrowed ones among them, and the check for a choice.
local function setting(player, filter, use_hand, check, except, ...)
	local cards = Duel.GetReleaseGroup(player, use_hand or false, false, REASON_COST):Match(filter or aux.TRUE, except, ...)
	local borrowed = cards:Filter(is_borrowed, nil, player)
	local more = {...}
	local function fits(chosen)
		local too_many = #(chosen & borrowed) > 1
		if not check then return not too_many, too_many end
		local good, hopeless = check(chosen, player, borrowed, table.unpack(more))
		return good and not too_many, hopeless or too_many
	end
	return cards, borrowed, fits
end

-- Can the cards chosen, with this one, become a full choice?
local function leads_on(card, chosen, cards, least, most, fits)
	chosen:AddCard(card)
	local good, hopeless = false, #chosen > most
	if #chosen >= least and not hopeless then good, hopeless = fits(chosen) end
	if not good and not hopeless and #chosen < most then
		good = cards:IsExists(leads_on, 1, chosen, chosen, cards, least, most, fits)
	end
	chosen:RemoveCard(card)
	return good
end

-- Can the player Tribute `least` to `most` cards that pass the filter? `most` may be left out.
function Duel.CheckReleaseGroupCost(player, filter, least, most, use_hand, check, except, ...)
	if type(most) ~= "number" then
		return Duel.CheckReleaseGroupCost(player, filter, least, least, most, use_hand, check, except, ...)
	end
	local cards, _, fits = setting(player, filter, use_hand, check, except, ...)
	return cards:IsExists(leads_on, 1, nil, Group.CreateGroup(), cards, least, most, fits)
end

-- Let the player choose them.
function Duel.SelectReleaseGroupCost(player, filter, least, most, use_hand, check, except, ...)
	local cards, borrowed, fits = setting(player, filter, use_hand, check, except, ...)
	local chosen = Group.CreateGroup()
	while #chosen < most do
		local offered = cards:Filter(leads_on, chosen, chosen, cards, least, most, fits)
		if #offered == 0 then break end
		local finish = #chosen >= least and fits(chosen)
		Duel.Hint(HINT_SELECTMSG, player, HINTMSG_RELEASE)
		local card = offered:SelectUnselect(chosen, player, finish, finish, 1, 1)
		if not card then break end
		if chosen:IsContains(card) then chosen:RemoveCard(card) else chosen:AddCard(card) end
	end
	local guest = (chosen & borrowed):GetFirst()
	local lender = guest and guest:IsHasEffect(EFFECT_EXTRA_RELEASE_NONSUM)
	if lender then
		lender:UseCountLimit(player, 1)
		Duel.Hint(HINT_CARD, 0, lender:GetHandler():GetCode())
	end
	return chosen
end

-- Checks for such choices
function Auxiliary.ReleaseCheckMMZ(chosen, player)
	return Duel.GetMZoneCount(player, chosen) > 0
end

function Auxiliary.ReleaseCheckTarget(chosen, _, _, targets)
	return targets:IsExists(aux.TRUE, 1, chosen)
end
