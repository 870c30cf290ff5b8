-- Total Defense Shogun
-- Goes to Defense Position when Normal or Flip Summoned. Can attack from there, its ATK counting.
local s,id=GetID()

function s.initial_effect(c)
	for _,summoned in ipairs({EVENT_SUMMON_SUCCESS,EVENT_FLIP_SUMMON_SUCCESS}) do
		local e1=Effect.CreateEffect(c)
		e1:SetDescription(aux.Stringid(id,0))
		e1:SetCategory(CATEGORY_POSITION)
		e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
		e1:SetCode(summoned)
		e1:SetTarget(s.announce)
		e1:SetOperation(s.take_guard)
		c:RegisterEffect(e1)
	end
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetCode(EFFECT_DEFENSE_ATTACK)
	c:RegisterEffect(e2)
	-- Lets other cards see that it can attack in this position
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_SINGLE)
	e3:SetCode(id)
	e3:SetCondition(function(e) return e:GetHandler():IsDefensePos() end)
	c:RegisterEffect(e3)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	if chk==0 then return c:IsAttackPos() end
	Duel.SetOperationInfo(0,CATEGORY_POSITION,c,1,0,0)
end

function s.take_guard(e)
	local c=e:GetHandler()
	if c:IsRelateToEffect(e) and c:IsPosition(POS_FACEUP_ATTACK) then Duel.ChangePosition(c,POS_FACEUP_DEFENSE) end
end
