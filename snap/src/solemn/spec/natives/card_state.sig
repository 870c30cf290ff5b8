# Where a card is and was, whose it is, and why

Card.GetOwner(c: card) -> int
    The player who owns the card.

Card.GetControler(c: card) -> int
    The player who controls the card.

Card.GetPreviousControler(c: card) -> int
    The player who controlled the card where it was before.

Card.IsControler(c: card, player: int) -> bool
    Does the player control the card?

Card.IsPreviousControler(c: card, player: int) -> bool
    Did the player control the card where it was before?

Card.GetLocation(c: card) -> int
    Where the card is; 0 while it is being Summoned, and once its Summon or activation was negated.

Card.GetPreviousLocation(c: card) -> int
    Where the card was before.

Card.IsLocation(c: card, locations: int) -> bool
    Is the card in one of these locations? Not on the field while it is being Summoned.

Card.IsPreviousLocation(c: card, locations: int) -> bool
    Was the card in one of these locations before?

Card.IsOnField(c: card) -> bool
    Is the card on the field, its Summon or activation not negated?

Card.GetSequence(c: card) -> int
    The card's place in its location: the number of its zone, or its place from the bottom.

Card.GetPreviousSequence(c: card) -> int
    The card's place where it was before.

Card.GetPosition(c: card) -> int
    The card's POS_ now.

Card.GetPreviousPosition(c: card) -> int
    The card's POS_ where it was before.

Card.GetBattlePosition(c: card) -> int
    The POS_ that the monster had when it was attacked.

Card.IsPosition(c: card, positions: int) -> bool
    Is the card in one of these positions?

Card.IsPreviousPosition(c: card, positions: int) -> bool
    Was the card in one of these positions before?

Card.IsFaceup(c: card) -> bool
    Is the card face-up?

Card.IsFacedown(c: card) -> bool
    Is the card face-down?

Card.IsAttackPos(c: card) -> bool
    Is the monster in Attack Position?

Card.IsDefensePos(c: card) -> bool
    Is the monster in Defense Position?

Card.IsPublic(c: card) -> bool
    Is the card revealed, or face-up?

Card.GetReason(c: card) -> int
    The REASON_ mask of the card's last move.

Card.GetReasonCard(c: card) -> card?
    The card that made this one move, such as what destroyed it by battle or was Summoned with it.

Card.GetReasonPlayer(c: card) -> int
    The player who made the card move.

Card.GetReasonEffect(c: card) -> effect?
    The effect that made the card move.

Card.IsReason(c: card, reasons: int) -> bool
    Did the card move for one of these reasons?

Card.SetReason(c: card, reasons: int, add: bool = false) -> none
    Changes the reason of the card's last move, or adds to it.

Card.SetReasonCard(c: card, reason_card: card) -> none
    Changes which card made this one move.

Card.SetReasonPlayer(c: card, player: int) -> none
    Changes which player made the card move.

Card.SetReasonEffect(c: card, e: effect) -> none
    Changes which effect made the card move.

Card.GetSummonType(c: card) -> int
    How the card was Summoned: a SUMMON_TYPE_.

Card.IsSummonType(c: card, sumtype: int|table, ...) -> bool
    Was the card Summoned in one of these ways?

Card.GetSummonLocation(c: card) -> int
    Where the card was Summoned from.

Card.IsSummonLocation(c: card, locations: int) -> bool
    Was the card Summoned from one of these locations?

Card.GetSummonPlayer(c: card) -> int
    The player who Summoned the card.

Card.IsSummonPlayer(c: card, player: int) -> bool
    Did the player Summon the card?

Card.GetDestination(c: card) -> int
    Where the card is being sent.

Card.GetLeaveFieldDest(c: card) -> int
    Where effects would send the card if an effect made it leave the field; 0 if they leave it alone.

Card.GetTurnID(c: card) -> int
    The turn in which the card came to where it is.

Card.GetFieldID(c: card) -> int
    A number that is new each time the card comes to the field or moves.

Card.GetRealFieldID(c: card) -> int
    A number that is new each time the card moves; it stays when control changes.

Card.GetCardID(c: card) -> int
    The card's number in this duel.

Card.IsStatus(c: card, status: int) -> bool
    Has the card one of these STATUS_ bits?

Card.SetStatus(c: card, status: int, on: bool) -> none
    Sets STATUS_ bits of the card, or clears them.

Card.IsDisabled(c: card) -> bool
    Are the card's effects negated?

Card.IsForbidden(c: card) -> bool
    Was the card's name prohibited?

Card.CompleteProcedure(c: card) -> none
    Notes that the card was properly Summoned.

Card.CancelToGrave(c: card, cancel: bool = true) -> none
    Lets a Spell or Trap that is resolving stay on the field, or, with false, go to the Graveyard after all.

Card.GetTurnCounter(c: card) -> int
    The turn count shown on the card.

Card.SetTurnCounter(c: card, count: int) -> none
    Shows a turn count on the card.

Card.IsDeleted(o: any) -> bool
    Was the object given up by the engine? Never so for a card.

Card.GetLuaRef(c: card) -> int
    A number that stands for the card in scripts.

Card.FromLuaRef(ref: int) -> card
    The card of such a number.
