-- Geartown
-- "Ancient Gear" monsters need one Tribute less. Destroyed and sent to the GY: Special Summon one from hand, Deck or GY.
local s,id=GetID()
local STOCK=LOCATION_GRAVE|LOCATION_DECK|LOCATION_HAND

s.listed_series={SET_ANCIENT_GEAR}

function s.initial_effect(c)
	local opening=Effect.CreateEffect(c)
	opening:SetType(EFFECT_TYPE_ACTIVATE)
	opening:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(opening)
	s.saves_tributes(c)
	s.can_assemble(c)
end

function s.saves_tributes(c)
	local discount=Effect.CreateEffect(c)
	discount:SetType(EFFECT_TYPE_FIELD)
	discount:SetCode(EFFECT_DECREASE_TRIBUTE)
	discount:SetRange(LOCATION_FZONE)
	discount:SetTargetRange(LOCATION_HAND,LOCATION_HAND)
	discount:SetTarget(function(_,monster) return monster:IsSetCard(SET_ANCIENT_GEAR) end)
	discount:SetValue(1)
	c:RegisterEffect(discount)
end

function s.can_assemble(c)
	local assembly=Effect.CreateEffect(c)
	assembly:SetType(EFFECT_TYPE_TRIGGER_O|EFFECT_TYPE_SINGLE)
	assembly:SetCode(EVENT_TO_GRAVE)
	assembly:SetProperty(EFFECT_FLAG_DAMAGE_STEP)
	assembly:SetCategory(CATEGORY_SPECIAL_SUMMON)
	assembly:SetDescription(aux.Stringid(id,0))
	assembly:SetCondition(function(e) return e:GetHandler():IsReason(REASON_DESTROY) end)
	assembly:SetTarget(s.announce_assembly)
	assembly:SetOperation(s.assemble)
	c:RegisterEffect(assembly)
end

function s.machine(c,e,tp)
	return c:IsCanBeSpecialSummoned(e,0,tp,false,false) and c:IsSetCard(SET_ANCIENT_GEAR)
end

function s.announce_assembly(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then
		local machines=Duel.GetMatchingGroupCount(s.machine,tp,STOCK,0,nil,e,tp)
		return machines>0 and Duel.GetLocationCount(tp,LOCATION_MZONE)>0
	end
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,tp,STOCK)
end

function s.assemble(e,tp)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local machine=Duel.SelectMatchingCard(tp,aux.NecroValleyFilter(s.machine),tp,STOCK,0,1,1,nil,e,tp):GetFirst()
	if machine then
		Duel.SpecialSummon(machine,0,tp,tp,false,false,POS_FACEUP)
		Duel.ShuffleDeck(tp)
	end
end
