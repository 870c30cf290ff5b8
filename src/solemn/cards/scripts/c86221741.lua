-- Raidraptor - Ultimate Falcon
-- Unaffected by other cards. Detach: the opponent's monsters lose 1000 ATK and they can activate nothing this turn.
-- With a "Raidraptor" material, in each End Phase: their face-up monsters lose 1000 ATK, or, if there are none, they
-- take 1000 damage.
local s,id=GetID()
s.listed_series={SET_RAIDRAPTOR}

function s.initial_effect(c)
	c:EnableReviveLimit()
	local winged_beast=aux.FilterBoolFunctionEx(Card.IsRace,RACE_WINGEDBEAST)
	Xyz.AddProcedure(c,winged_beast,10,3)
	c:RegisterEffect(s.untouchable(c))
	c:RegisterEffect(s.dominance(c))
	c:RegisterEffect(s.strikes(c))
end

function s.untouchable(c)
	local wall=Effect.CreateEffect(c)
	wall:SetType(EFFECT_TYPE_SINGLE)
	wall:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	wall:SetRange(LOCATION_MZONE)
	wall:SetCode(EFFECT_IMMUNE_EFFECT)
	wall:SetValue(function(own,other) return other:GetOwner()~=own:GetOwner() end)
	return wall
end

function s.dominance(c)
	local dominance=Effect.CreateEffect(c)
	dominance:SetType(EFFECT_TYPE_IGNITION)
	dominance:SetRange(LOCATION_MZONE)
	dominance:SetCost(Cost.DetachFromSelf(1))
	dominance:SetOperation(function(e,tp)
		s.weaken_side(e:GetHandler(),tp)
		s.silence(e:GetHandler(),tp)
	end)
	return dominance
end

function s.rest_of_turn(falcon,code,value)
	local rest=Effect.CreateEffect(falcon)
	rest:SetType(EFFECT_TYPE_FIELD)
	rest:SetReset(RESET_PHASE|PHASE_END)
	rest:SetCode(code)
	rest:SetValue(value)
	return rest
end

-- Also the monsters that come later this turn
function s.weaken_side(falcon,tp)
	local storm=s.rest_of_turn(falcon,EFFECT_UPDATE_ATTACK,-1000)
	storm:SetTargetRange(0,LOCATION_MZONE)
	Duel.RegisterEffect(storm,tp)
end

function s.silence(falcon,tp)
	local silence=s.rest_of_turn(falcon,EFFECT_CANNOT_ACTIVATE,aux.TRUE)
	silence:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	silence:SetTargetRange(0,1)
	Duel.RegisterEffect(silence,tp)
end

function s.strikes(c)
	local strike=Effect.CreateEffect(c)
	strike:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_FIELD)
	strike:SetRange(LOCATION_MZONE)
	strike:SetCode(EVENT_PHASE|PHASE_END)
	strike:SetCountLimit(1)
	strike:SetCondition(function(e) return e:GetHandler():GetOverlayGroup():IsExists(Card.IsSetCard,1,nil,SET_RAIDRAPTOR) end)
	strike:SetTarget(s.announce)
	strike:SetOperation(s.strike)
	return strike
end

function s.prey(tp)
	local monsters=Duel.GetFieldGroup(tp,0,LOCATION_MZONE)
	return monsters:Filter(Card.IsFaceup,nil)
end

function s.announce(_,tp,_,_,_,_,_,_,chk)
	local no_prey=#s.prey(tp)==0
	if chk>0 and no_prey then Duel.SetOperationInfo(0,CATEGORY_DAMAGE,nil,0,1-tp,1000) end
	return true
end

function s.strike(e,tp)
	local prey=s.prey(tp)
	if #prey>0 then
		prey:ForEach(s.wound,e:GetHandler())
	else
		Duel.Damage(1-tp,1000,REASON_EFFECT)
	end
end

-- For as long as the monster stays
function s.wound(monster,falcon)
	local wound=Effect.CreateEffect(falcon)
	wound:SetType(EFFECT_TYPE_SINGLE)
	wound:SetReset(RESETS_STANDARD|RESET_EVENT)
	wound:SetCode(EFFECT_UPDATE_ATTACK)
	wound:SetValue(-1000)
	monster:RegisterEffect(wound)
end
