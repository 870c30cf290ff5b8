-- Effect Veiler
-- From the hand, in the opponent's Main Phase: negate the effects of one of their Effect Monsters until the end of the turn.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_DISABLE)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetRange(LOCATION_HAND)
	e1:SetHintTiming(0,TIMING_MAIN_END|TIMINGS_CHECK_MONSTER)
	e1:SetCondition(function(e,tp) return Duel.IsMainPhase(1-tp) end)
	e1:SetCost(Cost.SelfToGrave)
	e1:SetTarget(s.choose)
	e1:SetOperation(s.veil)
	c:RegisterEffect(e1)
end

function s.has_effects(c)
	return c:IsFaceup() and c:IsType(TYPE_EFFECT) and not c:IsDisabled()
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsLocation(LOCATION_MZONE) and chkc:IsControler(1-tp) and s.has_effects(chkc) end
	if chk==0 then return Duel.IsExistingTarget(s.has_effects,tp,0,LOCATION_MZONE,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_FACEUP)
	local target=Duel.SelectTarget(tp,s.has_effects,tp,0,LOCATION_MZONE,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_DISABLE,target,1,0,0)
end

-- By now it may be face-down, gone, no monster, under the other player's control or negated already.
function s.veil(e,tp)
	local target=Duel.GetFirstTarget()
	if not (target:IsRelateToEffect(e) and target:IsFaceup() and target:IsMonster()) then return end
	if target:IsControler(tp) or target:IsDisabled() then return end
	Duel.NegateRelatedChain(target,RESET_TURN_SET)
	local e1=Effect.CreateEffect(e:GetHandler())
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_DISABLE)
	e1:SetReset(RESETS_STANDARD_PHASE_END)
	target:RegisterEffect(e1)
	local e2=e1:Clone()
	e2:SetCode(EFFECT_DISABLE_EFFECT)
	e2:SetValue(RESET_TURN_SET)
	target:RegisterEffect(e2)
end
