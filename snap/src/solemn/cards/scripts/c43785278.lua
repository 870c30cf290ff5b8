-- Foucault's Cannon
-- A Pendulum Monster. In the End Phase of the turn in which it was activated: destroy a face-up Spell or Trap.
local s,id=GetID()

function s.initial_effect(c)
	Pendulum.AddProcedure(c,false)
	s.is_activated(c)
	s.fires_when_activated(c)
end

-- No cost: the mark goes if the activation is negated.
function s.is_activated(c)
	local opening=Effect.CreateEffect(c)
	opening:SetType(EFFECT_TYPE_ACTIVATE)
	opening:SetCode(EVENT_FREE_CHAIN)
	opening:SetRange(LOCATION_HAND)
	opening:SetDescription(1160)
	opening:SetCost(function(e,_,_,_,_,_,_,_,chk)
		if chk~=0 then e:GetHandler():RegisterFlagEffect(id,RESET_PHASE|PHASE_END,EFFECT_FLAG_OATH,1) end
		return true
	end)
	c:RegisterEffect(opening)
end

function s.fires_when_activated(c)
	local shot=Effect.CreateEffect(c)
	shot:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_FIELD)
	shot:SetCode(EVENT_PHASE|PHASE_END)
	shot:SetRange(LOCATION_PZONE)
	shot:SetCountLimit(1)
	shot:SetProperty(EFFECT_FLAG_CARD_TARGET)
	shot:SetCategory(CATEGORY_DESTROY)
	shot:SetDescription(aux.Stringid(id,0))
	shot:SetCondition(function(e) return e:GetHandler():HasFlagEffect(id) end)
	shot:SetTarget(s.choose_prey)
	shot:SetOperation(s.fire)
	c:RegisterEffect(shot)
end

function s.prey(c)
	return c:IsSpellTrap() and c:IsFaceup()
end

function s.choose_prey(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local field=LOCATION_ONFIELD
	if chkc then
		return s.prey(chkc) and chkc:IsOnField()
	elseif chk==0 then
		return Duel.IsExistingTarget(s.prey,tp,field,field,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local prey=Duel.SelectTarget(tp,s.prey,tp,field,field,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,prey,1,0,0)
end

function s.fire(e)
	if not e:GetHandler():IsRelateToEffect(e) then return end
	local prey=Duel.GetTargetCards(e):Match(Card.IsFaceup,nil)
	if #prey>0 then Duel.Destroy(prey,REASON_EFFECT) end
end
