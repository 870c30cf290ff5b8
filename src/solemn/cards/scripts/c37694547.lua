-- Geartown
-- "Ancient Gear" monsters need one Tribute less. Destroyed and sent to the GY: Special Summon one from hand, Deck or GY.
local s,id=GetID()
local PLACES=LOCATION_HAND|LOCATION_DECK|LOCATION_GRAVE

s.listed_series={SET_ANCIENT_GEAR}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD)
	e2:SetCode(EFFECT_DECREASE_TRIBUTE)
	e2:SetRange(LOCATION_FZONE)
	e2:SetTargetRange(LOCATION_HAND,LOCATION_HAND)
	e2:SetTarget(aux.TargetBoolFunction(Card.IsSetCard,SET_ANCIENT_GEAR))
	e2:SetValue(1)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetDescription(aux.Stringid(id,0))
	e3:SetCategory(CATEGORY_SPECIAL_SUMMON)
	e3:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_O)
	e3:SetProperty(EFFECT_FLAG_DAMAGE_STEP)
	e3:SetCode(EVENT_TO_GRAVE)
	e3:SetCondition(function(e) return e:GetHandler():IsReason(REASON_DESTROY) end)
	e3:SetTarget(s.announce)
	e3:SetOperation(s.assemble)
	c:RegisterEffect(e3)
end

function s.machine(c,e,tp)
	return c:IsSetCard(SET_ANCIENT_GEAR) and c:IsCanBeSpecialSummoned(e,0,tp,false,false)
end

function s.announce(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then
		return Duel.GetLocationCount(tp,LOCATION_MZONE)>0 and Duel.IsExistingMatchingCard(s.machine,tp,PLACES,0,1,nil,e,tp)
	end
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,tp,PLACES)
end

function s.assemble(e,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local chosen=Duel.SelectMatchingCard(tp,aux.NecroValleyFilter(s.machine),tp,PLACES,0,1,1,nil,e,tp)
	if #chosen==0 then return end
	Duel.SpecialSummon(chosen,0,tp,tp,false,false,POS_FACEUP)
	Duel.ShuffleDeck(tp)
end
