-- Starlight Road
-- Negate an effect that would destroy two or more of your cards and destroy that card; then Stardust Dragon can appear.
local s,id=GetID()

s.listed_names={CARD_STARDUST_DRAGON}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_CHAINING)
	e1:SetCategory(CATEGORY_DISABLE|CATEGORY_DESTROY|CATEGORY_SPECIAL_SUMMON)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCondition(s.two_are_threatened)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.shine)
	c:RegisterEffect(e1)
end

-- Of the cards that the link says it destroys, those that may be spared are assumed to be the others.
function s.two_are_threatened(e,tp,eg,ep,link)
	local announced,cards,count=Duel.GetOperationInfo(link,CATEGORY_DESTROY)
	if not (announced and cards and Duel.IsChainNegatable(link)) then return false end
	local own=cards:Filter(Card.IsControler,nil,tp):FilterCount(Card.IsOnField,nil)
	return count+own-#cards>=2
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		local source=re:GetHandler()
		if source:IsDestructable() and source:IsRelateToEffect(re) then
			Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
		end
		Duel.SetOperationInfo(0,CATEGORY_DISABLE,eg,1,0,0)
	end
	return true
end

function s.shine(e,tp,eg,ep,link,effect)
	local destroyed=Duel.NegateEffect(link) and effect:GetHandler():IsRelateToEffect(effect) and Duel.Destroy(eg,REASON_EFFECT)
	if destroyed and destroyed>0 then s.offer_dragon(e,tp) end
end

function s.stardust(c,e,tp)
	if not c:IsCode(CARD_STARDUST_DRAGON) then return false end
	return Duel.GetLocationCountFromEx(tp,tp,nil,c)>0 and c:IsCanBeSpecialSummoned(e,0,tp,false,false)
end

function s.offer_dragon(e,tp)
	local dragons=Duel.GetMatchingGroup(s.stardust,tp,LOCATION_EXTRA,0,nil,e,tp)
	local wanted=#dragons>0 and Duel.SelectYesNo(tp,aux.Stringid(id,1))
	if wanted then
		Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
		local dragon=dragons:Select(tp,1,1,nil)
		Duel.BreakEffect()
		Duel.SpecialSummon(dragon,0,tp,tp,false,false,POS_FACEUP)
	end
end
