-- El Shaddoll Winda
-- Fusion of a "Shaddoll" and a DARK monster, Fusion Summoned only. Not destroyed by the opponent's effects. Each player
-- Special Summons once a turn. Sent to the GY: a "Shaddoll" Spell or Trap returns to the hand.
local s,id=GetID()

s.listed_series={SET_SHADDOLL}
s.material_setcode=SET_SHADDOLL

function s.initial_effect(c)
	Duel.EnableGlobalFlag(GLOBALFLAG_SPSUMMON_COUNT)
	c:EnableReviveLimit()
	Fusion.AddProcMix(c,true,true,aux.FilterBoolFunctionEx(Card.IsSetCard,SET_SHADDOLL),s.dark)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetProperty(EFFECT_FLAG_SINGLE_RANGE|EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE)
	e1:SetCode(EFFECT_SPSUMMON_CONDITION)
	e1:SetRange(LOCATION_EXTRA)
	e1:SetValue(aux.fuslimit)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	e2:SetCode(EFFECT_INDESTRUCTABLE_EFFECT)
	e2:SetRange(LOCATION_MZONE)
	e2:SetValue(aux.indoval)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_FIELD)
	e3:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e3:SetCode(EFFECT_SPSUMMON_COUNT_LIMIT)
	e3:SetRange(LOCATION_MZONE)
	e3:SetTargetRange(1,1)
	e3:SetValue(1)
	c:RegisterEffect(e3)
	local e4=Effect.CreateEffect(c)
	e4:SetDescription(aux.Stringid(id,0))
	e4:SetCategory(CATEGORY_TOHAND)
	e4:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_O)
	e4:SetProperty(EFFECT_FLAG_CARD_TARGET|EFFECT_FLAG_DELAY)
	e4:SetCode(EVENT_TO_GRAVE)
	e4:SetTarget(s.choose)
	e4:SetOperation(s.bring_back)
	c:RegisterEffect(e4)
end

-- Some monsters pass for any Attribute here: they say so by an effect of this code.
function s.dark(c,monster,kind,tp)
	return c:IsAttribute(ATTRIBUTE_DARK,monster,kind,tp) or c:IsHasEffect(4904633)
end

function s.shadow_card(c)
	return c:IsSpellTrap() and c:IsSetCard(SET_SHADDOLL) and c:IsAbleToHand()
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsControler(tp) and chkc:IsLocation(LOCATION_GRAVE) and s.shadow_card(chkc) end
	if chk==0 then return Duel.IsExistingTarget(s.shadow_card,tp,LOCATION_GRAVE,0,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_ATOHAND)
	local target=Duel.SelectTarget(tp,s.shadow_card,tp,LOCATION_GRAVE,0,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,target,1,0,0)
end

function s.bring_back(e)
	local target=Duel.GetFirstTarget()
	if target and target:IsRelateToEffect(e) then Duel.SendtoHand(target,nil,REASON_EFFECT) end
end
