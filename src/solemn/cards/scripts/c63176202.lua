-- Great Shogun Shien
-- Special Summoned beside two "Six Samurai". One of them can be destroyed in its stead. The opponent can activate one
-- Spell or Trap Card a turn.
local s,id=GetID()

s.listed_series={SET_SIX_SAMURAI}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetProperty(EFFECT_FLAG_UNCOPYABLE)
	e1:SetCode(EFFECT_SPSUMMON_PROC)
	e1:SetRange(LOCATION_HAND)
	e1:SetCondition(s.can_appear)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_CONTINUOUS)
	e2:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	e2:SetCode(EFFECT_DESTROY_REPLACE)
	e2:SetRange(LOCATION_MZONE)
	e2:SetTarget(s.offer_retainer)
	e2:SetOperation(s.sacrifice)
	c:RegisterEffect(e2)
	s.add_limit(c)
end

-- A flag says that the opponent has activated a card this turn; a negated activation takes it back.
function s.add_limit(c)
	local function watch(event,action)
		local e1=Effect.CreateEffect(c)
		e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
		e1:SetCode(event)
		e1:SetRange(LOCATION_MZONE)
		e1:SetOperation(function(e,tp,eg,ep,ev,re)
			if ep==1-tp and re:IsHasType(EFFECT_TYPE_ACTIVATE) then action(e:GetHandler()) end
		end)
		c:RegisterEffect(e1)
	end
	local reset=RESET_EVENT|RESETS_STANDARD_DISABLE|RESET_CONTROL|RESET_PHASE|PHASE_END
	watch(EVENT_CHAINING,function(own) own:RegisterFlagEffect(id,reset,0,1) end)
	watch(EVENT_CHAIN_NEGATED,function(own) own:ResetFlagEffect(id) end)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD)
	e2:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e2:SetCode(EFFECT_CANNOT_ACTIVATE)
	e2:SetRange(LOCATION_MZONE)
	e2:SetTargetRange(0,1)
	e2:SetCondition(function(e) return e:GetHandler():GetFlagEffect(id)>0 end)
	e2:SetValue(function(_,activated) return activated:IsHasType(EFFECT_TYPE_ACTIVATE) end)
	c:RegisterEffect(e2)
end

local samurai=aux.FaceupFilter(Card.IsSetCard,SET_SIX_SAMURAI)

function s.can_appear(e,c)
	if c==nil then return true end
	local tp=c:GetControler()
	return Duel.GetLocationCount(tp,LOCATION_MZONE)>0 and Duel.IsExistingMatchingCard(samurai,tp,LOCATION_MZONE,0,2,nil)
end

function s.retainer(c,e)
	return samurai(c) and c:IsDestructable(e) and not c:IsStatus(STATUS_DESTROY_CONFIRMED|STATUS_BATTLE_DESTROYED)
end

function s.offer_retainer(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	if chk==0 then
		return c:IsOnField() and c:IsFaceup() and not c:IsReason(REASON_REPLACE)
			and Duel.IsExistingMatchingCard(s.retainer,tp,LOCATION_MZONE,0,1,c,e)
	end
	if not Duel.SelectEffectYesNo(tp,c,96) then return false end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESREPLACE)
	local chosen=Duel.SelectMatchingCard(tp,s.retainer,tp,LOCATION_MZONE,0,1,1,c,e):GetFirst()
	e:SetLabelObject(chosen)
	chosen:SetStatus(STATUS_DESTROY_CONFIRMED,true)
	return true
end

function s.sacrifice(e)
	local chosen=e:GetLabelObject()
	chosen:SetStatus(STATUS_DESTROY_CONFIRMED,false)
	Duel.Destroy(chosen,REASON_EFFECT|REASON_REPLACE)
end
