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

local function is_gear(monster)
	return monster:IsSetCard(SET_ANCIENT_GEAR)
end

function s.saves_tributes(c)
	local discount=Effect.CreateEffect(c)
	discount:SetCode(EFFECT_DECREASE_TRIBUTE)
	discount:SetType(EFFECT_TYPE_FIELD)
	discount:SetTargetRange(LOCATION_HAND,LOCATION_HAND)
	discount:SetTarget(function(_,monster) return is_gear(monster) end)
	discount:SetRange(LOCATION_FZONE)
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
	return is_gear(c) and c:IsCanBeSpecialSummoned(e,0,tp,false,false)
end

function s.announce_assembly(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,tp,STOCK)
		return true
	end
	local room,machines=Duel.GetLocationCount(tp,LOCATION_MZONE),Duel.GetFieldGroup(tp,STOCK,0)
	return room>0 and machines:IsExists(s.machine,1,nil,e,tp)
end

-- The Deck is shuffled wherever the machine was.
function s.assemble(e,tp)
	local found=aux.NecroValleyFilter(s.machine)
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local machines=Duel.SelectMatchingCard(tp,found,tp,STOCK,0,1,1,nil,e,tp)
	if #machines==0 then return end
	Duel.SpecialSummon(machines,0,tp,tp,false,false,POS_FACEUP)
	Duel.ShuffleDeck(tp)
end
