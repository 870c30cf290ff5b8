-- Dark Magician of Chaos
-- In the End Phase of the turn of its Summon: a Spell from the GY to the hand, once a turn. Banishes what it destroys
-- by battle. Banished when it leaves.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_TOHAND)
	e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_TRIGGER_O)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCode(EVENT_PHASE|PHASE_END)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCountLimit(1,id)
	e1:SetCost(s.came_this_turn)
	e1:SetTarget(s.choose)
	e1:SetOperation(s.recall)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,1))
	e2:SetCategory(CATEGORY_REMOVE)
	e2:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e2:SetCode(EVENT_BATTLED)
	e2:SetCondition(s.has_slain)
	e2:SetTarget(s.announce)
	e2:SetOperation(s.banish)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_SINGLE)
	e3:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	e3:SetCode(EFFECT_LEAVE_FIELD_REDIRECT)
	e3:SetCondition(function(e) return e:GetHandler():IsFaceup() end)
	e3:SetValue(LOCATION_REMOVED)
	c:RegisterEffect(e3)
	aux.GlobalCheck(s,function() s.watch_summons(c) end)
end

-- Copies Summoned this turn bear a flag.
function s.watch_summons(c)
	for _,summoned in ipairs({EVENT_SUMMON_SUCCESS,EVENT_SPSUMMON_SUCCESS}) do
		local e1=Effect.CreateEffect(c)
		e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
		e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
		e1:SetCode(summoned)
		e1:SetLabel(id)
		e1:SetOperation(aux.sumreg)
		Duel.RegisterEffect(e1,0)
	end
end

function s.came_this_turn(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	if chk==0 then return c:GetFlagEffect(id)>0 end
	c:ResetFlagEffect(id)
end

function s.spell(c)
	return c:IsSpell() and c:IsAbleToHand()
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsControler(tp) and chkc:IsLocation(LOCATION_GRAVE) and s.spell(chkc) end
	if chk==0 then return Duel.IsExistingTarget(s.spell,tp,LOCATION_GRAVE,0,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_ATOHAND)
	local target=Duel.SelectTarget(tp,s.spell,tp,LOCATION_GRAVE,0,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,target,1,0,0)
end

function s.recall(e)
	local target=Duel.GetFirstTarget()
	if target:IsRelateToEffect(e) then Duel.SendtoHand(target,nil,REASON_EFFECT) end
end

function s.has_slain(e)
	local c=e:GetHandler()
	local loser=c:GetBattleTarget()
	e:SetLabelObject(loser)
	return loser and loser:IsStatus(STATUS_BATTLE_DESTROYED) and c:IsStatus(STATUS_OPPO_BATTLE)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_REMOVE,e:GetLabelObject(),1,0,0)
end

function s.banish(e)
	local loser=e:GetLabelObject()
	if loser:IsRelateToBattle() and loser:IsAbleToRemove() then Duel.Remove(loser,POS_FACEUP,REASON_EFFECT) end
end
