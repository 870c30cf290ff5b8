-- Super Vehicroid Jumbo Drill
-- Fusion of Steamroid, Drillroid and Submarineroid, these three only. Inflicts piercing battle damage.
local s,id=GetID()
local STEAMROID,DRILLROID,SUBMARINEROID=44729197,71218746,99861526

s.material_setcode=SET_ROID

function s.initial_effect(c)
	c:EnableReviveLimit()
	Fusion.AddProcMix(c,false,false,STEAMROID,DRILLROID,SUBMARINEROID)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_PIERCE)
	c:RegisterEffect(e1)
end
