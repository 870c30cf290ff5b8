-- Dark Ruler No More
-- The effects of all the opponent's face-up monsters are negated this turn, the opponent takes no damage. No monster can respond.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_DISABLE)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.overrule)
	c:RegisterEffect(e1)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(Card.IsNegatableMonster,tp,0,LOCATION_MZONE,1,nil) end
	if e:IsHasType(EFFECT_TYPE_ACTIVATE) then Duel.SetChainLimit(aux.NOT(Effect.IsMonsterEffect)) end
	Duel.SetOperationInfo(0,CATEGORY_DISABLE,nil,1,1-tp,LOCATION_MZONE)
end

function s.overrule(e,tp)
	local c=e:GetHandler()
	for monster in Duel.GetMatchingGroup(Card.IsNegatableMonster,tp,0,LOCATION_MZONE,nil):Iter() do
		monster:NegateEffects(c,RESET_PHASE|PHASE_END)
	end
	if e:IsHasType(EFFECT_TYPE_ACTIVATE) then s.spare(c,tp) end
end

function s.spare(c,tp)
	for _,code in ipairs({EFFECT_CHANGE_DAMAGE,EFFECT_NO_EFFECT_DAMAGE}) do
		local e1=Effect.CreateEffect(c)
		e1:SetType(EFFECT_TYPE_FIELD)
		e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
		e1:SetCode(code)
		e1:SetTargetRange(0,1)
		e1:SetValue(0)
		e1:SetReset(RESET_PHASE|PHASE_END)
		Duel.RegisterEffect(e1,tp)
	end
end
