-- Vehicroid Connection Zone
-- Fusion Summon a "Vehicroid"; it cannot be destroyed by effects, and its effects cannot be negated.
local s,id=GetID()
s.listed_series={SET_VEHICROID}

function s.initial_effect(c)
	c:RegisterEffect(Fusion.CreateSummonEff{handler=c,fusfilter=s.is_vehicroid,stage2=s.once_summoned})
end

function s.is_vehicroid(monster)
	return monster:IsSetCard(SET_VEHICROID)
end

local ON_THE_FIELD=1

function s.once_summoned(e,monster,tp,materials,stage)
	if stage~=ON_THE_FIELD then return end
	local zone=e:GetHandler()
	for _,protection in ipairs({s.armor(zone),s.engine(zone),s.drive(zone)}) do
		protection:SetReset(RESETS_STANDARD|RESET_EVENT)
		monster:RegisterEffect(protection,true)
	end
end

-- What a player is shown at the monster
local function shown(protection,text)
	protection:SetType(EFFECT_TYPE_SINGLE)
	protection:SetDescription(text)
	protection:SetProperty(EFFECT_FLAG_CLIENT_HINT)
	return protection
end

-- Effects do not destroy it.
function s.armor(zone)
	local armor=shown(Effect.CreateEffect(zone),3001)
	armor:SetCode(EFFECT_INDESTRUCTABLE_EFFECT)
	armor:SetValue(1)
	return armor
end

-- Its effects are not negated,
function s.engine(zone)
	local engine=shown(Effect.CreateEffect(zone),3308)
	engine:SetCode(EFFECT_CANNOT_DISABLE)
	return engine
end

-- nor are those that it has activated.
function s.drive(zone)
	local drive=Effect.CreateEffect(zone)
	drive:SetType(EFFECT_TYPE_FIELD)
	drive:SetRange(LOCATION_MZONE)
	drive:SetCode(EFFECT_CANNOT_DISEFFECT)
	drive:SetValue(s.is_own_link)
	return drive
end

function s.is_own_link(drive,link)
	local activated=Duel.GetChainInfo(link,CHAININFO_TRIGGERING_EFFECT)
	return activated:GetHandler()==drive:GetHandler()
end
