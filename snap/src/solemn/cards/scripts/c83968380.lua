-- Jar of Greed
-- Draw a card.
local s,id=GetID()
local DRAWS=1

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetCategory(CATEGORY_DRAW)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.draw)
	c:RegisterEffect(e1)
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

function s.draw()
	local draws,player=Duel.GetChainInfo(0,CHAININFO_TARGET_PARAM,CHAININFO_TARGET_PLAYER)
	Duel.Draw(player,draws,REASON_EFFECT)
end
