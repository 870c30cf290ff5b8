-- Tachyon Transmigration
-- With a "Galaxy-Eyes": negate all of the opponent's activations before it in the Chain and shuffle those cards on the field into the Deck.
local s,id=GetID()

s.listed_series={SET_GALAXY_EYES,SET_GALAXY_EYES_TACHYON_DRAGON}

function s.initial_effect(c)
	local rewind=Effect.CreateEffect(c)
	rewind:SetType(EFFECT_TYPE_ACTIVATE)
	rewind:SetCode(EVENT_CHAINING)
	rewind:SetCategory(CATEGORY_TODECK|CATEGORY_NEGATE)
	rewind:SetCondition(function(_,tp,_,_,newest)
		return s.controls(tp,SET_GALAXY_EYES) and #s.negatable_links(tp,newest)>0
	end)
	rewind:SetTarget(s.announce)
	rewind:SetOperation(s.rewind)
	c:RegisterEffect(rewind)
	s.can_be_played_from_hand(c)
end

-- With a "Galaxy-Eyes Tachyon Dragon"
function s.can_be_played_from_hand(c)
	local permission=Effect.CreateEffect(c)
	permission:SetType(EFFECT_TYPE_SINGLE)
	permission:SetCode(EFFECT_TRAP_ACT_IN_HAND)
	permission:SetDescription(aux.Stringid(id,0))
	permission:SetCondition(function(e)
		local player=e:GetHandlerPlayer()
		return s.controls(player,SET_GALAXY_EYES_TACHYON_DRAGON)
	end)
	c:RegisterEffect(permission)
end

function s.controls(tp,archetype)
	local dragons=Duel.GetMatchingGroup(Card.IsSetCard,tp,LOCATION_MZONE,0,nil,archetype)
	return dragons:IsExists(Card.IsFaceup,1,nil)
end

-- The opponent's links up to `newest`, in the order of the Chain: Spell & Trap Cards, and monsters whose effect was activated. Each comes
-- with its number, its effect and its card.
function s.opposing_links(tp,newest)
	local found={}
	for link=1,newest do
		local player,effect=Duel.GetChainInfo(link,CHAININFO_TRIGGERING_PLAYER,CHAININFO_TRIGGERING_EFFECT)
		local counts=effect:IsHasType(EFFECT_TYPE_ACTIVATE) or effect:IsMonsterEffect()
		if counts and player~=tp then table.insert(found,{number=link,effect=effect,card=effect:GetHandler()}) end
	end
	return found
end

function s.negatable_links(tp,newest)
	local found={}
	for _,one in ipairs(s.opposing_links(tp,newest)) do
		if Duel.IsChainNegatable(one.number) then table.insert(found,one) end
	end
	return found
end

function s.can_be_shuffled(one,tp)
	if one.card:IsHasEffect(EFFECT_CANNOT_TO_DECK) or not one.card:IsRelateToEffect(one.effect) then return false end
	return Duel.IsPlayerCanSendtoDeck(tp,one.card)
end

function s.announce(e,tp,eg,ep,newest,re,r,rp,chk)
	if chk==0 then return true end
	local negated,shuffled=Group.CreateGroup(),Group.CreateGroup()
	for _,one in ipairs(s.negatable_links(tp,newest)) do
		negated:AddCard(one.card)
		if s.can_be_shuffled(one,tp) and one.card:IsOnField() then shuffled:AddCard(one.card) end
	end
	Duel.SetOperationInfo(0,CATEGORY_TODECK,shuffled,#shuffled,0,0)
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,negated,#negated,0,0)
	Duel.SetTargetCard(shuffled)
end

-- What was targeted and is still the card of a link that was negated now
function s.rewind(e,tp,eg,ep,newest)
	local shuffled=Group.CreateGroup()
	for _,one in ipairs(s.opposing_links(tp,newest)) do
		if Duel.NegateActivation(one.number) and one.card:IsRelateToEffect(e) and s.can_be_shuffled(one,tp) then
			one.card:CancelToGrave()
			shuffled:AddCard(one.card)
		end
	end
	Duel.SendtoDeck(shuffled,nil,SEQ_DECKSHUFFLE,REASON_EFFECT)
end
