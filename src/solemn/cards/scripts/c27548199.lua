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
	s.can_load(c)
	s.can_fire(c)
end

function s.can_load(c)
	local loading=Effect.CreateEffect(c)
	loading:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_SINGLE)
	loading:SetCode(EVENT_SPSUMMON_SUCCESS)
	loading:SetProperty(EFFECT_FLAG_DELAY)
	loading:SetCategory(CATEGORY_EQUIP)
	loading:SetDescription(aux.Stringid(id,0))
	loading:SetCondition(function(e) return e:GetHandler():IsSynchroSummoned() end)
	loading:SetTarget(s.announce_loading)
	loading:SetOperation(s.load)
	c:RegisterEffect(loading)
	local function is_own_link(card,_,player) return card:IsOriginalType(TYPE_LINK) and card:IsControler(player) end
	aux.AddEREquipLimit(c,nil,is_own_link,s.equip,loading)
end

function s.barrel(c)
	return not c:IsForbidden() and c:IsLinkMonster()
end

function s.announce_loading(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then
		local barrels=Duel.GetMatchingGroupCount(s.barrel,tp,LOCATION_GRAVE,0,nil)
		return barrels>0 and Duel.GetLocationCount(tp,LOCATION_SZONE)>0
	end
	Duel.SetOperationInfo(0,CATEGORY_LEAVE_GRAVE,nil,1,tp,LOCATION_GRAVE)
end

function s.load(e,tp)
	local dragon=e:GetHandler()
	if dragon:IsFacedown() or not dragon:IsRelateToEffect(e) or Duel.GetLocationCount(tp,LOCATION_SZONE)<1 then return end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_EQUIP)
	local barrels=Duel.SelectMatchingCard(tp,aux.NecroValleyFilter(s.barrel),tp,LOCATION_GRAVE,0,1,1,nil)
	if #barrels>0 then s.equip(dragon,e,tp,barrels:GetFirst()) end
end

-- Then the counters, and half its ATK if it has any
function s.equip(dragon,e,tp,barrel)
	local is_equipped=dragon:EquipByEffectAndLimitRegister(e,tp,barrel,id,true)
	if not is_equipped then return end
	local shots,attack=barrel:GetLink(),barrel:GetTextAttack()
	if shots>0 then dragon:AddCounter(COUNTER_BORREL,shots) end
	if attack>0 then s.lend_attack(dragon,barrel,attack/2) end
end

function s.lend_attack(dragon,barrel,attack)
	local caliber=Effect.CreateEffect(dragon)
	caliber:SetType(EFFECT_TYPE_EQUIP)
	caliber:SetCode(EFFECT_UPDATE_ATTACK)
	caliber:SetReset(RESETS_STANDARD|RESET_EVENT)
	caliber:SetProperty(EFFECT_FLAG_OWNER_RELATE|EFFECT_FLAG_IGNORE_IMMUNE)
	caliber:SetValue(attack)
	barrel:RegisterEffect(caliber)
end

function s.can_fire(c)
	local shot=Effect.CreateEffect(c)
	shot:SetType(EFFECT_TYPE_QUICK_O)
	shot:SetCode(EVENT_CHAINING)
	shot:SetRange(LOCATION_MZONE)
	shot:SetCountLimit(1,id)
	shot:SetProperty(EFFECT_FLAG_DAMAGE_CAL|EFFECT_FLAG_DAMAGE_STEP)
	shot:SetCategory(CATEGORY_NEGATE)
	shot:SetDescription(aux.Stringid(id,1))
	shot:SetCondition(s.opponent_acts)
	shot:SetCost(Cost.RemoveCounterFromSelf(COUNTER_BORREL,1))
	shot:SetTarget(s.announce_shot)
	shot:SetOperation(s.fire)
	c:RegisterEffect(shot)
end

function s.opponent_acts(e,tp,eg,ep,link,effect,reason,player)
	local falls=e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)
	return player~=tp and not falls and Duel.IsChainNegatable(link)
end

function s.announce_shot(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0) end
	return true
end

-- A Spell or Trap whose activation as a card was negated goes to the GY by rule.
function s.fire(e,tp,hit,ep,link)
	Duel.NegateActivation(link)
end
