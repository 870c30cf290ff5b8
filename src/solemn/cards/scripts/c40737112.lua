-- Dark Magician of Chaos
-- In the End Phase of the turn of its Summon: a Spell from the GY to the hand, once a turn. Banishes what it destroys
-- by battle. Banished when it leaves.
local s,id=GetID()

function s.initial_effect(c)
	s.can_recall(c)
	s.banishes_the_slain(c)
	s.is_banished(c)
	aux.GlobalCheck(s,function()
		for _,event in ipairs({EVENT_SUMMON_SUCCESS,EVENT_SPSUMMON_SUCCESS}) do s.watch(c,event) end
	end)
end

-- Copies Summoned this turn bear a flag.
function s.watch(c,event)
	local watcher=Effect.CreateEffect(c)
	watcher:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_FIELD)
	watcher:SetCode(event)
	watcher:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	watcher:SetLabel(id)
	watcher:SetOperation(aux.sumreg)
	Duel.RegisterEffect(watcher,0)
end

function s.can_recall(c)
	local recall=Effect.CreateEffect(c)
	recall:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_FIELD)
	recall:SetCode(EVENT_PHASE|PHASE_END)
	recall:SetRange(LOCATION_MZONE)
	recall:SetCountLimit(1,id)
	recall:SetProperty(EFFECT_FLAG_CARD_TARGET)
	recall:SetCategory(CATEGORY_TOHAND)
	recall:SetDescription(aux.Stringid(id,0))
	recall:SetCost(s.use_up_summon)
	recall:SetTarget(s.choose_spell)
	recall:SetOperation(function(effect)
		local spells=Duel.GetTargetCards(effect)
		if #spells>0 then Duel.SendtoHand(spells,nil,REASON_EFFECT) end
	end)
	c:RegisterEffect(recall)
end

function s.use_up_summon(e,tp,eg,ep,ev,re,r,rp,chk)
	local magician=e:GetHandler()
	local is_new=magician:HasFlagEffect(id)
	if chk~=0 then magician:ResetFlagEffect(id) end
	return is_new
end

function s.spell(c)
	return c:IsAbleToHand() and c:IsSpell()
end

function s.choose_spell(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local grave=LOCATION_GRAVE
	if chkc then
		return s.spell(chkc) and chkc:IsLocation(grave) and chkc:IsControler(tp)
	elseif chk==0 then
		return Duel.IsExistingTarget(s.spell,tp,grave,0,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_ATOHAND)
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,Duel.SelectTarget(tp,s.spell,tp,grave,0,1,1,nil),1,0,0)
end

function s.banishes_the_slain(c)
	local banishment=Effect.CreateEffect(c)
	banishment:SetType(EFFECT_TYPE_TRIGGER_F|EFFECT_TYPE_SINGLE)
	banishment:SetCode(EVENT_BATTLED)
	banishment:SetCategory(CATEGORY_REMOVE)
	banishment:SetDescription(aux.Stringid(id,1))
	banishment:SetCondition(s.has_slain)
	banishment:SetTarget(s.announce_banishment)
	banishment:SetOperation(s.banish)
	c:RegisterEffect(banishment)
end

-- The effect remembers whom.
function s.has_slain(e)
	local magician=e:GetHandler()
	local slain=magician:GetBattleTarget()
	e:SetLabelObject(slain)
	if not slain then return false end
	return magician:IsStatus(STATUS_OPPO_BATTLE) and slain:IsStatus(STATUS_BATTLE_DESTROYED)
end

function s.announce_banishment(e,tp,eg,ep,ev,re,r,rp,chk)
	local slain=e:GetLabelObject()
	if chk~=0 then Duel.SetOperationInfo(0,CATEGORY_REMOVE,slain,1,0,0) end
	return true
end

function s.banish(e)
	local slain=e:GetLabelObject()
	local still_there=slain:IsRelateToBattle()
	if still_there and slain:IsAbleToRemove() then Duel.Remove(slain,POS_FACEUP,REASON_EFFECT) end
end

function s.is_banished(c)
	local exile=Effect.CreateEffect(c)
	exile:SetType(EFFECT_TYPE_SINGLE)
	exile:SetCode(EFFECT_LEAVE_FIELD_REDIRECT)
	exile:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	exile:SetValue(LOCATION_REMOVED)
	exile:SetCondition(function(effect) return not effect:GetHandler():IsFacedown() end)
	c:RegisterEffect(exile)
end
