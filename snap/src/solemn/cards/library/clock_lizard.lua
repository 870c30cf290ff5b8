-- Marks for Clock Lizard: monsters that it cannot be turned into, by their own rule or by an effect that limits Summons.

-- Such a monster, always
function Auxiliary.addLizardCheck(card)
	local mark = Effect.CreateEffect(card)
	mark:SetType(EFFECT_TYPE_SINGLE)
	mark:SetProperty(EFFECT_FLAG_CANNOT_DISABLE | EFFECT_FLAG_UNCOPYABLE)
	mark:SetCode(CARD_CLOCK_LIZARD)
	mark:SetValue(1)
	card:RegisterEffect(mark)
	return mark
end

local function field_mark(card, filter, own, other)
	local mark = Effect.CreateEffect(card)
	mark:SetType(EFFECT_TYPE_FIELD)
	mark:SetCode(CARD_CLOCK_LIZARD)
	mark:SetTargetRange(own or 0xff, other or 0)
	mark:SetTarget(filter or aux.TRUE)
	mark:SetValue(1)
	return mark
end

-- Monsters that pass the filter, for a time (by default this turn)
function Auxiliary.createTempLizardCheck(card, filter, reset, own, other, count)
	local mark = field_mark(card, filter, own, other)
	mark:SetReset(reset or RESET_PHASE | PHASE_END, count or 1)
	return mark
end

function Auxiliary.addTempLizardCheck(card, player, ...)
	local mark = aux.createTempLizardCheck(card, ...)
	Duel.RegisterEffect(mark, player)
	return mark
end

-- As long as the card is there
function Auxiliary.createContinuousLizardCheck(card, range, filter, own, other)
	local mark = field_mark(card, filter, own, other)
	mark:SetRange(range)
	return mark
end

function Auxiliary.addContinuousLizardCheck(card, ...)
	local mark = aux.createContinuousLizardCheck(card, ...)
	card:RegisterEffect(mark)
	return mark
end
