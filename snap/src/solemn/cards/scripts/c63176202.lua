-- Great Shogun Shien
-- Special Summoned beside two "Six Samurai". One of them can be destroyed in its stead. The opponent can activate one
-- Spell or Trap Card a turn.
local s,id=GetID()

s.listed_series={SET_SIX_SAMURAI}

function s.initial_effect(c)
	s.can_appear(c)
	s.has_retainers(c)
	s.limits_opponent(c)
end

local samurai=aux.FaceupFilter(Card.IsSetCard,SET_SIX_SAMURAI)

function s.can_appear(c)
	local procedure=Effect.CreateEffect(c)
	procedure:SetType(EFFECT_TYPE_FIELD)
	procedure:SetCode(EFFECT_SPSUMMON_PROC)
	procedure:SetRange(LOCATION_HAND)
	procedure:SetProperty(EFFECT_FLAG_UNCOPYABLE)
	procedure:SetCondition(function(_,card)
		if not card then return true end
		local player=card:GetControler()
		local company=Duel.GetMatchingGroupCount(samurai,player,LOCATION_MZONE,0,nil)
		return company>=2 and Duel.GetLocationCount(player,LOCATION_MZONE)>0
	end)
	c:RegisterEffect(procedure)
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
	return not is_lost and samurai(c) and c:IsDestructable(e)
end

function s.offer_retainer(e,tp,eg,ep,ev,re,r,rp,chk)
	local shogun=e:GetHandler()
	if chk==0 then
		if shogun:IsReason(REASON_REPLACE) or shogun:IsFacedown() or not shogun:IsOnField() then return false end
		return Duel.IsExistingMatchingCard(s.retainer,tp,LOCATION_MZONE,0,1,shogun,e)
	end
	local accepted=Duel.SelectEffectYesNo(tp,shogun,96)
	if accepted then s.mark(e,s.choose_retainer(e,tp)) end
	return accepted
end

function s.choose_retainer(e,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESREPLACE)
	local retainers=Duel.SelectMatchingCard(tp,s.retainer,tp,LOCATION_MZONE,0,1,1,e:GetHandler(),e)
	return retainers:GetFirst()
end

-- Marked, it cannot stand in for another as well.
function s.mark(e,retainer)
	retainer:SetStatus(STATUS_DESTROY_CONFIRMED,true)
	e:SetLabelObject(retainer)
end

function s.sacrifice(e)
	local retainer=e:GetLabelObject()
	retainer:SetStatus(STATUS_DESTROY_CONFIRMED,false)
	Duel.Destroy(retainer,REASON_REPLACE|REASON_EFFECT)
end

-- A flag says that the opponent has activated a card this turn; a negated activation takes it back.
function s.limits_opponent(c)
	local this_turn=RESET_PHASE|PHASE_END|RESET_CONTROL|RESETS_STANDARD_DISABLE|RESET_EVENT
	s.watch_cards(c,EVENT_CHAINING,function(shogun) shogun:RegisterFlagEffect(id,this_turn,0,1) end)
	s.watch_cards(c,EVENT_CHAIN_NEGATED,function(shogun) shogun:ResetFlagEffect(id) end)
	local ban=Effect.CreateEffect(c)
	ban:SetType(EFFECT_TYPE_FIELD)
	ban:SetCode(EFFECT_CANNOT_ACTIVATE)
	ban:SetRange(LOCATION_MZONE)
	ban:SetTargetRange(0,1)
	ban:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	ban:SetCondition(function(e) return e:GetHandler():HasFlagEffect(id) end)
	ban:SetValue(function(_,effect) return effect:IsHasType(EFFECT_TYPE_ACTIVATE) end)
	c:RegisterEffect(ban)
end

function s.watch_cards(c,event,action)
	local watch=Effect.CreateEffect(c)
	watch:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_FIELD)
	watch:SetCode(event)
	watch:SetRange(LOCATION_MZONE)
	watch:SetOperation(function(e,tp,_,player,_,effect)
		if player~=tp and effect:IsHasType(EFFECT_TYPE_ACTIVATE) then action(e:GetHandler()) end
	end)
	c:RegisterEffect(watch)
end
