-- Ghost Belle & Haunted Mansion
-- Discard this card: negate the activation of what would take cards from the GY to hand, Deck or field, or banish them. Once a turn.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetCode(EVENT_CHAINING)
	e1:SetRange(LOCATION_HAND)
	e1:SetCountLimit(1,id)
	e1:SetProperty(EFFECT_FLAG_DAMAGE_CAL|EFFECT_FLAG_DAMAGE_STEP)
	e1:SetCategory(CATEGORY_NEGATE)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCondition(function(_,_,_,_,link) return Duel.IsChainNegatable(link) and s.disturbs_grave(link) end)
	e1:SetCost(Cost.SelfDiscard)
	e1:SetTarget(s.announce)
	e1:SetOperation(function(_,_,_,_,link) Duel.NegateActivation(link) end)
	c:RegisterEffect(e1)
end

-- What a link can do to cards of a GY
s.disturbances={CATEGORY_REMOVE,CATEGORY_SPECIAL_SUMMON,CATEGORY_TOHAND,CATEGORY_TODECK,CATEGORY_TOEXTRA}

function s.disturbs_grave(link)
	for _,category in ipairs(s.disturbances) do
		if s.is_announced(link,category,Duel.GetOperationInfo) or s.is_announced(link,category,Duel.GetPossibleOperationInfo) then
			return true
		end
	end
	return false
end

-- Did the link announce it, of a GY or of cards there? Only Monster Cards count as Special Summoned.
function s.is_announced(link,category,announced)
	local is_there,cards,_,_,place=announced(link,category)
	if not is_there then return false end
	local monsters_only=category==CATEGORY_SPECIAL_SUMMON
	local function rests(c) return c:IsLocation(LOCATION_GRAVE) and (c:IsMonster() or not monsters_only) end
	if place and place&LOCATION_GRAVE==LOCATION_GRAVE then return true end
	return cards~=nil and cards:IsExists(rests,1,nil)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,tp,0) end
	return true
end
