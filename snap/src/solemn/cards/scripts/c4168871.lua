-- Cards for Black Feathers
-- Banish a "Blackwing" monster from the hand: draw two cards. One a turn, and no Special Summons that turn.
local s,id=GetID()
local DRAWS=2

s.listed_series={SET_BLACKWING}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetCountLimit(1,id,EFFECT_COUNT_CODE_OATH)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetCategory(CATEGORY_DRAW)
	e1:SetCost(s.give_feather)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.draw)
	c:RegisterEffect(e1)
end

function s.feather(c)
	return c:IsAbleToRemoveAsCost() and c:IsSetCard(SET_BLACKWING) and c:IsMonster()
end

function s.give_feather(e,tp,eg,ep,ev,re,r,rp,chk)
	local feathers=Duel.GetMatchingGroup(s.feather,tp,LOCATION_HAND,0,nil)
	if chk==0 then return #feathers>0 and Duel.GetActivityCount(tp,ACTIVITY_SPSUMMON)<1 end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_REMOVE)
	local feather=feathers:Select(tp,1,1,nil)
	Duel.Remove(feather,POS_FACEUP,REASON_COST)
	s.swear(e:GetHandler(),tp)
end

-- No Special Summons for the rest of the turn
function s.swear(c,tp)
	local oath=Effect.CreateEffect(c)
	oath:SetType(EFFECT_TYPE_FIELD)
	oath:SetCode(EFFECT_CANNOT_SPECIAL_SUMMON)
	oath:SetTargetRange(1,0)
	oath:SetReset(RESET_PHASE|PHASE_END)
	oath:SetProperty(EFFECT_FLAG_OATH|EFFECT_FLAG_PLAYER_TARGET)
	Duel.RegisterEffect(oath,tp)
	local sentence=aux.Stringid(id,1)
	aux.RegisterClientHint(c,nil,tp,1,0,sentence,nil)
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
