-- Vehicroid Connection Zone
-- Fusion Summon a "Vehicroid"; it cannot be destroyed by effects, and its effects cannot be negated.
local s,id=GetID()

s.listed_series={SET_VEHICROID}

function s.initial_effect(c)
	local function is_vehicroid(monster) return monster:IsSetCard(SET_VEHICROID) end
	c:RegisterEffect(Fusion.CreateSummonEff({handler=c,fusfilter=is_vehicroid,stage2=s.protect}))
end

-- Once it is there
function s.protect(e,monster,_,_,stage)
	if stage==1 then
		local zone=e:GetHandler()
		s.make_indestructible(zone,monster)
		s.protect_effects(zone,monster)
		s.protect_links(zone,monster)
	end
end

-- An effect that stays with the monster, for as long as it stays
function s.lasting(zone,kind,code)
	local e1=Effect.CreateEffect(zone)
	e1:SetType(kind)
	e1:SetCode(code)
	e1:SetReset(RESETS_STANDARD|RESET_EVENT)
	return e1
end

function s.make_indestructible(zone,monster)
	local armor=s.lasting(zone,EFFECT_TYPE_SINGLE,EFFECT_INDESTRUCTABLE_EFFECT)
	armor:SetProperty(EFFECT_FLAG_CLIENT_HINT)
	armor:SetDescription(3001)
	armor:SetValue(1)
	monster:RegisterEffect(armor,true)
end

function s.protect_effects(zone,monster)
	local engine=s.lasting(zone,EFFECT_TYPE_SINGLE,EFFECT_CANNOT_DISABLE)
	engine:SetProperty(EFFECT_FLAG_CLIENT_HINT)
	engine:SetDescription(3308)
	monster:RegisterEffect(engine,true)
end

-- Those that it activates
function s.protect_links(zone,monster)
	local drive=s.lasting(zone,EFFECT_TYPE_FIELD,EFFECT_CANNOT_DISEFFECT)
	drive:SetRange(LOCATION_MZONE)
	drive:SetValue(function(e,link)
		local effect=Duel.GetChainInfo(link,CHAININFO_TRIGGERING_EFFECT)
		return e:GetHandler()==effect:GetHandler()
	end)
	monster:RegisterEffect(drive,true)
end
