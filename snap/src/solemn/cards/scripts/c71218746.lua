-- Drillroid
-- Attacks a monster in Defense Position: destroy that monster before damage is calculated.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_DESTROY)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e1:SetCode(EVENT_BATTLE_CONFIRM)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.drill)
	c:RegisterEffect(e1)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	local target=Duel.GetAttackTarget()
	if chk==0 then return Duel.GetAttacker()==e:GetHandler() and target~=nil and target:IsDefensePos() end
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,target,1,0,0)
end

function s.drill()
	local target=Duel.GetAttackTarget()
	if target and target:IsDefensePos() and target:IsRelateToBattle() then Duel.Destroy(target,REASON_EFFECT) end
end
