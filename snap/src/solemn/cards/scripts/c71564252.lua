-- Thunder King Rai-Oh
-- No card can be added from the Deck to the hand but by drawing. Send it to the GY: negate an opponent's Special Summon of one monster.
local s,id=GetID()

function s.initial_effect(c)
	s.keeps_decks_closed(c)
	s.can_strike(c)
end

-- Draws are no additions to the hand in this sense.
function s.keeps_decks_closed(c)
	local ban=Effect.CreateEffect(c)
	ban:SetCode(EFFECT_CANNOT_TO_HAND)
	ban:SetType(EFFECT_TYPE_FIELD)
	ban:SetTargetRange(LOCATION_DECK,LOCATION_DECK)
	ban:SetRange(LOCATION_MZONE)
	c:RegisterEffect(ban)
end

function s.can_strike(c)
	local bolt=Effect.CreateEffect(c)
	bolt:SetType(EFFECT_TYPE_QUICK_O)
	bolt:SetCode(EVENT_SPSUMMON)
	bolt:SetRange(LOCATION_MZONE)
	bolt:SetCategory(CATEGORY_DESTROY|CATEGORY_DISABLE_SUMMON)
	bolt:SetDescription(aux.Stringid(id,0))
	bolt:SetCondition(function(_,tp,appearing,summoner)
		local inherent=Duel.GetCurrentChain()==0
		return inherent and summoner~=tp and #appearing==1
	end)
	bolt:SetCost(Cost.SelfToGrave)
	bolt:SetTarget(s.announce)
	bolt:SetOperation(function(_,_,appearing)
		Duel.NegateSummon(appearing)
		Duel.Destroy(appearing,REASON_EFFECT)
	end)
	c:RegisterEffect(bolt)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		for _,category in ipairs({CATEGORY_DISABLE_SUMMON,CATEGORY_DESTROY}) do
			Duel.SetOperationInfo(0,category,eg,1,0,0)
		end
	end
	return true
end
