-- Photon Advancer
-- Can be Special Summoned from the hand if there is a "Photon" monster, once a turn; with another one there it gains 1000 ATK.
local s,id=GetID()

s.listed_series={SET_PHOTON}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetProperty(EFFECT_FLAG_UNCOPYABLE)
	e1:SetCode(EFFECT_SPSUMMON_PROC)
	e1:SetRange(LOCATION_HAND)
	e1:SetCountLimit(1,id,EFFECT_COUNT_CODE_OATH)
	e1:SetCondition(s.can_appear)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	e2:SetCode(EFFECT_UPDATE_ATTACK)
	e2:SetRange(LOCATION_MZONE)
	e2:SetCondition(function(e) return s.is_photon_there(e:GetHandlerPlayer(),e:GetHandler()) end)
	e2:SetValue(1000)
	c:RegisterEffect(e2)
end

local photon=aux.FaceupFilter(Card.IsSetCard,SET_PHOTON)

function s.is_photon_there(tp,except)
	return Duel.IsExistingMatchingCard(photon,tp,LOCATION_MZONE,LOCATION_MZONE,1,except)
end

function s.can_appear(e,c)
	if c==nil then return true end
	local tp=c:GetControler()
	return Duel.GetLocationCount(tp,LOCATION_MZONE)>0 and s.is_photon_there(tp,nil)
end
