-- Galaxy-Eyes Photon Dragon
-- Special Summoned by Tributing two monsters with 2000 or more ATK. In its battle both can be banished until the Battle
-- Phase ends; 500 ATK for each material the other had.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetProperty(EFFECT_FLAG_UNCOPYABLE)
	e1:SetCode(EFFECT_SPSUMMON_PROC)
	e1:SetRange(LOCATION_HAND)
	e1:SetCondition(s.can_appear)
	e1:SetTarget(s.choose_tributes)
	e1:SetOperation(s.tribute)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,0))
	e2:SetCategory(CATEGORY_REMOVE)
	e2:SetType(EFFECT_TYPE_QUICK_O)
	e2:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e2:SetCode(EVENT_FREE_CHAIN)
	e2:SetRange(LOCATION_MZONE)
	e2:SetHintTiming(TIMING_BATTLE_PHASE)
	e2:SetCondition(function(e) return Duel.IsBattlePhase() and not e:GetHandler():IsStatus(STATUS_CHAINING) end)
	e2:SetTarget(s.target_opponent)
	e2:SetOperation(s.vanish)
	c:RegisterEffect(e2)
end

function s.can_appear(e,c)
	if c==nil then return true end
	local tp=c:GetControler()
	return Duel.CheckReleaseGroup(tp,Card.IsAttackAbove,2,false,2,true,c,tp,nil,false,nil,2000)
end

function s.choose_tributes(e,tp,eg,ep,ev,re,r,rp,c)
	local tributes=Duel.SelectReleaseGroup(tp,Card.IsAttackAbove,2,2,false,true,true,c,nil,nil,false,nil,2000)
	if not tributes then return false end
	e:SetLabelObject(tributes:KeepAlive())
	return true
end

function s.tribute(e)
	local tributes=e:GetLabelObject()
	if not tributes then return end
	Duel.Release(tributes,REASON_COST)
	tributes:DeleteGroup()
end

function s.target_opponent(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return false end
	local c=e:GetHandler()
	local opponent=c:GetBattleTarget()
	if chk==0 then
		return opponent and opponent:IsOnField() and opponent:IsCanBeEffectTarget(e) and c:IsAbleToRemove() and opponent:IsAbleToRemove()
	end
	Duel.SetTargetCard(opponent)
	Duel.SetOperationInfo(0,CATEGORY_REMOVE,Group.FromCards(c,opponent),2,0,0)
end

function s.vanish(e,tp)
	local c=e:GetHandler()
	local opponent=Duel.GetFirstTarget()
	if not c:IsRelateToEffect(e) or not opponent:IsRelateToEffect(e) then return end
	local materials=opponent:IsFaceup() and opponent:GetOverlayCount() or 0
	if Duel.Remove(Group.FromCards(c,opponent),0,REASON_EFFECT|REASON_TEMPORARY)==0 then return end
	local banished=Duel.GetOperatedGroup():KeepAlive()
	if not banished:IsContains(opponent) then materials=0 end
	for card in banished:Iter() do card:RegisterFlagEffect(id,RESETS_STANDARD_PHASE_END,0,1) end
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e1:SetCode(EVENT_PHASE|PHASE_BATTLE)
	e1:SetCountLimit(1)
	e1:SetLabel(materials)
	e1:SetLabelObject(banished)
	e1:SetOperation(s.reappear)
	e1:SetReset(RESET_PHASE|PHASE_BATTLE)
	Duel.RegisterEffect(e1,tp)
end

function s.reappear(e)
	local dragon,materials=e:GetOwner(),e:GetLabel()
	local banished=e:GetLabelObject()
	local returning=banished:Filter(Card.HasFlagEffect,nil,id)
	banished:DeleteGroup()
	for card in returning:Iter() do
		if Duel.ReturnToField(card) and card==dragon and card:IsFaceup() and materials>0 then
			local e1=Effect.CreateEffect(dragon)
			e1:SetType(EFFECT_TYPE_SINGLE)
			e1:SetCode(EFFECT_UPDATE_ATTACK)
			e1:SetValue(500*materials)
			e1:SetReset(RESET_EVENT|RESETS_STANDARD_DISABLE)
			dragon:RegisterEffect(e1)
		end
	end
end
