-- Ghost Ogre & Snow Rabbit
-- Send this card from the hand or field to the GY: destroy a card on the field whose effect is activated. It negates nothing.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetCode(EVENT_CHAINING)
	e1:SetRange(LOCATION_MZONE|LOCATION_HAND)
	e1:SetCountLimit(1,id)
	e1:SetCategory(CATEGORY_DESTROY)
	e1:SetCondition(function(_,_,_,_,_,answered) return s.comes_from_field(answered) end)
	e1:SetCost(Cost.SelfToGrave)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.haunt)
	c:RegisterEffect(e1)
end

-- A Spell or Trap must already lie there face-up: its own activation as a card does not count.
function s.comes_from_field(effect)
	local card,is_played=effect:GetHandler(),effect:IsHasType(EFFECT_TYPE_ACTIVATE)
	if effect:IsSpellTrapEffect() and is_played then return false end
	return card:IsOnField() and (effect:IsSpellTrapEffect() or effect:IsMonsterEffect())
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
		return
	end
	return re:GetHandler():IsDestructable()
end

function s.haunt(e,tp,haunted,ep,ev,answered)
	local is_there=answered:GetHandler():IsRelateToEffect(answered)
	if is_there then Duel.Destroy(haunted,REASON_EFFECT) end
end
