-- Forbidden Droplet
-- Send other cards to the GY: as many of the opponent's Effect Monsters lose half their ATK and their effects this turn. The opponent
-- cannot respond with cards of a kind (Monster, Spell, Trap) that was sent. Once a turn.
local s,id=GetID()
local PAYS=100
local KINDS=TYPE_MONSTER|TYPE_SPELL|TYPE_TRAP

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_DISABLE|CATEGORY_ATKCHANGE)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetProperty(EFFECT_FLAG_DAMAGE_STEP)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(TIMING_DAMAGE_STEP)
	e1:SetCountLimit(1,id,EFFECT_COUNT_CODE_OATH)
	e1:SetCondition(aux.StatChangeDamageStepCondition)
	e1:SetCost(s.will_pay)
	e1:SetTarget(s.pay)
	e1:SetOperation(s.drip)
	c:RegisterEffect(e1)
end

s.effect_monster=aux.FaceupFilter(Card.IsType,TYPE_EFFECT)

-- What is paid depends on what there is to negate, so the target function pays; it refuses to be used without the cost.
function s.will_pay(e)
	e:SetLabel(PAYS)
	return true
end

function s.pay(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	local most=Duel.GetMatchingGroupCount(s.effect_monster,tp,0,LOCATION_MZONE,nil)
	if chk==0 then
		local pays=e:GetLabel()==PAYS
		if pays then e:SetLabel(0) end
		return pays and most>0
			and Duel.IsExistingMatchingCard(Card.IsAbleToGraveAsCost,tp,LOCATION_HAND|LOCATION_ONFIELD,0,1,c)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_TOGRAVE)
	local chosen=Duel.SelectMatchingCard(tp,Card.IsAbleToGraveAsCost,tp,LOCATION_HAND|LOCATION_ONFIELD,0,1,most,c)
	Duel.SendtoGrave(chosen,REASON_COST)
	local sent=Duel.GetOperatedGroup()
	e:SetLabel(#sent)
	Duel.SetChainLimit(s.without(sent:GetBitwiseOr(Card.GetOriginalType)&KINDS))
	Duel.SetOperationInfo(0,CATEGORY_DISABLE,nil,#sent,0,0)
end

function s.without(kinds)
	return function(response,player,tp)
		return player==tp or response:GetHandler():GetOriginalType()&kinds==0
	end
end

function s.drip(e,tp)
	local c=e:GetHandler()
	local count=e:GetLabel()
	local monsters=Duel.GetMatchingGroup(s.effect_monster,tp,0,LOCATION_MZONE,nil)
	if #monsters<count then return end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_NEGATE)
	local chosen=monsters:Select(tp,count,count,nil)
	Duel.HintSelection(chosen)
	for monster in chosen:Iter() do
		local e1=Effect.CreateEffect(c)
		e1:SetType(EFFECT_TYPE_SINGLE)
		e1:SetCode(EFFECT_SET_ATTACK_FINAL)
		e1:SetValue(math.ceil(monster:GetAttack()/2))
		e1:SetReset(RESETS_STANDARD_PHASE_END)
		monster:RegisterEffect(e1)
		monster:NegateEffects(c,RESET_PHASE|PHASE_END)
	end
end
