-- Archlord Kristya
-- Special Summoned with exactly four Fairies in the GY, then one of them returns to the hand. No Special Summons. Goes
-- to the Deck instead of the GY.
local s,id=GetID()
local BY_ITS_OWN=1

function s.initial_effect(c)
	s.can_appear(c)
	s.ends_special_summons(c)
	s.goes_to_deck(c)
	s.brings_fairy_back(c)
end

local function effect_of(c,kind,code)
	local e1=Effect.CreateEffect(c)
	e1:SetCode(code)
	e1:SetType(kind)
	return e1
end

function s.can_appear(c)
	local procedure=effect_of(c,EFFECT_TYPE_FIELD,EFFECT_SPSUMMON_PROC)
	procedure:SetProperty(EFFECT_FLAG_UNCOPYABLE)
	procedure:SetRange(LOCATION_HAND)
	procedure:SetValue(BY_ITS_OWN)
	procedure:SetDescription(aux.Stringid(id,0))
	procedure:SetCondition(s.four_fairies_rest)
	c:RegisterEffect(procedure)
end

function s.four_fairies_rest(_,c)
	if not c then return true end
	local player=c:GetControler()
	local fairies=Duel.GetFieldGroup(player,LOCATION_GRAVE,0):Match(Card.IsRace,nil,RACE_FAIRY)
	return #fairies==4 and Duel.GetLocationCount(player,LOCATION_MZONE)>0
end

function s.ends_special_summons(c)
	local ban=effect_of(c,EFFECT_TYPE_FIELD,EFFECT_CANNOT_SPECIAL_SUMMON)
	ban:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	ban:SetTargetRange(1,1)
	ban:SetRange(LOCATION_MZONE)
	c:RegisterEffect(ban)
end

function s.goes_to_deck(c)
	local ascent=effect_of(c,EFFECT_TYPE_SINGLE,EFFECT_LEAVE_FIELD_REDIRECT)
	ascent:SetProperty(EFFECT_FLAG_CANNOT_NEGATE|EFFECT_FLAG_CANNOT_DISABLE)
	ascent:SetValue(LOCATION_DECK)
	ascent:SetCondition(function(e)
		local archlord=e:GetHandler()
		return archlord:GetDestination()==LOCATION_GRAVE and archlord:IsFaceup()
	end)
	c:RegisterEffect(ascent)
end

function s.brings_fairy_back(c)
	local return_one=effect_of(c,EFFECT_TYPE_TRIGGER_F|EFFECT_TYPE_SINGLE,EVENT_SPSUMMON_SUCCESS)
	return_one:SetRange(LOCATION_MZONE)
	return_one:SetProperty(EFFECT_FLAG_CARD_TARGET)
	return_one:SetCategory(CATEGORY_TOHAND)
	return_one:SetDescription(aux.Stringid(id,1))
	return_one:SetCondition(function(e) return e:GetHandler():IsSummonType(SUMMON_TYPE_SPECIAL+BY_ITS_OWN) end)
	return_one:SetTarget(s.choose_fairy)
	return_one:SetOperation(s.take_up)
	c:RegisterEffect(return_one)
end

function s.fairy(c)
	return c:IsAbleToHand() and c:IsRace(RACE_FAIRY)
end

function s.choose_fairy(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return s.fairy(chkc) and chkc:IsLocation(LOCATION_GRAVE) and chkc:IsControler(tp)
	elseif chk~=0 then
		Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_ATOHAND)
		local fairies=Duel.SelectTarget(tp,s.fairy,tp,LOCATION_GRAVE,0,1,1,nil)
		Duel.SetOperationInfo(0,CATEGORY_TOHAND,fairies,#fairies,0,0)
	end
	return true
end

-- There may have been none to target.
function s.take_up(e,tp)
	local fairies=Duel.GetTargetCards(e)
	if #fairies>0 then
		Duel.SendtoHand(fairies,nil,REASON_EFFECT)
		Duel.ShuffleHand(tp)
	end
end
