-- Magic Planter
-- Send a face-up Continuous Trap you control to the GY: draw two cards.
local s,id=GetID()
local DRAWS=2

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetCategory(CATEGORY_DRAW)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCost(s.plant_trap)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.harvest)
	c:RegisterEffect(e1)
end

function s.seed(c)
	if c:IsFacedown() or not c:IsContinuousTrap() then return false end
	return c:IsAbleToGraveAsCost()
end

function s.plant_trap(e,tp,eg,ep,ev,re,r,rp,chk)
	local seeds=Duel.GetMatchingGroup(s.seed,tp,LOCATION_ONFIELD,0,nil)
	if chk==0 then return #seeds>0 end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_TOGRAVE)
	local seed=seeds:Select(tp,1,1,nil)
	Duel.SendtoGrave(seed,REASON_COST)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		Duel.SetOperationInfo(0,CATEGORY_DRAW,nil,0,tp,DRAWS)
		Duel.SetTargetParam(DRAWS)
		Duel.SetTargetPlayer(tp)
		return
	end
	return Duel.IsPlayerCanDraw(tp,DRAWS)
end

function s.harvest()
	local draws,player=Duel.GetChainInfo(0,CHAININFO_TARGET_PARAM,CHAININFO_TARGET_PLAYER)
	Duel.Draw(player,draws,REASON_EFFECT)
end
