-- Borreload Savage Dragon
-- Synchro Summoned: equip a Link Monster from the GY for half its ATK and counters equal to its Link Rating. Remove a counter: negate
-- an opponent's activation. Each once a turn.
local s,id=GetID()
local COUNTER_BORREL=0x147

s.counter_place_list={COUNTER_BORREL}

function s.initial_effect(c)
	c:EnableReviveLimit()
	c:EnableCounterPermit(COUNTER_BORREL)
	Synchro.AddProcedure(c,nil,1,1,Synchro.NonTuner(nil),1,99)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_EQUIP)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_O)
	e1:SetProperty(EFFECT_FLAG_DELAY)
	e1:SetCode(EVENT_SPSUMMON_SUCCESS)
	e1:SetCondition(function(e) return e:GetHandler():IsSynchroSummoned() end)
	e1:SetTarget(s.can_load)
	e1:SetOperation(s.load)
	c:RegisterEffect(e1)
	aux.AddEREquipLimit(c,nil,s.may_bear,s.bear,e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,1))
	e2:SetCategory(CATEGORY_NEGATE)
	e2:SetType(EFFECT_TYPE_QUICK_O)
	e2:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_DAMAGE_CAL)
	e2:SetCode(EVENT_CHAINING)
	e2:SetRange(LOCATION_MZONE)
	e2:SetCountLimit(1,id)
	e2:SetCondition(s.opponent_acts)
	e2:SetCost(Cost.RemoveCounterFromSelf(COUNTER_BORREL,1))
	e2:SetTarget(s.announce)
	e2:SetOperation(s.fire)
	c:RegisterEffect(e2)
end

function s.link_monster(c)
	return c:IsLinkMonster() and not c:IsForbidden()
end

function s.can_load(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then
		return Duel.GetLocationCount(tp,LOCATION_SZONE)>0
			and Duel.IsExistingMatchingCard(s.link_monster,tp,LOCATION_GRAVE,0,1,nil)
	end
	Duel.SetOperationInfo(0,CATEGORY_LEAVE_GRAVE,nil,1,tp,LOCATION_GRAVE)
end

function s.load(e,tp)
	local c=e:GetHandler()
	if Duel.GetLocationCount(tp,LOCATION_SZONE)<=0 or c:IsFacedown() or not c:IsRelateToEffect(e) then return end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_EQUIP)
	local monster=Duel.SelectMatchingCard(tp,aux.NecroValleyFilter(s.link_monster),tp,LOCATION_GRAVE,0,1,1,nil):GetFirst()
	if monster then s.bear(c,e,tp,monster) end
end

function s.may_bear(card,c,tp)
	return card:IsControler(tp) and card:IsOriginalType(TYPE_LINK)
end

function s.bear(c,e,tp,monster)
	if not c:EquipByEffectAndLimitRegister(e,tp,monster,id,true) then return end
	local rating=monster:GetLink()
	if rating>0 then c:AddCounter(COUNTER_BORREL,rating) end
	local attack=monster:GetTextAttack()/2
	if attack<=0 then return end
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_EQUIP)
	e1:SetProperty(EFFECT_FLAG_IGNORE_IMMUNE|EFFECT_FLAG_OWNER_RELATE)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetValue(attack)
	e1:SetReset(RESET_EVENT|RESETS_STANDARD)
	monster:RegisterEffect(e1)
end

function s.opponent_acts(e,tp,eg,ep,ev,re,r,rp)
	return rp==1-tp and Duel.IsChainNegatable(ev) and not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
end

-- A Spell or Trap whose activation as a card was negated goes to the GY: that is no destruction.
function s.fire(e,tp,eg,ep,ev,re)
	if not Duel.NegateActivation(ev) then return end
	if re:IsHasType(EFFECT_TYPE_ACTIVATE) and re:GetHandler():IsRelateToEffect(re) then
		Duel.SendtoGrave(eg,REASON_EFFECT)
	end
end
