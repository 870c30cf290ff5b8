-- Vehicroid Connection Zone
-- Fusion Summon a "Vehicroid"; it cannot be destroyed by effects, and its effects cannot be negated.
local s,id=GetID()

s.listed_series={SET_VEHICROID}

function s.initial_effect(c)
	local is_vehicroid=aux.FilterBoolFunction(Card.IsSetCard,SET_VEHICROID)
	c:RegisterEffect(Fusion.CreateSummonEff(c,is_vehicroid,nil,nil,nil,nil,s.protect))
end

-- Once it is there
function s.protect(e,monster,tp,materials,stage)
	if stage~=1 then return end
	local c=e:GetHandler()
	s.grant(c,monster,EFFECT_INDESTRUCTABLE_EFFECT,3001):SetValue(1)
	s.grant(c,monster,EFFECT_CANNOT_DISABLE,3308)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetCode(EFFECT_CANNOT_DISEFFECT)
	e1:SetRange(LOCATION_MZONE)
	e1:SetValue(s.is_its_own)
	e1:SetReset(RESET_EVENT|RESETS_STANDARD)
	monster:RegisterEffect(e1,true)
end

function s.grant(c,monster,code,sentence)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(sentence)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetProperty(EFFECT_FLAG_CLIENT_HINT)
	e1:SetCode(code)
	e1:SetReset(RESET_EVENT|RESETS_STANDARD)
	monster:RegisterEffect(e1,true)
	return e1
end

function s.is_its_own(e,link)
	local effect=Duel.GetChainInfo(link,CHAININFO_TRIGGERING_EFFECT)
	return effect:GetHandler()==e:GetHandler()
end
