-- The Winged Dragon of Ra
-- Normal Summoned with three Tributes, not negated and not answered. Then pay LP down to 100 and gain them as ATK and
-- DEF. 1000 LP: destroy a monster.
local s,id=GetID()

function s.initial_effect(c)
	aux.AddNormalSummonProcedure(c,true,false,3,3)
	aux.AddNormalSetProcedure(c)
	s.has_rules_of_summoning(c)
	s.silences_on_summon(c)
	s.can_become_one(c)
	s.can_burn(c)
end

function s.has_rules_of_summoning(c)
	local sure=Effect.CreateEffect(c)
	sure:SetType(EFFECT_TYPE_SINGLE)
	sure:SetProperty(EFFECT_FLAG_UNCOPYABLE|EFFECT_FLAG_CANNOT_DISABLE)
	local limited=sure:Clone()
	limited:SetCode(EFFECT_SPSUMMON_CONDITION)
	limited:SetValue(s.may_be_reborn)
	c:RegisterEffect(limited)
	sure:SetCode(EFFECT_CANNOT_DISABLE_SUMMON)
	c:RegisterEffect(sure)
end

-- Only by Monster Reborn, where a card says that its player may.
function s.may_be_reborn(e,summoner,tp,kind)
	if kind~=SUMMON_WITH_MONSTER_REBORN+SUMMON_TYPE_SPECIAL then return false end
	local allowed=Duel.IsPlayerAffectedByEffect(tp,41044418)
	return allowed and e:GetHandler():IsControler(tp)
end

-- Only its own effects can be activated then.
function s.silences_on_summon(c)
	local silence=Effect.CreateEffect(c)
	silence:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_SINGLE)
	silence:SetCode(EVENT_SUMMON_SUCCESS)
	silence:SetOperation(function(e)
		local ra=e:GetHandler()
		Duel.SetChainLimitTillChainEnd(function(effect) return ra==effect:GetHandler() end)
	end)
	c:RegisterEffect(silence)
end

function s.can_become_one(c)
	local union=Effect.CreateEffect(c)
	union:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_SINGLE)
	union:SetCode(EVENT_SUMMON_SUCCESS)
	union:SetCategory(CATEGORY_ATKCHANGE)
	union:SetDescription(aux.Stringid(id,0))
	union:SetCost(s.pay_all_but_100)
	union:SetOperation(s.become_one)
	c:RegisterEffect(union)
end

function s.surplus(tp)
	return Duel.GetLP(tp)-100
end

-- The effect's label remembers what was paid.
function s.pay_all_but_100(e,tp,eg,ep,ev,re,r,rp,chk)
	local surplus=s.surplus(tp)
	if chk==0 then return Duel.CheckLPCost(tp,surplus) and surplus>0 end
	e:SetLabel(surplus)
	Duel.PayLPCost(tp,surplus)
end

function s.become_one(e)
	local ra=e:GetHandler()
	if ra:IsFacedown() or not ra:IsRelateToEffect(e) then return end
	for _,stat in ipairs({EFFECT_UPDATE_ATTACK,EFFECT_UPDATE_DEFENSE}) do s.gain(ra,stat,e:GetLabel()) end
end

function s.gain(ra,stat,points)
	local gain=Effect.CreateEffect(ra)
	gain:SetType(EFFECT_TYPE_SINGLE)
	gain:SetCode(stat)
	gain:SetRange(LOCATION_MZONE)
	gain:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	gain:SetReset(RESETS_STANDARD_DISABLE|RESET_EVENT)
	gain:SetValue(points)
	ra:RegisterEffect(gain)
end

function s.can_burn(c)
	local fire=Effect.CreateEffect(c)
	fire:SetType(EFFECT_TYPE_IGNITION)
	fire:SetRange(LOCATION_MZONE)
	fire:SetProperty(EFFECT_FLAG_CARD_TARGET)
	fire:SetCategory(CATEGORY_DESTROY)
	fire:SetDescription(aux.Stringid(id,1))
	fire:SetCost(Cost.PayLP(1000))
	fire:SetTarget(s.choose_monster)
	fire:SetOperation(s.burn)
	c:RegisterEffect(fire)
end

function s.choose_monster(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local monsters=LOCATION_MZONE
	if chkc then
		return chkc:IsLocation(monsters)
	elseif chk==0 then
		return Duel.IsExistingTarget(nil,tp,monsters,monsters,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,Duel.SelectTarget(tp,nil,tp,monsters,monsters,1,1,nil),1,0,0)
end

function s.burn(e)
	local targets=Duel.GetTargetCards(e)
	if #targets>0 then Duel.Destroy(targets,REASON_EFFECT) end
end
