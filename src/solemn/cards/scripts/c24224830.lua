-- Called by the Grave
-- Banish a monster from the opponent's GY; until the end of the next turn its effects, and those of monsters of its name, are negated.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_REMOVE)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetTarget(s.choose)
	e1:SetOperation(s.call)
	c:RegisterEffect(e1)
end

function s.can_be_called(c)
	return c:IsMonster() and c:IsAbleToRemove() and aux.SpElimFilter(c,true)
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsLocation(LOCATION_GRAVE) and chkc:IsControler(1-tp) and s.can_be_called(chkc) end
	if chk==0 then return Duel.IsExistingTarget(s.can_be_called,tp,0,LOCATION_GRAVE,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_REMOVE)
	local target=Duel.SelectTarget(tp,s.can_be_called,tp,0,LOCATION_GRAVE,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_REMOVE,target,1,0,0)
end

function s.call(e,tp)
	local target=Duel.GetFirstTarget()
	if not (target and target:IsRelateToEffect(e)) then return end
	if Duel.Remove(target,POS_FACEUP,REASON_EFFECT)==0 then return end
	s.silence_name(e:GetHandler(),tp,(target:GetOriginalCodeRule()))
end

-- On the field such monsters lose their effects; elsewhere each Chain Link of theirs is negated when it resolves.
function s.silence_name(c,tp,name)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetCode(EFFECT_DISABLE)
	e1:SetTargetRange(LOCATION_MZONE,LOCATION_MZONE)
	e1:SetTarget(function(_,monster) return s.is_named(monster,name) end)
	e1:SetReset(RESET_PHASE|PHASE_END,2)
	Duel.RegisterEffect(e1,tp)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e2:SetCode(EVENT_CHAIN_SOLVING)
	e2:SetCondition(function(_,_,_,_,_,re) return re:IsMonsterEffect() and s.is_named(re:GetHandler(),name) end)
	e2:SetOperation(s.negate_link)
	e2:SetReset(RESET_PHASE|PHASE_END,2)
	Duel.RegisterEffect(e2,tp)
end

function s.is_named(c,name)
	local first,second=c:GetOriginalCodeRule()
	return first==name or second==name
end

function s.negate_link(e,tp,eg,ep,ev)
	Duel.Hint(HINT_CARD,0,id)
	Duel.NegateEffect(ev)
end
