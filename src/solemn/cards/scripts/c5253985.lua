-- Soul Crossing
-- Normal Summon or Set a Divine-Beast with the opponent's monsters as Tributes. If so, until the next turn's end one
-- activation besides Divine-Beasts'.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_SUMMON)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCountLimit(1,id,EFFECT_COUNT_CODE_OATH)
	e1:SetCondition(function() return Duel.IsMainPhase() end)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.summon)
	c:RegisterEffect(e1)
end

-- Anything but the effects of Divine-Beasts
function s.is_limited(effect)
	return effect:IsSpellTrapEffect() or not effect:GetHandler():IsRace(RACE_DIVINE)
end

function s.lend_tributes(c,owner,property,reset)
	local e1=Effect.CreateEffect(owner)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetProperty(property)
	e1:SetCode(EFFECT_ADD_EXTRA_TRIBUTE)
	e1:SetTargetRange(0,LOCATION_MZONE)
	e1:SetValue(POS_FACEUP)
	e1:SetReset(reset)
	c:RegisterEffect(e1,true)
	return e1
end

-- Could it be Summoned or Set if it could be Tributed for so?
function s.summonable(c,owner)
	if not c:IsRace(RACE_DIVINE) then return false end
	local lent=s.lend_tributes(c,owner,EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE,RESET_CHAIN)
	local possible=c:IsSummonable(true,nil,1) or c:IsMSetable(true,nil,1)
	lent:Reset()
	return possible
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(s.summonable,tp,LOCATION_HAND,0,1,nil,e:GetHandler()) end
	Duel.SetOperationInfo(0,CATEGORY_SUMMON,nil,1,0,0)
end

function s.summon(e,tp)
	local c=e:GetHandler()
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SUMMON)
	local beast=Duel.SelectMatchingCard(tp,s.summonable,tp,LOCATION_HAND,0,1,1,nil,c):GetFirst()
	if not beast then return end
	s.lend_tributes(beast,c,EFFECT_FLAG_CANNOT_DISABLE,RESET_EVENT|RESETS_STANDARD)
	local up,down=beast:IsSummonable(true,nil,1),beast:IsMSetable(true,nil,1)
	if up and down then
		up=Duel.SelectPosition(tp,beast,POS_FACEUP_ATTACK|POS_FACEDOWN_DEFENSE)==POS_FACEUP_ATTACK
	end
	if up or not down then
		s.watch(beast,c,tp,EVENT_SUMMON_SUCCESS)
		Duel.Summon(tp,beast,true,nil,1)
	else
		s.watch(beast,c,tp,EVENT_MSET)
		Duel.MSet(tp,beast,true,nil,1)
	end
end

function s.watch(beast,owner,tp,event)
	local e1=Effect.CreateEffect(owner)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_CONTINUOUS)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	e1:SetCode(event)
	e1:SetLabel(tp)
	e1:SetOperation(s.pay_for_souls)
	e1:SetReset(RESET_EVENT|(RESETS_STANDARD&~RESET_TOFIELD))
	beast:RegisterEffect(e1,true)
end

function s.pay_for_souls(e)
	local beast,player=e:GetHandler(),e:GetLabel()
	if not beast:GetMaterial():IsExists(Card.IsPreviousControler,1,nil,1-player) then return end
	local e1=Effect.CreateEffect(beast)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET|EFFECT_FLAG_CLIENT_HINT)
	e1:SetCode(EFFECT_CANNOT_ACTIVATE)
	e1:SetTargetRange(1,0)
	e1:SetCondition(function() return Duel.GetFlagEffect(player,id)>0 end)
	e1:SetValue(function(_,effect) return s.is_limited(effect) end)
	e1:SetReset(RESET_PHASE|PHASE_END,2)
	Duel.RegisterEffect(e1,player)
	-- A flag of the turn tells that the one activation was made; one that is negated is none the less it (Q&A 23158).
	local e2=Effect.CreateEffect(beast)
	e2:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e2:SetCode(EVENT_CHAINING)
	e2:SetOperation(function(_,_,_,ep,_,re)
		if ep==player and s.is_limited(re) then Duel.RegisterFlagEffect(player,id,RESET_PHASE|PHASE_END,0,1) end
	end)
	e2:SetReset(RESET_PHASE|PHASE_END,2)
	Duel.RegisterEffect(e2,player)
end
