-- Mystical Space Typhoon
-- Destroy one Spell or Trap on the field.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMINGS_CHECK_MONSTER_E|TIMING_MAIN_END|TIMING_STANDBY_PHASE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCategory(CATEGORY_DESTROY)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetTarget(s.choose_card)
	e1:SetOperation(s.blow_away)
	c:RegisterEffect(e1)
end

function s.choose_card(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local typhoon,field=e:GetHandler(),LOCATION_ONFIELD
	if chkc then
		return chkc:IsSpellTrap() and chkc:IsOnField() and chkc~=typhoon
	elseif chk==0 then
		return Duel.IsExistingTarget(Card.IsSpellTrap,tp,field,field,1,typhoon)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local card=Duel.SelectTarget(tp,Card.IsSpellTrap,tp,field,field,1,1,typhoon)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,card,1,tp,0)
end

function s.blow_away(e)
	local cards=Duel.GetTargetCards(e)
	if #cards>0 then Duel.Destroy(cards,REASON_EFFECT) end
end
