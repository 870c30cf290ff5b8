-- The Winged Dragon of Ra
-- Normal Summoned with three Tributes, not negated and not answered. Then pay LP down to 100 and gain them as ATK and
-- DEF. 1000 LP: destroy a monster.
local s,id=GetID()
local LEFT=100

function s.initial_effect(c)
	aux.AddNormalSummonProcedure(c,true,false,3,3)
	aux.AddNormalSetProcedure(c)
	c:RegisterEffect(s.unchangeable(c,EFFECT_SPSUMMON_CONDITION,s.may_be_reborn))
	c:RegisterEffect(s.unchangeable(c,EFFECT_CANNOT_DISABLE_SUMMON))
	c:RegisterEffect(s.silence(c))
	c:RegisterEffect(s.union(c))
	c:RegisterEffect(s.fire(c))
end

-- What no effect negates or copies
function s.unchangeable(c,code,value)
	local own_rule=Effect.CreateEffect(c)
	own_rule:SetProperty(EFFECT_FLAG_UNCOPYABLE|EFFECT_FLAG_CANNOT_DISABLE)
	own_rule:SetType(EFFECT_TYPE_SINGLE)
	own_rule:SetCode(code)
	if value then own_rule:SetValue(value) end
	return own_rule
end

-- Only by Monster Reborn, where a card says that its player may
function s.may_be_reborn(own_rule,_,player,kind)
	local by_reborn=kind==SUMMON_TYPE_SPECIAL+SUMMON_WITH_MONSTER_REBORN
	return by_reborn and own_rule:GetHandler():IsControler(player) and Duel.IsPlayerAffectedByEffect(player,41044418)
end

-- Its own effects alone can be activated when it has been Normal Summoned.
function s.silence(c)
	local silence=Effect.CreateEffect(c)
	silence:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_SINGLE)
	silence:SetCode(EVENT_SUMMON_SUCCESS)
	silence:SetOperation(function(own)
		local function is_its_own(other) return other:GetHandler()==own:GetHandler() end
		Duel.SetChainLimitTillChainEnd(is_its_own)
	end)
	return silence
end

function s.union(c)
	local union=Effect.CreateEffect(c)
	union:SetDescription(aux.Stringid(id,0))
	union:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_SINGLE)
	union:SetCategory(CATEGORY_ATKCHANGE)
	union:SetCode(EVENT_SUMMON_SUCCESS)
	union:SetCost(s.pay_down)
	union:SetOperation(s.absorb)
	return union
end

-- The label remembers what was paid.
function s.pay_down(e,tp,_,_,_,_,_,_,chk)
	local price=Duel.GetLP(tp)-LEFT
	if chk==0 then return price>0 and Duel.CheckLPCost(tp,price) end
	Duel.PayLPCost(tp,price)
	e:SetLabel(price)
end

function s.absorb(e)
	local ra,paid=e:GetHandler(),e:GetLabel()
	if ra:IsRelateToEffect(e) and ra:IsFaceup() then
		ra:RegisterEffect(s.growth(ra,EFFECT_UPDATE_ATTACK,paid))
		ra:RegisterEffect(s.growth(ra,EFFECT_UPDATE_DEFENSE,paid))
	end
end

function s.growth(ra,code,points)
	local growth=Effect.CreateEffect(ra)
	growth:SetValue(points)
	growth:SetReset(RESETS_STANDARD_DISABLE|RESET_EVENT)
	growth:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	growth:SetRange(LOCATION_MZONE)
	growth:SetType(EFFECT_TYPE_SINGLE)
	growth:SetCode(code)
	return growth
end

function s.fire(c)
	local fire=Effect.CreateEffect(c)
	fire:SetDescription(aux.Stringid(id,1))
	fire:SetType(EFFECT_TYPE_IGNITION)
	fire:SetCategory(CATEGORY_DESTROY)
	fire:SetProperty(EFFECT_FLAG_CARD_TARGET)
	fire:SetRange(LOCATION_MZONE)
	fire:SetCost(Cost.PayLP(1000))
	fire:SetTarget(s.choose_victim)
	fire:SetOperation(s.burn)
	return fire
end

function s.choose_victim(_,tp,_,_,_,_,_,_,chk,candidate)
	if candidate then return candidate:IsLocation(LOCATION_MZONE) end
	if chk==0 then return Duel.IsExistingTarget(nil,tp,LOCATION_MZONE,LOCATION_MZONE,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local victim=Duel.SelectTarget(tp,nil,tp,LOCATION_MZONE,LOCATION_MZONE,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,victim,1,0,0)
end

function s.burn(e)
	local victim=Duel.GetFirstTarget()
	if victim:IsRelateToEffect(e) then Duel.Destroy(victim,REASON_EFFECT) end
end
