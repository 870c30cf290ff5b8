-- Creature Swap
-- Each player chooses one of their monsters; they change sides and cannot change their positions this turn.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCategory(CATEGORY_CONTROL)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.swap)
	c:RegisterEffect(e1)
end

-- From an Extra Monster Zone it cannot make room for the other.
function s.exchangeable(c)
	if not c:IsAbleToChangeControler() then return false end
	local makes_room=c:GetSequence()<=4
	return makes_room or Duel.GetLocationCount(c:GetControler(),LOCATION_MZONE)>0
end

function s.both_can_give()
	for player=0,1 do
		local monsters=Duel.GetMatchingGroupCount(s.exchangeable,player,LOCATION_MZONE,0,nil)
		if monsters==0 then return false end
	end
	return true
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then Duel.SetOperationInfo(0,CATEGORY_CONTROL,nil,0,0,0) end
	return s.both_can_give()
end

function s.give(player)
	Duel.Hint(HINT_SELECTMSG,player,HINTMSG_CONTROL)
	local given=Duel.SelectMatchingCard(player,s.exchangeable,player,LOCATION_MZONE,0,1,1,nil)
	Duel.HintSelection(given)
	return given:GetFirst()
end

function s.swap(e,tp)
	if not s.both_can_give() then return end
	local pair={s.give(tp),s.give(1-tp)}
	if Duel.SwapControl(pair[1],pair[2],0,0) then
		for _,monster in ipairs(pair) do s.fix_position(e:GetHandler(),monster) end
	end
end

function s.fix_position(c,monster)
	local fixed=Effect.CreateEffect(c)
	fixed:SetType(EFFECT_TYPE_SINGLE)
	fixed:SetCode(EFFECT_CANNOT_CHANGE_POSITION)
	fixed:SetReset(RESET_PHASE|PHASE_END)
	fixed:SetProperty(EFFECT_FLAG_CLIENT_HINT)
	fixed:SetDescription(3313)
	monster:RegisterEffect(fixed)
end
