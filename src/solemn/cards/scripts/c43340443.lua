-- Forced Back
-- Negate a Normal or Flip Summon and return that monster to the hand.
local s,id=GetID()

function s.initial_effect(c)
	for _,attempt in ipairs({EVENT_SUMMON,EVENT_FLIP_SUMMON}) do
		local e1=Effect.CreateEffect(c)
		e1:SetCategory(CATEGORY_DISABLE_SUMMON|CATEGORY_TOHAND)
		e1:SetType(EFFECT_TYPE_ACTIVATE)
		e1:SetCode(attempt)
		e1:SetCondition(function() return Duel.GetCurrentChain(true)==0 end)
		e1:SetTarget(s.announce)
		e1:SetOperation(s.force_back)
		c:RegisterEffect(e1)
	end
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_DISABLE_SUMMON,eg,1,0,0)
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,eg,1,0,0)
end

function s.force_back(e,tp,eg)
	Duel.NegateSummon(eg:GetFirst())
	Duel.SendtoHand(eg,nil,REASON_EFFECT)
end
