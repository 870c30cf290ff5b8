-- Legendary Six Samurai - Shi En
-- Once a turn: negate the activation of the opponent's Spell or Trap Card and destroy it. Another "Six Samurai" can be
-- destroyed in its stead.
local s,id=GetID()

s.listed_series={SET_SIX_SAMURAI}

function s.initial_effect(c)
	c:EnableReviveLimit()
	local warrior=aux.FilterBoolFunctionEx(Card.IsRace,RACE_WARRIOR)
	Synchro.AddProcedure(c,warrior,1,1,Synchro.NonTunerEx(Card.IsSetCard,SET_SIX_SAMURAI),1,99)
	s.can_forbid(c)
	s.has_retainers(c)
end

function s.can_forbid(c)
	local edict=Effect.CreateEffect(c)
	edict:SetType(EFFECT_TYPE_QUICK_O)
	edict:SetCode(EVENT_CHAINING)
	edict:SetRange(LOCATION_MZONE)
	edict:SetCountLimit(1)
	edict:SetProperty(EFFECT_FLAG_DAMAGE_CAL|EFFECT_FLAG_DAMAGE_STEP)
	edict:SetCategory(CATEGORY_DESTROY|CATEGORY_NEGATE)
	edict:SetDescription(aux.Stringid(id,0))
	edict:SetCondition(function(e,tp,_,player,link,effect)
		local is_played=player~=tp and effect:IsHasType(EFFECT_TYPE_ACTIVATE)
		return is_played and not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED) and Duel.IsChainNegatable(link)
	end)
	edict:SetTarget(s.announce_edict)
	edict:SetOperation(s.forbid)
	c:RegisterEffect(edict)
end

function s.announce_edict(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local card=re:GetHandler()
	if card:IsDestructable() and card:IsRelateToEffect(re) then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
end

function s.forbid(e,tp,eg,ep,ev,re)
	if not Duel.NegateActivation(ev) then return end
	if re:GetHandler():IsRelateToEffect(re) then Duel.Destroy(eg,REASON_EFFECT) end
end

function s.has_retainers(c)
	local loyalty=Effect.CreateEffect(c)
	loyalty:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_SINGLE)
	loyalty:SetCode(EFFECT_DESTROY_REPLACE)
	loyalty:SetRange(LOCATION_MZONE)
	loyalty:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	loyalty:SetTarget(s.offer_retainer)
	loyalty:SetOperation(s.sacrifice)
	c:RegisterEffect(loyalty)
end

function s.retainer(c,e)
	local is_lost=c:IsStatus(STATUS_BATTLE_DESTROYED|STATUS_DESTROY_CONFIRMED)
	return not is_lost and c:IsSetCard(SET_SIX_SAMURAI) and c:IsFaceup() and c:IsDestructable(e)
end

function s.offer_retainer(e,tp,eg,ep,ev,re,r,rp,chk)
	local lord=e:GetHandler()
	if chk==0 then
		if lord:IsReason(REASON_REPLACE) or lord:IsFacedown() or not lord:IsOnField() then return false end
		return Duel.IsExistingMatchingCard(s.retainer,tp,LOCATION_MZONE,0,1,lord,e)
	end
	local accepted=Duel.SelectEffectYesNo(tp,lord,96)
	if accepted then s.choose_retainer(e,tp) end
	return accepted
end

-- Marked, it cannot stand in for another as well.
function s.choose_retainer(e,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESREPLACE)
	for retainer in Duel.SelectMatchingCard(tp,s.retainer,tp,LOCATION_MZONE,0,1,1,e:GetHandler(),e):Iter() do
		retainer:SetStatus(STATUS_DESTROY_CONFIRMED,true)
		e:SetLabelObject(retainer)
	end
end

function s.sacrifice(e)
	local retainer=e:GetLabelObject()
	retainer:SetStatus(STATUS_DESTROY_CONFIRMED,false)
	Duel.Destroy(retainer,REASON_REPLACE|REASON_EFFECT)
end
