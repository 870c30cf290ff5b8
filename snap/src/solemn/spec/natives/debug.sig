# Debug: puzzles (setting up a field before the duel begins) and help for script authors

Debug.Message(...) -> none
    Writes each value as text into the duel's log.

Debug.PrintStacktrace() -> none
    Writes the script functions that are being called into the duel's log.

Debug.CardToStringWrapper(c: any) -> string
    The text form of a card.

Debug.SetAIName(name: string) -> none
    Names the opponent of a puzzle.

Debug.ShowHint(text: string) -> none
    Shows a text, such as what a puzzle asks for.

Debug.ReloadFieldBegin(flags: int, rule: int = 3, build: bool = false) -> none
    Begins a puzzle: an empty field under these flags and, without `build`, those of the Master Rule of that number.

Debug.ReloadFieldEnd() -> none
    Ends the setting up of a puzzle.

Debug.SetPlayerInfo(player: int, lp: int, start_hand: int, draw_count: int) -> none
    Sets a player's Life Points, starting hand and number of cards drawn each turn.

Debug.AddCard(code: int, owner: int, player: int, location: int, sequence: int, position: int, proper: bool = false) -> card?
    Places a card; in a zone that is taken, as Xyz Material of the monster there. `proper` counts as properly Summoned.

Debug.PreSummon(c: card, summon_type: int, location: int = 0, sequence: int = 0, pendulum_zone: bool = false) -> none
    Says how a placed monster was Summoned, and from where.

Debug.PreEquip(c: card, target: card) -> bool
    Equips a placed card to a placed face-up monster; tells whether that can be.

Debug.PreSetTarget(c: card, target: card) -> none
    Lets a placed card continuously target another one.

Debug.PreAddCounter(c: card, counter: int, count: int) -> none
    Puts counters on a placed card.
