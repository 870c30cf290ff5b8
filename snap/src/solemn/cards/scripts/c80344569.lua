-- Neo-Spacian Grand Mole
-- At the start of the Damage Step of its battle with a monster: both can return to the hand.
local s,id=GetID()

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_TOHAND)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_O)
	e1:SetCode(EVENT_BATTLE_START)
	e1:SetTarget(s.announce)
	e1:SetOperation(s.dig_away)
	c:RegisterEffect(e1)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	local c=e:GetHandler()
	local attacker,target=Duel.GetAttacker(),Duel.GetAttackTarget()
	if chk==0 then return target==c or attacker==c and target~=nil end
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,Group.FromCards(attacker,target),2,0,0)
end

function s.dig_away()
	local battling=Group.FromCards(Duel.GetAttacker())
	local target=Duel.GetAttackTarget()
	if target then battling:AddCard(target) end
	battling:Match(Card.IsRelateToBattle,nil)
	if #battling>0 then Duel.SendtoHand(battling,nil,REASON_EFFECT) end
end
