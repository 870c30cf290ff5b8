-- Forbidden Droplet
-- Send other cards to the GY: as many of the opponent's Effect Monsters lose half their ATK and their effects this turn. The opponent
-- cannot respond with cards of a kind (Monster, Spell, Trap) that was sent. Once a turn.
local s,id=GetID()
local PAYS=100
local SUPPLY=LOCATION_ONFIELD|LOCATION_HAND

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(TIMING_DAMAGE_STEP)
	e1:SetCountLimit(1,id,EFFECT_COUNT_CODE_OATH)
	e1:SetProperty(EFFECT_FLAG_DAMAGE_STEP)
	e1:SetCategory(CATEGORY_ATKCHANGE|CATEGORY_DISABLE)
	e1:SetCondition(aux.StatChangeDamageStepCondition)
	e1:SetCost(s.will_pay)
	e1:SetTarget(s.pay)
	e1:SetOperation(s.drip)
	c:RegisterEffect(e1)
end

function s.effect_monsters(tp)
	local open=Duel.GetMatchingGroup(Card.IsFaceup,tp,0,LOCATION_MZONE,nil)
	return open:Filter(Card.IsType,nil,TYPE_EFFECT)
end

-- What is paid depends on what there is to negate, so the target function pays; it refuses to be used without the cost.
function s.will_pay(e)
	e:SetLabel(PAYS)
	return true
end

function s.is_to_pay(e)
	local to_pay=e:GetLabel()==PAYS
	if to_pay then e:SetLabel(0) end
	return to_pay
end

function s.pay(e,tp,eg,ep,ev,re,r,rp,chk)
	local supply=Duel.GetMatchingGroup(Card.IsAbleToGraveAsCost,tp,SUPPLY,0,e:GetHandler())
	local most=#s.effect_monsters(tp)
	if chk==0 then return s.is_to_pay(e) and #supply>0 and most>0 end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_TOGRAVE)
	Duel.SendtoGrave(supply:Select(tp,1,most,nil),REASON_COST)
	local sent=Duel.GetOperatedGroup()
	Duel.SetOperationInfo(0,CATEGORY_DISABLE,nil,#sent,0,0)
	s.forbid_kinds_of(sent)
	e:SetLabel(#sent)
end

function s.forbid_kinds_of(sent)
	local kinds=sent:GetBitwiseOr(Card.GetOriginalType)&(TYPE_TRAP|TYPE_SPELL|TYPE_MONSTER)
	Duel.SetChainLimit(function(response,player,tp)
		local shared=response:GetHandler():GetOriginalType()&kinds
		return shared==0 or player==tp
	end)
end

-- As many as were sent, or none
function s.drip(e,tp)
	local monsters,count=s.effect_monsters(tp),e:GetLabel()
	if count>#monsters then return end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_NEGATE)
	local wetted=monsters:Select(tp,count,count,nil)
	Duel.HintSelection(wetted)
	wetted:ForEach(s.wither,e:GetHandler())
end

function s.wither(monster,c)
	local half=Effect.CreateEffect(c)
	half:SetType(EFFECT_TYPE_SINGLE)
	half:SetCode(EFFECT_SET_ATTACK_FINAL)
	half:SetReset(RESETS_STANDARD_PHASE_END)
	half:SetValue((monster:GetAttack()+1)//2)
	monster:RegisterEffect(half)
	monster:NegateEffects(c,RESET_PHASE|PHASE_END)
end
