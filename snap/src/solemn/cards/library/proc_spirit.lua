-- Spirit monsters: they return to the hand in the End Phase of a turn in which something happened to them, such as their Summon.
Spirit = {}

FLAG_SPIRIT_RETURN = 2

-- It would return this turn, and no effect keeps it.
function Spirit.CommonCondition(effect)
	local card = effect:GetHandler()
	return card:HasFlagEffect(FLAG_SPIRIT_RETURN) and not card:IsHasEffect(EFFECT_SPIRIT_DONOT_RETURN)
end

-- Some effects let the player decide.
local function may_stay(effect)
	return effect:GetHandler():IsHasEffect(EFFECT_SPIRIT_MAYNOT_RETURN) ~= nil
end

function Spirit.MandatoryReturnCondition(effect)
	return Spirit.CommonCondition(effect) and not may_stay(effect)
end

function Spirit.OptionalReturnCondition(effect)
	return Spirit.CommonCondition(effect) and may_stay(effect)
end

local function announce(card)
	card:ResetFlagEffect(FLAG_SPIRIT_RETURN)
	Duel.SetOperationInfo(0, CATEGORY_TOHAND, card, 1, 0, 0)
end

function Spirit.MandatoryReturnTarget(effect, _, _, _, _, _, _, _, chk)
	if chk == 0 then return true end
	announce(effect:GetHandler())
end

function Spirit.OptionalReturnTarget(effect, _, _, _, _, _, _, _, chk)
	local card = effect:GetHandler()
	if chk == 0 then return card:IsAbleToHand() end
	announce(card)
end

function Spirit.ReturnOperation(effect)
	local card = effect:GetHandler()
	if card:IsRelateToEffect(effect) then Duel.SendtoHand(card, nil, REASON_EFFECT) end
end

local function add_return(card, kind, condition, target)
	local effect = Effect.CreateEffect(card)
	effect:SetDescription(1105)
	effect:SetCategory(CATEGORY_TOHAND)
	effect:SetType(EFFECT_TYPE_FIELD | kind)
	effect:SetCode(EVENT_PHASE | PHASE_END)
	effect:SetRange(LOCATION_MZONE)
	effect:SetCondition(condition)
	effect:SetTarget(target)
	effect:SetOperation(Spirit.ReturnOperation)
	card:RegisterEffect(effect)
	return effect
end

local function note(effect)
	effect:GetHandler():RegisterFlagEffect(FLAG_SPIRIT_RETURN, RESETS_STANDARD_PHASE_END, 0, 1)
end

-- Return after any of these events (as a rule its Normal and its Flip Summon). Gives the two effects that return it and those that note.
function Spirit.AddProcedure(card, ...)
	local must = add_return(card, EFFECT_TYPE_TRIGGER_F, Spirit.MandatoryReturnCondition, Spirit.MandatoryReturnTarget)
	local may = add_return(card, EFFECT_TYPE_TRIGGER_O, Spirit.OptionalReturnCondition, Spirit.OptionalReturnTarget)
	local noting = {}
	for index, event in ipairs({...}) do
		local effect = Effect.CreateEffect(card)
		effect:SetType(EFFECT_TYPE_SINGLE | EFFECT_TYPE_CONTINUOUS)
		effect:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
		effect:SetCode(event)
		effect:SetOperation(note)
		card:RegisterEffect(effect)
		noting[index] = effect
	end
	return must, may, table.unpack(noting)
end
