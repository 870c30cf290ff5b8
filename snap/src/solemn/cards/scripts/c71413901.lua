-- Breaker the Magical Warrior
-- Normal Summoned: a Spell Counter, worth 300 ATK. Remove it: destroy a Spell or Trap on the field.
local s,id=GetID()

s.counter_place_list={COUNTER_SPELL}

function s.initial_effect(c)
	c:EnableCounterPermit(COUNTER_SPELL)
	c:SetCounterLimit(COUNTER_SPELL,1)
	s.takes_counter(c)
	s.is_charged(c)
	s.can_break(c)
end

function s.takes_counter(c)
	local charge=Effect.CreateEffect(c)
	charge:SetType(EFFECT_TYPE_TRIGGER_F|EFFECT_TYPE_SINGLE)
	charge:SetCode(EVENT_SUMMON_SUCCESS)
	charge:SetCategory(CATEGORY_COUNTER)
	charge:SetDescription(aux.Stringid(id,0))
	charge:SetTarget(s.announce_counter)
	charge:SetOperation(function(e)
		local breaker=e:GetHandler()
		if breaker:IsRelateToEffect(e) then breaker:AddCounter(COUNTER_SPELL,1) end
	end)
	c:RegisterEffect(charge)
end

function s.announce_counter(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then Duel.SetOperationInfo(0,CATEGORY_COUNTER,e:GetHandler(),1,tp,COUNTER_SPELL) end
	return true
end

function s.is_charged(c)
	local power=Effect.CreateEffect(c)
	power:SetType(EFFECT_TYPE_SINGLE)
	power:SetCode(EFFECT_UPDATE_ATTACK)
	power:SetRange(LOCATION_MZONE)
	power:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	power:SetValue(function(e)
		local counters=e:GetHandler():GetCounter(COUNTER_SPELL)
		return counters*300
	end)
	c:RegisterEffect(power)
end

function s.can_break(c)
	local mana_break=Effect.CreateEffect(c)
	mana_break:SetType(EFFECT_TYPE_IGNITION)
	mana_break:SetRange(LOCATION_MZONE)
	mana_break:SetProperty(EFFECT_FLAG_CARD_TARGET)
	mana_break:SetCategory(CATEGORY_DESTROY)
	mana_break:SetDescription(aux.Stringid(id,1))
	mana_break:SetCost(Cost.RemoveCounterFromSelf(COUNTER_SPELL,1))
	mana_break:SetTarget(s.choose_backrow)
	mana_break:SetOperation(s.break_it)
	c:RegisterEffect(mana_break)
end

function s.choose_backrow(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local field=LOCATION_ONFIELD
	if chkc then
		return chkc:IsSpellTrap() and chkc:IsOnField()
	elseif chk==0 then
		return Duel.IsExistingTarget(Card.IsSpellTrap,tp,field,field,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local card=Duel.SelectTarget(tp,Card.IsSpellTrap,tp,field,field,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,card,1,tp,0)
end

function s.break_it(e)
	local cards=Duel.GetTargetCards(e)
	if #cards>0 then Duel.Destroy(cards,REASON_EFFECT) end
end
