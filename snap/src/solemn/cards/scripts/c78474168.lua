-- Breakthrough Skill
-- Negate the effects of an opponent's Effect Monster this turn. The same in its player's own turn by banishing this card from the GY.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_DISABLE)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMINGS_CHECK_MONSTER)
	e1:SetTarget(s.choose)
	e1:SetOperation(function(e,tp) s.break_through(e,tp,true) end)
	c:RegisterEffect(e1)
	-- Not in the turn in which it was sent there
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,0))
	e2:SetCategory(CATEGORY_DISABLE)
	e2:SetType(EFFECT_TYPE_QUICK_O)
	e2:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e2:SetCode(EVENT_FREE_CHAIN)
	e2:SetRange(LOCATION_GRAVE)
	e2:SetCondition(function(e,tp) return Duel.IsTurnPlayer(tp) and aux.exccon(e) end)
	e2:SetCost(Cost.SelfBanish)
	e2:SetTarget(s.choose)
	e2:SetOperation(function(e,tp) s.break_through(e,tp,false) end)
	c:RegisterEffect(e2)
end

function s.has_effects(c)
	return c:IsType(TYPE_EFFECT) and c:IsFaceup() and not c:IsDisabled()
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsControler(1-tp) and chkc:IsLocation(LOCATION_MZONE) and s.has_effects(chkc) end
	if chk==0 then return Duel.IsExistingTarget(s.has_effects,tp,0,LOCATION_MZONE,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_FACEUP)
	Duel.SelectTarget(tp,s.has_effects,tp,0,LOCATION_MZONE,1,1,nil)
end

-- The card itself does not ask again whether the target is an Effect Monster; its effect in the GY does.
function s.break_through(e,tp,any_type)
	local target=Duel.GetFirstTarget()
	if not (target:IsRelateToEffect(e) and target:IsControler(1-tp) and target:IsFaceup()) then return end
	if target:IsDisabled() or not (any_type or target:IsType(TYPE_EFFECT)) then return end
	Duel.NegateRelatedChain(target,RESET_TURN_SET)
	for _,code in ipairs({EFFECT_DISABLE,EFFECT_DISABLE_EFFECT}) do
		local e1=Effect.CreateEffect(e:GetHandler())
		e1:SetType(EFFECT_TYPE_SINGLE)
		e1:SetCode(code)
		if code==EFFECT_DISABLE_EFFECT then e1:SetValue(RESET_TURN_SET) end
		e1:SetReset(RESETS_STANDARD_PHASE_END)
		target:RegisterEffect(e1)
	end
end
