-- Blackwing Armor Master
-- Not destroyed by battle, no battle damage from its battles. Puts a Wedge Counter on what it attacked; remove them
-- all: no ATK and DEF this turn.
local s,id=GetID()
local WEDGE=0x1002

s.listed_series={SET_BLACKWING}
s.counter_place_list={WEDGE}

function s.initial_effect(c)
	c:EnableReviveLimit()
	local blackwing=aux.FilterBoolFunctionEx(Card.IsSetCard,SET_BLACKWING)
	Synchro.AddProcedure(c,blackwing,1,1,Synchro.NonTuner(nil),1,99)
	s.wears_armor(c)
	s.can_wedge(c)
	s.can_strip(c)
end

function s.wears_armor(c)
	local steel=Effect.CreateEffect(c)
	steel:SetType(EFFECT_TYPE_SINGLE)
	steel:SetCode(EFFECT_INDESTRUCTABLE_BATTLE)
	steel:SetValue(1)
	c:RegisterEffect(steel)
	local padding=steel:Clone()
	padding:SetCode(EFFECT_AVOID_BATTLE_DAMAGE)
	c:RegisterEffect(padding)
end

function s.can_wedge(c)
	local wedge=Effect.CreateEffect(c)
	wedge:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_FIELD)
	wedge:SetCode(EVENT_DAMAGE_STEP_END)
	wedge:SetRange(LOCATION_MZONE)
	wedge:SetCategory(CATEGORY_COUNTER)
	wedge:SetDescription(aux.Stringid(id,0))
	wedge:SetCondition(function(e)
		local attacked=s.attacked()
		return attacked and attacked:GetCounter(WEDGE)<1 and Duel.GetAttacker()==e:GetHandler()
	end)
	wedge:SetOperation(function()
		local attacked=s.attacked()
		if attacked then attacked:AddCounter(WEDGE,1) end
	end)
	c:RegisterEffect(wedge)
end

-- The monster that was attacked, if it is still there
function s.attacked()
	local monster=Duel.GetAttackTarget()
	return monster and monster:IsRelateToBattle() and monster or nil
end

function s.can_strip(c)
	local strip=Effect.CreateEffect(c)
	strip:SetType(EFFECT_TYPE_IGNITION)
	strip:SetRange(LOCATION_MZONE)
	strip:SetCategory(CATEGORY_DEFCHANGE|CATEGORY_ATKCHANGE)
	strip:SetDescription(aux.Stringid(id,1))
	strip:SetCost(s.take_counters)
	strip:SetOperation(s.strip)
	c:RegisterEffect(strip)
end

-- The effect remembers whose counters were taken.
function s.take_counters(e,tp,eg,ep,ev,re,r,rp,chk)
	local wedged=Duel.GetMatchingGroup(Card.HasCounter,tp,0,LOCATION_MZONE,nil,WEDGE)
	if chk==0 then return #wedged>0 end
	wedged:ForEach(function(monster)
		local wedges=monster:GetCounter(WEDGE)
		monster:RemoveCounter(tp,WEDGE,wedges,REASON_COST)
	end)
	Duel.SetTargetCard(wedged)
end

function s.strip(e)
	local stripped=Duel.GetTargetCards(e)
	for monster in stripped:Iter() do
		s.set_to_nothing(e:GetHandler(),monster,EFFECT_SET_ATTACK_FINAL)
		s.set_to_nothing(e:GetHandler(),monster,EFFECT_SET_DEFENSE_FINAL)
	end
end

function s.set_to_nothing(c,monster,code)
	local nothing=Effect.CreateEffect(c)
	nothing:SetType(EFFECT_TYPE_SINGLE)
	nothing:SetCode(code)
	nothing:SetReset(RESETS_STANDARD_PHASE_END)
	nothing:SetValue(0)
	monster:RegisterEffect(nothing)
end
