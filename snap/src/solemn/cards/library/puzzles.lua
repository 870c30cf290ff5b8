-- Puzzles are won in their first turn or not at all.

local function lose(e,tp)
	Duel.SetLP(0,0)
end

local function skip(code)
	local e=Effect.GlobalEffect()
	e:SetType(EFFECT_TYPE_FIELD)
	e:SetCode(code)
	e:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e:SetTargetRange(1,0)
	Duel.RegisterEffect(e,0)
end

-- Called at the end of a puzzle file: the player begins in the Main Phase, and has lost when the turn ends.
function aux.BeginPuzzle()
	local e=Effect.GlobalEffect()
	e:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_CONTINUOUS)
	e:SetCode(EVENT_TURN_END)
	e:SetCountLimit(1)
	e:SetOperation(lose)
	Duel.RegisterEffect(e,0)
	skip(EFFECT_SKIP_DP)
	skip(EFFECT_SKIP_SP)
end
