-- Trap Hole
-- When the opponent Normal or Flip Summons a monster with 1000 or more ATK: destroy it.
local s,id=GetID()

function s.initial_effect(c)
	for _,summoned in ipairs({EVENT_SUMMON_SUCCESS,EVENT_FLIP_SUMMON_SUCCESS}) do
		local e1=Effect.CreateEffect(c)
		e1:SetCategory(CATEGORY_DESTROY)
		e1:SetType(EFFECT_TYPE_ACTIVATE)
		e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
		e1:SetCode(summoned)
		e1:SetTarget(s.choose)
		e1:SetOperation(s.swallow)
		c:RegisterEffect(e1)
	end
end

function s.heavy(c)
	return c:IsFaceup() and c:GetAttack()>=1000
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if not eg then return false end
	local monster=eg:GetFirst()
	if chkc then return chkc==monster end
	if chk==0 then return ep==1-tp and s.heavy(monster) and monster:IsOnField() and monster:IsCanBeEffectTarget(e) end
	Duel.SetTargetCard(eg)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,monster,1,0,0)
end

function s.swallow(e,tp,eg)
	local monster=eg:GetFirst()
	if s.heavy(monster) and monster:IsRelateToEffect(e) then Duel.Destroy(monster,REASON_EFFECT) end
end
