-- Mystical Space Typhoon
-- Destroy one Spell or Trap on the field.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_DESTROY)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMING_STANDBY_PHASE|TIMING_MAIN_END|TIMINGS_CHECK_MONSTER_E)
	e1:SetTarget(s.choose)
	e1:SetOperation(s.blow_away)
	c:RegisterEffect(e1)
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local itself=e:GetHandler()
	if chkc then return chkc~=itself and chkc:IsOnField() and chkc:IsSpellTrap() end
	if chk==0 then return Duel.IsExistingTarget(Card.IsSpellTrap,tp,LOCATION_ONFIELD,LOCATION_ONFIELD,1,itself) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local target=Duel.SelectTarget(tp,Card.IsSpellTrap,tp,LOCATION_ONFIELD,LOCATION_ONFIELD,1,1,itself)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,target,1,tp,0)
end

function s.blow_away(e)
	local target=Duel.GetFirstTarget()
	if target:IsRelateToEffect(e) then Duel.Destroy(target,REASON_EFFECT) end
end
