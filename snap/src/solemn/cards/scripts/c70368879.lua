-- Upstart Goblin
-- Draw a card, then the opponent gains 1000 LP.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCategory(CATEGORY_RECOVER|CATEGORY_DRAW)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.trade)
	c:RegisterEffect(e1)
end

local DRAWS,LIFE=1,1000

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		Duel.SetOperationInfo(0,CATEGORY_DRAW,nil,0,tp,DRAWS)
		Duel.SetOperationInfo(0,CATEGORY_RECOVER,nil,0,1-tp,LIFE)
		Duel.SetTargetParam(DRAWS)
		Duel.SetTargetPlayer(tp)
		return
	end
	return Duel.IsPlayerCanDraw(tp,DRAWS)
end

-- The opponent gains only after something was drawn.
function s.trade(e,tp)
	local draws,player=Duel.GetChainInfo(0,CHAININFO_TARGET_PARAM,CHAININFO_TARGET_PLAYER)
	local drawn=Duel.Draw(player,draws,REASON_EFFECT)
	if drawn>0 then
		Duel.BreakEffect()
		Duel.Recover(1-tp,LIFE,REASON_EFFECT)
	end
end
