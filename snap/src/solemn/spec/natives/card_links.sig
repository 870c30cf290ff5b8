# Link Arrows, linked zones and columns

Card.GetLinkMarker(c: card) -> int
    The LINK_MARKER_ mask now.

Card.IsLinkMarker(c: card, markers: int) -> bool
    Has the card one of these Link Arrows?

Card.GetLinkedGroup(c: card) -> group
    The cards that the card points to.

Card.GetLinkedGroupCount(c: card) -> int
    How many cards the card points to.

Card.GetLinkedZone(c: card, player: int = current) -> int
    The zones that the card points to, from the side of the player (of its controller).

Card.GetFreeLinkedZone(c: card, player: int = current) -> int
    The free zones that the card points to, from the side of the player (of its controller).

Card.GetMutualLinkedGroup(c: card) -> group
    The cards that are co-linked with the card.

Card.GetMutualLinkedGroupCount(c: card) -> int
    How many cards are co-linked with the card.

Card.GetMutualLinkedZone(c: card, player: int = current) -> int
    The zones of the cards that are co-linked with the card, from the side of the player (of its controller).

Card.IsLinked(c: card) -> bool
    Does the card point to a card, or is it pointed to?

Card.IsExtraLinked(c: card) -> bool
    Is the card part of an Extra Link?

Card.GetColumnGroup(c: card, left: int = 0, right: int = 0) -> group
    The other cards in the card's column and in so many columns to its left and right.

Card.GetColumnGroupCount(c: card, left: int = 0, right: int = 0) -> int
    How many other cards are in the card's column and in so many columns to its left and right.

Card.GetColumnZone(c: card, location: int, left: int = 0, right: int = 0, player: int = current) -> int
    The other zones of the location in the card's column and those beside it, from the side of the player (of its controller).

Card.IsAllColumn(c: card) -> bool
    Are all other zones of the card's column taken?
