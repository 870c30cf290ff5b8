-- Blackwing - Bora the Spear
-- Can be Special Summoned from the hand beside another "Blackwing". Inflicts piercing battle damage.
local s,id=GetID()

s.listed_series={SET_BLACKWING}

function s.initial_effect(c)
	s.can_appear(c)
	s.pierces(c)
end

function s.can_appear(c)
	local procedure=Effect.CreateEffect(c)
	procedure:SetType(EFFECT_TYPE_FIELD)
	procedure:SetCode(EFFECT_SPSUMMON_PROC)
	procedure:SetRange(LOCATION_HAND)
	procedure:SetProperty(EFFECT_FLAG_UNCOPYABLE)
	procedure:SetCondition(s.has_companion)
	c:RegisterEffect(procedure)
end

function s.companion(c)
	return c:IsSetCard(SET_BLACKWING) and c:GetCode()~=id and c:IsFaceup()
end

function s.has_companion(_,c)
	if not c then return true end
	local player=c:GetControler()
	local companions=Duel.GetMatchingGroupCount(s.companion,player,LOCATION_MZONE,0,nil)
	return companions>0 and Duel.GetLocationCount(player,LOCATION_MZONE)>0
end

function s.pierces(c)
	local piercing=Effect.CreateEffect(c)
	piercing:SetCode(EFFECT_PIERCE)
	piercing:SetType(EFFECT_TYPE_SINGLE)
	c:RegisterEffect(piercing)
end
