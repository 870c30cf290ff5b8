-- Link Summons: face-up monsters whose number, a Link Monster counting as 1 or as its Link Rating, is the Link Rating.
Link = {}

local KIND = SUMMON_TYPE_LINK | MATERIAL_LINK

local function fits(card, filter, monster, player)
	return card:IsCanBeLinkMaterial(monster, player) and (not filter or filter(card, monster, KIND, player))
end

-- 1, or for a Link Monster 1 or its Link Rating: two numbers in one, as sums are checked
function Link.GetLinkCount(card)
	local rating = card:IsType(TYPE_LINK) and card:IsType(TYPE_MONSTER) and card:GetLink() or 1
	return rating > 1 and 1 | rating << 16 or 1
end

local function is_whole(chosen, attempt)
	local monster, player = attempt.monster, attempt.player
	return #chosen >= attempt.least and chosen:Includes(attempt.obliged)
		and chosen:CheckWithSumEqual(Link.GetLinkCount, monster:GetLink(), #chosen, #chosen)
		and (not attempt.check or attempt.check(chosen, monster, KIND, player))
		and Duel.GetLocationCountFromEx(player, player, chosen, monster) > 0
end

local function leads_on(card, chosen, attempt)
	if #chosen >= attempt.most then return false end
	chosen:AddCard(card)
	local good = is_whole(chosen, attempt) or attempt.cards:IsExists(leads_on, 1, chosen, chosen, attempt)
	chosen:RemoveCard(card)
	return good
end

-- One attempt; nil where the bounds that an effect sets do not suit the monster, or obliged cards cannot be used.
local function begin(rule, monster, player, must, given, least, most)
	if least and least < rule.least or most and most > rule.most then return end
	local all = given or Duel.GetMatchingGroup(Card.IsFaceup, player, LOCATION_MZONE, 0, nil)
	local attempt = {monster = monster, player = player, check = rule.check, least = least or rule.least, most = most or rule.most}
	attempt.cards = all:Filter(fits, nil, rule.filter, monster, player)
	attempt.obliged = aux.GetMustBeMaterialGroup(player, all, player, monster, attempt.cards, REASON_LINK)
	if must then attempt.obliged:Merge(must) end
	if #attempt.obliged > attempt.most or not attempt.cards:Includes(attempt.obliged) then return end
	return attempt
end

local function condition(rule)
	return function(effect, monster, must, given, least, most)
		if monster == nil then return true end
		local player = monster:GetControler()
		if aux.IsSpentPendulum(monster) or rule.condition and not rule.condition(effect, effect, player, SUMMON_TYPE_LINK) then return false end
		local attempt = begin(rule, monster, player, must, given, least, most)
		if not attempt then return false end
		local chosen = attempt.obliged:Clone()
		if #chosen == attempt.most then return is_whole(chosen, attempt) end
		return attempt.cards:IsExists(leads_on, 1, chosen, chosen, attempt)
	end
end

local function choose(attempt)
	local chosen = attempt.obliged:Clone()
	while #chosen < attempt.most do
		local offered = attempt.cards:Filter(leads_on, chosen, chosen, attempt)
		if #offered == 0 then break end
		Duel.Hint(HINT_SELECTMSG, attempt.player, HINTMSG_LMATERIAL)
		local cancel = Duel.IsSummonCancelable() and #chosen == 0
		local card = offered:SelectUnselect(chosen, attempt.player, is_whole(chosen, attempt), cancel, 1, 1)
		if not card then break end
		if not chosen:IsContains(card) then
			chosen:AddCard(card)
		elseif not attempt.obliged:IsContains(card) then
			chosen:RemoveCard(card)
		end
	end
	return chosen
end

local function target(rule)
	return function(effect, player, _, _, _, _, _, _, _, monster, must, given, least, most)
		if rule.condition and not rule.condition(effect, effect, player, SUMMON_TYPE_LINK) then return false end
		local attempt = begin(rule, monster, player, must, given, least, most)
		local chosen = attempt and choose(attempt)
		if not chosen or #chosen == 0 then return false end
		effect:SetLabelObject(chosen:KeepAlive())
		return true
	end
end

local function send(effect, _, _, _, _, _, _, _, monster)
	local materials = effect:GetLabelObject()
	monster:SetMaterial(materials)
	Duel.SendtoGrave(materials, REASON_MATERIAL | REASON_LINK)
	materials:DeleteGroup()
end

-- `least` to `most` (by default as many as the Link Rating) monsters that pass `filter`; `check` judges all of them together.
function Link.AddProcedure(card, filter, least, most, check, sentence, extra_condition)
	local rule = {filter = filter, least = least, most = most or card:GetLink(), check = check, condition = extra_condition}
	local property = EFFECT_FLAG_CANNOT_DISABLE | EFFECT_FLAG_UNCOPYABLE | EFFECT_FLAG_IGNORE_IMMUNE
	card:RegisterEffect(aux.CreateExtraDeckProcedure(card, SUMMON_TYPE_LINK, sentence or 1174, property, condition(rule), target(rule), send))
end
