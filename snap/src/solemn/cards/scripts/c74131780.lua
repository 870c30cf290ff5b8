-- Exiled Force
-- Tribute this card: destroy a monster on the field.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_MZONE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCategory(CATEGORY_DESTROY)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCost(Cost.SelfTribute)
	e1:SetTarget(s.choose_victim)
	e1:SetOperation(s.destroy)
	c:RegisterEffect(e1)
end

-- It cannot target itself: it is Tributed before it targets.
function s.choose_victim(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local monsters=LOCATION_MZONE
	if chkc then
		return chkc:IsLocation(monsters)
	elseif chk==0 then
		return Duel.IsExistingTarget(nil,tp,monsters,monsters,1,e:GetHandler())
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local victim=Duel.SelectTarget(tp,nil,tp,monsters,monsters,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,victim,1,0,0)
end

function s.destroy(e)
	local victims=Duel.GetTargetCards(e)
	if #victims>0 then Duel.Destroy(victims,REASON_EFFECT) end
end
