-- The Winged Dragon of Ra - Immortal Phoenix
-- Rises from the GY when Ra falls. Unaffected by other cards. 1000 LP: send a monster to the GY. In the End Phase the
-- Sphere Mode takes its place.
local s,id=GetID()
local SPHERE_MODE=10000080
local NESTS=LOCATION_GRAVE|LOCATION_DECK|LOCATION_HAND

s.listed_names={CARD_RA,SPHERE_MODE}

function s.initial_effect(c)
	c:EnableReviveLimit()
	c:AddMustBeSpecialSummoned()
	s.rises_after_ra(c)
	s.is_untouchable(c)
	s.can_burn(c)
	s.gives_way(c)
end

function s.rises_after_ra(c)
	local rise=Effect.CreateEffect(c)
	rise:SetType(EFFECT_TYPE_TRIGGER_F|EFFECT_TYPE_FIELD)
	rise:SetCode(EVENT_TO_GRAVE)
	rise:SetRange(LOCATION_GRAVE)
	rise:SetCategory(CATEGORY_SPECIAL_SUMMON)
	rise:SetDescription(aux.Stringid(id,0))
	rise:SetCondition(s.ra_fell)
	rise:SetTarget(s.announce_rise)
	rise:SetOperation(s.rise)
	c:RegisterEffect(rise)
end

function s.own_ra(c,tp)
	return c:IsPreviousLocation(LOCATION_ONFIELD) and c:IsControler(tp) and c:IsCode(CARD_RA)
end

-- It must lie in the GY before Ra comes there.
function s.ra_fell(e,tp,fallen)
	if fallen:IsContains(e:GetHandler()) then return false end
	return fallen:IsExists(s.own_ra,1,nil,tp)
end

-- Nothing can be chained to this.
function s.announce_rise(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,e:GetHandler(),1,0,0)
		Duel.SetChainLimit(aux.FALSE)
	end
	return true
end

function s.rise(e,tp)
	local phoenix=e:GetHandler()
	local risen=phoenix:IsRelateToEffect(e) and Duel.SpecialSummon(phoenix,0,tp,tp,true,true,POS_FACEUP) or 0
	if risen>0 then phoenix:CompleteProcedure() end
end

function s.is_untouchable(c)
	local wall=Effect.CreateEffect(c)
	wall:SetType(EFFECT_TYPE_SINGLE)
	wall:SetCode(EFFECT_IMMUNE_EFFECT)
	wall:SetRange(LOCATION_MZONE)
	wall:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	wall:SetValue(function(e,incoming)
		local phoenix=e:GetOwner()
		return phoenix~=incoming:GetOwner()
	end)
	c:RegisterEffect(wall)
end

function s.can_burn(c)
	local fire=Effect.CreateEffect(c)
	fire:SetType(EFFECT_TYPE_IGNITION)
	fire:SetRange(LOCATION_MZONE)
	fire:SetCategory(CATEGORY_TOGRAVE)
	fire:SetDescription(aux.Stringid(id,1))
	fire:SetCost(Cost.PayLP(1000))
	fire:SetTarget(s.announce_fire)
	fire:SetOperation(s.burn)
	c:RegisterEffect(fire)
end

-- It does not target: the monster is chosen when the effect resolves.
function s.fuel(tp)
	return Duel.GetMatchingGroup(Card.IsAbleToGrave,tp,LOCATION_MZONE,LOCATION_MZONE,nil)
end

function s.announce_fire(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return #s.fuel(tp)>0 end
	Duel.SetOperationInfo(0,CATEGORY_TOGRAVE,nil,1,PLAYER_ALL,LOCATION_MZONE)
end

function s.burn(e,tp)
	local fuel=s.fuel(tp)
	if #fuel==0 then return end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_TOGRAVE)
	local burnt=fuel:Select(tp,1,1,nil)
	Duel.HintSelection(burnt)
	Duel.SendtoGrave(burnt,REASON_EFFECT)
end

function s.gives_way(c)
	local sunset=Effect.CreateEffect(c)
	sunset:SetType(EFFECT_TYPE_TRIGGER_F|EFFECT_TYPE_FIELD)
	sunset:SetCode(EVENT_PHASE|PHASE_END)
	sunset:SetRange(LOCATION_MZONE)
	sunset:SetCountLimit(1)
	sunset:SetCategory(CATEGORY_SPECIAL_SUMMON|CATEGORY_TOGRAVE)
	sunset:SetDescription(aux.Stringid(id,2))
	sunset:SetTarget(s.announce_sunset)
	sunset:SetOperation(s.set)
	c:RegisterEffect(sunset)
end

function s.announce_sunset(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk~=0 then
		Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,tp,NESTS)
		Duel.SetOperationInfo(0,CATEGORY_TOGRAVE,e:GetHandler(),1,0,0)
	end
	return true
end

function s.sphere(c,e,tp)
	return c:IsCanBeSpecialSummoned(e,0,tp,true,false) and c:IsCode(SPHERE_MODE)
end

function s.set(e,tp)
	local phoenix=e:GetHandler()
	local gone=phoenix:IsRelateToEffect(e) and Duel.SendtoGrave(phoenix,REASON_EFFECT)>0 and phoenix:IsLocation(LOCATION_GRAVE)
	if not gone or Duel.GetLocationCount(tp,LOCATION_MZONE)<1 then return end
	local spheres=Duel.GetMatchingGroup(s.sphere,tp,NESTS,0,nil,e,tp)
	if #spheres==0 then return end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	Duel.SpecialSummon(spheres:Select(tp,1,1,nil),0,tp,tp,true,false,POS_FACEUP)
end
