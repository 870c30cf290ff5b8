-- Toon Kingdom
-- Banish three cards from the Deck face-down. Counts as Toon World. Toons cannot be targeted by the opponent; the
-- Deck's top cards are banished in their stead.
local s,id=GetID()
local TOON_WORLD=15259703
local TRIBUTE=3

s.listed_names={TOON_WORLD}

function s.initial_effect(c)
	local founding=Effect.CreateEffect(c)
	founding:SetType(EFFECT_TYPE_ACTIVATE)
	founding:SetCode(EVENT_FREE_CHAIN)
	founding:SetCategory(CATEGORY_REMOVE)
	founding:SetTarget(s.announce)
	founding:SetOperation(s.found)
	c:RegisterEffect(founding)
	s.is_toon_world(c)
	s.shields_toons(c)
	s.saves_toons(c)
end

-- What this card does while it lies in the Field Zone
local function in_field_zone(c,kind,code,properties)
	local e1=Effect.CreateEffect(c)
	e1:SetRange(LOCATION_FZONE)
	e1:SetProperty(properties)
	e1:SetCode(code)
	e1:SetType(kind)
	return e1
end

-- That many cards from the top of the Deck, if all of them can be banished face-down
function s.pile(tp,count)
	local cards=Duel.GetDecktopGroup(tp,count):Match(Card.IsAbleToRemove,nil,tp,POS_FACEDOWN)
	return count>0 and #cards==count and cards or nil
end

function s.banish(cards)
	Duel.DisableShuffleCheck()
	return Duel.Remove(cards,POS_FACEDOWN,REASON_EFFECT)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		Duel.SetOperationInfo(0,CATEGORY_REMOVE,nil,TRIBUTE,tp,LOCATION_DECK)
	end
	return s.pile(tp,TRIBUTE)~=nil
end

-- As many of the three as the Deck still has
function s.found(e,tp)
	local kingdom=e:GetHandler()
	local left=Duel.GetFieldGroup(tp,LOCATION_DECK,0):GetCount()
	if left>0 and kingdom:IsRelateToEffect(e) then
		s.banish(Duel.GetDecktopGroup(tp,math.min(left,TRIBUTE)))
	end
end

function s.is_toon_world(c)
	local name=in_field_zone(c,EFFECT_TYPE_SINGLE,EFFECT_CHANGE_CODE,EFFECT_FLAG_SINGLE_RANGE)
	name:SetValue(TOON_WORLD)
	c:RegisterEffect(name)
end

function s.shields_toons(c)
	local shield=in_field_zone(c,EFFECT_TYPE_FIELD,EFFECT_CANNOT_BE_EFFECT_TARGET,EFFECT_FLAG_IGNORE_IMMUNE)
	shield:SetTargetRange(LOCATION_MZONE,0)
	shield:SetTarget(function(_,monster) return monster:IsType(TYPE_TOON) end)
	shield:SetValue(aux.tgoval)
	c:RegisterEffect(shield)
end

-- One card for each of them
function s.saves_toons(c)
	local rescue=in_field_zone(c,EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_FIELD,EFFECT_DESTROY_REPLACE,0)
	rescue:SetValue(function(e,monster)
		local player=e:GetHandlerPlayer()
		return s.is_threatened_toon(monster,player)
	end)
	rescue:SetTarget(s.offer_rescue)
	c:RegisterEffect(rescue)
end

function s.is_threatened_toon(c,tp)
	local own_toon=c:IsType(TYPE_TOON) and c:IsFaceup() and c:IsLocation(LOCATION_MZONE) and c:IsControler(tp)
	return own_toon and c:IsReason(REASON_EFFECT|REASON_BATTLE) and not c:IsReason(REASON_REPLACE)
end

function s.offer_rescue(e,tp,threatened,ep,ev,re,r,rp,chk)
	local toons=threatened:Filter(s.is_threatened_toon,nil,tp)
	local price=s.pile(tp,#toons)
	if chk==0 then return price~=nil end
	local accepted=Duel.SelectEffectYesNo(tp,e:GetHandler(),96)
	if accepted then s.banish(price) end
	return accepted
end
