-- Stardust Dragon
-- Tribute it: negate what would destroy cards on the field and destroy that card. It returns from the GY in the End Phase.
local s,id=GetID()

function s.initial_effect(c)
	c:EnableReviveLimit()
	Synchro.AddProcedure(c,nil,1,1,Synchro.NonTuner(nil),1,99)
	s.can_intercept(c)
	s.comes_back(c)
end

function s.can_intercept(c)
	local interception=Effect.CreateEffect(c)
	interception:SetType(EFFECT_TYPE_QUICK_O)
	interception:SetCode(EVENT_CHAINING)
	interception:SetRange(LOCATION_MZONE)
	interception:SetProperty(EFFECT_FLAG_DAMAGE_CAL|EFFECT_FLAG_DAMAGE_STEP)
	interception:SetCategory(CATEGORY_DESTROY|CATEGORY_NEGATE)
	interception:SetDescription(aux.Stringid(id,0))
	interception:SetCondition(s.destruction_is_near)
	interception:SetCost(Cost.Replaceable(Cost.SelfTribute))
	interception:SetTarget(s.announce_interception)
	interception:SetOperation(s.intercept)
	c:RegisterEffect(interception)
end

function s.destruction_is_near(e,_,_,_,link,effect)
	local falls=e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)
	if falls or s.only_negates_a_card(link,effect) then return false end
	return s.on_field_destroyed_by(link)>0 and Duel.IsChainNegatable(link)
end

-- What negates the activation of a card and destroys it destroys no card on the field.
function s.only_negates_a_card(link,effect)
	if not effect:IsHasCategory(CATEGORY_NEGATE) then return false end
	local negated=Duel.GetChainInfo(link-1,CHAININFO_TRIGGERING_EFFECT)
	return negated:IsHasType(EFFECT_TYPE_ACTIVATE)
end

-- Of the cards that it may choose from, those elsewhere are assumed to be chosen first.
function s.on_field_destroyed_by(link)
	local announced,cards,count=Duel.GetOperationInfo(link,CATEGORY_DESTROY)
	if not (announced and cards) then return 0 end
	local elsewhere=cards:Filter(function(card) return not card:IsOnField() end,nil)
	return count-#elsewhere
end

function s.announce_interception(e,tp,answered,ep,ev,effect,r,rp,chk)
	if chk~=0 then
		local source=effect:GetHandler()
		local falls=source:IsRelateToEffect(effect) and source:IsDestructable()
		if falls then Duel.SetOperationInfo(0,CATEGORY_DESTROY,answered,1,0,0) end
		Duel.SetOperationInfo(0,CATEGORY_NEGATE,answered,1,0,0)
	end
	return true
end

-- A flag in the GY tells that it was Tributed so this turn.
function s.intercept(e,tp,answered,ep,link,effect)
	local dragon,source=e:GetHandler(),effect:GetHandler()
	local negated=Duel.NegateActivation(link)
	if negated and source:IsRelateToEffect(effect) then Duel.Destroy(answered,REASON_EFFECT) end
	dragon:RegisterFlagEffect(id,RESETS_STANDARD_PHASE_END,0,0)
end

function s.comes_back(c)
	local dawn=Effect.CreateEffect(c)
	dawn:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_FIELD)
	dawn:SetCode(EVENT_PHASE|PHASE_END)
	dawn:SetRange(LOCATION_GRAVE)
	dawn:SetCountLimit(1)
	dawn:SetCategory(CATEGORY_SPECIAL_SUMMON)
	dawn:SetDescription(aux.Stringid(id,1))
	dawn:SetTarget(s.announce_return)
	dawn:SetOperation(function(effect,tp)
		local dragon=effect:GetHandler()
		if dragon:IsRelateToEffect(effect) then Duel.SpecialSummon(dragon,0,tp,tp,false,false,POS_FACEUP) end
	end)
	c:RegisterEffect(dawn)
end

function s.announce_return(e,tp,eg,ep,ev,re,r,rp,chk)
	local dragon=e:GetHandler()
	if chk==0 then
		local room=Duel.GetLocationCount(tp,LOCATION_MZONE)
		return room>=1 and dragon:HasFlagEffect(id) and dragon:IsCanBeSpecialSummoned(e,0,tp,false,false)
	end
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,dragon,1,0,0)
end
