-- Effect Veiler
-- From the hand, in the opponent's Main Phase: negate the effects of one of their Effect Monsters until the end of the turn.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMINGS_CHECK_MONSTER|TIMING_MAIN_END)
	e1:SetRange(LOCATION_HAND)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCategory(CATEGORY_DISABLE)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCondition(function(_,tp) return Duel.IsMainPhase(1-tp) end)
	e1:SetCost(Cost.SelfToGrave)
	e1:SetTarget(s.choose_effect_monster)
	e1:SetOperation(s.veil)
	c:RegisterEffect(e1)
end

function s.has_effects(c)
	if c:IsDisabled() or c:IsFacedown() then return false end
	return c:IsType(TYPE_EFFECT)
end

function s.choose_effect_monster(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return s.has_effects(chkc) and not chkc:IsControler(tp) and chkc:IsLocation(LOCATION_MZONE)
	elseif chk==0 then
		return Duel.IsExistingTarget(s.has_effects,tp,0,LOCATION_MZONE,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_FACEUP)
	local monster=Duel.SelectTarget(tp,s.has_effects,tp,0,LOCATION_MZONE,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_DISABLE,monster,1,0,0)
end

-- By now it may be face-down, gone, no monster, under the other player's control or negated already.
function s.veil(e,tp)
	local monster=Duel.GetFirstTarget()
	local open=monster:IsMonster() and monster:IsFaceup() and monster:IsRelateToEffect(e)
	if not open or monster:IsDisabled() or monster:IsControler(tp) then return end
	Duel.NegateRelatedChain(monster,RESET_TURN_SET)
	local veil=Effect.CreateEffect(e:GetHandler())
	veil:SetType(EFFECT_TYPE_SINGLE)
	veil:SetCode(EFFECT_DISABLE)
	veil:SetReset(RESETS_STANDARD_PHASE_END)
	local over_its_links=veil:Clone()
	over_its_links:SetCode(EFFECT_DISABLE_EFFECT)
	over_its_links:SetValue(RESET_TURN_SET)
	monster:RegisterEffect(veil)
	monster:RegisterEffect(over_its_links)
end
