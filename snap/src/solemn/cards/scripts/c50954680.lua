-- Crystal Wing Synchro Dragon
-- Once a turn: negate the activation of another monster's effect, destroy that monster and gain its ATK this turn. In battle with an
-- opponent's Level 5 or higher monster it gains that monster's ATK.
local s,id=GetID()

s.synchro_nt_required=1

function s.initial_effect(c)
	c:EnableReviveLimit()
	Synchro.AddProcedure(c,nil,1,1,Synchro.NonTunerEx(Card.IsType,TYPE_SYNCHRO),1,99)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_NEGATE|CATEGORY_DESTROY)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_DAMAGE_CAL)
	e1:SetCode(EVENT_CHAINING)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCountLimit(1)
	e1:SetCondition(s.other_monster_acts)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.shatter)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetCategory(CATEGORY_ATKCHANGE)
	e2:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e2:SetCode(EVENT_PRE_DAMAGE_CALCULATE)
	e2:SetCondition(s.fights_a_high_level)
	e2:SetOperation(s.shine)
	c:RegisterEffect(e2)
end

function s.other_monster_acts(e,tp,eg,ep,ev,re)
	local c=e:GetHandler()
	return re:IsMonsterEffect() and re:GetHandler()~=c and Duel.IsChainNegatable(ev)
		and not c:IsStatus(STATUS_BATTLE_DESTROYED)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
	local monster=re:GetHandler()
	if monster:IsRelateToEffect(re) and monster:IsDestructable() then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
end

function s.shatter(e,tp,eg,ep,ev,re)
	local c,monster=e:GetHandler(),re:GetHandler()
	if not Duel.NegateActivation(ev) or not monster:IsRelateToEffect(re) then return end
	if Duel.Destroy(monster,REASON_EFFECT)==0 or not c:IsRelateToEffect(e) or c:IsFacedown() then return end
	local attack=monster:GetBaseAttack()
	if attack>=0 then s.gain(c,attack,RESETS_STANDARD_DISABLE_PHASE_END) end
end

function s.gain(c,attack,reset)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetValue(attack)
	e1:SetReset(reset)
	c:RegisterEffect(e1)
end

function s.fights_a_high_level(e,tp)
	local foe=e:GetHandler():GetBattleTarget()
	return foe and foe:IsControler(1-tp) and foe:IsLevelAbove(5)
end

function s.shine(e)
	local c=e:GetHandler()
	local foe=c:GetBattleTarget()
	for _,monster in ipairs({c,foe}) do
		if monster:IsFacedown() or not monster:IsRelateToBattle() then return end
	end
	s.gain(c,foe:GetAttack(),RESET_PHASE|PHASE_DAMAGE_CAL)
end
