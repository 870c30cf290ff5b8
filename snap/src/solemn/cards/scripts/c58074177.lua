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
	s.can_turn_battle(c)
	s.can_negate(c)
	s.can_storm(c)
	s.can_become_scale(c)
end

function s.can_turn_battle(c)
	local updraft=Effect.CreateEffect(c)
	updraft:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_FIELD)
	updraft:SetCode(EVENT_BATTLE_CONFIRM)
	updraft:SetRange(LOCATION_PZONE)
	updraft:SetCountLimit(1)
	updraft:SetCategory(CATEGORY_ATKCHANGE)
	updraft:SetDescription(aux.Stringid(id,0))
	updraft:SetCondition(function(_,tp)
		local mine,theirs=s.battling(tp)
		return mine~=nil and theirs:IsAttackAbove(1)
	end)
	updraft:SetOperation(s.turn_battle)
	c:RegisterEffect(updraft)
end

-- The player's monster in this battle and the opponent's, if both fight face-up
function s.battling(tp)
	local pair={}
	for _,monster in ipairs({Duel.GetBattleMonster(tp)}) do
		if not (monster:IsRelateToBattle() and monster:IsFaceup()) then return nil end
		table.insert(pair,monster)
	end
	if #pair==2 then return pair[1],pair[2] end
end

function s.turn_battle(e,tp)
	local mine,theirs=s.battling(tp)
	if not mine or not e:GetHandler():IsRelateToEffect(e) then return end
	local lift=Effect.CreateEffect(e:GetHandler())
	lift:SetType(EFFECT_TYPE_SINGLE)
	lift:SetCode(EFFECT_UPDATE_ATTACK)
	lift:SetReset(RESETS_STANDARD|RESET_EVENT|RESET_PHASE|PHASE_DAMAGE_CAL)
	lift:SetValue(theirs:GetAttack())
	mine:RegisterEffect(lift)
end

function s.can_negate(c)
	local calm=Effect.CreateEffect(c)
	calm:SetType(EFFECT_TYPE_IGNITION)
	calm:SetRange(LOCATION_MZONE)
	calm:SetCountLimit(1,id)
	calm:SetProperty(EFFECT_FLAG_CARD_TARGET)
	calm:SetCategory(CATEGORY_DISABLE)
	calm:SetDescription(aux.Stringid(id,1))
	calm:SetTarget(s.choose_effect_monster)
	calm:SetOperation(s.negate)
	c:RegisterEffect(calm)
end

function s.has_effects(c)
	if c:IsDisabled() or c:IsFacedown() then return false end
	return c:IsType(TYPE_EFFECT)
end

function s.choose_effect_monster(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return s.has_effects(chkc) and chkc:IsLocation(LOCATION_MZONE) and not chkc:IsControler(tp)
	elseif chk==0 then
		return Duel.IsExistingTarget(s.has_effects,tp,0,LOCATION_MZONE,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_NEGATE)
	Duel.SelectTarget(tp,s.has_effects,tp,0,LOCATION_MZONE,1,1,nil)
end

function s.negate(e)
	for target in Duel.GetTargetCards(e):Match(Card.IsFaceup,nil):Iter() do
		Duel.NegateRelatedChain(target,RESET_TURN_SET)
		s.add_negation(e,target,EFFECT_DISABLE,nil)
		s.add_negation(e,target,EFFECT_DISABLE_EFFECT,RESET_TURN_SET)
		if target:IsType(TYPE_TRAPMONSTER) then s.add_negation(e,target,EFFECT_DISABLE_TRAPMONSTER,nil) end
	end
end

function s.add_negation(e,target,code,value)
	local negation=Effect.CreateEffect(e:GetHandler())
	negation:SetType(EFFECT_TYPE_SINGLE)
	negation:SetCode(code)
	negation:SetReset(RESETS_STANDARD_PHASE_END)
	if value then negation:SetValue(value) end
	target:RegisterEffect(negation)
end

function s.can_storm(c)
	local gale=Effect.CreateEffect(c)
	gale:SetType(EFFECT_TYPE_QUICK_O)
	gale:SetCode(EVENT_FREE_CHAIN)
	gale:SetRange(LOCATION_MZONE)
	gale:SetCountLimit(1,id)
	gale:SetCategory(CATEGORY_DESTROY)
	gale:SetDescription(aux.Stringid(id,2))
	gale:SetCondition(function(e) return Duel.IsBattlePhase() and e:GetHandler():IsSynchroSummoned() end)
	gale:SetTarget(s.announce_storm)
	gale:SetOperation(s.storm)
	c:RegisterEffect(gale)
end

function s.high_flyers(tp)
	return Duel.GetFieldGroup(tp,0,LOCATION_MZONE):Match(Card.IsFaceup,nil):Match(Card.IsLevelAbove,nil,5)
end

function s.announce_storm(e,tp,eg,ep,ev,re,r,rp,chk)
	local flyers=s.high_flyers(tp)
	if chk~=0 then Duel.SetOperationInfo(0,CATEGORY_DESTROY,flyers,#flyers,0,0) end
	return #flyers>0
end

function s.storm(_,tp)
	Duel.Destroy(s.high_flyers(tp),REASON_EFFECT)
end

function s.can_become_scale(c)
	local landing=Effect.CreateEffect(c)
	landing:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_SINGLE)
	landing:SetCode(EVENT_DESTROYED)
	landing:SetProperty(EFFECT_FLAG_DELAY)
	landing:SetDescription(aux.Stringid(id,3))
	landing:SetCondition(function(e)
		local dragon=e:GetHandler()
		return dragon:IsPreviousLocation(LOCATION_MZONE) and dragon:IsFaceup()
	end)
	landing:SetTarget(function(_,tp,_,_,_,_,_,_,chk) return chk~=0 or Duel.CheckPendulumZones(tp) end)
	landing:SetOperation(function(e,tp)
		local dragon=e:GetHandler()
		if not dragon:IsRelateToEffect(e) or not Duel.CheckPendulumZones(tp) then return end
		Duel.MoveToField(dragon,tp,tp,LOCATION_PZONE,POS_FACEUP,true)
	end)
	c:RegisterEffect(landing)
end
