-- Flame Swordsman
-- Fusion of Flame Manipulator and Masaki the Legendary Swordsman.
local s,id=GetID()
local FLAME_MANIPULATOR,MASAKI=34460851,44287299

function s.initial_effect(c)
	c:EnableReviveLimit()
	Fusion.AddProcMix(c,true,true,FLAME_MANIPULATOR,MASAKI)
end
