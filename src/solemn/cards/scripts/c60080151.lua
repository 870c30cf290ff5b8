-- Memory of an Adversary
-- When the opponent's monster attacks: take damage equal to its ATK and banish it; in the opponent's next End Phase it joins your side.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_ATTACK_ANNOUNCE)
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON|CATEGORY_REMOVE|CATEGORY_DAMAGE)
	e1:SetCondition(s.is_opponents_turn)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.remember)
	c:RegisterEffect(e1)
end

function s.is_opponents_turn(e,tp)
	return not Duel.IsTurnPlayer(tp)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	local adversary=Duel.GetAttacker()
	if chk==0 then return adversary:IsAbleToRemove() and adversary:IsOnField() end
	Duel.SetOperationInfo(0,CATEGORY_REMOVE,adversary,1,0,0)
	Duel.SetOperationInfo(0,CATEGORY_DAMAGE,nil,0,tp,adversary:GetAttack())
end

function s.still_attacks(monster)
	return monster and monster:IsRelateToBattle() and not monster:IsStatus(STATUS_ATTACK_CANCELED)
end

-- Damage, then banishment, then the wait: each only if the one before took place.
function s.remember(e,tp)
	local adversary=Duel.GetAttacker()
	if not s.still_attacks(adversary) then return end
	local damage=Duel.Damage(tp,adversary:GetAttack(),REASON_EFFECT)
	if damage<=0 or Duel.Remove(adversary,POS_FACEUP,REASON_EFFECT)==0 then return end
	if adversary:IsLocation(LOCATION_REMOVED) then s.recall_later(e:GetHandler(),tp,adversary) end
end

function s.recall_later(c,tp,adversary)
	local banished_in=Duel.GetTurnCount()
	adversary:RegisterFlagEffect(id,RESETS_STANDARD|RESET_EVENT,0,0)
	local memory=Effect.CreateEffect(c)
	memory:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_FIELD)
	memory:SetCode(EVENT_PHASE|PHASE_END)
	memory:SetCountLimit(1)
	memory:SetReset(RESET_OPPO_TURN|RESET_PHASE|PHASE_END,2)
	memory:SetLabelObject(adversary)
	memory:SetCondition(function(e,player)
		local later=s.is_opponents_turn(e,player) and Duel.GetTurnCount()>banished_in
		return later and s.banished_by(adversary,e:GetHandler())
	end)
	memory:SetOperation(function(_,player)
		Duel.Hint(HINT_CARD,0,id)
		Duel.SpecialSummon(adversary,0,player,player,false,false,POS_FACEUP)
	end)
	Duel.RegisterEffect(memory,tp)
end

-- Is it still banished, and by this card?
function s.banished_by(monster,c)
	return monster:HasFlagEffect(id) and monster:GetReasonEffect():GetHandler()==c
end
