-- Starlight Road
-- Negate an effect that would destroy two or more of your cards and destroy that card; then Stardust Dragon can appear.
local s,id=GetID()

s.listed_names={CARD_STARDUST_DRAGON}

function s.initial_effect(c)
	local road=Effect.CreateEffect(c)
	road:SetType(EFFECT_TYPE_ACTIVATE)
	road:SetCode(EVENT_CHAINING)
	road:SetCategory(CATEGORY_DISABLE|CATEGORY_DESTROY|CATEGORY_SPECIAL_SUMMON)
	road:SetDescription(aux.Stringid(id,0))
	road:SetCondition(function(_,tp,_,_,link) return s.threatened_by(link,tp)>=2 and Duel.IsChainDisablable(link) end)
	road:SetTarget(s.announce)
	road:SetOperation(s.shine)
	c:RegisterEffect(road)
end

-- How many of the player's cards on the field the link is sure to destroy: of the cards that it may choose from, those that can be spared
-- are assumed to be these.
function s.threatened_by(link,tp)
	local announced,cards,count=Duel.GetOperationInfo(link,CATEGORY_DESTROY)
	if not (announced and cards) then return 0 end
	local others=cards:Filter(function(card) return not (card:IsOnField() and card:IsControler(tp)) end,nil)
	return count-#others
end

local function falls(effect)
	local source=effect:GetHandler()
	return source:IsRelateToEffect(effect) and source:IsDestructable()
end

function s.announce(e,tp,answered,ep,ev,effect,r,rp,chk)
	if chk~=0 then
		if falls(effect) then Duel.SetOperationInfo(0,CATEGORY_DESTROY,answered,1,0,0) end
		Duel.SetOperationInfo(0,CATEGORY_DISABLE,answered,1,0,0)
	end
	return true
end

function s.shine(e,tp,answered,ep,link,effect)
	if not Duel.NegateEffect(link) then return end
	local is_there=effect:GetHandler():IsRelateToEffect(effect)
	local destroyed=is_there and Duel.Destroy(answered,REASON_EFFECT) or 0
	if destroyed>0 then s.offer_dragon(e,tp) end
end

function s.stardust(c,e,tp)
	local can_appear=c:IsCode(CARD_STARDUST_DRAGON) and c:IsCanBeSpecialSummoned(e,0,tp,false,false)
	return can_appear and Duel.GetLocationCountFromEx(tp,tp,nil,c)>0
end

function s.offer_dragon(e,tp)
	local dragons=Duel.GetFieldGroup(tp,LOCATION_EXTRA,0):Match(s.stardust,nil,e,tp)
	if #dragons==0 or not Duel.SelectYesNo(tp,aux.Stringid(id,1)) then return end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local chosen=dragons:Select(tp,1,1,nil)
	Duel.BreakEffect()
	Duel.SpecialSummon(chosen,0,tp,tp,false,false,POS_FACEUP)
end
