# Duel: events, the Chain, targets, negation. A link number of 0, or one that no link has, means the newest Chain Link.

Duel.Activate(e: effect) -> none [acts]
    Has the controller of the effect's card activate it as the next Chain Link.

Duel.SetChainLimit(f: function) -> none
    Restricts what can be chained to the link that is being activated: `f(e, player, activating_player)` must be true.

Duel.SetChainLimitTillChainEnd(f: function) -> none
    Restricts in the same way what can be activated until the end of the Chain.

Duel.GetCurrentChain(real: bool = false) -> int
    How many links the Chain has; with `real` how many activations there were, those that are being made included.

Duel.GetChainInfo(link: int, ...) -> any*
    What is asked about a Chain Link (CHAININFO_ values, as arguments or in one table), in that order; nothing if there is no Chain.

Duel.GetChainEvent(link: int) -> group?, int*, any*
    The event that the Chain Link answers: cards, player, value, effect, reason, player of the reason.

Duel.GetFirstTarget() -> card?, card*
    The targets of the Chain Link that is being activated or resolved.

Duel.SetTargetCard(cards: card|group) -> none [acts]
    Makes the cards targets of the Chain Link (of the effect being applied).

Duel.ClearTargetCard() -> none
    Makes the Chain Link forget its targets.

Duel.SetTargetPlayer(player: int) -> none [acts]
    Names the player at whom the Chain Link is aimed.

Duel.SetTargetParam(param: int) -> none [acts]
    Notes a number with the Chain Link.

Duel.SetOperationInfo(link: int, category: int, cards: any, count: int, player: int, param: int) -> none [acts]
    Announces what the Chain Link will do (CATEGORY_), to which cards if they are known, to how many, and to which player.

Duel.GetOperationInfo(link: int, category: int) -> bool?, group?, int*
    What the Chain Link announced of this kind: true, the cards, their count, the player, the number; false if nothing.

Duel.SetPossibleOperationInfo(link: int, category: int, cards: any, count: int, player: int, param: int) -> none [acts]
    Announces what the Chain Link may do.

Duel.GetPossibleOperationInfo(link: int, category: int) -> bool?, group?, int*
    What the Chain Link announced that it may do: true, the cards, their count, the player, the number; false if nothing.

Duel.GetOperationCount(link: int) -> int?
    How many kinds of things the Chain Link announced that it will do.

Duel.ClearOperationInfo(link: int) -> none [acts]
    Makes the Chain Link take back all that it announced.

Duel.ChangeTargetCard(link: int, cards: group) -> none
    Makes the Chain Link target these cards instead.

Duel.ChangeTargetPlayer(link: int, player: int) -> none
    Aims the Chain Link at another player.

Duel.ChangeTargetParam(link: int, param: int) -> none
    Changes the number noted with the Chain Link.

Duel.ChangeChainOperation(link: int, f: function) -> none
    Makes the Chain Link's effect do what `f` does.

Duel.NegateActivation(link: int) -> bool
    Negates the activation of the Chain Link; tells whether it was negated.

Duel.NegateEffect(link: int) -> bool
    Negates the effect of the Chain Link, which resolves without effect; tells whether it was negated.

Duel.NegateRelatedChain(c: card, reset: int) -> none
    Negates the effects of the card that are in the Chain already.

Duel.IsChainNegatable(link: any) -> bool
    Always true: that an activation cannot be negated shows when it is to be negated.

Duel.IsChainDisablable(link: int) -> bool
    Can the effect of the Chain Link be negated? True as long as the Chain does not resolve.

Duel.IsChainSolving() -> bool
    Does a Chain Link resolve right now?

Duel.CheckChainTarget(link: int, c: card) -> bool
    Could the Chain Link target this card?

Duel.CheckChainUniqueness() -> bool
    Are all links of the Chain from cards with different names?

Duel.CheckEvent(code: int, info: bool = false) -> bool, any*
    Has this event just happened? With `info` its cards, player, value, effect, reason and player of the reason follow.

Duel.RaiseEvent(cards: card|group, code: int, e: effect?, reason: int, reason_player: int, player: int, value: int) -> none [asks, acts]
    Tells the whole duel that something happened to cards.

Duel.RaiseSingleEvent(c: card, code: int, e: effect?, reason: int, reason_player: int, player: int, value: int) -> none [asks, acts]
    Tells a card alone that something happened to it.

Duel.CheckTiming(timing: int) -> bool
    Is it one of these times (TIMING_) at which a client would hint at an effect?
