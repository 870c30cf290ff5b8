-- Ghost Ogre & Snow Rabbit
-- Send this card from the hand or field to the GY: destroy a card on the field whose effect is activated. It negates nothing.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_DESTROY)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetCode(EVENT_CHAINING)
	e1:SetRange(LOCATION_HAND|LOCATION_MZONE)
	e1:SetCountLimit(1,id)
	e1:SetCondition(s.card_there_acts)
	e1:SetCost(Cost.SelfToGrave)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.haunt)
	c:RegisterEffect(e1)
end

-- A Spell or Trap must already lie there face-up: its own activation as a card does not count.
function s.card_there_acts(e,tp,eg,ep,ev,re)
	if not re:GetHandler():IsOnField() then return false end
	return re:IsMonsterEffect() or re:IsSpellTrapEffect() and not re:IsHasType(EFFECT_TYPE_ACTIVATE)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return re:GetHandler():IsDestructable() end
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
end

function s.haunt(e,tp,eg,ep,ev,re)
	if not re:GetHandler():IsRelateToEffect(re) then return end
	Duel.Destroy(eg,REASON_EFFECT)
end
