-- Dark Ruler No More
-- The effects of all the opponent's face-up monsters are negated this turn, the opponent takes no damage. No monster can respond.
local s,id=GetID()

function s.initial_effect(c)
	local verdict=Effect.CreateEffect(c)
	verdict:SetType(EFFECT_TYPE_ACTIVATE)
	verdict:SetCode(EVENT_FREE_CHAIN)
	verdict:SetCategory(CATEGORY_DISABLE)
	verdict:SetDescription(aux.Stringid(id,0))
	verdict:SetTarget(s.announce)
	verdict:SetOperation(s.overrule)
	c:RegisterEffect(verdict)
end

function s.subjects(tp)
	return Duel.GetFieldGroup(tp,0,LOCATION_MZONE):Match(Card.IsNegatableMonster,nil)
end

-- Where another card applies this effect it is no activation of this card: no limit then, and the opponent is not spared.
function s.is_played(e)
	return e:IsHasType(EFFECT_TYPE_ACTIVATE)
end

local function is_no_monster(response)
	return not response:IsMonsterEffect()
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	local subjects=s.subjects(tp)
	if chk==0 then return #subjects>0 end
	Duel.SetOperationInfo(0,CATEGORY_DISABLE,nil,1,1-tp,LOCATION_MZONE)
	if s.is_played(e) then Duel.SetChainLimit(is_no_monster) end
end

function s.overrule(e,tp)
	local ruler,this_turn=e:GetHandler(),RESET_PHASE|PHASE_END
	s.subjects(tp):ForEach(function(monster) monster:NegateEffects(ruler,this_turn) end)
	if not s.is_played(e) then return end
	for _,code in ipairs({EFFECT_CHANGE_DAMAGE,EFFECT_NO_EFFECT_DAMAGE}) do
		local mercy=Effect.CreateEffect(ruler)
		mercy:SetType(EFFECT_TYPE_FIELD)
		mercy:SetCode(code)
		mercy:SetTargetRange(0,1)
		mercy:SetReset(this_turn)
		mercy:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
		mercy:SetValue(0)
		Duel.RegisterEffect(mercy,tp)
	end
end
