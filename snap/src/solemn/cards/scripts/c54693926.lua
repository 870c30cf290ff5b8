-- Dark Ruler No More
-- The effects of all the opponent's face-up monsters are negated this turn, the opponent takes no damage. No monster can respond.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCategory(CATEGORY_DISABLE)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetTarget(s.announce)
	e1:SetOperation(s.overrule)
	c:RegisterEffect(e1)
end

function s.subjects(tp)
	return Duel.GetMatchingGroup(Card.IsNegatableMonster,tp,0,LOCATION_MZONE,nil)
end

-- Where another card applies this effect it is no activation of this card: no limit then, and the opponent is not spared.
function s.is_played(e)
	return e:IsHasType(EFFECT_TYPE_ACTIVATE)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return #s.subjects(tp)>0 end
	Duel.SetOperationInfo(0,CATEGORY_DISABLE,nil,1,1-tp,LOCATION_MZONE)
	if s.is_played(e) then
		Duel.SetChainLimit(function(response) return not response:IsMonsterEffect() end)
	end
end

function s.overrule(e,tp)
	for monster in s.subjects(tp):Iter() do monster:NegateEffects(e:GetHandler(),RESET_PHASE|PHASE_END) end
	if not s.is_played(e) then return end
	local mercy=Effect.CreateEffect(e:GetHandler())
	mercy:SetType(EFFECT_TYPE_FIELD)
	mercy:SetCode(EFFECT_CHANGE_DAMAGE)
	mercy:SetTargetRange(0,1)
	mercy:SetReset(RESET_PHASE|PHASE_END)
	mercy:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	mercy:SetValue(0)
	Duel.RegisterEffect(mercy,tp)
	local also_by_effects=mercy:Clone()
	also_by_effects:SetCode(EFFECT_NO_EFFECT_DAMAGE)
	Duel.RegisterEffect(also_by_effects,tp)
end
