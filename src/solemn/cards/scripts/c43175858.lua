-- Toon Kingdom
-- Banish three cards from the Deck face-down. Counts as Toon World. Toons cannot be targeted by the opponent; the
-- Deck's top cards are banished in their stead.
local s,id=GetID()
local TOON_WORLD=15259703

s.listed_names={TOON_WORLD}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_REMOVE)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.found)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	e2:SetCode(EFFECT_CHANGE_CODE)
	e2:SetRange(LOCATION_FZONE)
	e2:SetValue(TOON_WORLD)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_FIELD)
	e3:SetProperty(EFFECT_FLAG_IGNORE_IMMUNE)
	e3:SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET)
	e3:SetRange(LOCATION_FZONE)
	e3:SetTargetRange(LOCATION_MZONE,0)
	e3:SetTarget(aux.TargetBoolFunction(Card.IsType,TYPE_TOON))
	e3:SetValue(aux.tgoval)
	c:RegisterEffect(e3)
	local e4=Effect.CreateEffect(c)
	e4:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e4:SetCode(EFFECT_DESTROY_REPLACE)
	e4:SetRange(LOCATION_FZONE)
	e4:SetTarget(s.offer)
	e4:SetValue(function(e,card) return s.is_saved(card,e:GetHandlerPlayer()) end)
	c:RegisterEffect(e4)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.GetDecktopGroup(tp,3):FilterCount(Card.IsAbleToRemove,nil,tp,POS_FACEDOWN)==3 end
	Duel.SetOperationInfo(0,CATEGORY_REMOVE,nil,3,tp,LOCATION_DECK)
end

-- As many of the three as the Deck still has
function s.found(e,tp)
	local count=math.min(3,Duel.GetFieldGroupCount(tp,LOCATION_DECK,0))
	if count==0 or not e:GetHandler():IsRelateToEffect(e) then return end
	s.banish(Duel.GetDecktopGroup(tp,count))
end

function s.banish(cards)
	Duel.DisableShuffleCheck()
	Duel.Remove(cards,POS_FACEDOWN,REASON_EFFECT)
end

function s.is_saved(c,tp)
	return c:IsFaceup() and c:IsType(TYPE_TOON) and c:IsLocation(LOCATION_MZONE) and c:IsControler(tp)
		and c:IsReason(REASON_BATTLE|REASON_EFFECT) and not c:IsReason(REASON_REPLACE)
end

-- One card for each of them
function s.offer(e,tp,eg,ep,ev,re,r,rp,chk)
	local count=eg:FilterCount(s.is_saved,nil,tp)
	local top=Duel.GetDecktopGroup(tp,count)
	if chk==0 then return count>0 and top:IsExists(Card.IsAbleToRemove,count,nil,tp,POS_FACEDOWN) end
	if not Duel.SelectEffectYesNo(tp,e:GetHandler(),96) then return false end
	s.banish(top)
	return true
end
