-- Zombyra the Dark
-- Cannot attack directly. Loses 200 ATK each time it destroys a monster by battle.
local s,id=GetID()

function s.initial_effect(c)
	s.faces_monsters_only(c)
	s.tires(c)
end

function s.faces_monsters_only(c)
	local ban=Effect.CreateEffect(c)
	ban:SetCode(EFFECT_CANNOT_DIRECT_ATTACK)
	ban:SetType(EFFECT_TYPE_SINGLE)
	c:RegisterEffect(ban)
end

function s.tires(c)
	local fatigue=Effect.CreateEffect(c)
	fatigue:SetType(EFFECT_TYPE_TRIGGER_F|EFFECT_TYPE_SINGLE)
	fatigue:SetCode(EVENT_BATTLE_DESTROYING)
	fatigue:SetOperation(function(e) s.lose(e:GetHandler(),200) end)
	c:RegisterEffect(fatigue)
end

function s.lose(hero,points)
	local loss=Effect.CreateEffect(hero)
	loss:SetCode(EFFECT_UPDATE_ATTACK)
	loss:SetValue(-points)
	loss:SetType(EFFECT_TYPE_SINGLE)
	loss:SetReset(RESETS_STANDARD_DISABLE|RESET_EVENT)
	hero:RegisterEffect(loss)
end
