# ATK and DEF

Card.GetAttack(c: card) -> int
    The ATK now, at least 0.

Card.GetBaseAttack(c: card) -> int
    The original ATK now, at least 0.

Card.GetTextAttack(c: card) -> int
    The printed ATK, -2 for "?".

Card.GetDefense(c: card) -> int
    The DEF now, at least 0.

Card.GetBaseDefense(c: card) -> int
    The original DEF now, at least 0.

Card.GetTextDefense(c: card) -> int
    The printed DEF, -2 for "?".

Card.GetPreviousAttackOnField(c: card) -> int
    The ATK that the card had when it was last on the field.

Card.GetPreviousDefenseOnField(c: card) -> int
    The DEF that the card had when it was last on the field.

Card.IsAttack(c: card, attack: int|table, ...) -> bool
    Has the card ATK, and are they one of these?

Card.IsDefense(c: card, defense: int|table, ...) -> bool
    Has the card DEF, and are they one of these?

Card.IsAttackBelow(c: card, attack: int) -> bool
    Has the card ATK, and are they at most this? Not for "?".

Card.IsAttackAbove(c: card, attack: int) -> bool
    Has the card ATK, and are they at least this?

Card.IsDefenseBelow(c: card, defense: int) -> bool
    Has the card DEF, and are they at most this? Not for "?".

Card.IsDefenseAbove(c: card, defense: int) -> bool
    Has the card DEF, and are they at least this?
