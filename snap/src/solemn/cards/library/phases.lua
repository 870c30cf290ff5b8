-- Which phase or step it is, and, if a player is given, whether it is that player's turn.

local function during(first, last)
	return function(player)
		local phase = Duel.GetCurrentPhase()
		return phase >= first and phase <= last and (player == nil or Duel.IsTurnPlayer(player))
	end
end

Duel.IsDrawPhase = during(PHASE_DRAW, PHASE_DRAW)
Duel.IsStandbyPhase = during(PHASE_STANDBY, PHASE_STANDBY)
Duel.IsMainPhase1 = during(PHASE_MAIN1, PHASE_MAIN1)
Duel.IsMainPhase2 = during(PHASE_MAIN2, PHASE_MAIN2)
Duel.IsEndPhase = during(PHASE_END, PHASE_END)
Duel.IsBattlePhase = during(PHASE_BATTLE_START, PHASE_BATTLE)
Duel.IsStartOfBattlePhase = during(PHASE_BATTLE_START, PHASE_BATTLE_START)
Duel.IsStartStep = Duel.IsStartOfBattlePhase
Duel.IsBattleStep = during(PHASE_BATTLE_STEP, PHASE_BATTLE_STEP)
Duel.IsDamageStep = during(PHASE_DAMAGE, PHASE_DAMAGE_CAL)
Duel.IsDamageCalculation = during(PHASE_DAMAGE_CAL, PHASE_DAMAGE_CAL)
Duel.IsEndOfBattlePhase = during(PHASE_BATTLE, PHASE_BATTLE)
Duel.IsEndStep = Duel.IsEndOfBattlePhase

function Duel.IsMainPhase(player)
	return Duel.IsMainPhase1(player) or Duel.IsMainPhase2(player)
end

-- ATK and DEF can be changed until damage is calculated.
function Auxiliary.StatChangeDamageStepCondition()
	return not (Duel.IsPhase(PHASE_DAMAGE) and Duel.IsDamageCalculated())
end
