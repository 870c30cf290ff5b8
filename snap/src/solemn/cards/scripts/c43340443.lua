-- Forced Back
-- Negate a Normal or Flip Summon and return that monster to the hand.
local s,id=GetID()

function s.initial_effect(c)
	s.can_force_back(c,EVENT_SUMMON)
	s.can_force_back(c,EVENT_FLIP_SUMMON)
end

function s.can_force_back(c,attempt)
	local wind=Effect.CreateEffect(c)
	wind:SetType(EFFECT_TYPE_ACTIVATE)
	wind:SetCode(attempt)
	wind:SetCategory(CATEGORY_TOHAND|CATEGORY_DISABLE_SUMMON)
	wind:SetCondition(function() return Duel.GetCurrentChain(true)<1 end)
	wind:SetTarget(s.announce)
	wind:SetOperation(s.force_back)
	c:RegisterEffect(wind)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		for _,category in ipairs({CATEGORY_DISABLE_SUMMON,CATEGORY_TOHAND}) do
			Duel.SetOperationInfo(0,category,eg,1,0,0)
		end
	end
	return true
end

function s.force_back(_,_,monster)
	Duel.NegateSummon(monster:GetFirst())
	Duel.SendtoHand(monster,nil,REASON_EFFECT)
end
