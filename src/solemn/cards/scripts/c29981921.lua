-- Legendary Six Samurai - Shi En
-- Once a turn: negate the activation of the opponent's Spell or Trap Card and destroy it. Another "Six Samurai" can be
-- destroyed in its stead.
local s,id=GetID()

s.listed_series={SET_SIX_SAMURAI}

function s.initial_effect(c)
	c:EnableReviveLimit()
	local warrior=aux.FilterBoolFunctionEx(Card.IsRace,RACE_WARRIOR)
	Synchro.AddProcedure(c,warrior,1,1,Synchro.NonTunerEx(Card.IsSetCard,SET_SIX_SAMURAI),1,99)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_NEGATE|CATEGORY_DESTROY)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_DAMAGE_CAL)
	e1:SetCode(EVENT_CHAINING)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCountLimit(1)
	e1:SetCondition(s.opponent_plays_a_card)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.forbid)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_CONTINUOUS)
	e2:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	e2:SetCode(EFFECT_DESTROY_REPLACE)
	e2:SetRange(LOCATION_MZONE)
	e2:SetTarget(s.offer_retainer)
	e2:SetOperation(s.sacrifice)
	c:RegisterEffect(e2)
end

function s.opponent_plays_a_card(e,tp,eg,ep,ev,re)
	return ep==1-tp and re:IsHasType(EFFECT_TYPE_ACTIVATE) and Duel.IsChainNegatable(ev)
		and not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
	local card=re:GetHandler()
	if card:IsRelateToEffect(re) and card:IsDestructable() then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
end

function s.forbid(e,tp,eg,ep,ev,re)
	if Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then
		Duel.Destroy(eg,REASON_EFFECT)
	end
end

function s.retainer(c,e)
	return c:IsFaceup() and c:IsSetCard(SET_SIX_SAMURAI) and c:IsDestructable(e)
		and not c:IsStatus(STATUS_DESTROY_CONFIRMED|STATUS_BATTLE_DESTROYED)
end

function s.offer_retainer(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	if chk==0 then
		return c:IsOnField() and c:IsFaceup() and not c:IsReason(REASON_REPLACE)
			and Duel.IsExistingMatchingCard(s.retainer,tp,LOCATION_MZONE,0,1,c,e)
	end
	if not Duel.SelectEffectYesNo(tp,c,96) then return false end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESREPLACE)
	local chosen=Duel.SelectMatchingCard(tp,s.retainer,tp,LOCATION_MZONE,0,1,1,c,e):GetFirst()
	e:SetLabelObject(chosen)
	chosen:SetStatus(STATUS_DESTROY_CONFIRMED,true)
	return true
end

function s.sacrifice(e)
	local chosen=e:GetLabelObject()
	chosen:SetStatus(STATUS_DESTROY_CONFIRMED,false)
	Duel.Destroy(chosen,REASON_EFFECT|REASON_REPLACE)
end
