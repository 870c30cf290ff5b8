-- Infinite Impermanence
-- Negate the effects of an opponent's monster this turn; if this card was Set, also those of Spells and Traps in its column.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_DISABLE)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMINGS_CHECK_MONSTER)
	e1:SetTarget(s.choose)
	e1:SetOperation(s.resolve)
	c:RegisterEffect(e1)
	-- From the hand, if its player controls no cards
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,0))
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetCode(EFFECT_TRAP_ACT_IN_HAND)
	e2:SetCondition(function(e) return Duel.GetFieldGroupCount(e:GetHandlerPlayer(),LOCATION_ONFIELD,0)==0 end)
	c:RegisterEffect(e2)
end

-- The link remembers whether the card lay Set before.
function s.was_set(e)
	local c=e:GetHandler()
	return e:IsHasType(EFFECT_TYPE_ACTIVATE) and c:IsPreviousPosition(POS_FACEDOWN) and not c:IsStatus(STATUS_ACT_FROM_HAND)
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsControler(1-tp) and chkc:IsLocation(LOCATION_MZONE) and chkc:IsNegatableMonster() end
	if chk==0 then return Duel.IsExistingTarget(Card.IsNegatableMonster,tp,0,LOCATION_MZONE,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_NEGATE)
	local target=Duel.SelectTarget(tp,Card.IsNegatableMonster,tp,0,LOCATION_MZONE,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_DISABLE,target,1,0,0)
	Duel.SetTargetParam(s.was_set(e) and POS_FACEDOWN or 0)
end

function s.resolve(e,tp)
	local c=e:GetHandler()
	local target=Duel.GetFirstTarget()
	if not (target:IsFaceup() and target:IsRelateToEffect(e) and target:IsCanBeDisabledByEffect(e)) then return end
	s.negate(c,target)
	local position=Duel.GetChainInfo(0,CHAININFO_TARGET_PARAM)
	if position&POS_FACEDOWN~=0 and c:IsRelateToEffect(e) then
		Duel.BreakEffect()
		s.lock_column(c,tp)
	end
end

function s.negate(c,target)
	Duel.NegateRelatedChain(target,RESET_TURN_SET)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_DISABLE)
	e1:SetReset(RESETS_STANDARD_PHASE_END)
	target:RegisterEffect(e1)
	local e2=e1:Clone()
	e2:SetCode(EFFECT_DISABLE_EFFECT)
	e2:SetValue(RESET_TURN_SET)
	target:RegisterEffect(e2)
end

-- This card itself is exempt while its own Chain lasts.
function s.lock_column(c,tp)
	c:RegisterFlagEffect(id,RESET_CHAIN,0,0)
	local column=c:GetSequence()
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetCode(EFFECT_DISABLE)
	e1:SetTargetRange(LOCATION_ONFIELD,LOCATION_ONFIELD)
	e1:SetTarget(s.in_column)
	e1:SetReset(RESET_PHASE|PHASE_END)
	e1:SetLabel(column)
	Duel.RegisterEffect(e1,tp)
	local e2=e1:Clone()
	e2:SetCode(EFFECT_DISABLE_TRAPMONSTER)
	Duel.RegisterEffect(e2,tp)
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e3:SetCode(EVENT_CHAIN_SOLVING)
	e3:SetOperation(s.negate_link)
	e3:SetReset(RESET_PHASE|PHASE_END)
	e3:SetLabel(column)
	Duel.RegisterEffect(e3,tp)
	Duel.Hint(HINT_ZONE,tp,1<<(column+8))
end

-- Columns are counted from the left of each player.
function s.column_of(e,player)
	local column=e:GetLabel()
	return player==e:GetHandlerPlayer() and column or 4-column
end

function s.in_column(e,c)
	return c:IsSpellTrap() and c:GetSequence()==s.column_of(e,c:GetControler()) and c:GetFlagEffect(id)==0
end

-- Where a link was activated counts; a card that was activated from elsewhere, or changed sides, is looked at where it is or was.
function s.zone_of_link(ev,re)
	local player=Duel.GetChainInfo(ev,CHAININFO_TRIGGERING_CONTROLER)
	local location,sequence=Duel.GetChainInfo(ev,CHAININFO_TRIGGERING_LOCATION,CHAININFO_TRIGGERING_SEQUENCE)
	if not re:IsHasType(EFFECT_TYPE_ACTIVATE) then return location,sequence end
	local card=re:GetHandler()
	local from_zone=location&LOCATION_SZONE~=0
	if not from_zone or card:IsControler(1-player) then
		local there=card:IsLocation(LOCATION_SZONE) and card:IsControler(player)
		sequence=there and card:GetSequence() or card:GetPreviousSequence()
	end
	local placed=re:GetValue()
	if not from_zone and (placed==nil or placed==LOCATION_SZONE or placed==LOCATION_FZONE or placed==LOCATION_PZONE) then
		location=LOCATION_SZONE
	end
	return location,sequence
end

function s.negate_link(e,tp,eg,ep,ev,re)
	if not re:IsSpellTrapEffect() or re:GetHandler():HasFlagEffect(id) then return end
	local location,sequence=s.zone_of_link(ev,re)
	if location&LOCATION_SZONE~=0 and sequence==s.column_of(e,ep) then Duel.NegateEffect(ev) end
end
