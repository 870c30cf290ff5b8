-- Infinite Impermanence
-- Negate the effects of an opponent's monster this turn; if this card was Set, also those of Spells and Traps in its column.
local s,id=GetID()

function s.initial_effect(c)
	s.can_negate(c)
	s.can_be_played_from_hand(c)
end

function s.can_negate(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMINGS_CHECK_MONSTER)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCategory(CATEGORY_DISABLE)
	e1:SetTarget(s.choose_monster)
	e1:SetOperation(s.resolve)
	c:RegisterEffect(e1)
end

-- If its player controls no cards
function s.can_be_played_from_hand(c)
	local permission=Effect.CreateEffect(c)
	permission:SetType(EFFECT_TYPE_SINGLE)
	permission:SetCode(EFFECT_TRAP_ACT_IN_HAND)
	permission:SetDescription(aux.Stringid(id,0))
	permission:SetCondition(function(e)
		local own_cards=Duel.GetFieldGroupCount(e:GetHandlerPlayer(),LOCATION_ONFIELD,0)
		return own_cards==0
	end)
	c:RegisterEffect(permission)
end

-- The link remembers whether the card lay Set before.
local WAS_SET=1

function s.was_set(e)
	if not e:IsHasType(EFFECT_TYPE_ACTIVATE) then return false end
	local c=e:GetHandler()
	return not c:IsStatus(STATUS_ACT_FROM_HAND) and c:IsPreviousPosition(POS_FACEDOWN)
end

function s.choose_monster(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return chkc:IsNegatableMonster() and chkc:IsLocation(LOCATION_MZONE) and not chkc:IsControler(tp)
	elseif chk==0 then
		return Duel.IsExistingTarget(Card.IsNegatableMonster,tp,0,LOCATION_MZONE,1,nil)
	end
	if s.was_set(e) then Duel.SetTargetParam(WAS_SET) else Duel.SetTargetParam(0) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_NEGATE)
	local monster=Duel.SelectTarget(tp,Card.IsNegatableMonster,tp,0,LOCATION_MZONE,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_DISABLE,monster,1,0,0)
end

function s.resolve(e,tp)
	local c,monster=e:GetHandler(),Duel.GetFirstTarget()
	local open=monster:IsRelateToEffect(e) and monster:IsFaceup()
	if not (open and monster:IsCanBeDisabledByEffect(e)) then return end
	s.negate_monster(c,monster)
	local was_set=Duel.GetChainInfo(0,CHAININFO_TARGET_PARAM)==WAS_SET
	if was_set and c:IsRelateToEffect(e) then
		Duel.BreakEffect()
		s.lock_column(c,tp)
	end
end

function s.negate_monster(c,monster)
	Duel.NegateRelatedChain(monster,RESET_TURN_SET)
	for _,code in ipairs({EFFECT_DISABLE,EFFECT_DISABLE_EFFECT}) do
		local negation=Effect.CreateEffect(c)
		negation:SetType(EFFECT_TYPE_SINGLE)
		negation:SetCode(code)
		negation:SetReset(RESETS_STANDARD_PHASE_END)
		if code==EFFECT_DISABLE_EFFECT then negation:SetValue(RESET_TURN_SET) end
		monster:RegisterEffect(negation)
	end
end

-- An effect of this turn that knows its column, as its player counts
function s.column_effect(c,kind,code,column)
	local e1=Effect.CreateEffect(c)
	e1:SetType(kind)
	e1:SetCode(code)
	e1:SetReset(RESET_PHASE|PHASE_END)
	e1:SetLabel(column)
	return e1
end

-- This card itself is exempt while its own Chain lasts.
function s.lock_column(c,tp)
	local column=c:GetSequence()
	c:RegisterFlagEffect(id,RESET_CHAIN,0,0)
	for _,code in ipairs({EFFECT_DISABLE,EFFECT_DISABLE_TRAPMONSTER}) do
		local lock=s.column_effect(c,EFFECT_TYPE_FIELD,code,column)
		lock:SetTargetRange(LOCATION_ONFIELD,LOCATION_ONFIELD)
		lock:SetTarget(s.is_locked)
		Duel.RegisterEffect(lock,tp)
	end
	local watch=s.column_effect(c,EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_FIELD,EVENT_CHAIN_SOLVING,column)
	watch:SetOperation(s.negate_link)
	Duel.RegisterEffect(watch,tp)
	Duel.Hint(HINT_ZONE,tp,1<<(8+column))
end

-- Columns are counted from the left of each player.
function s.lies_in_column(e,sequence,player)
	if player~=e:GetHandlerPlayer() then sequence=4-sequence end
	return sequence==e:GetLabel()
end

function s.is_locked(e,c)
	return s.lies_in_column(e,c:GetSequence(),c:GetControler()) and c:IsSpellTrap() and not c:HasFlagEffect(id)
end

function s.negate_link(e,tp,eg,player,link,effect)
	if effect:GetHandler():HasFlagEffect(id) or not effect:IsSpellTrapEffect() then return end
	local column=s.column_of_link(link,effect)
	if column and s.lies_in_column(e,column,player) then Duel.NegateEffect(link) end
end

-- Where a link in a Spell & Trap Zone was activated. A card that was activated from elsewhere, or changed sides, is looked at where it is
-- or was.
function s.column_of_link(link,effect)
	local place,sequence=Duel.GetChainInfo(link,CHAININFO_TRIGGERING_LOCATION,CHAININFO_TRIGGERING_SEQUENCE)
	local from_zone=place&LOCATION_SZONE==LOCATION_SZONE
	if not effect:IsHasType(EFFECT_TYPE_ACTIVATE) then return from_zone and sequence end
	local card,owner=effect:GetHandler(),Duel.GetChainInfo(link,CHAININFO_TRIGGERING_CONTROLER)
	if not from_zone or not card:IsControler(owner) then
		local is_there=card:IsControler(owner) and card:IsLocation(LOCATION_SZONE)
		sequence=is_there and card:GetSequence() or card:GetPreviousSequence()
	end
	return (from_zone or s.is_placed_in_zone(effect:GetValue())) and sequence
end

-- Effects of the activation of a card tell by their value where the card goes; most say nothing.
function s.is_placed_in_zone(value)
	for _,place in ipairs({LOCATION_SZONE,LOCATION_FZONE,LOCATION_PZONE}) do
		if value==place then return true end
	end
	return value==nil
end
