-- Blackwing Armor Master
-- Not destroyed by battle, no battle damage from its battles. Puts a Wedge Counter on what it attacked; remove them
-- all: no ATK and DEF this turn.
local s,id=GetID()
local WEDGE=0x1002

s.listed_series={SET_BLACKWING}
s.counter_place_list={WEDGE}

function s.initial_effect(c)
	c:EnableReviveLimit()
	Synchro.AddProcedure(c,aux.FilterBoolFunctionEx(Card.IsSetCard,SET_BLACKWING),1,1,Synchro.NonTuner(nil),1,99)
	for _,code in ipairs({EFFECT_INDESTRUCTABLE_BATTLE,EFFECT_AVOID_BATTLE_DAMAGE}) do
		local e1=Effect.CreateEffect(c)
		e1:SetType(EFFECT_TYPE_SINGLE)
		e1:SetCode(code)
		e1:SetValue(1)
		c:RegisterEffect(e1)
	end
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,0))
	e2:SetCategory(CATEGORY_COUNTER)
	e2:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_TRIGGER_O)
	e2:SetCode(EVENT_DAMAGE_STEP_END)
	e2:SetRange(LOCATION_MZONE)
	e2:SetCondition(s.attacked_unmarked)
	e2:SetOperation(s.mark)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetDescription(aux.Stringid(id,1))
	e3:SetCategory(CATEGORY_ATKCHANGE|CATEGORY_DEFCHANGE)
	e3:SetType(EFFECT_TYPE_IGNITION)
	e3:SetRange(LOCATION_MZONE)
	e3:SetCost(s.take_counters)
	e3:SetOperation(s.strip)
	c:RegisterEffect(e3)
end

function s.attacked_unmarked(e)
	local target=Duel.GetAttackTarget()
	return Duel.GetAttacker()==e:GetHandler() and target and target:IsRelateToBattle() and target:GetCounter(WEDGE)==0
end

function s.mark()
	local target=Duel.GetAttackTarget()
	if target:IsRelateToBattle() then target:AddCounter(WEDGE,1) end
end

-- The effect remembers whose counters were taken.
function s.take_counters(e,tp,eg,ep,ev,re,r,rp,chk)
	local marked=Duel.GetMatchingGroup(Card.HasCounter,tp,0,LOCATION_MZONE,nil,WEDGE)
	if chk==0 then return #marked>0 end
	for monster in marked:Iter() do monster:RemoveCounter(tp,WEDGE,monster:GetCounter(WEDGE),REASON_COST) end
	Duel.SetTargetCard(marked)
end

function s.strip(e)
	for monster in Duel.GetTargetCards(e):Iter() do
		for _,code in ipairs({EFFECT_SET_ATTACK_FINAL,EFFECT_SET_DEFENSE_FINAL}) do
			local e1=Effect.CreateEffect(e:GetHandler())
			e1:SetType(EFFECT_TYPE_SINGLE)
			e1:SetCode(code)
			e1:SetValue(0)
			e1:SetReset(RESETS_STANDARD_PHASE_END)
			monster:RegisterEffect(e1)
		end
	end
end
