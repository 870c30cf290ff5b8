-- Ghost Belle & Haunted Mansion
-- Discard this card: negate the activation of what would take cards from the GY to hand, Deck or field, or banish them. Once a turn.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_NEGATE)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_DAMAGE_CAL)
	e1:SetCode(EVENT_CHAINING)
	e1:SetRange(LOCATION_HAND)
	e1:SetCountLimit(1,id)
	e1:SetCondition(s.grave_is_disturbed)
	e1:SetCost(Cost.SelfDiscard)
	e1:SetTarget(s.announce)
	e1:SetOperation(function(e,tp,eg,ep,ev) Duel.NegateActivation(ev) end)
	c:RegisterEffect(e1)
end

-- Did the link announce, or say it might do, such a thing with cards of a GY? Only Monster Cards count as Special Summoned.
function s.announced(ev,category)
	local sure,cards,_,_,place=Duel.GetOperationInfo(ev,category)
	local perhaps,more,_,_,other_place=Duel.GetPossibleOperationInfo(ev,category)
	if not (sure or perhaps) then return false end
	if ((place or 0)|(other_place or 0))&LOCATION_GRAVE~=0 then return true end
	local any_card=category~=CATEGORY_SPECIAL_SUMMON
	local function lies_there(card) return card:IsLocation(LOCATION_GRAVE) and (any_card or card:IsMonster()) end
	local function disturbs(group) return group and group:IsExists(lies_there,1,nil) end
	return disturbs(cards) or disturbs(more) or false
end

function s.grave_is_disturbed(e,tp,eg,ep,ev)
	if not Duel.IsChainNegatable(ev) then return false end
	for _,category in ipairs({CATEGORY_TOHAND,CATEGORY_TODECK,CATEGORY_TOEXTRA,CATEGORY_SPECIAL_SUMMON,CATEGORY_REMOVE}) do
		if s.announced(ev,category) then return true end
	end
	return false
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,tp,0)
end
