-- Odd-Eyes Wing Dragon
-- Pendulum Synchro of a DARK Tuner and a "Clear Wing". In the Pendulum Zone it lends a battling monster the other's
-- ATK. Negates a monster, or, Synchro Summoned, destroys Level 5 and higher in a Battle Phase. Destroyed, it goes to a
-- Pendulum Zone.
local s,id=GetID()

s.listed_series={SET_CLEAR_WING}

function s.initial_effect(c)
	c:EnableReviveLimit()
	Pendulum.AddProcedure(c,false)
	local dark=aux.FilterBoolFunctionEx(Card.IsAttribute,ATTRIBUTE_DARK)
	Synchro.AddProcedure(c,dark,1,1,Synchro.NonTunerEx(Card.IsSetCard,SET_CLEAR_WING),1,1)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_ATKCHANGE)
	e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_TRIGGER_O)
	e1:SetCode(EVENT_BATTLE_CONFIRM)
	e1:SetRange(LOCATION_PZONE)
	e1:SetCountLimit(1)
	e1:SetCondition(s.battle_can_be_turned)
	e1:SetOperation(s.turn_battle)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,1))
	e2:SetCategory(CATEGORY_DISABLE)
	e2:SetType(EFFECT_TYPE_IGNITION)
	e2:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e2:SetRange(LOCATION_MZONE)
	e2:SetCountLimit(1,id)
	e2:SetTarget(s.choose)
	e2:SetOperation(s.negate)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetDescription(aux.Stringid(id,2))
	e3:SetCategory(CATEGORY_DESTROY)
	e3:SetType(EFFECT_TYPE_QUICK_O)
	e3:SetCode(EVENT_FREE_CHAIN)
	e3:SetRange(LOCATION_MZONE)
	e3:SetCountLimit(1,id)
	e3:SetCondition(function(e) return e:GetHandler():IsSynchroSummoned() and Duel.IsBattlePhase() end)
	e3:SetTarget(s.announce_storm)
	e3:SetOperation(s.storm)
	c:RegisterEffect(e3)
	local e4=Effect.CreateEffect(c)
	e4:SetDescription(aux.Stringid(id,3))
	e4:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_O)
	e4:SetProperty(EFFECT_FLAG_DELAY)
	e4:SetCode(EVENT_DESTROYED)
	e4:SetCondition(s.fell_as_monster)
	e4:SetTarget(s.announce_scale)
	e4:SetOperation(s.become_scale)
	c:RegisterEffect(e4)
end

-- The player's monster in this battle, and the other
function s.battling(tp)
	local mine=Duel.GetAttacker()
	local theirs=mine:GetBattleTarget()
	if mine:IsControler(1-tp) then mine,theirs=theirs,mine end
	return mine,theirs
end

function s.fights(c)
	return c and c:IsFaceup() and c:IsRelateToBattle()
end

function s.battle_can_be_turned(e,tp)
	local mine,theirs=s.battling(tp)
	return s.fights(mine) and s.fights(theirs) and theirs:GetAttack()>0 and mine:GetControler()~=theirs:GetControler()
end

function s.turn_battle(e,tp)
	local mine,theirs=s.battling(tp)
	local c=e:GetHandler()
	if not c:IsRelateToEffect(e) or not s.fights(mine) or not s.fights(theirs) then return end
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetValue(theirs:GetAttack())
	e1:SetReset(RESET_EVENT|RESETS_STANDARD|RESET_PHASE|PHASE_DAMAGE_CAL)
	mine:RegisterEffect(e1)
end

function s.has_effects(c)
	return c:IsFaceup() and c:IsType(TYPE_EFFECT) and not c:IsDisabled()
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsControler(1-tp) and chkc:IsLocation(LOCATION_MZONE) and s.has_effects(chkc) end
	if chk==0 then return Duel.IsExistingTarget(s.has_effects,tp,0,LOCATION_MZONE,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_NEGATE)
	Duel.SelectTarget(tp,s.has_effects,tp,0,LOCATION_MZONE,1,1,nil)
end

function s.negate(e)
	local target=Duel.GetFirstTarget()
	if not (target:IsFaceup() and target:IsRelateToEffect(e)) then return end
	Duel.NegateRelatedChain(target,RESET_TURN_SET)
	local e1=Effect.CreateEffect(e:GetHandler())
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_DISABLE)
	e1:SetReset(RESETS_STANDARD_PHASE_END)
	target:RegisterEffect(e1)
	local e2=e1:Clone()
	e2:SetCode(EFFECT_DISABLE_EFFECT)
	e2:SetValue(RESET_TURN_SET)
	target:RegisterEffect(e2)
	if target:IsType(TYPE_TRAPMONSTER) then
		local e3=e1:Clone()
		e3:SetCode(EFFECT_DISABLE_TRAPMONSTER)
		target:RegisterEffect(e3)
	end
end

function s.high_levels(tp)
	return Duel.GetMatchingGroup(aux.FaceupFilter(Card.IsLevelAbove,5),tp,0,LOCATION_MZONE,nil)
end

function s.announce_storm(e,tp,eg,ep,ev,re,r,rp,chk)
	local monsters=s.high_levels(tp)
	if chk==0 then return #monsters>0 end
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,monsters,#monsters,0,0)
end

function s.storm(e,tp)
	local monsters=s.high_levels(tp)
	if #monsters>0 then Duel.Destroy(monsters,REASON_EFFECT) end
end

function s.fell_as_monster(e)
	local c=e:GetHandler()
	return c:IsFaceup() and c:IsPreviousLocation(LOCATION_MZONE)
end

function s.announce_scale(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.CheckPendulumZones(tp) end
end

function s.become_scale(e,tp)
	local c=e:GetHandler()
	if Duel.CheckPendulumZones(tp) and c:IsRelateToEffect(e) then
		Duel.MoveToField(c,tp,tp,LOCATION_PZONE,POS_FACEUP,true)
	end
end
