-- Aleister the Invoker
-- From the hand to the GY: a Fusion Monster of yours gains 1000 ATK and DEF this turn. Normal Summoned or flipped: search Invocation.
local s,id=GetID()
local INVOCATION=74063034

s.listed_names={INVOCATION}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_ATKCHANGE|CATEGORY_DEFCHANGE)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET|EFFECT_FLAG_DAMAGE_STEP)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetRange(LOCATION_HAND)
	e1:SetHintTiming(TIMING_DAMAGE_STEP,TIMING_DAMAGE_STEP|TIMINGS_CHECK_MONSTER)
	e1:SetCondition(aux.StatChangeDamageStepCondition)
	e1:SetCost(Cost.SelfToGrave)
	e1:SetTarget(s.choose)
	e1:SetOperation(s.strengthen)
	c:RegisterEffect(e1)
	for _,event in ipairs({EVENT_SUMMON_SUCCESS,EVENT_FLIP}) do
		local e2=Effect.CreateEffect(c)
		e2:SetDescription(aux.Stringid(id,1))
		e2:SetCategory(CATEGORY_TOHAND|CATEGORY_SEARCH)
		e2:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_O)
		e2:SetProperty(EFFECT_FLAG_DELAY)
		e2:SetCode(event)
		e2:SetTarget(s.announce)
		e2:SetOperation(s.search)
		c:RegisterEffect(e2)
	end
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local fusion=aux.FaceupFilter(Card.IsFusionMonster)
	if chkc then return chkc:IsControler(tp) and chkc:IsLocation(LOCATION_MZONE) and fusion(chkc) end
	if chk==0 then return Duel.IsExistingTarget(fusion,tp,LOCATION_MZONE,0,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_ATKDEF)
	local target=Duel.SelectTarget(tp,fusion,tp,LOCATION_MZONE,0,1,1,nil):GetFirst()
	Duel.SetOperationInfo(0,CATEGORY_ATKCHANGE,target,1,tp,1000)
	Duel.SetOperationInfo(0,CATEGORY_DEFCHANGE,target,1,tp,1000)
end

function s.strengthen(e)
	local target=Duel.GetFirstTarget()
	if not target:IsRelateToEffect(e) then return end
	for _,code in ipairs({EFFECT_UPDATE_ATTACK,EFFECT_UPDATE_DEFENSE}) do
		local e1=Effect.CreateEffect(e:GetHandler())
		e1:SetType(EFFECT_TYPE_SINGLE)
		e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
		e1:SetCode(code)
		e1:SetValue(1000)
		e1:SetReset(RESETS_STANDARD_PHASE_END)
		target:RegisterEffect(e1)
	end
end

function s.invocation(c)
	return c:IsCode(INVOCATION) and c:IsAbleToHand()
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(s.invocation,tp,LOCATION_DECK,0,1,nil) end
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,nil,1,tp,LOCATION_DECK)
end

function s.search(e,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_ATOHAND)
	local found=Duel.SelectMatchingCard(tp,s.invocation,tp,LOCATION_DECK,0,1,1,nil):GetFirst()
	if not found then return end
	Duel.SendtoHand(found,nil,REASON_EFFECT)
	Duel.ConfirmCards(1-tp,found)
end
