-- Man-Eater Bug
-- FLIP: destroy a monster on the field.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FLIP|EFFECT_TYPE_SINGLE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCategory(CATEGORY_DESTROY)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetTarget(s.choose_prey)
	e1:SetOperation(s.devour)
	c:RegisterEffect(e1)
end

function s.choose_prey(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local monsters=LOCATION_MZONE
	if chkc then
		return chkc:IsLocation(monsters)
	elseif chk==0 then
		return true
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local prey=Duel.SelectTarget(tp,nil,tp,monsters,monsters,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,prey,#prey,0,0)
end

-- There may have been none to target.
function s.devour(e)
	local prey=Duel.GetFirstTarget()
	if not prey then return end
	if prey:IsRelateToEffect(e) then Duel.Destroy(prey,REASON_EFFECT) end
end
