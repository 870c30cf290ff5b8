-- Apollousa, Bow of the Goddess
-- A player can control only one. Link Summoned, its original ATK is 800 for each material. Once a Chain: it loses exactly 800 ATK and
-- negates the activation of an opponent's monster effect.
local s,id=GetID()
local ARROW=800

function s.initial_effect(c)
	c:EnableReviveLimit()
	c:SetUniqueOnField(1,0,id)
	Link.AddProcedure(c,s.no_token,2,99,s.names_differ)
	s.takes_arrows(c)
	s.can_shoot(c)
end

function s.no_token(c,...)
	local is_token=c:IsType(TYPE_TOKEN,...)
	return not is_token
end

function s.names_differ(materials,...)
	return materials:CheckDifferentProperty(Card.GetCode,...)
end

function s.takes_arrows(c)
	local quiver=Effect.CreateEffect(c)
	quiver:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_SINGLE)
	quiver:SetCode(EVENT_SPSUMMON_SUCCESS)
	quiver:SetOperation(function(e)
		local bow=e:GetHandler()
		if bow:IsLinkSummoned() then s.have_attack(bow,bow:GetMaterialCount()*ARROW) end
	end)
	c:RegisterEffect(quiver)
end

function s.have_attack(bow,attack)
	local base=Effect.CreateEffect(bow)
	base:SetType(EFFECT_TYPE_SINGLE)
	base:SetCode(EFFECT_SET_BASE_ATTACK)
	base:SetReset(RESETS_STANDARD_DISABLE|RESET_EVENT)
	base:SetValue(attack)
	bow:RegisterEffect(base)
end

function s.can_shoot(c)
	local shot=Effect.CreateEffect(c)
	shot:SetType(EFFECT_TYPE_QUICK_O)
	shot:SetCode(EVENT_CHAINING)
	shot:SetRange(LOCATION_MZONE)
	shot:SetProperty(EFFECT_FLAG_DAMAGE_CAL|EFFECT_FLAG_DAMAGE_STEP)
	shot:SetCategory(CATEGORY_ATKCHANGE|CATEGORY_NEGATE)
	shot:SetDescription(aux.Stringid(id,0))
	shot:SetCondition(s.monster_acts)
	shot:SetTarget(s.aim)
	shot:SetOperation(s.shoot)
	c:RegisterEffect(shot)
end

function s.monster_acts(e,tp,eg,ep,link,effect,reason,player)
	if e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED) then return false end
	return player~=tp and effect:IsMonsterEffect() and Duel.IsChainNegatable(link)
end

-- Once in each Chain
function s.aim(e,tp,eg,ep,ev,re,r,rp,chk)
	local bow=e:GetHandler()
	if chk==0 then return bow:IsAttackAbove(ARROW) and not bow:HasFlagEffect(id) end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
	bow:RegisterFlagEffect(id,RESET_CHAIN|RESETS_STANDARD|RESET_EVENT,0,1)
end

function s.shoot(e,tp,eg,ep,link)
	local bow=e:GetHandler()
	local ready=bow:IsFaceup() and bow:IsRelateToEffect(e) and bow:IsAttackAbove(ARROW)
	if ready and bow:UpdateAttack(-ARROW)+ARROW==0 then Duel.NegateActivation(link) end
end
