-- Nibiru, the Primal Being
-- In a Main Phase of a turn in which the opponent Summoned five monsters or more: Tribute all face-up monsters, Special Summon this card
-- from the hand, and to the opponent's field a Token with the sum of their ATK and DEF. Once a turn.
local s,id=GetID()
local PRIMAL_BEING_TOKEN=id+1
local SHOWER=5

s.listed_names={PRIMAL_BEING_TOKEN}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMING_SPSUMMON|TIMING_SUMMON|TIMING_MAIN_END)
	e1:SetRange(LOCATION_HAND)
	e1:SetCountLimit(1,id)
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON|CATEGORY_TOKEN|CATEGORY_RELEASE)
	e1:SetCondition(function(_,tp) return Duel.HasFlagEffect(1-tp,id,SHOWER) and Duel.IsMainPhase() end)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.strike)
	c:RegisterEffect(e1)
	aux.GlobalCheck(s,function() s.count_summons(c) end)
end

-- A flag on the player for each monster Summoned, in the whole duel and for all copies
function s.count_summons(c)
	local counter=Effect.CreateEffect(c)
	counter:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_FIELD)
	counter:SetCode(EVENT_SPSUMMON_SUCCESS)
	counter:SetOperation(function(_,_,summoned) summoned:ForEach(s.count_one) end)
	Duel.RegisterEffect(counter,0)
	local of_normal=counter:Clone()
	of_normal:SetCode(EVENT_SUMMON_SUCCESS)
	Duel.RegisterEffect(of_normal,0)
end

function s.count_one(monster)
	local player=monster:GetSummonPlayer()
	Duel.RegisterFlagEffect(player,id,RESET_PHASE|PHASE_END,0,1)
end

function s.victims(tp)
	local tributable=aux.FaceupFilter(Card.IsReleasableByEffect)
	return Duel.GetMatchingGroup(tributable,tp,LOCATION_MZONE,LOCATION_MZONE,nil)
end

function s.token_can_appear(tp,attack,defense)
	return Duel.IsPlayerCanSpecialSummonMonster(tp,PRIMAL_BEING_TOKEN,0,TYPES_TOKEN,attack,defense,11,RACE_ROCK,
		ATTRIBUTE_LIGHT,POS_FACEUP,1-tp)
end

function s.can_strike(e,tp,victims)
	if #victims==0 or not Duel.IsPlayerCanSpecialSummonCount(tp,2) then return false end
	for player=0,1 do
		if Duel.GetMZoneCount(player,victims,tp)<1 then return false end
	end
	local attack,defense=victims:GetSum(Card.GetBaseAttack),victims:GetSum(Card.GetBaseDefense)
	return e:GetHandler():IsCanBeSpecialSummoned(e,0,tp,false,false) and s.token_can_appear(tp,attack,defense)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	local victims=s.victims(tp)
	if chk==0 then return s.can_strike(e,tp,victims) end
	Duel.SetOperationInfo(0,CATEGORY_TOKEN,nil,1,0,0)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,e:GetHandler(),1,0,0)
	Duel.SetOperationInfo(0,CATEGORY_RELEASE,victims,#victims,0,0)
end

-- "?" counts for nothing.
function s.sum(monsters,measure)
	local sum=0
	for monster in monsters:Iter() do sum=sum+math.max(measure(monster),0) end
	return sum
end

-- Each step only if the one before took place
function s.strike(e,tp)
	if Duel.Release(s.victims(tp),REASON_EFFECT)==0 then return end
	local crushed=Duel.GetOperatedGroup()
	if not s.lands(e,tp) then return end
	local attack,defense=s.sum(crushed,Card.GetBaseAttack),s.sum(crushed,Card.GetBaseDefense)
	if Duel.GetMZoneCount(1-tp,nil,tp)>0 and s.token_can_appear(tp,attack,defense) then
		Duel.BreakEffect()
		s.leave_token(e:GetHandler(),tp,attack,defense)
	end
end

function s.lands(e,tp)
	local meteor=e:GetHandler()
	if not meteor:IsRelateToEffect(e) or Duel.GetLocationCount(tp,LOCATION_MZONE)<1 then return false end
	return Duel.SpecialSummon(meteor,0,tp,tp,false,false,POS_FACEUP)>0
end

function s.leave_token(c,tp,attack,defense)
	local token=Duel.CreateToken(tp,PRIMAL_BEING_TOKEN)
	Duel.SpecialSummonStep(token,0,tp,1-tp,false,false,POS_FACEUP)
	s.set_number(c,token,EFFECT_SET_ATTACK,attack)
	s.set_number(c,token,EFFECT_SET_DEFENSE,defense)
	Duel.SpecialSummonComplete()
end

function s.set_number(c,token,code,number)
	local set=Effect.CreateEffect(c)
	set:SetType(EFFECT_TYPE_SINGLE)
	set:SetCode(code)
	set:SetReset(RESETS_STANDARD|RESET_EVENT)
	set:SetValue(number)
	token:RegisterEffect(set)
end
