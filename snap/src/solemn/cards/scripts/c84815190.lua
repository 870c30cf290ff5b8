-- Baronne de Fleur
-- Once a turn: destroy a card. Once while face-up: negate an activation and destroy that card. In a Standby Phase: return it to the
-- Extra Deck and Special Summon a Level 9 or lower monster from the GY.
local s,id=GetID()

function s.initial_effect(c)
	c:EnableReviveLimit()
	Synchro.AddProcedure(c,nil,1,1,Synchro.NonTuner(nil),1,99)
	s.can_cut(c)
	s.can_parry(c)
	s.can_withdraw(c)
end

-- The player targets one card; the hint says what for.
local function target_one(tp,hint,filter,own,theirs,except,...)
	Duel.Hint(HINT_SELECTMSG,tp,hint)
	return Duel.SelectTarget(tp,filter,tp,own,theirs,1,1,except,...)
end

function s.can_cut(c)
	local cut=Effect.CreateEffect(c)
	cut:SetType(EFFECT_TYPE_IGNITION)
	cut:SetRange(LOCATION_MZONE)
	cut:SetCountLimit(1)
	cut:SetProperty(EFFECT_FLAG_CARD_TARGET)
	cut:SetCategory(CATEGORY_DESTROY)
	cut:SetDescription(aux.Stringid(id,0))
	cut:SetTarget(s.choose_card)
	cut:SetOperation(s.cut)
	c:RegisterEffect(cut)
end

function s.choose_card(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local field=LOCATION_ONFIELD
	if chkc then
		return chkc:IsOnField()
	elseif chk==0 then
		return Duel.IsExistingTarget(nil,tp,field,field,1,nil)
	end
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,target_one(tp,HINTMSG_DESTROY,nil,field,field,nil),1,0,0)
end

function s.cut(e)
	local targets=Duel.GetTargetCards(e)
	if #targets>0 then Duel.Destroy(targets,REASON_EFFECT) end
end

-- Its limit is not a turn's: it returns only when the card leaves the field.
function s.can_parry(c)
	local parry=Effect.CreateEffect(c)
	parry:SetType(EFFECT_TYPE_QUICK_O)
	parry:SetCode(EVENT_CHAINING)
	parry:SetRange(LOCATION_MZONE)
	parry:SetCountLimit(1,id)
	parry:SetProperty(EFFECT_FLAG_NO_TURN_RESET|EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_DAMAGE_CAL)
	parry:SetCategory(CATEGORY_NEGATE|CATEGORY_DESTROY)
	parry:SetDescription(aux.Stringid(id,1))
	parry:SetCondition(s.stands_ready)
	parry:SetTarget(s.announce_parry)
	parry:SetOperation(s.parry)
	c:RegisterEffect(parry)
end

function s.stands_ready(e,tp,eg,ep,ev)
	local falls=e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)
	return not falls and Duel.IsChainNegatable(ev)
end

function s.announce_parry(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local card=re:GetHandler()
	if card:IsDestructable() and card:IsRelateToEffect(re) then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
end

function s.parry(e,tp,eg,ep,ev,re)
	if not Duel.NegateActivation(ev) then return end
	if re:GetHandler():IsRelateToEffect(re) then Duel.Destroy(eg,REASON_EFFECT) end
end

function s.can_withdraw(c)
	local withdrawal=Effect.CreateEffect(c)
	withdrawal:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_FIELD)
	withdrawal:SetCode(EVENT_PHASE|PHASE_STANDBY)
	withdrawal:SetRange(LOCATION_MZONE)
	withdrawal:SetCountLimit(1)
	withdrawal:SetProperty(EFFECT_FLAG_CARD_TARGET)
	withdrawal:SetCategory(CATEGORY_SPECIAL_SUMMON|CATEGORY_TOEXTRA)
	withdrawal:SetDescription(aux.Stringid(id,2))
	withdrawal:SetTarget(s.choose_successor)
	withdrawal:SetOperation(s.withdraw)
	c:RegisterEffect(withdrawal)
end

function s.successor(c,e,tp)
	return c:IsCanBeSpecialSummoned(e,0,tp,false,false) and c:IsLevelBelow(9)
end

-- It leaves first, so its own zone counts as free.
function s.choose_successor(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local baronne=e:GetHandler()
	if chkc then
		local in_own_grave=chkc:IsLocation(LOCATION_GRAVE) and chkc:IsControler(tp)
		return in_own_grave and chkc~=baronne and s.successor(chkc,e,tp)
	elseif chk==0 then
		local room=Duel.GetMZoneCount(tp,baronne)
		return room>0 and baronne:IsAbleToExtra() and Duel.IsExistingTarget(s.successor,tp,LOCATION_GRAVE,0,1,baronne,e,tp)
	end
	local successor=target_one(tp,HINTMSG_SPSUMMON,s.successor,LOCATION_GRAVE,0,baronne,e,tp)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,successor,1,0,0)
	Duel.SetOperationInfo(0,CATEGORY_TOEXTRA,baronne,1,0,0)
end

-- Only if it really went back does anything follow.
function s.withdraw(e,tp)
	local baronne,successor=e:GetHandler(),Duel.GetFirstTarget()
	local left=baronne:IsRelateToEffect(e) and Duel.SendtoDeck(baronne,nil,SEQ_DECKSHUFFLE,REASON_EFFECT)>0
	if left and baronne:IsLocation(LOCATION_EXTRA) and successor:IsRelateToEffect(e) then
		Duel.SpecialSummon(successor,0,tp,tp,false,false,POS_FACEUP)
	end
end
