-- Stardust Dragon
-- Tribute it: negate what would destroy cards on the field and destroy that card. It returns from the GY in the End Phase.
local s,id=GetID()

function s.initial_effect(c)
	c:EnableReviveLimit()
	Synchro.AddProcedure(c,nil,1,1,Synchro.NonTuner(nil),1,99)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_NEGATE|CATEGORY_DESTROY)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetProperty(EFFECT_FLAG_DAMAGE_STEP|EFFECT_FLAG_DAMAGE_CAL)
	e1:SetCode(EVENT_CHAINING)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCondition(s.would_destroy)
	e1:SetCost(Cost.Replaceable(Cost.SelfTribute))
	e1:SetTarget(s.announce)
	e1:SetOperation(s.intercept)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetDescription(aux.Stringid(id,1))
	e2:SetCategory(CATEGORY_SPECIAL_SUMMON)
	e2:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_TRIGGER_O)
	e2:SetCode(EVENT_PHASE|PHASE_END)
	e2:SetRange(LOCATION_GRAVE)
	e2:SetCountLimit(1)
	e2:SetTarget(s.announce_return)
	e2:SetOperation(s.come_back)
	c:RegisterEffect(e2)
end

-- What negates the activation of a card and destroys it destroys no card on the field.
function s.would_destroy(e,tp,eg,ep,ev,re)
	if not Duel.IsChainNegatable(ev) or e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED) then return false end
	if re:IsHasCategory(CATEGORY_NEGATE) then
		local answered=Duel.GetChainInfo(ev-1,CHAININFO_TRIGGERING_EFFECT)
		if answered:IsHasType(EFFECT_TYPE_ACTIVATE) then return false end
	end
	local destroys,cards,count=Duel.GetOperationInfo(ev,CATEGORY_DESTROY)
	if not destroys or cards==nil then return false end
	local elsewhere=#cards-cards:FilterCount(Card.IsOnField,nil)
	return count>elsewhere
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
	local card=re:GetHandler()
	if card:IsRelateToEffect(re) and card:IsDestructable() then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
end

function s.intercept(e,tp,eg,ep,ev,re)
	if Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then
		Duel.Destroy(eg,REASON_EFFECT)
	end
	e:GetHandler():RegisterFlagEffect(id,RESETS_STANDARD_PHASE_END,0,0)
end

function s.announce_return(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	if chk==0 then
		return c:GetFlagEffect(id)>0 and Duel.GetLocationCount(tp,LOCATION_MZONE)>0
			and c:IsCanBeSpecialSummoned(e,0,tp,false,false)
	end
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,c,1,0,0)
end

function s.come_back(e,tp)
	local c=e:GetHandler()
	if c:IsRelateToEffect(e) then Duel.SpecialSummon(c,0,tp,tp,false,false,POS_FACEUP) end
end
