-- Torrential Tribute
-- When a monster is Summoned: destroy all monsters on the field.
local s,id=GetID()

function s.initial_effect(c)
	for _,summoned in ipairs({EVENT_SUMMON_SUCCESS,EVENT_FLIP_SUMMON_SUCCESS,EVENT_SPSUMMON_SUCCESS}) do
		local e1=Effect.CreateEffect(c)
		e1:SetCategory(CATEGORY_DESTROY)
		e1:SetType(EFFECT_TYPE_ACTIVATE)
		e1:SetCode(summoned)
		e1:SetTarget(s.announce)
		e1:SetOperation(s.flood)
		c:RegisterEffect(e1)
	end
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	local monsters=Duel.GetFieldGroup(tp,LOCATION_MZONE,LOCATION_MZONE)
	if chk==0 then return #monsters>0 end
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,monsters,#monsters,0,0)
end

function s.flood(e,tp)
	local monsters=Duel.GetFieldGroup(tp,LOCATION_MZONE,LOCATION_MZONE)
	if #monsters>0 then Duel.Destroy(monsters,REASON_EFFECT) end
end
