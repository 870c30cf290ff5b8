-- Gemini monsters: Normal Monsters on the field and in the GY until they are Normal Summoned again.
Gemini = {}

Card.IsGeminiStatus = Card.IsGeminiState
Card.EnableGeminiStatus = Card.EnableGeminiState

-- While this holds, the monster's own effects apply.
function Gemini.EffectStatusCondition(effect)
	local card = effect:GetHandler()
	return card:IsGeminiStatus() and not card:IsDisabled()
end

function Gemini.NormalStatusCondition(effect)
	local card = effect:GetHandler()
	return card:IsFaceup() and not card:IsGeminiStatus()
end

local function change_type(card, code, mask)
	local effect = Effect.CreateEffect(card)
	effect:SetType(EFFECT_TYPE_SINGLE)
	effect:SetProperty(EFFECT_FLAG_SINGLE_RANGE | EFFECT_FLAG_IGNORE_IMMUNE)
	effect:SetCode(code)
	effect:SetRange(LOCATION_MZONE | LOCATION_GRAVE)
	effect:SetCondition(Gemini.NormalStatusCondition)
	effect:SetValue(mask)
	card:RegisterEffect(effect)
end

function Gemini.AddProcedure(card)
	local again = Effect.CreateEffect(card)
	again:SetType(EFFECT_TYPE_SINGLE)
	again:SetCode(EFFECT_GEMINI_SUMMONABLE)
	card:RegisterEffect(again)
	change_type(card, EFFECT_ADD_TYPE, TYPE_NORMAL)
	change_type(card, EFFECT_REMOVE_TYPE, TYPE_EFFECT)
end
