-- Tachyon Transmigration
-- With a "Galaxy-Eyes": negate all of the opponent's activations before it in the Chain and shuffle those cards on the field into the Deck.
local s,id=GetID()

s.listed_series={SET_GALAXY_EYES,SET_GALAXY_EYES_TACHYON_DRAGON}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_NEGATE|CATEGORY_TODECK)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_CHAINING)
	e1:SetCondition(s.there_are_links)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.rewind)
	c:RegisterEffect(e1)
	-- From the hand with a "Galaxy-Eyes Tachyon Dragon"
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,0))
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetCode(EFFECT_TRAP_ACT_IN_HAND)
	e2:SetCondition(function(e) return s.controls(e:GetHandlerPlayer(),SET_GALAXY_EYES_TACHYON_DRAGON) end)
	c:RegisterEffect(e2)
end

function s.controls(tp,set)
	return Duel.IsExistingMatchingCard(aux.FaceupFilter(Card.IsSetCard,set),tp,LOCATION_MZONE,0,1,nil)
end

-- Numbers and effects of the opponent's links up to this one: cards, and effects of monsters
function s.opposing_links(tp,last)
	local link=0
	return function()
		while link<last do
			link=link+1
			local effect,player=Duel.GetChainInfo(link,CHAININFO_TRIGGERING_EFFECT,CHAININFO_TRIGGERING_PLAYER)
			if player==1-tp and (effect:IsMonsterEffect() or effect:IsHasType(EFFECT_TYPE_ACTIVATE)) then return link,effect end
		end
	end
end

function s.there_are_links(e,tp,eg,ep,ev)
	if not s.controls(tp,SET_GALAXY_EYES) then return false end
	for link in s.opposing_links(tp,ev) do
		if Duel.IsChainNegatable(link) then return true end
	end
	return false
end

function s.can_be_shuffled(card,effect,tp)
	return card:IsRelateToEffect(effect) and not card:IsHasEffect(EFFECT_CANNOT_TO_DECK) and Duel.IsPlayerCanSendtoDeck(tp,card)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local negated,shuffled=Group.CreateGroup(),Group.CreateGroup()
	for link,effect in s.opposing_links(tp,ev) do
		local card=effect:GetHandler()
		if Duel.IsChainNegatable(link) then
			negated:AddCard(card)
			if card:IsOnField() and s.can_be_shuffled(card,effect,tp) then shuffled:AddCard(card) end
		end
	end
	Duel.SetTargetCard(shuffled)
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,negated,#negated,0,0)
	Duel.SetOperationInfo(0,CATEGORY_TODECK,shuffled,#shuffled,0,0)
end

function s.rewind(e,tp,eg,ep,ev)
	local shuffled=Group.CreateGroup()
	for link,effect in s.opposing_links(tp,ev) do
		if Duel.NegateActivation(link) then
			local card=effect:GetHandler()
			if card:IsRelateToEffect(e) and s.can_be_shuffled(card,effect,tp) then
				card:CancelToGrave()
				shuffled:AddCard(card)
			end
		end
	end
	Duel.SendtoDeck(shuffled,nil,SEQ_DECKSHUFFLE,REASON_EFFECT)
end
