-- Raidraptor - Ultimate Falcon
-- Unaffected by other cards. Detach: the opponent's monsters lose 1000 ATK and they can activate nothing this turn.
-- With a "Raidraptor" material, in each End Phase: their face-up monsters lose 1000 ATK, or, if there are none, they
-- take 1000 damage.
local s,id=GetID()

s.listed_series={SET_RAIDRAPTOR}

function s.initial_effect(c)
	c:EnableReviveLimit()
	Xyz.AddProcedure(c,aux.FilterBoolFunctionEx(Card.IsRace,RACE_WINGEDBEAST),10,3)
	s.is_untouchable(c)
	s.can_dominate(c)
	s.can_strike(c)
end

function s.is_untouchable(c)
	local wall=Effect.CreateEffect(c)
	wall:SetType(EFFECT_TYPE_SINGLE)
	wall:SetCode(EFFECT_IMMUNE_EFFECT)
	wall:SetRange(LOCATION_MZONE)
	wall:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	wall:SetValue(function(e,incoming)
		local falcon=e:GetOwner()
		return falcon~=incoming:GetOwner()
	end)
	c:RegisterEffect(wall)
end

-- -1000 ATK, in an effect of this card that still lacks whom it is for and how long it lasts
local function weakness(c,kind)
	local e1=Effect.CreateEffect(c)
	e1:SetType(kind)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetValue(-1000)
	return e1
end

function s.can_dominate(c)
	local dominance=Effect.CreateEffect(c)
	dominance:SetType(EFFECT_TYPE_IGNITION)
	dominance:SetCost(Cost.DetachFromSelf(1))
	dominance:SetRange(LOCATION_MZONE)
	dominance:SetOperation(s.dominate)
	c:RegisterEffect(dominance)
end

function s.dominate(e,tp)
	local this_turn=RESET_PHASE|PHASE_END
	local storm=weakness(e:GetHandler(),EFFECT_TYPE_FIELD)
	storm:SetTargetRange(0,LOCATION_MZONE)
	storm:SetReset(this_turn)
	Duel.RegisterEffect(storm,tp)
	local silence=Effect.CreateEffect(e:GetHandler())
	silence:SetType(EFFECT_TYPE_FIELD)
	silence:SetCode(EFFECT_CANNOT_ACTIVATE)
	silence:SetTargetRange(0,1)
	silence:SetReset(this_turn)
	silence:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	silence:SetValue(aux.TRUE)
	Duel.RegisterEffect(silence,tp)
end

function s.can_strike(c)
	local strike=Effect.CreateEffect(c)
	strike:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_FIELD)
	strike:SetCode(EVENT_PHASE|PHASE_END)
	strike:SetRange(LOCATION_MZONE)
	strike:SetCountLimit(1)
	strike:SetCondition(function(e)
		local materials=e:GetHandler():GetOverlayGroup()
		return materials:IsExists(Card.IsSetCard,1,nil,SET_RAIDRAPTOR)
	end)
	strike:SetTarget(s.announce_damage)
	strike:SetOperation(s.strike)
	c:RegisterEffect(strike)
end

function s.prey(tp)
	return Duel.GetFieldGroup(tp,0,LOCATION_MZONE):Match(Card.IsFaceup,nil)
end

function s.announce_damage(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 and #s.prey(tp)==0 then Duel.SetOperationInfo(0,CATEGORY_DAMAGE,nil,0,1-tp,1000) end
	return true
end

function s.strike(e,tp)
	local prey=s.prey(tp)
	for monster in prey:Iter() do
		local wound=weakness(e:GetHandler(),EFFECT_TYPE_SINGLE)
		wound:SetReset(RESETS_STANDARD|RESET_EVENT)
		monster:RegisterEffect(wound)
	end
	if #prey==0 then Duel.Damage(1-tp,1000,REASON_EFFECT) end
end
