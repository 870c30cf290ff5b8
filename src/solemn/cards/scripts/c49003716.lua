-- Blackwing - Bora the Spear
-- Can be Special Summoned from the hand beside another "Blackwing". Inflicts piercing battle damage.
local s,id=GetID()

s.listed_series={SET_BLACKWING}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetProperty(EFFECT_FLAG_UNCOPYABLE)
	e1:SetCode(EFFECT_SPSUMMON_PROC)
	e1:SetRange(LOCATION_HAND)
	e1:SetCondition(s.can_appear)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetCode(EFFECT_PIERCE)
	c:RegisterEffect(e2)
end

function s.companion(c)
	return c:IsFaceup() and c:IsSetCard(SET_BLACKWING) and c:GetCode()~=id
end

function s.can_appear(e,c)
	if c==nil then return true end
	local tp=c:GetControler()
	return Duel.GetLocationCount(tp,LOCATION_MZONE)>0 and Duel.IsExistingMatchingCard(s.companion,tp,LOCATION_MZONE,0,1,nil)
end
