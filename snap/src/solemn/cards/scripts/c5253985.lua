-- Soul Crossing
-- Normal Summon or Set a Divine-Beast with the opponent's monsters as Tributes. If so, until the next turn's end one
-- activation besides Divine-Beasts'.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCountLimit(1,id,EFFECT_COUNT_CODE_OATH)
	e1:SetCategory(CATEGORY_SUMMON)
	e1:SetCondition(function() return Duel.IsMainPhase() end)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.summon)
	c:RegisterEffect(e1)
end

-- With at least one Tribute
local LEAST=1

function s.ways(beast)
	return beast:IsSummonable(true,nil,LEAST),beast:IsMSetable(true,nil,LEAST)
end

-- The beast can be Tributed for with the opponent's monsters, by an effect of `source`.
function s.lend_souls(beast,source,also_uncopyable,reset)
	local loan=Effect.CreateEffect(source)
	loan:SetType(EFFECT_TYPE_SINGLE)
	loan:SetCode(EFFECT_ADD_EXTRA_TRIBUTE)
	loan:SetTargetRange(0,LOCATION_MZONE)
	loan:SetReset(reset)
	loan:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|also_uncopyable)
	loan:SetValue(POS_FACEUP)
	beast:RegisterEffect(loan,true)
	return loan
end

-- Could it be Summoned or Set if it could be Tributed for so?
function s.worthy(beast,source)
	if not beast:IsRace(RACE_DIVINE) then return false end
	local loan=s.lend_souls(beast,source,EFFECT_FLAG_UNCOPYABLE,RESET_CHAIN)
	local face_up,face_down=s.ways(beast)
	loan:Reset()
	return face_up or face_down
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		Duel.SetOperationInfo(0,CATEGORY_SUMMON,nil,1,0,0)
		return
	end
	return Duel.IsExistingMatchingCard(s.worthy,tp,LOCATION_HAND,0,1,nil,e:GetHandler())
end

function s.summon(e,tp)
	local crossing=e:GetHandler()
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SUMMON)
	for beast in Duel.SelectMatchingCard(tp,s.worthy,tp,LOCATION_HAND,0,1,1,nil,crossing):Iter() do
		s.lend_souls(beast,crossing,0,RESETS_STANDARD|RESET_EVENT)
		if s.comes_face_up(beast,tp) then
			s.await(beast,crossing,tp,EVENT_SUMMON_SUCCESS)
			Duel.Summon(tp,beast,true,nil,LEAST)
		else
			s.await(beast,crossing,tp,EVENT_MSET)
			Duel.MSet(tp,beast,true,nil,LEAST)
		end
	end
end

-- The player chooses where there is a choice.
function s.comes_face_up(beast,tp)
	local face_up,face_down=s.ways(beast)
	if not (face_up and face_down) then return not face_down end
	return Duel.SelectPosition(tp,beast,POS_FACEDOWN_DEFENSE|POS_FACEUP_ATTACK)==POS_FACEUP_ATTACK
end

function s.await(beast,source,tp,arrival)
	local watch=Effect.CreateEffect(source)
	watch:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_SINGLE)
	watch:SetCode(arrival)
	watch:SetReset(RESET_EVENT|(RESETS_STANDARD&~RESET_TOFIELD))
	watch:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	watch:SetOperation(function(e)
		local souls=e:GetHandler():GetMaterial():Filter(Card.IsPreviousControler,nil,1-tp)
		if #souls>0 then s.allow_one_activation(e:GetHandler(),tp) end
	end)
	beast:RegisterEffect(watch,true)
end

-- Anything but the effects of Divine-Beasts
function s.is_counted(effect)
	local divine=effect:GetHandler():IsRace(RACE_DIVINE)
	return not divine or effect:IsSpellTrapEffect()
end

-- Until the end of the next turn
function s.allow_one_activation(beast,player)
	local ban=Effect.CreateEffect(beast)
	ban:SetType(EFFECT_TYPE_FIELD)
	ban:SetCode(EFFECT_CANNOT_ACTIVATE)
	ban:SetTargetRange(1,0)
	ban:SetReset(RESET_PHASE|PHASE_END,2)
	ban:SetProperty(EFFECT_FLAG_CLIENT_HINT|EFFECT_FLAG_PLAYER_TARGET)
	ban:SetDescription(aux.Stringid(id,0))
	ban:SetCondition(function() return Duel.HasFlagEffect(player,id) end)
	ban:SetValue(function(_,effect) return s.is_counted(effect) end)
	Duel.RegisterEffect(ban,player)
	-- A flag of the turn tells that the one activation was made; one that is negated is none the less it (Q&A 23158).
	local count=Effect.CreateEffect(beast)
	count:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_FIELD)
	count:SetCode(EVENT_CHAINING)
	count:SetReset(RESET_PHASE|PHASE_END,2)
	count:SetOperation(function(_,_,_,activator,_,effect)
		if activator~=player or not s.is_counted(effect) then return end
		Duel.RegisterFlagEffect(player,id,RESET_PHASE|PHASE_END,0,1)
	end)
	Duel.RegisterEffect(count,player)
end
