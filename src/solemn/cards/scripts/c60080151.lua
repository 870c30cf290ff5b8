-- Memory of an Adversary
-- When the opponent's monster attacks: take damage equal to its ATK and banish it; in the opponent's next End Phase it joins your side.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_DAMAGE|CATEGORY_REMOVE|CATEGORY_SPECIAL_SUMMON)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_ATTACK_ANNOUNCE)
	e1:SetCondition(function(e,tp) return Duel.IsTurnPlayer(1-tp) end)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.remember)
	c:RegisterEffect(e1)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	local attacker=Duel.GetAttacker()
	if chk==0 then return attacker:IsOnField() and attacker:IsAbleToRemove() end
	Duel.SetOperationInfo(0,CATEGORY_DAMAGE,nil,0,tp,attacker:GetAttack())
	Duel.SetOperationInfo(0,CATEGORY_REMOVE,attacker,1,0,0)
end

function s.remember(e,tp)
	local attacker=Duel.GetAttacker()
	if not attacker or not attacker:CanAttack() or not attacker:IsRelateToBattle() then return end
	if attacker:IsStatus(STATUS_ATTACK_CANCELED) or Duel.Damage(tp,attacker:GetAttack(),REASON_EFFECT)<=0 then return end
	if Duel.Remove(attacker,POS_FACEUP,REASON_EFFECT)>0 and attacker:IsLocation(LOCATION_REMOVED) then
		s.wait_for(e,tp,attacker)
	end
end

function s.wait_for(e,tp,monster)
	monster:RegisterFlagEffect(id,RESET_EVENT|RESETS_STANDARD,0,0)
	local e1=Effect.CreateEffect(e:GetHandler())
	e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e1:SetCode(EVENT_PHASE|PHASE_END)
	e1:SetCountLimit(1)
	e1:SetLabel(Duel.GetTurnCount())
	e1:SetLabelObject(monster)
	e1:SetCondition(s.time_has_come)
	e1:SetOperation(s.take)
	e1:SetReset(RESET_PHASE|PHASE_END|RESET_OPPO_TURN,2)
	Duel.RegisterEffect(e1,tp)
end

-- A later turn of the opponent, and the monster is still banished by this card.
function s.time_has_come(e,tp)
	local monster=e:GetLabelObject()
	return Duel.IsTurnPlayer(1-tp) and Duel.GetTurnCount()~=e:GetLabel()
		and monster:GetFlagEffect(id)>0 and monster:GetReasonEffect():GetHandler()==e:GetHandler()
end

function s.take(e,tp)
	Duel.Hint(HINT_CARD,0,id)
	Duel.SpecialSummon(e:GetLabelObject(),0,tp,tp,false,false,POS_FACEUP)
end
