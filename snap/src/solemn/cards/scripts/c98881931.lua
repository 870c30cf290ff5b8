-- Photon Advancer
-- Can be Special Summoned from the hand if there is a "Photon" monster, once a turn; with another one there it gains 1000 ATK.
local s,id=GetID()

s.listed_series={SET_PHOTON}

function s.initial_effect(c)
	s.can_appear(c)
	s.shines_in_company(c)
end

function s.is_photon_there(tp,except)
	local photon=aux.FaceupFilter(Card.IsSetCard,SET_PHOTON)
	return Duel.IsExistingMatchingCard(photon,tp,LOCATION_MZONE,LOCATION_MZONE,1,except)
end

function s.can_appear(c)
	local procedure=Effect.CreateEffect(c)
	procedure:SetType(EFFECT_TYPE_FIELD)
	procedure:SetCode(EFFECT_SPSUMMON_PROC)
	procedure:SetRange(LOCATION_HAND)
	procedure:SetCountLimit(1,id,EFFECT_COUNT_CODE_OATH)
	procedure:SetProperty(EFFECT_FLAG_UNCOPYABLE)
	procedure:SetCondition(function(_,card)
		if not card then return true end
		local player=card:GetControler()
		return s.is_photon_there(player,nil) and Duel.GetLocationCount(player,LOCATION_MZONE)>0
	end)
	c:RegisterEffect(procedure)
end

function s.shines_in_company(c)
	local shine=Effect.CreateEffect(c)
	shine:SetType(EFFECT_TYPE_SINGLE)
	shine:SetCode(EFFECT_UPDATE_ATTACK)
	shine:SetRange(LOCATION_MZONE)
	shine:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	shine:SetValue(1000)
	shine:SetCondition(function(e)
		local crusher=e:GetHandler()
		return s.is_photon_there(e:GetHandlerPlayer(),crusher)
	end)
	c:RegisterEffect(shine)
end
