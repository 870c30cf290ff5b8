-- The Tricky
-- Can be Special Summoned from the hand by discarding a card.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetProperty(EFFECT_FLAG_UNCOPYABLE)
	e1:SetCode(EFFECT_SPSUMMON_PROC)
	e1:SetRange(LOCATION_HAND)
	e1:SetCondition(s.can_appear)
	e1:SetTarget(s.choose_discard)
	e1:SetOperation(s.discard)
	c:RegisterEffect(e1)
end

function s.other_cards(c,tp)
	return Duel.GetMatchingGroup(Card.IsDiscardable,tp,LOCATION_HAND,0,c)
end

function s.can_appear(e,c)
	if c==nil then return true end
	local tp=c:GetControler()
	return Duel.GetLocationCount(tp,LOCATION_MZONE)>0 and #s.other_cards(c,tp)>0
end

-- The player may still change their mind here.
function s.choose_discard(e,tp,eg,ep,ev,re,r,rp,chk,c)
	local chosen=aux.SelectUnselectGroup(s.other_cards(c,tp),e,tp,1,1,nil,1,tp,HINTMSG_DISCARD,nil,nil,true)
	if #chosen==0 then return false end
	e:SetLabelObject(chosen)
	return true
end

function s.discard(e)
	Duel.SendtoGrave(e:GetLabelObject(),REASON_COST|REASON_DISCARD)
end
