-- Foucault's Cannon
-- A Pendulum Monster. In the End Phase of the turn in which it was activated: destroy a face-up Spell or Trap.
local s,id=GetID()

function s.initial_effect(c)
	Pendulum.AddProcedure(c,false)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(1160)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetRange(LOCATION_HAND)
	e1:SetCost(s.remember)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,0))
	e2:SetCategory(CATEGORY_DESTROY)
	e2:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_TRIGGER_O)
	e2:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e2:SetCode(EVENT_PHASE|PHASE_END)
	e2:SetRange(LOCATION_PZONE)
	e2:SetCountLimit(1)
	e2:SetCondition(function(e) return e:GetHandler():GetFlagEffect(id)>0 end)
	e2:SetTarget(s.choose)
	e2:SetOperation(s.fire)
	c:RegisterEffect(e2)
end

-- No cost: the mark goes if the activation is negated.
function s.remember(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	e:GetHandler():RegisterFlagEffect(id,RESET_PHASE|PHASE_END,EFFECT_FLAG_OATH,1)
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local face_up=aux.FaceupFilter(Card.IsSpellTrap)
	if chkc then return chkc:IsOnField() and face_up(chkc) end
	if chk==0 then return Duel.IsExistingTarget(face_up,tp,LOCATION_ONFIELD,LOCATION_ONFIELD,1,nil) end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local target=Duel.SelectTarget(tp,face_up,tp,LOCATION_ONFIELD,LOCATION_ONFIELD,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,target,1,0,0)
end

function s.fire(e)
	local target=Duel.GetFirstTarget()
	if e:GetHandler():IsRelateToEffect(e) and target:IsFaceup() and target:IsRelateToEffect(e) then
		Duel.Destroy(target,REASON_EFFECT)
	end
end
