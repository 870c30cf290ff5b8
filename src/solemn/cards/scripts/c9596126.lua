-- Chaos Sorcerer
-- Special Summoned by banishing a LIGHT and a DARK monster from the GY. Once a turn, instead of attacking: banish a face-up monster.
local s,id=GetID()

function s.initial_effect(c)
	c:EnableReviveLimit()
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetProperty(EFFECT_FLAG_UNCOPYABLE|EFFECT_FLAG_CANNOT_DISABLE)
	e1:SetCode(EFFECT_SPSUMMON_PROC)
	e1:SetRange(LOCATION_HAND)
	e1:SetCondition(s.can_appear)
	e1:SetTarget(s.choose_souls)
	e1:SetOperation(s.banish_souls)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,1))
	e2:SetCategory(CATEGORY_REMOVE)
	e2:SetType(EFFECT_TYPE_IGNITION)
	e2:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e2:SetRange(LOCATION_MZONE)
	e2:SetCountLimit(1)
	e2:SetCost(s.give_up_attack)
	e2:SetTarget(s.choose)
	e2:SetOperation(s.banish)
	c:RegisterEffect(e2)
end

function s.soul(c)
	return c:IsAttribute(ATTRIBUTE_LIGHT|ATTRIBUTE_DARK) and c:IsAbleToRemoveAsCost() and aux.SpElimFilter(c,true)
end

function s.souls(tp)
	return Duel.GetMatchingGroup(s.soul,tp,LOCATION_MZONE|LOCATION_GRAVE,0,nil)
end

function s.one_of_each(chosen,e,tp)
	return Duel.GetMZoneCount(tp,chosen)>0 and chosen:IsExists(Card.IsAttribute,1,nil,ATTRIBUTE_LIGHT)
		and chosen:IsExists(Card.IsAttribute,1,nil,ATTRIBUTE_DARK)
end

function s.can_appear(e,c)
	if c==nil then return true end
	local tp=e:GetHandlerPlayer()
	local souls=s.souls(tp)
	return #souls>=2 and Duel.GetMZoneCount(tp,souls)>0 and aux.SelectUnselectGroup(souls,e,tp,2,2,s.one_of_each,0)
end

function s.choose_souls(e,tp)
	local chosen=aux.SelectUnselectGroup(s.souls(tp),e,tp,2,2,s.one_of_each,1,tp,HINTMSG_REMOVE,nil,nil,true)
	if #chosen==0 then return false end
	e:SetLabelObject(chosen)
	return true
end

function s.banish_souls(e)
	local chosen=e:GetLabelObject()
	if chosen then Duel.Remove(chosen,POS_FACEUP,REASON_COST) end
end

function s.give_up_attack(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	if chk==0 then return c:GetAttackAnnouncedCount()==0 end
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(3206)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_OATH|EFFECT_FLAG_CLIENT_HINT)
	e1:SetCode(EFFECT_CANNOT_ATTACK)
	e1:SetReset(RESETS_STANDARD_PHASE_END)
	c:RegisterEffect(e1)
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local removable=aux.FaceupFilter(Card.IsAbleToRemove)
	if chkc then return chkc:IsLocation(LOCATION_MZONE) and removable(chkc) end
	if chk==0 then return Duel.IsExistingTarget(removable,tp,LOCATION_MZONE,LOCATION_MZONE,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_REMOVE)
	local target=Duel.SelectTarget(tp,removable,tp,LOCATION_MZONE,LOCATION_MZONE,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_REMOVE,target,1,tp,0)
end

function s.banish(e)
	local target=Duel.GetFirstTarget()
	if target:IsRelateToEffect(e) and target:IsFaceup() and target:IsMonster() then
		Duel.Remove(target,POS_FACEUP,REASON_EFFECT)
	end
end
