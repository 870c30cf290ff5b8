-- Imperial Order
-- The effects of all Spells on the field are negated. Costs 700 LP in each Standby Phase.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(e1)
	-- What lies on the field
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD)
	e2:SetCode(EFFECT_DISABLE)
	e2:SetRange(LOCATION_SZONE)
	e2:SetTargetRange(LOCATION_SZONE,LOCATION_SZONE)
	e2:SetTarget(function(e,card) return card:IsSpell() and card~=e:GetHandler() end)
	c:RegisterEffect(e2)
	-- What was activated there
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e3:SetCode(EVENT_CHAIN_SOLVING)
	e3:SetRange(LOCATION_SZONE)
	e3:SetOperation(s.silence)
	c:RegisterEffect(e3)
	local e4=Effect.CreateEffect(c)
	e4:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e4:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE)
	e4:SetCode(EVENT_PHASE|PHASE_STANDBY)
	e4:SetRange(LOCATION_SZONE)
	e4:SetCountLimit(1)
	e4:SetOperation(s.keep_up)
	c:RegisterEffect(e4)
end

function s.silence(e,tp,eg,ep,ev,re)
	local place=Duel.GetChainInfo(ev,CHAININFO_TRIGGERING_LOCATION)
	if place&LOCATION_SZONE~=0 and re:IsSpellEffect() then Duel.NegateEffect(ev) end
end

function s.keep_up(e,tp)
	if not Duel.CheckLPCost(tp,700) then
		Duel.Destroy(e:GetHandler(),REASON_COST)
		return
	end
	Duel.PayLPCost(tp,700)
end
