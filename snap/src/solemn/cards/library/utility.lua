-- What card scripts share, under the names that script authors know. `aux` is the short name of `Auxiliary`.
Auxiliary = {}
aux = Auxiliary

-- The script's own table and passcode, while a card script is being loaded.
function GetID()
	return self_table, self_code
end

Duel.LoadScript("types.lua")
Duel.LoadScript("filters.lua")
Duel.LoadScript("card_queries.lua")
Duel.LoadScript("phases.lua")
Duel.LoadScript("chain.lua")
Duel.LoadScript("rules.lua")
Duel.LoadScript("choosing.lua")
Duel.LoadScript("tributes.lua")
Duel.LoadScript("costs.lua")
Duel.LoadScript("effects.lua")
Duel.LoadScript("equipping.lua")
Duel.LoadScript("summon_conditions.lua")
Duel.LoadScript("conditions.lua")
Duel.LoadScript("materials.lua")
Duel.LoadScript("proc_normal.lua")
Duel.LoadScript("clock_lizard.lua")
Duel.LoadScript("proc_fusion.lua")
Duel.LoadScript("proc_fusion_spell.lua")
Duel.LoadScript("proc_synchro.lua")
Duel.LoadScript("proc_xyz.lua")
Duel.LoadScript("proc_link.lua")
Duel.LoadScript("proc_pendulum.lua")
Duel.LoadScript("proc_gemini.lua")
Duel.LoadScript("proc_spirit.lua")
Duel.LoadScript("proc_union.lua")
Duel.LoadScript("proc_ritual.lua")
Duel.LoadScript("puzzles.lua")
Duel.LoadScript("proc_persistent.lua")
