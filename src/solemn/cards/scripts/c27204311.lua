-- Nibiru, the Primal Being
-- In a Main Phase of a turn in which the opponent Summoned five monsters or more: Tribute all face-up monsters, Special Summon this card
-- from the hand, and to the opponent's field a Token with the sum of their ATK and DEF. Once a turn.
local s,id=GetID()
local PRIMAL_BEING_TOKEN=id+1

s.listed_names={PRIMAL_BEING_TOKEN}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_RELEASE|CATEGORY_SPECIAL_SUMMON|CATEGORY_TOKEN)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMING_MAIN_END|TIMING_SUMMON|TIMING_SPSUMMON)
	e1:SetRange(LOCATION_HAND)
	e1:SetCountLimit(1,id)
	e1:SetCondition(s.enough_appeared)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.strike)
	c:RegisterEffect(e1)
	aux.GlobalCheck(s,function() s.count_summons(c) end)
end

-- A flag on the player for each monster Summoned, in the whole duel and for all copies
function s.count_summons(c)
	for _,event in ipairs({EVENT_SPSUMMON_SUCCESS,EVENT_SUMMON_SUCCESS}) do
		local e1=Effect.CreateEffect(c)
		e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
		e1:SetCode(event)
		e1:SetOperation(s.note)
		Duel.RegisterEffect(e1,0)
	end
end

function s.note(e,tp,eg)
	for monster in eg:Iter() do
		Duel.RegisterFlagEffect(monster:GetSummonPlayer(),id,RESET_PHASE|PHASE_END,0,1)
	end
end

function s.enough_appeared(e,tp)
	return Duel.IsMainPhase() and Duel.HasFlagEffect(1-tp,id,5)
end

function s.victims(tp)
	return Duel.GetMatchingGroup(aux.FaceupFilter(Card.IsReleasableByEffect),tp,LOCATION_MZONE,LOCATION_MZONE,nil)
end

function s.token_can_appear(tp,attack,defense)
	return Duel.IsPlayerCanSpecialSummonMonster(tp,PRIMAL_BEING_TOKEN,0,TYPES_TOKEN,attack,defense,11,RACE_ROCK,
		ATTRIBUTE_LIGHT,POS_FACEUP,1-tp)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	local monsters=s.victims(tp)
	if chk==0 then
		return #monsters>0 and Duel.IsPlayerCanSpecialSummonCount(tp,2)
			and Duel.GetMZoneCount(tp,monsters,tp)>0 and Duel.GetMZoneCount(1-tp,monsters,tp)>0
			and c:IsCanBeSpecialSummoned(e,0,tp,false,false)
			and s.token_can_appear(tp,monsters:GetSum(Card.GetBaseAttack),monsters:GetSum(Card.GetBaseDefense))
	end
	Duel.SetOperationInfo(0,CATEGORY_RELEASE,monsters,#monsters,0,0)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,c,1,0,0)
	Duel.SetOperationInfo(0,CATEGORY_TOKEN,nil,1,0,0)
end

-- "?" counts for nothing.
function s.sum(monsters,measure)
	return monsters:GetSum(function(monster) return math.max(measure(monster),0) end)
end

function s.strike(e,tp)
	local c=e:GetHandler()
	if Duel.Release(s.victims(tp),REASON_EFFECT)==0 or not c:IsRelateToEffect(e) then return end
	local gone=Duel.GetOperatedGroup()
	if Duel.GetLocationCount(tp,LOCATION_MZONE)<=0 or Duel.SpecialSummon(c,0,tp,tp,false,false,POS_FACEUP)==0 then return end
	local attack,defense=s.sum(gone,Card.GetBaseAttack),s.sum(gone,Card.GetBaseDefense)
	if Duel.GetMZoneCount(1-tp,nil,tp)<=0 or not s.token_can_appear(tp,attack,defense) then return end
	Duel.BreakEffect()
	s.leave_token(c,tp,{[EFFECT_SET_ATTACK]=attack,[EFFECT_SET_DEFENSE]=defense})
end

function s.leave_token(c,tp,numbers)
	local token=Duel.CreateToken(tp,PRIMAL_BEING_TOKEN)
	Duel.SpecialSummonStep(token,0,tp,1-tp,false,false,POS_FACEUP)
	for _,code in ipairs({EFFECT_SET_ATTACK,EFFECT_SET_DEFENSE}) do
		local e1=Effect.CreateEffect(c)
		e1:SetType(EFFECT_TYPE_SINGLE)
		e1:SetCode(code)
		e1:SetValue(numbers[code])
		e1:SetReset(RESET_EVENT|RESETS_STANDARD)
		token:RegisterEffect(e1)
	end
	Duel.SpecialSummonComplete()
end
