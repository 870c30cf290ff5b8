-- Mirror Force
-- When the opponent's monster attacks: destroy all of the opponent's monsters in Attack Position.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_DESTROY)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_ATTACK_ANNOUNCE)
	e1:SetCondition(function(e,tp) return Duel.IsTurnPlayer(1-tp) end)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.reflect)
	c:RegisterEffect(e1)
end

function s.mirrored(tp)
	return Duel.GetMatchingGroup(Card.IsAttackPos,tp,0,LOCATION_MZONE,nil)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	local monsters=s.mirrored(tp)
	if chk==0 then return #monsters>0 end
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,monsters,#monsters,0,0)
end

function s.reflect(e,tp)
	local monsters=s.mirrored(tp)
	if #monsters>0 then Duel.Destroy(monsters,REASON_EFFECT) end
end
