# Duel: the duel as a whole, its players and what is known of them, chance, card facts

Duel.EnableGlobalFlag(flag: any) -> none
    Does nothing; kept for scripts written when the engine had to be told what to watch for.

Duel.GetLP(player: int) -> int?
    The player's Life Points.

Duel.SetLP(player: int, lp: int) -> none
    Sets the player's Life Points, to 0 at the least; nobody takes damage or gains LP by that.

Duel.GetTurnPlayer() -> int
    Whose turn it is: 0 or 1.

Duel.IsTurnPlayer(player: int) -> bool
    Is it this player's turn?

Duel.GetTurnCount(player: int = nil) -> int?
    The number of the turn, counted from 1; with a player, how many turns of that player there were.

Duel.GetDrawCount(player: int) -> int?
    How many cards the player draws in the Draw Phase.

Duel.GetCurrentPhase() -> int
    The phase or step, one of PHASE_DRAW and so on.

Duel.IsPhase(phase: int) -> bool
    Is this the phase or step now?

Duel.IsMainPhase() -> bool
    Is it Main Phase 1 or 2?

Duel.IsBattlePhase() -> bool
    Is it the Battle Phase, in any of its steps?

Duel.SkipPhase(player: int, phase: int, reset: int, count: int, value: int = 0) -> none
    Lets the player skip a phase, until `count` phases of `reset` are over; `value` 1 with PHASE_BATTLE skips only to Main Phase 2.

Duel.CheckPhaseActivity() -> bool
    Has the turn player done anything in this phase?

Duel.IsAbleToEnterBP() -> bool
    May the turn player still go on to the Battle Phase?

Duel.Win(player: int, reason: int) -> none
    Lets the player (2: nobody, a draw) win the duel by an effect; `reason` is a text, see WIN_REASON_.

Duel.Readjust() -> none [asks]
    Applies continuous effects once more; the card whose effect asks for it a fourth time goes to the Graveyard.

Duel.AdjustInstantly(c: card = nil) -> none
    Works out at once which cards are negated and which must destroy themselves; with a card, also for all that its effects may negate.

Duel.BreakEffect() -> none [asks, acts]
    What follows does not happen at the same time as what came before ("then"): optional effects that say "when" miss their timing.

Duel.IsDuelType(flags: int) -> bool
    Are all these flags (DUEL_ masks) set for this duel?

Duel.GetDuelType() -> int
    The flags of this duel, a mask of DUEL_ values.

Duel.GetReasonPlayer() -> int
    The player for whom the script acts now.

Duel.GetReasonEffect() -> effect?
    The effect for which the script acts now.

Duel.GetStartingHand(player: int) -> int?
    How many cards the player drew before the first turn.

Duel.GetPlayersCount(player: int) -> int?
    How many people play on this player's side: 1 in a duel of two.

Duel.TagSwap(player: int) -> none [asks, acts]
    Hands this side over to the next person of a tag team.

Duel.DisableShuffleCheck(disable: bool = true) -> none
    Keeps the current effect from shuffling the Decks and hands that it changes, when it is over.

Duel.DisableSelfDestroyCheck(disable: bool = true) -> none
    Keeps cards from destroying themselves by their own condition until it is called with false.

Duel.AssumeReset() -> none
    Ends all that Card.AssumeProperty assumed.

Duel.LoadScript(name: string, once: bool = true) -> bool, any*
    Runs a script file by its name; tells whether there is one. With `once` false it runs again, and a second result is what it exported.

# Effects and marks on players

Duel.RegisterEffect(e: effect, player: int) -> none
    Puts an effect on the player: it works without a card.

Duel.RegisterFlagEffect(player: int, code: int, reset: int, flag: int, count: int, label: int = 0) -> effect?
    Puts a flag on the player until a reset, for scripts to find later; `count` says how many of those phases it lasts.

Duel.GetFlagEffect(player: int, code: int) -> int?
    How many flags of this code are on the player.

Duel.ResetFlagEffect(player: int, code: int) -> none
    Takes all flags of this code off the player.

Duel.SetFlagEffectLabel(player: int, code: int, label: int) -> bool?
    Changes the number that the player's oldest flag of this code carries; tells whether there is one.

Duel.GetFlagEffectLabel(player: int, code: int) -> int?, int*
    The numbers that the player's flags of this code carry, oldest first; nil without a flag.

Duel.IsPlayerAffectedByEffect(player: int, code: int) -> effect?
    The first effect of this code that applies to the player, or nil.

Duel.GetPlayerEffect(player: int, code: int = 0) -> effect?, effect*
    All effects of this code (0: of any) that apply to the player; nil if there are none.

Duel.GetChainMaterial(player: int) -> effect?
    The effect, if any, that lets the player use other cards as Fusion Materials.

# Counts of what players did

Duel.GetActivityCount(player: int, ...) -> int*
    How often the player did each of these things this turn (ACTIVITY_SUMMON and so on, as arguments or in one table).

Duel.AddCustomActivityCounter(id: int, activity: int, f: function) -> none
    Counts, each turn, the things of this kind (ACTIVITY_) that players do with cards for which `f` is false; does nothing if the id is taken.

Duel.GetCustomActivityCount(id: int, player: int, activity: int) -> int
    What such a counter says of the player.

Duel.GetBattledCount(player: int) -> int?
    How often monsters of the player battled this turn.

# Life Points, chance

Duel.Damage(player: int, amount: int, reason: int, step: bool = false, reason_player: int = current) -> int? [asks, acts]
    Inflicts damage on the player; returns how much was taken. With `step` it is dealt by Duel.RDComplete.

Duel.Recover(player: int, amount: int, reason: int, step: bool = false, reason_player: int = current) -> int? [asks, acts]
    Lets the player gain Life Points; returns how much was gained. With `step` that waits for Duel.RDComplete.

Duel.RDComplete() -> none [asks]
    Deals, at the same time, the damage and the recovery that were put off.

Duel.CheckLPCost(player: int, cost: int) -> bool?
    Could the player pay that many Life Points?

Duel.PayLPCost(player: int, cost: int) -> none [asks, acts]
    Lets the player pay Life Points, or do what an effect offers instead.

Duel.TossCoin(player: int, count: int) -> int* [asks, acts]
    Tosses up to five coins; each result is COIN_HEADS or COIN_TAILS.

Duel.TossDice(player: int, count: int, opponent_count: int = 0) -> int* [asks, acts]
    Rolls dice, the player's first, then the opponent's; each result is from 1 to 6.

Duel.GetCoinResult() -> int*
    The results of the coin toss that was made last, or is being made.

Duel.GetDiceResult() -> int*
    The results of the dice that were rolled last, or are being rolled.

Duel.SetCoinResult(...) -> none
    Gives the coins that were tossed other results: one number a coin.

Duel.SetDiceResult(...) -> none
    Gives the dice that were rolled other results: one number a die.

Duel.GetRandomNumber(low: int, high: int = nil) -> int
    A random whole number from `low` to `high`, both included; with one argument from 0 to it.

Duel.RockPaperScissors(again: bool = true) -> int [asks]
    Lets the players decide by rock, paper, scissors; the winner, or 2 for a tie if it is not repeated.

# Card facts by passcode

Duel.GetCardFromCardID(id: int) -> card?
    The card of this duel with this number (see Card.GetCardID).

Duel.GetCardAliasFromCode(code: int) -> int?
    The passcode under which the card with this one is treated, 0 if under its own; nil if there is no such card.

Duel.GetCardTypeFromCode(code: int) -> int?
    The printed card types of the card with this passcode.

Duel.GetCardLevelFromCode(code: int) -> int?
    The printed Level, Rank or Link Rating of the card with this passcode.

Duel.GetCardAttributeFromCode(code: int) -> int?
    The printed Attribute of the card with this passcode.

Duel.GetCardRaceFromCode(code: int) -> int?
    The printed Monster Type of the card with this passcode.

Duel.GetCardAttackFromCode(code: int) -> int?
    The printed ATK of the card with this passcode, -2 for "?".

Duel.GetCardDefenseFromCode(code: int) -> int?
    The printed DEF of the card with this passcode, -2 for "?".

Duel.GetCardRscaleFromCode(code: int) -> int?
    The printed right Pendulum Scale of the card with this passcode.

Duel.GetCardLscaleFromCode(code: int) -> int?
    The printed left Pendulum Scale of the card with this passcode.

Duel.GetCardLinkMarkerFromCode(code: int) -> int?
    The Link Arrows of the card with this passcode.

Duel.GetCardSetcodeFromCode(code: int) -> int*
    The archetypes of the card with this passcode; nothing if there is no such card.
