# Counters on a card

Card.AddCounter(c: card, kind: int, count: int, singly: bool = false) -> bool
    Places counters on the card, `singly` as many as it may have; says whether that was done.

Card.RemoveCounter(c: card, player: int, kind: int, count: int, reason: int) -> bool [asks, acts]
    Lets the player remove counters from the card; says whether that was done.

Card.RemoveAllCounters(c: card) -> int [acts]
    Removes all counters from the card and says how many there were.

Card.GetCounter(c: card, kind: int) -> int
    How many counters of that kind are on the card.

Card.GetAllCounters(c: card) -> table
    A table from kinds of counters on the card to how many there are.

Card.HasCounters(c: card) -> bool
    Are there counters on the card?

Card.EnableCounterPermit(c: card, kind: int, location: int = current, condition: function = nil) -> none
    Lets counters of that kind be placed on the card while it is in that location.

Card.SetCounterLimit(c: card, kind: int, limit: int) -> none
    Lets at most so many counters of that kind be on the card.

Card.IsCanAddCounter(c: card, kind: int, count: int = 0, singly: bool = false, location: int = 0) -> bool
    Could counters of that kind be placed on the card, where it is or if it were in that location?

Card.IsCanRemoveCounter(c: card, player: int, kind: int, count: int, reason: int) -> bool?
    Could the player remove so many counters from the card? Nil for a wrong player.
