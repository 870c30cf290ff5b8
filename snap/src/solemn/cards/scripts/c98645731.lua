-- Pot of Duality
-- Excavate three cards and add one of them to the hand. One a turn, and no Special Summons that turn.
local s,id=GetID()
local DEPTH=3

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCountLimit(1,id,EFFECT_COUNT_CODE_OATH)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetCategory(CATEGORY_SEARCH|CATEGORY_TOHAND)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCost(s.summon_nothing)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.excavate)
	c:RegisterEffect(e1)
end

-- "The turn you activate this card" looks back and ahead.
function s.summon_nothing(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then
		local summons=Duel.GetActivityCount(tp,ACTIVITY_SPSUMMON)
		return summons==0
	end
	local oath=Effect.CreateEffect(e:GetHandler())
	oath:SetType(EFFECT_TYPE_FIELD)
	oath:SetCode(EFFECT_CANNOT_SPECIAL_SUMMON)
	oath:SetTargetRange(1,0)
	oath:SetReset(RESET_PHASE|PHASE_END)
	oath:SetProperty(EFFECT_FLAG_OATH|EFFECT_FLAG_PLAYER_TARGET|EFFECT_FLAG_CLIENT_HINT)
	oath:SetDescription(aux.Stringid(id,1))
	Duel.RegisterEffect(oath,tp)
end

function s.top_cards(tp)
	local top=Duel.GetDecktopGroup(tp,DEPTH)
	return top,top:Filter(Card.IsAbleToHand,nil)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then
		local top,addable=s.top_cards(tp)
		return #addable>0 and #top==DEPTH
	end
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,nil,1,tp,LOCATION_DECK)
	Duel.SetTargetPlayer(tp)
end

function s.excavate(e)
	local player=Duel.GetChainInfo(0,CHAININFO_TARGET_PLAYER)
	local top,addable=s.top_cards(player)
	if #top==0 then return end
	Duel.ConfirmDecktop(player,DEPTH)
	if #addable>0 then
		s.add(s.pick(addable,player,HINTMSG_ATOHAND),player)
	else
		-- none of them can be added
		Duel.SendtoGrave(s.pick(top,player,HINTMSG_TOGRAVE),REASON_RULE)
	end
	Duel.BreakEffect()
	Duel.ShuffleDeck(player)
end

function s.pick(cards,player,hint)
	Duel.Hint(HINT_SELECTMSG,player,hint)
	return cards:Select(player,1,1,nil)
end

function s.add(card,player)
	Duel.SendtoHand(card,nil,REASON_EFFECT)
	Duel.ConfirmCards(1-player,card)
	Duel.ShuffleHand(player)
end
