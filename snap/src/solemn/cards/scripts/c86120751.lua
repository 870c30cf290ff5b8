-- Aleister the Invoker
-- From the hand to the GY: a Fusion Monster of yours gains 1000 ATK and DEF this turn. Normal Summoned or flipped: search Invocation.
local s,id=GetID()
local INVOCATION=74063034

s.listed_names={INVOCATION}

function s.initial_effect(c)
	s.can_strengthen(c)
	s.can_search(c,EVENT_SUMMON_SUCCESS)
	s.can_search(c,EVENT_FLIP)
end

function s.can_strengthen(c)
	local spell=Effect.CreateEffect(c)
	spell:SetType(EFFECT_TYPE_QUICK_O)
	spell:SetCode(EVENT_FREE_CHAIN)
	spell:SetHintTiming(TIMING_DAMAGE_STEP,TIMINGS_CHECK_MONSTER|TIMING_DAMAGE_STEP)
	spell:SetRange(LOCATION_HAND)
	spell:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_CARD_TARGET)
	spell:SetCategory(CATEGORY_DEFCHANGE|CATEGORY_ATKCHANGE)
	spell:SetDescription(aux.Stringid(id,0))
	spell:SetCondition(aux.StatChangeDamageStepCondition)
	spell:SetCost(Cost.SelfToGrave)
	spell:SetTarget(s.choose_fusion)
	spell:SetOperation(s.strengthen)
	c:RegisterEffect(spell)
end

function s.fusion(c)
	return c:IsFusionMonster() and c:IsFaceup()
end

function s.choose_fusion(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return s.fusion(chkc) and chkc:IsLocation(LOCATION_MZONE) and chkc:IsControler(tp)
	elseif chk==0 then
		return Duel.IsExistingTarget(s.fusion,tp,LOCATION_MZONE,0,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_ATKDEF)
	local fusion=Duel.SelectTarget(tp,s.fusion,tp,LOCATION_MZONE,0,1,1,nil)
	for _,category in ipairs({CATEGORY_ATKCHANGE,CATEGORY_DEFCHANGE}) do
		Duel.SetOperationInfo(0,category,fusion,1,tp,1000)
	end
end

function s.strengthen(e)
	for fusion in Duel.GetTargetCards(e):Iter() do
		s.add_points(e:GetHandler(),fusion,EFFECT_UPDATE_ATTACK)
		s.add_points(e:GetHandler(),fusion,EFFECT_UPDATE_DEFENSE)
	end
end

function s.add_points(c,fusion,code)
	local points=Effect.CreateEffect(c)
	points:SetType(EFFECT_TYPE_SINGLE)
	points:SetCode(code)
	points:SetReset(RESETS_STANDARD_PHASE_END)
	points:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	points:SetValue(1000)
	fusion:RegisterEffect(points)
end

function s.can_search(c,event)
	local search=Effect.CreateEffect(c)
	search:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_SINGLE)
	search:SetCode(event)
	search:SetProperty(EFFECT_FLAG_DELAY)
	search:SetCategory(CATEGORY_SEARCH|CATEGORY_TOHAND)
	search:SetDescription(aux.Stringid(id,1))
	search:SetTarget(s.announce_search)
	search:SetOperation(s.search)
	c:RegisterEffect(search)
end

function s.invocation(c)
	return c:IsAbleToHand() and c:IsCode(INVOCATION)
end

function s.announce_search(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then
		local copies=Duel.GetMatchingGroupCount(s.invocation,tp,LOCATION_DECK,0,nil)
		return copies>0
	end
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,nil,1,tp,LOCATION_DECK)
end

function s.search(e,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_ATOHAND)
	local found=Duel.SelectMatchingCard(tp,s.invocation,tp,LOCATION_DECK,0,1,1,nil)
	if #found>0 then
		Duel.SendtoHand(found,nil,REASON_EFFECT)
		Duel.ConfirmCards(1-tp,found)
	end
end
