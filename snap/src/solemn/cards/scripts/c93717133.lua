-- Galaxy-Eyes Photon Dragon
-- Special Summoned by Tributing two monsters with 2000 or more ATK. In its battle both can be banished until the Battle
-- Phase ends; 500 ATK for each material the other had.
local s,id=GetID()
local STRENGTH=2000

function s.initial_effect(c)
	s.can_appear(c)
	s.can_vanish(c)
end

function s.can_appear(c)
	local procedure=Effect.CreateEffect(c)
	procedure:SetType(EFFECT_TYPE_FIELD)
	procedure:SetCode(EFFECT_SPSUMMON_PROC)
	procedure:SetRange(LOCATION_HAND)
	procedure:SetProperty(EFFECT_FLAG_UNCOPYABLE)
	procedure:SetCondition(s.has_tributes)
	procedure:SetTarget(s.choose_tributes)
	procedure:SetOperation(s.tribute)
	c:RegisterEffect(procedure)
end

function s.has_tributes(_,c)
	if not c then return true end
	local player=c:GetControler()
	return Duel.CheckReleaseGroup(player,Card.IsAttackAbove,2,false,2,true,c,player,nil,false,nil,STRENGTH)
end

function s.choose_tributes(e,tp,eg,ep,ev,re,r,rp,c)
	local pair=Duel.SelectReleaseGroup(tp,Card.IsAttackAbove,2,2,false,true,true,c,nil,nil,false,nil,STRENGTH)
	if pair then e:SetLabelObject(pair:KeepAlive()) end
	return pair~=nil
end

function s.tribute(e)
	local pair=e:GetLabelObject()
	if pair then
		Duel.Release(pair,REASON_COST)
		pair:DeleteGroup()
	end
end

function s.can_vanish(c)
	local rift=Effect.CreateEffect(c)
	rift:SetType(EFFECT_TYPE_QUICK_O)
	rift:SetCode(EVENT_FREE_CHAIN)
	rift:SetHintTiming(TIMING_BATTLE_PHASE)
	rift:SetRange(LOCATION_MZONE)
	rift:SetProperty(EFFECT_FLAG_CARD_TARGET)
	rift:SetCategory(CATEGORY_REMOVE)
	rift:SetDescription(aux.Stringid(id,0))
	rift:SetCondition(function(e) return not e:GetHandler():IsStatus(STATUS_CHAINING) and Duel.IsBattlePhase() end)
	rift:SetTarget(s.target_opponent)
	rift:SetOperation(s.vanish)
	c:RegisterEffect(rift)
end

function s.target_opponent(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return false end
	local dragon=e:GetHandler()
	local other=dragon:GetBattleTarget()
	if chk==0 then
		if not (other and other:IsOnField() and other:IsCanBeEffectTarget(e)) then return false end
		return Group.FromCards(dragon,other):FilterCount(Card.IsAbleToRemove,nil)==2
	end
	local pair=Group.FromCards(dragon,other)
	Duel.SetOperationInfo(0,CATEGORY_REMOVE,pair,#pair,0,0)
	Duel.SetTargetCard(other)
end

function s.vanish(e,tp)
	local dragon,other=e:GetHandler(),Duel.GetFirstTarget()
	if not (dragon:IsRelateToEffect(e) and other:IsRelateToEffect(e)) then return end
	local pair,materials=Group.FromCards(dragon,other),0
	if other:IsFaceup() then materials=other:GetOverlayCount() end
	local banished=Duel.Remove(pair,0,REASON_TEMPORARY|REASON_EFFECT)
	if banished==0 then return end
	local gone=Duel.GetOperatedGroup():KeepAlive()
	s.return_later(dragon,tp,gone,gone:IsContains(other) and materials or 0)
end

function s.return_later(dragon,tp,gone,materials)
	gone:ForEach(Card.RegisterFlagEffect,id,RESETS_STANDARD_PHASE_END,0,1)
	local returning=Effect.CreateEffect(dragon)
	returning:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_FIELD)
	returning:SetCode(EVENT_PHASE|PHASE_BATTLE)
	returning:SetCountLimit(1)
	returning:SetReset(RESET_PHASE|PHASE_BATTLE)
	returning:SetOperation(function() s.reappear(dragon,gone,materials) end)
	returning:SetLabelObject(gone)
	Duel.RegisterEffect(returning,tp)
end

function s.reappear(dragon,gone,materials)
	local flagged=gone:Filter(Card.HasFlagEffect,nil,id)
	gone:DeleteGroup()
	for card in flagged:Iter() do
		local is_back=Duel.ReturnToField(card)
		if is_back and card==dragon and dragon:IsFaceup() then s.absorb(dragon,materials) end
	end
end

function s.absorb(dragon,materials)
	if materials==0 then return end
	local light=Effect.CreateEffect(dragon)
	light:SetType(EFFECT_TYPE_SINGLE)
	light:SetCode(EFFECT_UPDATE_ATTACK)
	light:SetReset(RESETS_STANDARD_DISABLE|RESET_EVENT)
	light:SetValue(materials*500)
	dragon:RegisterEffect(light)
end
