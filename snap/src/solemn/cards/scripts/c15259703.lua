-- Toon World
-- Pay 1000 LP to activate; Toons need it.
local s,id=GetID()
local PRICE=1000

function s.initial_effect(c)
	s.opens_for(c,Cost.PayLP(PRICE))
end

function s.opens_for(c,cost)
	local opening=Effect.CreateEffect(c)
	opening:SetCost(cost)
	opening:SetType(EFFECT_TYPE_ACTIVATE)
	opening:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(opening)
end
