-- Invoked Caliga
-- Fusion of Aleister the Invoker and a DARK monster. Each player activates one monster effect a turn and attacks with one monster.
local s,id=GetID()
local ALEISTER=86120751
local ATTACKED=id+2

function s.initial_effect(c)
	c:EnableReviveLimit()
	Fusion.AddProcMix(c,true,true,ALEISTER,aux.FilterBoolFunctionEx(Card.IsAttribute,ATTRIBUTE_DARK))
	s.limit_effects(c,id,1,0)
	s.limit_effects(c,id+1,0,1)
	s.limit_attacks(c)
end

-- Once a player (its own or the other) has activated a monster effect, a flag forbids them another.
function s.limit_effects(c,flag,own,other)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e1:SetCode(EVENT_CHAINING)
	e1:SetRange(LOCATION_MZONE)
	e1:SetOperation(function(e,tp,eg,ep,ev,re)
		if (ep==tp)==(own==1) and re:IsMonsterEffect() then
			local reset=RESET_EVENT|RESETS_STANDARD_DISABLE|RESET_CONTROL|RESET_PHASE|PHASE_END
			e:GetHandler():RegisterFlagEffect(flag,reset,0,1)
		end
	end)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD)
	e2:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e2:SetCode(EFFECT_CANNOT_ACTIVATE)
	e2:SetRange(LOCATION_MZONE)
	e2:SetTargetRange(own,other)
	e2:SetCondition(function(e) return e:GetHandler():GetFlagEffect(flag)>0 end)
	e2:SetValue(function(_,activated) return activated:IsMonsterEffect() end)
	c:RegisterEffect(e2)
end

-- The first monster that attacks in a turn is the only one.
function s.limit_attacks(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetProperty(EFFECT_FLAG_IGNORE_IMMUNE)
	e1:SetCode(EFFECT_CANNOT_ATTACK_ANNOUNCE)
	e1:SetRange(LOCATION_MZONE)
	e1:SetTargetRange(LOCATION_MZONE,LOCATION_MZONE)
	e1:SetCondition(function(e) return e:GetHandler():GetFlagEffect(ATTACKED)>0 end)
	e1:SetTarget(function(e,monster) return monster:GetFieldID()~=e:GetLabel() end)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e2:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	e2:SetCode(EVENT_ATTACK_ANNOUNCE)
	e2:SetRange(LOCATION_MZONE)
	e2:SetLabelObject(e1)
	e2:SetOperation(function(e,tp,eg)
		local own=e:GetHandler()
		if own:GetFlagEffect(ATTACKED)>0 then return end
		own:RegisterFlagEffect(ATTACKED,RESETS_STANDARD_PHASE_END,0,1)
		e:GetLabelObject():SetLabel(eg:GetFirst():GetFieldID())
	end)
	c:RegisterEffect(e2)
end
