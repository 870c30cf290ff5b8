# What is printed on a card: with a second argument these change it

Card.Code(c: card, code: int = nil) -> int?
    The printed passcode.

Card.Alias(c: card, code: int = nil) -> int?
    The passcode of the card whose name this one has.

Card.Setcode(c: card, setcodes: int|table = nil) -> int*
    The printed archetypes.

Card.Type(c: card, types: int = nil) -> int?
    The printed TYPE_ mask.

Card.Level(c: card, level: int = nil) -> int?
    The printed Level, Rank or Link Rating.

Card.Attribute(c: card, attribute: int = nil) -> int?
    The printed ATTRIBUTE_ mask.

Card.Race(c: card, race: int = nil) -> int?
    The printed RACE_ mask.

Card.Attack(c: card, attack: int = nil) -> int?
    The printed ATK.

Card.Defense(c: card, defense: int = nil) -> int?
    The printed DEF.

Card.Rscale(c: card, scale: int = nil) -> int?
    The printed right Pendulum Scale.

Card.Lscale(c: card, scale: int = nil) -> int?
    The printed left Pendulum Scale.

Card.LinkMarker(c: card, markers: int = nil) -> int?
    The printed LINK_MARKER_ mask.

Card.Cover(c: card, code: int = nil) -> int?
    The passcode of the picture that the card's back shows.

Card.Recreate(c: card, code: int, alias: int = nil, setcodes: int|table = nil, types: int = nil, level: int = nil, attribute: int = nil, race: int = nil, attack: int = nil, defense: int = nil, left_scale: int = nil, right_scale: int = nil, markers: int = nil, replace_effects: bool = false) -> none
    Makes the card another one, as far as what is printed on it goes; what is given differs from it. Its effects too, if wanted.
