-- Toon World
-- Pay 1000 LP to activate; Toons need it.
local s,id=GetID()
local PRICE=1000

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCost(Cost.PayLP(PRICE))
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(e1)
end
