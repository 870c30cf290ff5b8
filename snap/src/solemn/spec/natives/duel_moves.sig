# Duel: moving and changing cards. Numbers that come back say how many cards it happened to; Duel.GetOperatedGroup has these cards.

Duel.Destroy(cards: card|group, reason: int, destination: int = 0x10, reason_player: int = current) -> int [asks, acts]
    Destroys cards; they go to the Graveyard or another destination off the field.

Duel.Remove(cards: card|group, position: int?, reason: int, player: int = 2, reason_player: int = current) -> int [asks, acts]
    Banishes cards, face-up or face-down (0: as they lie).

Duel.SendtoGrave(cards: card|group, reason: int, player: int = 2, reason_player: int = current) -> int [asks, acts]
    Sends cards to the Graveyard: of their owners, or of `player`.

Duel.SendtoHand(cards: card|group, player: int?, reason: int, reason_player: int = current) -> int? [asks, acts]
    Adds cards to the hand, or returns them: of `player`, with nil or PLAYER_NONE of their owners.

Duel.SendtoDeck(cards: card|group, player: int?, sequence: int, reason: int, reason_player: int = current) -> int? [asks, acts]
    Puts cards on top of the Deck (SEQ_DECKTOP), at its bottom or into it to be shuffled; monsters of the Extra Deck go there.

Duel.SendtoExtraP(cards: card|group, player: int?, reason: int, reason_player: int = current) -> int? [asks, acts]
    Puts cards face-up into the Extra Deck.

Duel.Sendto(cards: card|group, location: int, reason: int, position: int = 5, player: int = 2, sequence: int = 0, reason_player: int = current) -> int? [asks, acts]
    Sends cards to a location off the field, in this position there.

Duel.RemoveCards(cards: card|group) -> none [acts]
    Takes cards out of the duel for good.

Duel.DiscardDeck(player: int, count: int, reason: int) -> int [asks, acts]
    Sends cards from the top of the player's Deck to the Graveyard.

Duel.DiscardHand(player: int, f: function?, min: int, max: int, reason: int, exception: any = nil, ...) -> int [asks, acts]
    Lets the player send from `min` to `max` cards in the hand that the filter takes to the Graveyard.

Duel.Draw(player: int, count: int, reason: int) -> int? [asks, acts]
    Lets the player draw cards; a Deck that runs out loses the duel when the step is over.

Duel.Release(cards: card|group, reason: int, reason_player: int = current) -> int [asks, acts]
    Tributes cards.

Duel.ChangePosition(cards: card|group, face_up_attack: int, face_down_attack: int = nil, face_up_defense: int = nil, face_down_defense: int = nil, no_flip_effect: bool = false) -> int [asks, acts]
    Changes battle positions: one new position for each one that a card may have now, the first where others are left out.

Duel.MoveToField(c: card, mover: int, player: int, destination: int, positions: int, enable: bool, zones: int = 0xff) -> bool? [asks, acts]
    Lets `mover` place a card on the field of `player`; with `enable` its effects work from then on.

Duel.ReturnToField(c: card, position: int = nil, zones: int = 0xff) -> bool? [asks, acts]
    Returns a temporarily banished card to the field, in its former position or this one.

Duel.MoveSequence(c: card, sequence: int, location: int = nil) -> bool [acts]
    Moves a card to another zone of its row; `location` (LOCATION_PZONE, LOCATION_FZONE) says how the zone is counted.

Duel.SwapSequence(c: card, other: card) -> none [acts]
    Lets two cards of one player's row change places.

Duel.ShuffleSetCard(cards: group) -> none [asks]
    Shuffles up to five face-down cards of one row among their zones.

Duel.SwapDeckAndGrave(player: int) -> none [acts]
    Makes the player's Graveyard the Deck, shuffled, and the Deck the Graveyard.

Duel.ShuffleDeck(player: int) -> none [asks]
    Shuffles the player's Deck.

Duel.ShuffleHand(player: int) -> none [asks]
    Shuffles the player's hand.

Duel.ShuffleExtra(player: int) -> none [asks]
    Shuffles the face-down cards of the player's Extra Deck.

Duel.SortDecktop(chooser: int, player: int, count: int) -> none [asks, acts]
    Lets the chooser put the top cards of the player's Deck in any order.

Duel.SortDeckbottom(chooser: int, player: int, count: int) -> none [asks, acts]
    Lets the chooser put the bottom cards of the player's Deck in any order.

Duel.ConfirmCards(player: int, cards: card|group) -> none [asks]
    Shows cards to the player.

Duel.ConfirmDecktop(player: int, count: int) -> group? [asks]
    Shows the top cards of the player's Deck to both players; returns them.

Duel.ConfirmExtratop(player: int, count: int) -> group? [asks]
    Shows the top face-down cards of the player's Extra Deck to both players; returns them.

Duel.Equip(player: int, c: card, target: card, face_up: bool = true, step: bool = false) -> bool? [asks, acts]
    Lets the player equip a card to a monster; with `step` that is announced by Duel.EquipComplete.

Duel.EquipComplete() -> none [asks]
    Announces, as done at the same time, the cards that were equipped step by step.

Duel.Overlay(c: card, materials: card|group, to_grave: bool = false) -> none [asks, acts]
    Attaches cards to a monster as its Xyz Materials; their own materials go with them, or with `to_grave` to the Graveyard.

Duel.GetControl(cards: card|group, player: int, reset_phase: int = 0, reset_count: int = 0, zones: int = 0xff, chooser: int = current) -> int? [asks, acts]
    Gives control of monsters to the player, for good or until so many of those phases have ended.

Duel.SwapControl(cards: card|group, others: card|group, reset_phase: int = 0, reset_count: int = 0) -> bool [asks, acts]
    Exchanges control of monsters of both players: a card for a card, or a group for a group.

Duel.GetCounter(player: int, own_side: int, opponent_side: int, counter: int) -> int?
    How many counters of a kind lie on the sides of the field.

Duel.IsCanAddCounter(player: int, counter: int = nil, count: int = nil, c: card = nil) -> bool
    May the player place counters: at all, or these on this card?

Duel.IsCanRemoveCounter(player: int, own_side: int, opponent_side: int, counter: int, count: int, reason: int) -> bool?
    Could the player remove that many counters from the sides of the field?

Duel.RemoveCounter(player: int, own_side: int, opponent_side: int, counter: int, count: int, reason: int) -> bool? [asks, acts]
    Lets the player remove that many counters from cards of the sides; tells whether it was done.

Duel.MajesticCopy(c: card, source: card, reset: int = nil, count: int = 1) -> none
    Gives a card the activated effects of another one until the reset (without one: until the end of the turn).
