-- Apollousa, Bow of the Goddess
-- A player can control only one. Link Summoned, its original ATK is 800 for each material. Once a Chain: it loses exactly 800 ATK and
-- negates the activation of an opponent's monster effect.
local s,id=GetID()
local ARROW=800

function s.initial_effect(c)
	c:EnableReviveLimit()
	c:SetUniqueOnField(1,0,id)
	Link.AddProcedure(c,s.no_token,2,99,s.names_differ)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_CONTINUOUS)
	e1:SetCode(EVENT_SPSUMMON_SUCCESS)
	e1:SetOperation(s.take_arrows)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,0))
	e2:SetCategory(CATEGORY_NEGATE|CATEGORY_ATKCHANGE)
	e2:SetType(EFFECT_TYPE_QUICK_O)
	e2:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_DAMAGE_CAL)
	e2:SetCode(EVENT_CHAINING)
	e2:SetRange(LOCATION_MZONE)
	e2:SetCondition(s.monster_acts)
	e2:SetTarget(s.aim)
	e2:SetOperation(s.shoot)
	c:RegisterEffect(e2)
end

function s.no_token(c,link,kind,tp)
	return not c:IsType(TYPE_TOKEN,link,kind,tp)
end

function s.names_differ(materials,link,kind,tp)
	return materials:CheckDifferentProperty(Card.GetCode,link,kind,tp)
end

function s.take_arrows(e)
	local c=e:GetHandler()
	if not c:IsLinkSummoned() then return end
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_SET_BASE_ATTACK)
	e1:SetValue(ARROW*c:GetMaterialCount())
	e1:SetReset(RESET_EVENT|RESETS_STANDARD_DISABLE)
	c:RegisterEffect(e1)
end

function s.monster_acts(e,tp,eg,ep,ev,re,r,rp)
	return rp==1-tp and re:IsMonsterEffect() and Duel.IsChainNegatable(ev)
		and not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)
end

function s.aim(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	if chk==0 then return not c:HasFlagEffect(id) and c:IsAttackAbove(ARROW) end
	c:RegisterFlagEffect(id,RESET_EVENT|RESETS_STANDARD|RESET_CHAIN,0,1)
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
end

function s.shoot(e,tp,eg,ep,ev)
	local c=e:GetHandler()
	if not (c:IsRelateToEffect(e) and c:IsFaceup() and c:IsAttackAbove(ARROW)) then return end
	if c:UpdateAttack(-ARROW)==-ARROW then Duel.NegateActivation(ev) end
end
