-- Flash Knight
-- A Pendulum Monster without effects.
local s,id=GetID()

function s.initial_effect(c)
	Pendulum.AddProcedure(c)
end
