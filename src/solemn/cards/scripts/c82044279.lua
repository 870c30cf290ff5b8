-- Clear Wing Synchro Dragon
-- Once a turn each: negate the effect of another Level 5 or higher monster, or a monster effect that targets just one
-- such monster, and destroy; it gains the ATK of monsters it destroys this turn.
local s,id=GetID()

function s.initial_effect(c)
	c:EnableReviveLimit()
	Synchro.AddProcedure(c,nil,1,1,Synchro.NonTuner(nil),1,99)
	for number,condition in ipairs({s.high_level_acts,s.high_level_is_targeted}) do
		local e1=Effect.CreateEffect(c)
		e1:SetDescription(aux.Stringid(id,number-1))
		e1:SetCategory(CATEGORY_NEGATE|CATEGORY_DESTROY)
		e1:SetType(EFFECT_TYPE_QUICK_O)
		e1:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_DAMAGE_CAL)
		e1:SetCode(EVENT_CHAINING)
		e1:SetRange(LOCATION_MZONE)
		e1:SetCountLimit(1)
		e1:SetCondition(condition)
		e1:SetTarget(s.announce)
		e1:SetOperation(s.dispel)
		c:RegisterEffect(e1)
	end
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e2:SetCode(EVENT_DESTROYED)
	e2:SetRange(LOCATION_MZONE)
	e2:SetCondition(s.has_destroyed)
	e2:SetOperation(s.gain)
	c:RegisterEffect(e2)
end

function s.can_negate(e,ev,re)
	return re:IsMonsterEffect() and Duel.IsChainNegatable(ev) and not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)
end

function s.high_level_acts(e,tp,eg,ep,ev,re)
	local monster=re:GetHandler()
	local place=Duel.GetChainInfo(ev,CHAININFO_TRIGGERING_LOCATION)
	return s.can_negate(e,ev,re) and monster~=e:GetHandler() and monster:IsLevelAbove(5) and place==LOCATION_MZONE
end

function s.high_level_is_targeted(e,tp,eg,ep,ev,re)
	if not re:IsHasProperty(EFFECT_FLAG_CARD_TARGET) then return false end
	local targets=Duel.GetChainInfo(ev,CHAININFO_TARGET_CARDS)
	if not targets or #targets~=1 then return false end
	local target=targets:GetFirst()
	return s.can_negate(e,ev,re) and target:IsFaceup() and target:IsLevelAbove(5) and target:IsLocation(LOCATION_MZONE)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.Hint(HINT_OPSELECTED,1-tp,e:GetDescription())
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
	local monster=re:GetHandler()
	if monster:IsRelateToEffect(re) and monster:IsDestructable() then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
end

function s.dispel(e,tp,eg,ep,ev,re)
	if Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then
		Duel.Destroy(eg,REASON_EFFECT)
	end
end

function s.has_destroyed(e,tp,eg,ep,ev,re,r)
	return r&REASON_EFFECT~=0 and re and re:GetOwner()==e:GetHandler() and eg:IsExists(Card.IsMonster,1,nil)
end

-- Their printed ATK; "?" counts for nothing.
function s.gain(e,tp,eg)
	local attack=0
	for monster in eg:Filter(Card.IsMonster,nil):Iter() do attack=attack+math.max(0,monster:GetTextAttack()) end
	if attack==0 then return end
	local c=e:GetHandler()
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetValue(attack)
	e1:SetReset(RESETS_STANDARD_DISABLE_PHASE_END)
	c:RegisterEffect(e1)
end
