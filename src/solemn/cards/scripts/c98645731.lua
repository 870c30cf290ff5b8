-- Pot of Duality
-- Excavate three cards and add one of them to the hand. One a turn, and no Special Summons that turn.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_TOHAND|CATEGORY_SEARCH)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCountLimit(1,id,EFFECT_COUNT_CODE_OATH)
	e1:SetCost(s.promise)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.excavate)
	c:RegisterEffect(e1)
end

-- "The turn you activate this card" looks back and ahead.
function s.promise(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.GetActivityCount(tp,ACTIVITY_SPSUMMON)==0 end
	local e1=Effect.CreateEffect(e:GetHandler())
	e1:SetDescription(aux.Stringid(id,1))
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET|EFFECT_FLAG_OATH|EFFECT_FLAG_CLIENT_HINT)
	e1:SetCode(EFFECT_CANNOT_SPECIAL_SUMMON)
	e1:SetTargetRange(1,0)
	e1:SetReset(RESET_PHASE|PHASE_END)
	Duel.RegisterEffect(e1,tp)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then
		local top=Duel.GetDecktopGroup(tp,3)
		return #top==3 and top:IsExists(Card.IsAbleToHand,1,nil)
	end
	Duel.SetTargetPlayer(tp)
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,nil,1,tp,LOCATION_DECK)
end

-- If none of them can be added, one goes to the GY.
function s.excavate(e)
	local player=Duel.GetChainInfo(0,CHAININFO_TARGET_PLAYER)
	local top=Duel.GetDecktopGroup(player,3)
	if #top==0 then return end
	Duel.ConfirmDecktop(player,3)
	local addable=top:Filter(Card.IsAbleToHand,nil)
	local to_hand=#addable>0
	Duel.Hint(HINT_SELECTMSG,player,to_hand and HINTMSG_ATOHAND or HINTMSG_TOGRAVE)
	local chosen=(to_hand and addable or top):Select(player,1,1,nil):GetFirst()
	if to_hand then
		Duel.SendtoHand(chosen,nil,REASON_EFFECT)
		Duel.ConfirmCards(1-player,chosen)
		Duel.ShuffleHand(player)
	else
		Duel.SendtoGrave(chosen,REASON_RULE)
	end
	Duel.BreakEffect()
	Duel.ShuffleDeck(player)
end
