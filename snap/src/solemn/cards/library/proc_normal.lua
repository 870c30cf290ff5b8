-- Normal Summons and Sets with other Tributes than the Level asks for.

-- How many Tributes a monster's Level asks for
local function ordinary(level)
	return level >= 7 and 2 or level >= 5 and 1 or 0
end

-- What the card can be asked to bear: Card.GetTributeRequirement answers with these.
local function note_requirement(card, least, most)
	local script = card:GetMetatable()
	if not script then return end
	if least then script.min_tribute_req = math.min(least, script.min_tribute_req or least) end
	if most then script.max_tribute_req = math.max(most, script.max_tribute_req or most) end
end

do
	local required = Card.GetTributeRequirement

	function Card.GetTributeRequirement(card, ...)
		if card.min_tribute_req and card.max_tribute_req then return card.min_tribute_req, card.max_tribute_req end
		return required(card, ...)
	end
end

local function tributes_for(card, zones, filter)
	local player = card:GetControler()
	local cards = Duel.GetTributeGroup(card):Match(aux.IsZone, nil, zones, player)
	if filter then cards:Match(filter, nil, player) end
	return cards
end

local function procedure(optional_code, limit_code)
	return function(card, possible, optional, least, most, kind, sentence, filter, also)
		local effect = Effect.CreateEffect(card)
		if sentence then effect:SetDescription(sentence) end
		effect:SetType(EFFECT_TYPE_SINGLE)
		effect:SetProperty(EFFECT_FLAG_CANNOT_DISABLE | EFFECT_FLAG_UNCOPYABLE)
		effect:SetValue(kind or SUMMON_TYPE_TRIBUTE)
		if possible and optional then
			effect:SetCode(optional_code)
		else
			effect:SetCode(limit_code)
			note_requirement(card, least, most)
		end
		if not possible then
			effect:SetCondition(function(_, monster) return monster == nil end)
			card:RegisterEffect(effect)
			return effect
		end
		effect:SetCondition(function(_, monster, needed, zone, tribute_zones)
			if monster == nil then return true end
			local usual = ordinary(monster:GetLevel())
			if optional and (usual == 0 or usual == most) or needed > least then return false end
			return Duel.CheckTribute(monster, least, most, tributes_for(monster, tribute_zones, filter), monster:GetControler(), zone)
		end)
		effect:SetTarget(function(self, player, _, _, _, _, _, _, _, monster, _, zone, tribute_zones)
			local cards = tributes_for(monster, tribute_zones, filter)
			local chosen = Duel.SelectTribute(player, monster, least, most, cards, player, zone, Duel.IsSummonCancelable())
			if not chosen or #chosen == 0 then return false end
			self:SetLabelObject(chosen:KeepAlive())
			return true
		end)
		effect:SetOperation(function(self, ...)
			local _, _, _, _, _, _, _, monster = ...
			local chosen = self:GetLabelObject()
			monster:SetMaterial(chosen)
			Duel.Release(chosen, REASON_SUMMON | REASON_MATERIAL)
			if also then also(chosen:Clone(), self, ...) end
			chosen:DeleteGroup()
		end)
		card:RegisterEffect(effect)
		return effect
	end
end

-- `possible`: can it be Summoned (Set) so at all? `optional`: as well as in the ordinary way? `least` to `most` Tributes that
-- pass `filter`; `also` is called with them afterwards.
Auxiliary.AddNormalSummonProcedure = procedure(EFFECT_SUMMON_PROC, EFFECT_LIMIT_SUMMON_PROC)
Auxiliary.AddNormalSetProcedure = procedure(EFFECT_SET_PROC, EFFECT_LIMIT_SET_PROC)
