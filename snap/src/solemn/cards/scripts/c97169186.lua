-- Smashing Ground
-- Destroy the opponent's face-up monster with the highest DEF; on a tie the player chooses.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_DESTROY)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.smash)
	c:RegisterEffect(e1)
end

-- Link Monsters have no DEF.
function s.has_defense(c)
	return c:IsFaceup() and c:IsDefenseAbove(0)
end

function s.sturdiest(tp)
	return Duel.GetMatchingGroup(s.has_defense,tp,0,LOCATION_MZONE,nil):GetMaxGroup(Card.GetDefense)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(s.has_defense,tp,0,LOCATION_MZONE,1,nil) end
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,s.sturdiest(tp),1,0,0)
end

function s.smash(e,tp)
	if not Duel.IsExistingMatchingCard(s.has_defense,tp,0,LOCATION_MZONE,1,nil) then return end
	local monsters=s.sturdiest(tp)
	if #monsters>1 then
		Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
		monsters=monsters:Select(tp,1,1,nil)
		Duel.HintSelection(monsters)
	end
	Duel.Destroy(monsters,REASON_EFFECT)
end
