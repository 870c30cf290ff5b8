-- Y-Dragon Head
-- A Union for "X-Head Cannon", which gains 400 ATK and DEF.
local s,id=GetID()
local X_HEAD_CANNON=62651957

s.listed_names={X_HEAD_CANNON}

function s.initial_effect(c)
	aux.AddUnionProcedure(c,aux.FilterBoolFunction(Card.IsCode,X_HEAD_CANNON))
	for _,code in ipairs({EFFECT_UPDATE_ATTACK,EFFECT_UPDATE_DEFENSE}) do
		local e1=Effect.CreateEffect(c)
		e1:SetType(EFFECT_TYPE_EQUIP)
		e1:SetCode(code)
		e1:SetValue(400)
		c:RegisterEffect(e1)
	end
end
