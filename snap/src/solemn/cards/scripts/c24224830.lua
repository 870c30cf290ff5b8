-- Called by the Grave
-- Banish a monster from the opponent's GY; until the end of the next turn its effects, and those of monsters of its name, are negated.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCategory(CATEGORY_REMOVE)
	e1:SetTarget(s.choose_dead)
	e1:SetOperation(s.call)
	c:RegisterEffect(e1)
end

function s.dead(c)
	return aux.SpElimFilter(c,true) and c:IsAbleToRemove() and c:IsMonster()
end

function s.choose_dead(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then
		return s.dead(chkc) and chkc:IsLocation(LOCATION_GRAVE) and not chkc:IsControler(tp)
	elseif chk==0 then
		return Duel.IsExistingTarget(s.dead,tp,0,LOCATION_GRAVE,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_REMOVE)
	local dead=Duel.SelectTarget(tp,s.dead,tp,0,LOCATION_GRAVE,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_REMOVE,dead,1,0,0)
end

function s.call(e,tp)
	local dead=Duel.GetFirstTarget()
	local called=dead and dead:IsRelateToEffect(e) and Duel.Remove(dead,POS_FACEUP,REASON_EFFECT) or 0
	if called==0 then return end
	local name=dead:GetOriginalCodeRule()
	s.negate_on_field(e:GetHandler(),tp,name)
	s.negate_links(e:GetHandler(),tp,name)
end

-- A monster can count as two names by the rules.
function s.bears(c,name)
	for _,borne in ipairs({c:GetOriginalCodeRule()}) do
		if borne==name then return true end
	end
	return false
end

local UNTIL_NEXT_TURNS_END=RESET_PHASE|PHASE_END

-- On the field such monsters lose their effects;
function s.negate_on_field(c,tp,name)
	local curse=Effect.CreateEffect(c)
	curse:SetType(EFFECT_TYPE_FIELD)
	curse:SetCode(EFFECT_DISABLE)
	curse:SetTargetRange(LOCATION_MZONE,LOCATION_MZONE)
	curse:SetReset(UNTIL_NEXT_TURNS_END,2)
	curse:SetTarget(function(_,monster) return s.bears(monster,name) end)
	Duel.RegisterEffect(curse,tp)
end

-- elsewhere each Chain Link of theirs is negated when it resolves.
function s.negate_links(c,tp,name)
	local curse=Effect.CreateEffect(c)
	curse:SetType(EFFECT_TYPE_CONTINUOUS|EFFECT_TYPE_FIELD)
	curse:SetCode(EVENT_CHAIN_SOLVING)
	curse:SetReset(UNTIL_NEXT_TURNS_END,2)
	curse:SetCondition(function(_,_,_,_,_,effect) return s.bears(effect:GetHandler(),name) and effect:IsMonsterEffect() end)
	curse:SetOperation(function(_,_,_,_,link)
		Duel.Hint(HINT_CARD,0,id)
		Duel.NegateEffect(link)
	end)
	Duel.RegisterEffect(curse,tp)
end
