-- Icarus Attack
-- Tribute a Winged Beast: destroy two cards on the field.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetCategory(CATEGORY_DESTROY)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetHintTiming(0,TIMINGS_CHECK_MONSTER_E)
	e1:SetCost(s.mark_cost)
	e1:SetTarget(s.choose)
	e1:SetOperation(s.destroy)
	c:RegisterEffect(e1)
end

-- The Tribute is paid with the targets, as it may leave too few of them; the label tells whether there is a cost at all.
function s.mark_cost(e)
	e:SetLabel(1)
	return true
end

local function winged_beast(c)
	return c:IsRace(RACE_WINGEDBEAST)
end

-- Two targets are left when the Tribute, with what is equipped to it, is gone.
function s.leaves_two(tributes,tp,_,targets)
	local left=targets-tributes
	for card in tributes:Iter() do left=left-card:GetEquipGroup() end
	return #left>=2
end

function s.choose(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	local itself=e:GetHandler()
	if chkc then return chkc~=itself and chkc:IsOnField() end
	local targets=Duel.GetMatchingGroup(Card.IsCanBeEffectTarget,tp,LOCATION_ONFIELD,LOCATION_ONFIELD,itself,e)
	local pays=e:GetLabel()==1
	if chk==0 then
		e:SetLabel(0)
		if not pays then return #targets>0 end
		return Duel.CheckReleaseGroupCost(tp,winged_beast,1,false,s.leaves_two,nil,targets)
	end
	if pays then
		e:SetLabel(0)
		Duel.Release(Duel.SelectReleaseGroupCost(tp,winged_beast,1,1,false,s.leaves_two,nil,targets),REASON_COST)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local chosen=Duel.SelectTarget(tp,nil,tp,LOCATION_ONFIELD,LOCATION_ONFIELD,2,2,itself)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,chosen,#chosen,0,0)
end

function s.destroy(e)
	Duel.Destroy(Duel.GetTargetCards(e),REASON_EFFECT)
end
