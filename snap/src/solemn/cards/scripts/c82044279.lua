-- Clear Wing Synchro Dragon
-- Once a turn each: negate the effect of another Level 5 or higher monster, or a monster effect that targets just one
-- such monster, and destroy; it gains the ATK of monsters it destroys this turn.
local s,id=GetID()
local HIGH=5

function s.initial_effect(c)
	c:EnableReviveLimit()
	Synchro.AddProcedure(c,nil,1,1,Synchro.NonTuner(nil),1,99)
	s.can_dispel(c,0,s.high_level_acts)
	s.can_dispel(c,1,s.high_level_is_targeted)
	s.gains_from_destruction(c)
end

function s.can_dispel(c,sentence,answers)
	local dispel=Effect.CreateEffect(c)
	dispel:SetType(EFFECT_TYPE_QUICK_O)
	dispel:SetCode(EVENT_CHAINING)
	dispel:SetRange(LOCATION_MZONE)
	dispel:SetCountLimit(1)
	dispel:SetProperty(EFFECT_FLAG_DAMAGE_CAL|EFFECT_FLAG_DAMAGE_STEP)
	dispel:SetCategory(CATEGORY_DESTROY|CATEGORY_NEGATE)
	dispel:SetDescription(aux.Stringid(id,sentence))
	dispel:SetCondition(function(e,_,_,_,link,effect)
		local falls=e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)
		return effect:IsMonsterEffect() and answers(e,link,effect) and Duel.IsChainNegatable(link) and not falls
	end)
	dispel:SetTarget(s.announce)
	dispel:SetOperation(s.dispel)
	c:RegisterEffect(dispel)
end

function s.high_level_acts(e,link,effect)
	local monster=effect:GetHandler()
	if monster==e:GetHandler() or not monster:IsLevelAbove(HIGH) then return false end
	return Duel.GetChainInfo(link,CHAININFO_TRIGGERING_LOCATION)==LOCATION_MZONE
end

-- And nothing else is targeted.
function s.high_level_is_targeted(_,link,effect)
	local targets=effect:IsHasProperty(EFFECT_FLAG_CARD_TARGET) and Duel.GetChainInfo(link,CHAININFO_TARGET_CARDS)
	if not targets or #targets~=1 then return false end
	local target=targets:GetFirst()
	return target:IsLocation(LOCATION_MZONE) and target:IsFaceup() and target:IsLevelAbove(HIGH)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.Hint(HINT_OPSELECTED,1-tp,e:GetDescription())
	local monster=re:GetHandler()
	if monster:IsDestructable() and monster:IsRelateToEffect(re) then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
end

function s.dispel(e,tp,eg,ep,ev,re)
	if not Duel.NegateActivation(ev) then return end
	if re:GetHandler():IsRelateToEffect(re) then Duel.Destroy(eg,REASON_EFFECT) end
end

function s.gains_from_destruction(c)
	local gain=Effect.CreateEffect(c)
	gain:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_FIELD)
	gain:SetCode(EVENT_DESTROYED)
	gain:SetRange(LOCATION_MZONE)
	gain:SetCondition(function(e,_,destroyed,_,_,cause,reason)
		if not cause or reason&REASON_EFFECT==0 then return false end
		return cause:GetOwner()==e:GetHandler() and destroyed:IsExists(Card.IsMonster,1,nil)
	end)
	gain:SetOperation(function(e,_,destroyed)
		local attack=destroyed:Filter(Card.IsMonster,nil):GetSum(s.printed_attack)
		if attack>0 then s.raise(e:GetHandler(),attack) end
	end)
	c:RegisterEffect(gain)
end

-- "?" counts for nothing.
function s.printed_attack(monster)
	return math.max(monster:GetTextAttack(),0)
end

function s.raise(dragon,attack)
	local wings=Effect.CreateEffect(dragon)
	wings:SetType(EFFECT_TYPE_SINGLE)
	wings:SetCode(EFFECT_UPDATE_ATTACK)
	wings:SetReset(RESETS_STANDARD_DISABLE_PHASE_END)
	wings:SetValue(attack)
	dragon:RegisterEffect(wings)
end
