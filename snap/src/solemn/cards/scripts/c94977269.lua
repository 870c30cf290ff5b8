-- El Shaddoll Winda
-- Fusion of a "Shaddoll" and a DARK monster, Fusion Summoned only. Not destroyed by the opponent's effects. Each player
-- Special Summons once a turn. Sent to the GY: a "Shaddoll" Spell or Trap returns to the hand.
local s,id=GetID()

s.listed_series={SET_SHADDOLL}
s.material_setcode=SET_SHADDOLL

function s.initial_effect(c)
	Duel.EnableGlobalFlag(GLOBALFLAG_SPSUMMON_COUNT)
	c:EnableReviveLimit()
	local shaddoll=aux.FilterBoolFunctionEx(Card.IsSetCard,SET_SHADDOLL)
	Fusion.AddProcMix(c,true,true,shaddoll,s.passes_as_dark)
	s.is_fusion_summoned_only(c)
	s.withstands_effects(c)
	s.slows_summons(c)
	s.can_bring_back(c)
end

-- Some monsters pass for any Attribute here: they say so by an effect of this code.
function s.passes_as_dark(c,...)
	return c:IsHasEffect(4904633) or c:IsAttribute(ATTRIBUTE_DARK,...)
end

function s.is_fusion_summoned_only(c)
	local rule=Effect.CreateEffect(c)
	rule:SetType(EFFECT_TYPE_SINGLE)
	rule:SetCode(EFFECT_SPSUMMON_CONDITION)
	rule:SetRange(LOCATION_EXTRA)
	rule:SetProperty(EFFECT_FLAG_UNCOPYABLE|EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_SINGLE_RANGE)
	rule:SetValue(aux.fuslimit)
	c:RegisterEffect(rule)
end

function s.withstands_effects(c)
	local shell=Effect.CreateEffect(c)
	shell:SetType(EFFECT_TYPE_SINGLE)
	shell:SetCode(EFFECT_INDESTRUCTABLE_EFFECT)
	shell:SetRange(LOCATION_MZONE)
	shell:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	shell:SetValue(function(e,_,player) return player~=e:GetHandlerPlayer() end)
	c:RegisterEffect(shell)
end

function s.slows_summons(c)
	local threads=Effect.CreateEffect(c)
	threads:SetType(EFFECT_TYPE_FIELD)
	threads:SetCode(EFFECT_SPSUMMON_COUNT_LIMIT)
	threads:SetRange(LOCATION_MZONE)
	threads:SetTargetRange(1,1)
	threads:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	threads:SetValue(1)
	c:RegisterEffect(threads)
end

function s.can_bring_back(c)
	local recovery=Effect.CreateEffect(c)
	recovery:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_SINGLE)
	recovery:SetCode(EVENT_TO_GRAVE)
	recovery:SetProperty(EFFECT_FLAG_DELAY|EFFECT_FLAG_CARD_TARGET)
	recovery:SetCategory(CATEGORY_TOHAND)
	recovery:SetDescription(aux.Stringid(id,0))
	recovery:SetTarget(s.choose_shadow)
	recovery:SetOperation(s.bring_back)
	c:RegisterEffect(recovery)
end

function s.shadow(c)
	if not c:IsAbleToHand() then return false end
	return c:IsSetCard(SET_SHADDOLL) and c:IsSpellTrap()
end

function s.choose_shadow(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return s.shadow(chkc) and chkc:IsLocation(LOCATION_GRAVE) and chkc:IsControler(tp)
	elseif chk==0 then
		return Duel.IsExistingTarget(s.shadow,tp,LOCATION_GRAVE,0,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_ATOHAND)
	local shadow=Duel.SelectTarget(tp,s.shadow,tp,LOCATION_GRAVE,0,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,shadow,1,0,0)
end

function s.bring_back(e)
	local shadows=Duel.GetTargetCards(e)
	if #shadows>0 then Duel.SendtoHand(shadows,nil,REASON_EFFECT) end
end
