-- Traps that stay on the field tied to the monster they targeted.

-- `whose`: 0 the player's own monsters, 1 the opponent's, PLAYER_ALL or nil all. `filter` gets (monster, effect, player);
-- `on_target` gets the target function's arguments up to the reason player, then the monster and chk.
-- The tie is formed when the activation has resolved, if both are still there; `any_position`: also with a face-down monster.
function Auxiliary.AddPersistentProcedure(card, whose, filter, category, property, own_timing, other_timing, condition, cost, on_target, operation,
		any_position)
	local function suits(monster, effect, player)
		if whose == 0 and monster:IsControler(1 - player) or whose == 1 and monster:IsControler(player) then return false end
		return not filter or filter(monster, effect, player)
	end

	local function can_be_target(monster, effect, player, ...)
		if not suits(monster, effect, player) then return false end
		if not on_target then return true end
		local eg, ep, ev, re, r, rp = ...
		return on_target(effect, player, eg, ep, ev, re, r, rp, monster, 0)
	end

	local activate = Effect.CreateEffect(card)
	activate:SetDescription(1068)
	if category then activate:SetCategory(category) end
	activate:SetType(EFFECT_TYPE_ACTIVATE)
	activate:SetProperty(EFFECT_FLAG_CARD_TARGET | (property or 0))
	activate:SetCode(EVENT_FREE_CHAIN)
	if own_timing and own_timing == other_timing then
		activate:SetHintTiming(own_timing)
	elseif own_timing or other_timing then
		activate:SetHintTiming(own_timing or 0, other_timing or 0)
	end
	if condition then activate:SetCondition(condition) end
	if cost then activate:SetCost(cost) end
	activate:SetTarget(function(effect, player, eg, ep, ev, re, r, rp, chk, chosen)
		if chosen then return chosen:IsLocation(LOCATION_MZONE) and chosen:IsFaceup() and suits(chosen, effect, player) end
		if chk == 0 then
			return Duel.IsExistingTarget(can_be_target, player, LOCATION_MZONE, LOCATION_MZONE, 1, nil, effect, player, eg, ep, ev, re, r, rp)
		end
		Duel.Hint(HINT_SELECTMSG, player, HINTMSG_FACEUP)
		local monsters = Duel.SelectTarget(player, suits, player, LOCATION_MZONE, LOCATION_MZONE, 1, 1, nil, effect, player)
		if on_target then on_target(effect, player, eg, ep, ev, re, r, rp, monsters:GetFirst(), 1) end
	end)
	if operation then activate:SetOperation(operation) end
	card:RegisterEffect(activate)

	local tie = Effect.CreateEffect(card)
	tie:SetType(EFFECT_TYPE_FIELD | EFFECT_TYPE_CONTINUOUS)
	tie:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	tie:SetCode(EVENT_CHAIN_SOLVED)
	tie:SetRange(LOCATION_SZONE)
	tie:SetCondition(function(_, _, _, _, _, solved) return solved == activate end)
	tie:SetOperation(function(effect, _, _, _, link, solved)
		local own = effect:GetHandler()
		local monster = Duel.GetChainInfo(link, CHAININFO_TARGET_CARDS):GetFirst()
		if not monster or not own:IsRelateToEffect(solved) or not monster:IsRelateToEffect(solved) then return end
		if not any_position and monster:IsFacedown() then return end
		own:SetCardTarget(monster)
		own:CreateRelation(monster, RESET_EVENT | RESETS_STANDARD)
	end)
	card:RegisterEffect(tie)
end

-- The target function of effects on the tied monster
function Auxiliary.PersistentTargetFilter(effect, monster)
	return effect:GetHandler():IsHasCardTarget(monster)
end
