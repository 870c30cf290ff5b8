-- Light and Darkness Dragon
-- Also DARK. Must negate each activation, losing 500 ATK and DEF. Destroyed: destroy your cards, then Special Summon a
-- monster from your GY.
local s,id=GetID()

function s.initial_effect(c)
	c:AddCannotBeSpecialSummoned()
	s.is_also_dark(c)
	s.must_negate(c)
	s.passes_on(c)
	aux.DoubleSnareValidity(c,LOCATION_MZONE)
end

function s.is_also_dark(c)
	local darkness=Effect.CreateEffect(c)
	darkness:SetType(EFFECT_TYPE_SINGLE)
	darkness:SetCode(EFFECT_ADD_ATTRIBUTE)
	darkness:SetRange(LOCATION_MZONE)
	darkness:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	darkness:SetValue(ATTRIBUTE_DARK)
	c:RegisterEffect(darkness)
end

function s.must_negate(c)
	local toll=Effect.CreateEffect(c)
	toll:SetType(EFFECT_TYPE_QUICK_F)
	toll:SetCode(EVENT_CHAINING)
	toll:SetRange(LOCATION_MZONE)
	toll:SetCountLimit(1,0,EFFECT_COUNT_CODE_CHAIN)
	toll:SetProperty(EFFECT_FLAG_DAMAGE_CAL|EFFECT_FLAG_DAMAGE_STEP)
	toll:SetCategory(CATEGORY_NEGATE|CATEGORY_DEFCHANGE|CATEGORY_ATKCHANGE)
	toll:SetDescription(aux.Stringid(id,0))
	toll:SetCondition(function(_,_,_,_,_,link) return link:IsHasType(EFFECT_TYPE_ACTIVATE) or link:IsMonsterEffect() end)
	toll:SetTarget(s.announce_toll)
	toll:SetOperation(s.take_toll)
	c:RegisterEffect(toll)
end

-- Where losses turn into gains it would go on for ever: there once a turn is enough.
function s.announce_toll(e,tp,eg,ep,ev,re,r,rp,chk)
	local dragon=e:GetHandler()
	if chk==0 then return not dragon:HasFlagEffect(id) end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,tp,0)
	if dragon:IsHasEffect(EFFECT_REVERSE_UPDATE) then
		dragon:RegisterFlagEffect(id,RESETS_STANDARD_PHASE_END,0,1)
	end
end

-- It must be able to lose the points, and to answer that link directly.
function s.take_toll(e,tp,eg,ep,link)
	local dragon,price=e:GetHandler(),500
	local answers=link==Duel.GetCurrentChain()-1
	local stands=dragon:IsFaceup() and dragon:IsRelateToEffect(e) and not dragon:IsStatus(STATUS_BATTLE_DESTROYED)
	local can_pay=dragon:IsDefenseAbove(price) and dragon:IsAttackAbove(price)
	if answers and stands and can_pay and Duel.NegateActivation(link) then
		s.lose(dragon,EFFECT_UPDATE_ATTACK,price)
		s.lose(dragon,EFFECT_UPDATE_DEFENSE,price)
	end
end

function s.lose(dragon,code,points)
	local loss=Effect.CreateEffect(dragon)
	loss:SetType(EFFECT_TYPE_SINGLE)
	loss:SetCode(code)
	loss:SetProperty(EFFECT_FLAG_COPY_INHERIT)
	loss:SetReset(RESETS_STANDARD_DISABLE|RESET_EVENT)
	loss:SetValue(-points)
	dragon:RegisterEffect(loss)
end

function s.passes_on(c)
	local legacy=Effect.CreateEffect(c)
	legacy:SetType(EFFECT_TYPE_TRIGGER_F|EFFECT_TYPE_SINGLE)
	legacy:SetCode(EVENT_TO_GRAVE)
	legacy:SetProperty(EFFECT_FLAG_CARD_TARGET)
	legacy:SetCategory(CATEGORY_SPECIAL_SUMMON|CATEGORY_DESTROY)
	legacy:SetDescription(aux.Stringid(id,1))
	legacy:SetCondition(function(e) return e:GetHandler():IsReason(REASON_DESTROY) end)
	legacy:SetTarget(s.choose_heir)
	legacy:SetOperation(s.pass_on)
	c:RegisterEffect(legacy)
end

function s.own_field(tp)
	return Duel.GetFieldGroup(tp,LOCATION_ONFIELD,0)
end

function s.heir(c,e,tp)
	return c:IsCanBeSpecialSummoned(e,0,tp,false,false)
end

function s.choose_heir(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return s.heir(chkc,e,tp) and chkc:IsLocation(LOCATION_GRAVE) and chkc:IsControler(tp)
	elseif chk==0 then
		return true
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local heir,lost=Duel.SelectTarget(tp,s.heir,tp,LOCATION_GRAVE,0,1,1,nil,e,tp),s.own_field(tp)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,heir,1,tp,0)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,lost,#lost,tp,0)
end

function s.pass_on(e,tp)
	local lost=s.own_field(tp)
	if #lost>0 then Duel.Destroy(lost,REASON_EFFECT) end
	local heir=Duel.GetFirstTarget()
	if heir and heir:IsRelateToEffect(e) then
		Duel.BreakEffect()
		Duel.SpecialSummon(heir,0,tp,tp,false,false,POS_FACEUP)
	end
end
