# Names and archetypes of a card

Card.GetCode(c: card, summoned: card = nil, sumtype: int = 0, player: int = current) -> int?*
    The card's names now: one, or two. Given more arguments than the card, the names it has as material of that Summon.

Card.GetOriginalCode(c: card) -> int
    The passcode printed on the card; an alternate artwork counts as the card itself.

Card.GetOriginalCodeRule(c: card) -> int, int*
    The card's name by its own text, which may be that of another card, and a second name if an effect adds one.

Card.GetSetCard(c: card, summoned: card = nil, sumtype: int = 0, player: int = current) -> int?*
    The archetypes that the card belongs to now; given more arguments, those it has as material of that Summon. Nil if there is none.

Card.GetOriginalSetCard(c: card) -> int*
    The archetypes printed on the card.

Card.GetPreviousSetCard(c: card) -> int?*
    The archetypes that the card belonged to where it was before. Nil if there is none.

Card.GetPreviousCodeOnField(c: card) -> int, int*
    The names that the card had when it was last on the field.

Card.IsCode(c: card, code: int|table, ...) -> bool
    Has the card one of these names now?

Card.IsOriginalCode(c: card, code: int|table, ...) -> bool
    Is one of these passcodes the one printed on the card?

Card.IsOriginalCodeRule(c: card, code: int|table, ...) -> bool
    Has the card one of these names by its own text?

Card.IsSummonCode(c: card, summoned: card?, sumtype: int, player: int, code: int|table, ...) -> bool
    Has the card one of these names as material for that Summon by the player?

Card.IsSetCard(c: card, setcode: int|table, summoned: card = nil, sumtype: int = 0, player: int = 2) -> bool
    Belongs the card to one of these archetypes now, or as material of that Summon?

Card.IsOriginalSetCard(c: card, setcode: int|table, ...) -> bool
    Is one of these archetypes printed on the card?

Card.IsPreviousSetCard(c: card, setcode: int|table) -> bool
    Belonged the card to one of these archetypes where it was before?
