-- Starlight Road
-- Negate an effect that would destroy two or more of your cards and destroy that card; then Stardust Dragon can appear.
local s,id=GetID()

s.listed_names={CARD_STARDUST_DRAGON}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON|CATEGORY_DISABLE|CATEGORY_DESTROY)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_CHAINING)
	e1:SetCondition(s.two_are_threatened)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.shine)
	c:RegisterEffect(e1)
end

-- Of the cards that the link says it destroys, those that may be spared are assumed to be the others.
function s.two_are_threatened(e,tp,eg,ep,ev)
	if not Duel.IsChainNegatable(ev) then return false end
	local destroys,cards,count=Duel.GetOperationInfo(ev,CATEGORY_DESTROY)
	if not destroys or cards==nil then return false end
	local function is_own(c) return c:IsControler(tp) and c:IsOnField() end
	local others=#cards-cards:FilterCount(is_own,nil)
	return count-others>1
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_DISABLE,eg,1,0,0)
	local card=re:GetHandler()
	if card:IsRelateToEffect(re) and card:IsDestructable() then
		Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
	end
end

function s.stardust(c,e,tp)
	return c:IsCode(CARD_STARDUST_DRAGON) and c:IsCanBeSpecialSummoned(e,0,tp,false,false)
		and Duel.GetLocationCountFromEx(tp,tp,nil,c)>0
end

function s.shine(e,tp,eg,ep,ev,re)
	if not Duel.NegateEffect(ev) or not re:GetHandler():IsRelateToEffect(re) then return end
	if Duel.Destroy(eg,REASON_EFFECT)==0 then return end
	local dragons=Duel.GetMatchingGroup(s.stardust,tp,LOCATION_EXTRA,0,nil,e,tp)
	if #dragons==0 or not Duel.SelectYesNo(tp,aux.Stringid(id,1)) then return end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local dragon=dragons:Select(tp,1,1,nil)
	Duel.BreakEffect()
	Duel.SpecialSummon(dragon,0,tp,tp,false,false,POS_FACEUP)
end
