-- X-Saber Airbellum
-- Inflicts battle damage by a direct attack: the opponent discards a random card.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_HANDES)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e1:SetCode(EVENT_BATTLE_DAMAGE)
	e1:SetCondition(function(e,tp,eg,ep) return ep==1-tp and Duel.GetAttackTarget()==nil end)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.cut)
	c:RegisterEffect(e1)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_HANDES,nil,0,1-tp,1)
end

function s.cut(e,tp,eg,ep)
	local hand=Duel.GetFieldGroup(ep,LOCATION_HAND,0)
	if #hand>0 then Duel.SendtoGrave(hand:RandomSelect(1-tp,1),REASON_EFFECT|REASON_DISCARD) end
end
