-- Monsters that are equipped with cards by effects of their own.

-- Cards that give a monster such an effect of another look for the mark. The hold, which can be negated, keeps the cards equipped.
local MARK = 89785779
local HOLD = MARK + EFFECT_EQUIP_LIMIT

-- Mark a monster as one that equips cards by `effect`. `may_bear(card, monster, player)`: can it be equipped with this card?
-- `bear(monster, effect, player, card)` equips it.
function Auxiliary.AddEREquipLimit(card, condition, may_bear, bear, effect, property, reset, count)
	local function marked(code, flags)
		local mark = Effect.CreateEffect(card)
		mark:SetType(EFFECT_TYPE_SINGLE)
		mark:SetProperty(flags, EFFECT_FLAG2_MAJESTIC_MUST_COPY)
		mark:SetCode(code)
		if reset then mark:SetReset(reset, count or 1) end
		return mark
	end

	local flags = (property or 0) | EFFECT_FLAG_CANNOT_DISABLE
	local mark = marked(MARK, flags)
	if condition then mark:SetCondition(condition) end
	mark:SetValue(may_bear)
	mark:SetOperation(bear)
	mark:SetLabelObject(effect)
	card:RegisterEffect(mark)
	local hold = marked(HOLD, flags & ~EFFECT_FLAG_CANNOT_DISABLE)
	card:RegisterEffect(hold)
	effect:SetLabelObject(hold)
end

-- The value of an equip limit: only the monster that equipped the card, while it has the effect that did.
function Card.EquipByEffectLimit(limit, monster)
	if limit:GetOwner() ~= monster then return false end
	local hold = limit:GetLabelObject()
	for _, effect in ipairs({monster:GetCardEffect(HOLD)}) do
		if effect == hold then return true end
	end
	return false
end

-- Equip the monster with a card by its effect, flagged with `flag` if that is given. Was it equipped?
function Card.EquipByEffectAndLimitRegister(monster, effect, player, card, flag, face_up)
	if not Duel.Equip(player, card, monster, face_up or false) then return false end
	if flag then card:RegisterFlagEffect(flag, RESET_EVENT | RESETS_STANDARD, 0, 0) end
	local limit = Effect.CreateEffect(monster)
	limit:SetType(EFFECT_TYPE_SINGLE)
	limit:SetProperty(EFFECT_FLAG_OWNER_RELATE)
	limit:SetCode(EFFECT_EQUIP_LIMIT)
	limit:SetValue(Card.EquipByEffectLimit)
	limit:SetLabelObject(effect:GetLabelObject())
	limit:SetReset(RESET_EVENT | RESETS_STANDARD)
	card:RegisterEffect(limit)
	return true
end
