-- Ash Blossom & Joyous Spring
-- Discard this card: negate an effect that draws, searches, Summons from the Deck or sends cards from it to the GY. Once a turn.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_DISABLE)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetCode(EVENT_CHAINING)
	e1:SetRange(LOCATION_HAND)
	e1:SetCountLimit(1,id)
	e1:SetCondition(s.deck_is_used)
	e1:SetCost(Cost.SelfDiscard)
	e1:SetTarget(s.announce)
	e1:SetOperation(function(e,tp,eg,ep,ev) Duel.NegateEffect(ev) end)
	c:RegisterEffect(e1)
end

-- Did the link announce, or say it might do, such a thing with cards of a Deck?
function s.announced(ev,category,any_place)
	local sure,cards,_,_,place=Duel.GetOperationInfo(ev,category)
	local perhaps,more,_,_,other_place=Duel.GetPossibleOperationInfo(ev,category)
	if not (sure or perhaps) then return false end
	if any_place or ((place or 0)|(other_place or 0))&LOCATION_DECK~=0 then return true end
	local function from_deck(group) return group and group:IsExists(Card.IsLocation,1,nil,LOCATION_DECK) end
	return from_deck(cards) or from_deck(more) or false
end

function s.deck_is_used(e,tp,eg,ep,ev,re)
	if not Duel.IsChainDisablable(ev) then return false end
	for _,category in ipairs({CATEGORY_DRAW,CATEGORY_SEARCH,CATEGORY_DECKDES}) do
		if re:IsHasCategory(category) then return true end
	end
	return s.announced(ev,CATEGORY_DRAW,true) or s.announced(ev,CATEGORY_DECKDES,true)
		or s.announced(ev,CATEGORY_TOHAND) or s.announced(ev,CATEGORY_SPECIAL_SUMMON)
		or s.announced(ev,CATEGORY_TOGRAVE) or s.announced(ev,CATEGORY_SEARCH)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_DISABLE,eg,1,0,0)
end
