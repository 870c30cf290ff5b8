-- Creature Swap
-- Each player chooses one of their monsters; they change sides and cannot change their positions this turn.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_CONTROL)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.swap)
	c:RegisterEffect(e1)
end

-- From an Extra Monster Zone it cannot make room for the other.
function s.exchangeable(c)
	return c:IsAbleToChangeControler() and (c:GetSequence()<5 or Duel.GetLocationCount(c:GetControler(),LOCATION_MZONE)>0)
end

function s.both_have_one(tp)
	return Duel.IsExistingMatchingCard(s.exchangeable,tp,LOCATION_MZONE,0,1,nil)
		and Duel.IsExistingMatchingCard(s.exchangeable,tp,0,LOCATION_MZONE,1,nil)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return s.both_have_one(tp) end
	Duel.SetOperationInfo(0,CATEGORY_CONTROL,nil,0,0,0)
end

function s.choose(player)
	Duel.Hint(HINT_SELECTMSG,player,HINTMSG_CONTROL)
	local chosen=Duel.SelectMatchingCard(player,s.exchangeable,player,LOCATION_MZONE,0,1,1,nil)
	Duel.HintSelection(chosen)
	return chosen:GetFirst()
end

function s.swap(e,tp)
	if not s.both_have_one(tp) then return end
	local mine=s.choose(tp)
	local theirs=s.choose(1-tp)
	if not Duel.SwapControl(mine,theirs,0,0) then return end
	for _,monster in ipairs({mine,theirs}) do
		local e1=Effect.CreateEffect(e:GetHandler())
		e1:SetDescription(3313)
		e1:SetType(EFFECT_TYPE_SINGLE)
		e1:SetProperty(EFFECT_FLAG_CLIENT_HINT)
		e1:SetCode(EFFECT_CANNOT_CHANGE_POSITION)
		e1:SetReset(RESET_PHASE|PHASE_END)
		monster:RegisterEffect(e1)
	end
end
