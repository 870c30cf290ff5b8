-- Ghost Ogre & Snow Rabbit
-- Send this card from the hand or field to the GY: destroy a card on the field whose effect is activated. It negates nothing.
local s,id=GetID()

function s.initial_effect(c)
	local haunting=Effect.CreateEffect(c)
	haunting:SetType(EFFECT_TYPE_QUICK_O)
	haunting:SetCode(EVENT_CHAINING)
	haunting:SetRange(LOCATION_MZONE|LOCATION_HAND)
	haunting:SetCountLimit(1,id)
	haunting:SetCategory(CATEGORY_DESTROY)
	haunting:SetCost(Cost.SelfToGrave)
	haunting:SetCondition(function(_,_,_,_,_,answered) return s.comes_from_field(answered) end)
	haunting:SetTarget(s.announce)
	haunting:SetOperation(function(_,_,haunted,_,_,answered)
		local card=answered:GetHandler()
		if card:IsRelateToEffect(answered) then Duel.Destroy(haunted,REASON_EFFECT) end
	end)
	c:RegisterEffect(haunting)
end

-- A Spell or Trap must already lie there face-up: its own activation as a card does not count.
function s.comes_from_field(effect)
	if not effect:GetHandler():IsOnField() then return false end
	local is_played=effect:IsHasType(EFFECT_TYPE_ACTIVATE)
	return effect:IsMonsterEffect() or (effect:IsSpellTrapEffect() and not is_played)
end

function s.announce(e,tp,haunted,ep,ev,answered,r,rp,chk)
	local card=answered:GetHandler()
	if chk~=0 then Duel.SetOperationInfo(0,CATEGORY_DESTROY,haunted,1,0,0) end
	return card:IsDestructable()
end
