-- Chaos Sorcerer
-- Special Summoned by banishing a LIGHT and a DARK monster from the GY. Once a turn, instead of attacking: banish a face-up monster.
local s,id=GetID()

function s.initial_effect(c)
	c:EnableReviveLimit()
	s.can_appear(c)
	s.can_banish(c)
end

function s.can_appear(c)
	local procedure=Effect.CreateEffect(c)
	procedure:SetType(EFFECT_TYPE_FIELD)
	procedure:SetCode(EFFECT_SPSUMMON_PROC)
	procedure:SetRange(LOCATION_HAND)
	procedure:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE)
	procedure:SetDescription(aux.Stringid(id,0))
	procedure:SetCondition(s.has_souls)
	procedure:SetTarget(s.choose_souls)
	procedure:SetOperation(s.banish_souls)
	c:RegisterEffect(procedure)
end

function s.soul(c)
	if not c:IsAttribute(ATTRIBUTE_DARK|ATTRIBUTE_LIGHT) then return false end
	return aux.SpElimFilter(c,true) and c:IsAbleToRemoveAsCost()
end

function s.light_and_dark(pair,_,tp)
	for _,attribute in ipairs({ATTRIBUTE_LIGHT,ATTRIBUTE_DARK}) do
		if not pair:IsExists(Card.IsAttribute,1,nil,attribute) then return false end
	end
	return Duel.GetMZoneCount(tp,pair)>0
end

-- Look for two souls, or, with a hint, have the player choose them.
function s.pair_of_souls(e,tp,...)
	local souls=Duel.GetMatchingGroup(s.soul,tp,LOCATION_GRAVE|LOCATION_MZONE,0,nil)
	return aux.SelectUnselectGroup(souls,e,tp,2,2,s.light_and_dark,...)
end

function s.has_souls(e,c)
	return c==nil or s.pair_of_souls(e,e:GetHandlerPlayer(),0)
end

function s.choose_souls(e,tp)
	local pair=s.pair_of_souls(e,tp,1,tp,HINTMSG_REMOVE,nil,nil,true)
	local chosen=#pair>0
	if chosen then e:SetLabelObject(pair) end
	return chosen
end

function s.banish_souls(e)
	local pair=e:GetLabelObject()
	if pair then Duel.Remove(pair,POS_FACEUP,REASON_COST) end
end

function s.can_banish(c)
	local spell=Effect.CreateEffect(c)
	spell:SetType(EFFECT_TYPE_IGNITION)
	spell:SetRange(LOCATION_MZONE)
	spell:SetCountLimit(1)
	spell:SetProperty(EFFECT_FLAG_CARD_TARGET)
	spell:SetCategory(CATEGORY_REMOVE)
	spell:SetDescription(aux.Stringid(id,1))
	spell:SetCost(s.give_up_attack)
	spell:SetTarget(s.choose_victim)
	spell:SetOperation(s.banish)
	c:RegisterEffect(spell)
end

function s.give_up_attack(e,tp,eg,ep,ev,re,r,rp,chk)
	local sorcerer=e:GetHandler()
	if chk==0 then return sorcerer:GetAttackAnnouncedCount()<1 end
	local oath=Effect.CreateEffect(sorcerer)
	oath:SetType(EFFECT_TYPE_SINGLE)
	oath:SetCode(EFFECT_CANNOT_ATTACK)
	oath:SetReset(RESETS_STANDARD_PHASE_END)
	oath:SetProperty(EFFECT_FLAG_OATH|EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_CLIENT_HINT)
	oath:SetDescription(3206)
	sorcerer:RegisterEffect(oath)
end

function s.victim(c)
	return c:IsAbleToRemove() and c:IsFaceup()
end

function s.choose_victim(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local monsters=LOCATION_MZONE
	if chkc then
		return s.victim(chkc) and chkc:IsLocation(monsters)
	elseif chk==0 then
		return Duel.IsExistingTarget(s.victim,tp,monsters,monsters,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_REMOVE)
	local victim=Duel.SelectTarget(tp,s.victim,tp,monsters,monsters,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_REMOVE,victim,1,tp,0)
end

function s.banish(e)
	local victims=Duel.GetTargetCards(e):Match(Card.IsFaceup,nil):Match(Card.IsMonster,nil)
	if #victims>0 then Duel.Remove(victims,POS_FACEUP,REASON_EFFECT) end
end
