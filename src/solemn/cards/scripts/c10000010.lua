-- The Winged Dragon of Ra
-- Normal Summoned with three Tributes, not negated and not answered. Then pay LP down to 100 and gain them as ATK and
-- DEF. 1000 LP: destroy a monster.
local s,id=GetID()

function s.initial_effect(c)
	aux.AddNormalSummonProcedure(c,true,false,3,3)
	aux.AddNormalSetProcedure(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE)
	e1:SetCode(EFFECT_SPSUMMON_CONDITION)
	e1:SetValue(s.may_be_reborn)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE)
	e2:SetCode(EFFECT_CANNOT_DISABLE_SUMMON)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_CONTINUOUS)
	e3:SetCode(EVENT_SUMMON_SUCCESS)
	e3:SetOperation(s.silence)
	c:RegisterEffect(e3)
	local e4=Effect.CreateEffect(c)
	e4:SetDescription(aux.Stringid(id,0))
	e4:SetCategory(CATEGORY_ATKCHANGE)
	e4:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_O)
	e4:SetCode(EVENT_SUMMON_SUCCESS)
	e4:SetCost(s.pay_all_but_100)
	e4:SetOperation(s.become_one)
	c:RegisterEffect(e4)
	local e5=Effect.CreateEffect(c)
	e5:SetDescription(aux.Stringid(id,1))
	e5:SetCategory(CATEGORY_DESTROY)
	e5:SetType(EFFECT_TYPE_IGNITION)
	e5:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e5:SetRange(LOCATION_MZONE)
	e5:SetCost(Cost.PayLP(1000))
	e5:SetTarget(s.choose)
	e5:SetOperation(s.burn)
	c:RegisterEffect(e5)
end

-- Only by Monster Reborn, where a card says that its player may.
function s.may_be_reborn(e,summoner,tp,kind)
	return kind==SUMMON_TYPE_SPECIAL+SUMMON_WITH_MONSTER_REBORN and e:GetHandler():IsControler(tp)
		and Duel.IsPlayerAffectedByEffect(tp,41044418)
end

-- Only its own effects can be activated then.
function s.silence(e)
	local c=e:GetHandler()
	Duel.SetChainLimitTillChainEnd(function(effect) return effect:GetHandler()==c end)
end

function s.pay_all_but_100(e,tp,eg,ep,ev,re,r,rp,chk)
	local price=Duel.GetLP(tp)-100
	if chk==0 then return price>0 and Duel.CheckLPCost(tp,price) end
	e:SetLabel(price)
	Duel.PayLPCost(tp,price)
end

function s.become_one(e)
	local c=e:GetHandler()
	if not c:IsRelateToEffect(e) or c:IsFacedown() then return end
	for _,code in ipairs({EFFECT_UPDATE_ATTACK,EFFECT_UPDATE_DEFENSE}) do
		local e1=Effect.CreateEffect(c)
		e1:SetType(EFFECT_TYPE_SINGLE)
		e1:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
		e1:SetCode(code)
		e1:SetRange(LOCATION_MZONE)
		e1:SetValue(e:GetLabel())
		e1:SetReset(RESET_EVENT|RESETS_STANDARD_DISABLE)
		c:RegisterEffect(e1)
	end
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsLocation(LOCATION_MZONE) end
	if chk==0 then return Duel.IsExistingTarget(nil,tp,LOCATION_MZONE,LOCATION_MZONE,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local target=Duel.SelectTarget(tp,nil,tp,LOCATION_MZONE,LOCATION_MZONE,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,target,1,0,0)
end

function s.burn(e)
	local target=Duel.GetFirstTarget()
	if target:IsRelateToEffect(e) then Duel.Destroy(target,REASON_EFFECT) end
end
