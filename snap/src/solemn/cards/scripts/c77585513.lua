-- Jinzo
-- Traps and their effects on the field cannot be activated, and the effects of all Traps on the field are negated.
local s,id=GetID()

function s.initial_effect(c)
	local trap=aux.TargetBoolFunction(Card.IsTrap)
	-- Also Set ones, and those that could be activated from the hand
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetProperty(EFFECT_FLAG_SET_AVAILABLE)
	e1:SetCode(EFFECT_CANNOT_TRIGGER)
	e1:SetRange(LOCATION_MZONE)
	e1:SetTargetRange(LOCATION_HAND|LOCATION_SZONE,LOCATION_HAND|LOCATION_SZONE)
	e1:SetTarget(trap)
	c:RegisterEffect(e1)
	for _,rule in ipairs({{EFFECT_DISABLE,LOCATION_SZONE},{EFFECT_DISABLE_TRAPMONSTER,LOCATION_MZONE}}) do
		local code,place=table.unpack(rule)
		local e2=Effect.CreateEffect(c)
		e2:SetType(EFFECT_TYPE_FIELD)
		e2:SetCode(code)
		e2:SetRange(LOCATION_MZONE)
		e2:SetTargetRange(place,place)
		e2:SetTarget(trap)
		c:RegisterEffect(e2)
	end
	-- A Chain Link that was there before it appeared
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e3:SetCode(EVENT_CHAIN_SOLVING)
	e3:SetRange(LOCATION_MZONE)
	e3:SetOperation(s.silence)
	c:RegisterEffect(e3)
	aux.DoubleSnareValidity(c,LOCATION_MZONE)
end

function s.silence(e,tp,eg,ep,ev,re)
	local place=Duel.GetChainInfo(ev,CHAININFO_TRIGGERING_LOCATION)
	if place==LOCATION_SZONE and re:IsTrapEffect() then Duel.NegateEffect(ev) end
end
