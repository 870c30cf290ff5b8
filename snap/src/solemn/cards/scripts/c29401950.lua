-- Bottomless Trap Hole
-- When the opponent Summons monsters with 1500 or more ATK: destroy and banish them.
local s,id=GetID()

function s.initial_effect(c)
	s.add_activation(c,EVENT_SUMMON_SUCCESS,s.announce_one,s.swallow_one)
	s.add_activation(c,EVENT_FLIP_SUMMON_SUCCESS,s.announce_one,s.swallow_one)
	s.add_activation(c,EVENT_SPSUMMON_SUCCESS,s.announce_all,s.swallow_all)
end

function s.add_activation(c,summoned,announce,swallow)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_DESTROY|CATEGORY_REMOVE)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(summoned)
	e1:SetTarget(announce)
	e1:SetOperation(swallow)
	c:RegisterEffect(e1)
end

function s.heavy(c)
	return c:IsFaceup() and c:GetAttack()>=1500
end

-- No target in the game's sense: the cards are only kept in mind.
function s.announce(eg,monsters)
	Duel.SetTargetCard(eg)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,monsters,#monsters,0,0)
	Duel.SetOperationInfo(0,CATEGORY_REMOVE,monsters,#monsters,0,0)
end

function s.announce_one(e,tp,eg,ep,ev,re,r,rp,chk)
	local monster=eg:GetFirst()
	if chk==0 then return ep==1-tp and s.heavy(monster) and monster:IsLocation(LOCATION_MZONE) and monster:IsAbleToRemove() end
	s.announce(eg,Group.FromCards(monster))
end

function s.swallow_one(e,tp,eg)
	local monster=eg:GetFirst()
	if monster and s.heavy(monster) and monster:IsRelateToEffect(e) then
		Duel.Destroy(monster,REASON_EFFECT,LOCATION_REMOVED)
	end
end

function s.summoned_by_opponent(c,tp)
	return s.heavy(c) and c:IsLocation(LOCATION_MZONE) and not c:IsSummonPlayer(tp)
end

function s.announce_all(e,tp,eg,ep,ev,re,r,rp,chk)
	local function removable(c) return s.summoned_by_opponent(c,tp) and c:IsAbleToRemove() end
	if chk==0 then return eg:IsExists(removable,1,nil) end
	s.announce(eg,eg:Filter(removable,nil))
end

function s.swallow_all(e,tp,eg)
	local monsters=eg:Filter(s.summoned_by_opponent,nil,tp):Filter(Card.IsRelateToEffect,nil,e)
	if #monsters>0 then Duel.Destroy(monsters,REASON_EFFECT,LOCATION_REMOVED) end
end
