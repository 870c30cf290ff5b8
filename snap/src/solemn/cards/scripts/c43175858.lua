-- Toon Kingdom
-- Banish three cards from the Deck face-down. Counts as Toon World. Toons cannot be targeted by the opponent; the
-- Deck's top cards are banished in their stead.
local s,id=GetID()
local TOON_WORLD=15259703
local TRIBUTE=3

s.listed_names={TOON_WORLD}

function s.initial_effect(c)
	s.is_founded(c)
	s.is_toon_world(c)
	s.shields_toons(c)
	s.saves_toons(c)
end

function s.is_founded(c)
	local founding=Effect.CreateEffect(c)
	founding:SetType(EFFECT_TYPE_ACTIVATE)
	founding:SetCode(EVENT_FREE_CHAIN)
	founding:SetCategory(CATEGORY_REMOVE)
	founding:SetTarget(s.announce)
	founding:SetOperation(s.found)
	c:RegisterEffect(founding)
end

-- Can that many cards of the Deck's top be banished face-down? Gives the cards, too.
function s.payable(tp,count)
	local top=Duel.GetDecktopGroup(tp,count)
	return count>0 and top:FilterCount(Card.IsAbleToRemove,nil,tp,POS_FACEDOWN)>=count,top
end

function s.banish(cards)
	Duel.DisableShuffleCheck()
	Duel.Remove(cards,POS_FACEDOWN,REASON_EFFECT)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then
		local can_pay=s.payable(tp,TRIBUTE)
		return can_pay
	end
	Duel.SetOperationInfo(0,CATEGORY_REMOVE,nil,TRIBUTE,tp,LOCATION_DECK)
end

-- As many of the three as the Deck still has
function s.found(e,tp)
	if not e:GetHandler():IsRelateToEffect(e) then return end
	local top=Duel.GetDecktopGroup(tp,math.min(TRIBUTE,Duel.GetFieldGroupCount(tp,LOCATION_DECK,0)))
	if #top>0 then s.banish(top) end
end

function s.is_toon_world(c)
	local name=Effect.CreateEffect(c)
	name:SetType(EFFECT_TYPE_SINGLE)
	name:SetCode(EFFECT_CHANGE_CODE)
	name:SetRange(LOCATION_FZONE)
	name:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	name:SetValue(TOON_WORLD)
	c:RegisterEffect(name)
end

function s.shields_toons(c)
	local shield=Effect.CreateEffect(c)
	shield:SetType(EFFECT_TYPE_FIELD)
	shield:SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET)
	shield:SetRange(LOCATION_FZONE)
	shield:SetTargetRange(LOCATION_MZONE,0)
	shield:SetProperty(EFFECT_FLAG_IGNORE_IMMUNE)
	shield:SetTarget(function(_,monster) return monster:IsType(TYPE_TOON) end)
	shield:SetValue(aux.tgoval)
	c:RegisterEffect(shield)
end

-- One card for each of them
function s.saves_toons(c)
	local rescue=Effect.CreateEffect(c)
	rescue:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_FIELD)
	rescue:SetCode(EFFECT_DESTROY_REPLACE)
	rescue:SetRange(LOCATION_FZONE)
	rescue:SetTarget(s.offer_rescue)
	rescue:SetValue(function(e,monster) return s.is_threatened_toon(monster,e:GetHandlerPlayer()) end)
	c:RegisterEffect(rescue)
end

function s.is_threatened_toon(c,tp)
	if c:IsReason(REASON_REPLACE) or not c:IsReason(REASON_EFFECT|REASON_BATTLE) then return false end
	return c:IsType(TYPE_TOON) and c:IsFaceup() and c:IsControler(tp) and c:IsLocation(LOCATION_MZONE)
end

function s.offer_rescue(e,tp,eg,ep,ev,re,r,rp,chk)
	local can_pay,top=s.payable(tp,eg:FilterCount(s.is_threatened_toon,nil,tp))
	if chk==0 then return can_pay end
	local accepted=Duel.SelectEffectYesNo(tp,e:GetHandler(),96)
	if accepted then s.banish(top) end
	return accepted
end
