-- Light and Darkness Dragon
-- Also DARK. Must negate each activation, losing 500 ATK and DEF. Destroyed: destroy your cards, then Special Summon a
-- monster from your GY.
local s,id=GetID()

function s.initial_effect(c)
	c:AddCannotBeSpecialSummoned()
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	e1:SetCode(EFFECT_ADD_ATTRIBUTE)
	e1:SetRange(LOCATION_MZONE)
	e1:SetValue(ATTRIBUTE_DARK)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,0))
	e2:SetCategory(CATEGORY_NEGATE|CATEGORY_ATKCHANGE|CATEGORY_DEFCHANGE)
	e2:SetType(EFFECT_TYPE_QUICK_F)
	e2:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_DAMAGE_CAL)
	e2:SetCode(EVENT_CHAINING)
	e2:SetRange(LOCATION_MZONE)
	e2:SetCountLimit(1,0,EFFECT_COUNT_CODE_CHAIN)
	e2:SetCondition(function(_,_,_,_,_,re) return re:IsMonsterEffect() or re:IsHasType(EFFECT_TYPE_ACTIVATE) end)
	e2:SetTarget(s.announce)
	e2:SetOperation(s.negate)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetDescription(aux.Stringid(id,1))
	e3:SetCategory(CATEGORY_DESTROY|CATEGORY_SPECIAL_SUMMON)
	e3:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e3:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e3:SetCode(EVENT_TO_GRAVE)
	e3:SetCondition(function(e) return e:GetHandler():IsReason(REASON_DESTROY) end)
	e3:SetTarget(s.choose_heir)
	e3:SetOperation(s.pass_on)
	c:RegisterEffect(e3)
	aux.DoubleSnareValidity(c,LOCATION_MZONE)
end

-- Where losses turn into gains it would go on for ever: there once a turn is enough.
function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	if chk==0 then return c:GetFlagEffect(id)==0 end
	if c:IsHasEffect(EFFECT_REVERSE_UPDATE) then c:RegisterFlagEffect(id,RESETS_STANDARD_PHASE_END,0,1) end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,tp,0)
end

-- It must be able to lose the points, and to answer that link directly.
function s.able(e,c,ev)
	return c:IsRelateToEffect(e) and c:IsFaceup() and not c:IsStatus(STATUS_BATTLE_DESTROYED)
		and c:IsAttackAbove(500) and c:IsDefenseAbove(500) and Duel.GetCurrentChain()==ev+1
end

function s.negate(e,tp,eg,ep,ev)
	local c=e:GetHandler()
	if not s.able(e,c,ev) or not Duel.NegateActivation(ev) then return end
	for _,code in ipairs({EFFECT_UPDATE_ATTACK,EFFECT_UPDATE_DEFENSE}) do
		local e1=Effect.CreateEffect(c)
		e1:SetType(EFFECT_TYPE_SINGLE)
		e1:SetProperty(EFFECT_FLAG_COPY_INHERIT)
		e1:SetCode(code)
		e1:SetValue(-500)
		e1:SetReset(RESET_EVENT|RESETS_STANDARD_DISABLE)
		c:RegisterEffect(e1)
	end
end

function s.choose_heir(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return chkc:IsControler(tp) and chkc:IsLocation(LOCATION_GRAVE) and chkc:IsCanBeSpecialSummoned(e,0,tp,false,false)
	end
	if chk==0 then return true end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local heir=Duel.SelectTarget(tp,Card.IsCanBeSpecialSummoned,tp,LOCATION_GRAVE,0,1,1,nil,e,0,tp,false,false)
	local own=Duel.GetFieldGroup(tp,LOCATION_ONFIELD,0)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,own,#own,tp,0)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,heir,1,tp,0)
end

function s.pass_on(e,tp)
	local own=Duel.GetFieldGroup(tp,LOCATION_ONFIELD,0)
	if #own>0 then Duel.Destroy(own,REASON_EFFECT) end
	local heir=Duel.GetFirstTarget()
	if not (heir and heir:IsRelateToEffect(e)) then return end
	Duel.BreakEffect()
	Duel.SpecialSummon(heir,0,tp,tp,false,false,POS_FACEUP)
end
