-- Dark Hole
-- Destroy all monsters on the field.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_DESTROY)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.collapse)
	c:RegisterEffect(e1)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	local monsters=Duel.GetFieldGroup(tp,LOCATION_MZONE,LOCATION_MZONE)
	if chk==0 then return #monsters>0 end
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,monsters,#monsters,0,0)
end

function s.collapse(e,tp)
	Duel.Destroy(Duel.GetFieldGroup(tp,LOCATION_MZONE,LOCATION_MZONE),REASON_EFFECT)
end
