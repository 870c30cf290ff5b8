# Type, Level, Rank, Link Rating, Scales, Attribute and Type of a card

Card.GetType(c: card, summoned: card = nil, sumtype: int = 0, player: int = current) -> int
    The card's TYPE_ mask now, or as material of that Summon.

Card.GetOriginalType(c: card) -> int
    The printed TYPE_ mask.

Card.IsType(c: card, types: int, summoned: card = nil, sumtype: int = 0, player: int = current) -> bool
    Is the card of one of these types now, or as material of that Summon?

Card.IsExactType(c: card, types: int, summoned: card = nil, sumtype: int = 0, player: int = current) -> bool
    Is the card of all these types now, or as material of that Summon?

Card.IsOriginalType(c: card, types: int) -> bool
    Is one of these types printed on the card?

Card.GetLevel(c: card) -> int
    The Level now, 0 if it has none.

Card.GetRank(c: card) -> int
    The Rank now, 0 if it has none.

Card.GetLink(c: card) -> int
    The Link Rating now, 0 if it has none.

Card.GetOriginalLevel(c: card) -> int
    The printed Level, 0 if it has none.

Card.GetOriginalRank(c: card) -> int
    The printed Rank, 0 if it has none.

Card.GetSynchroLevel(c: card, synchro: card) -> int
    The Level that the card counts as for the Synchro Summon of that monster.

Card.GetRitualLevel(c: card, ritual: card) -> int
    The Level that the card counts as for the Ritual Summon of that monster.

Card.IsXyzLevel(c: card, xyz: card, level: int) -> bool
    Can the card be a material of that Level for the Xyz Summon of that monster?

Card.IsLevel(c: card, level: int|table, ...) -> bool
    Is the Level one of these? A card without one has Level 0 here.

Card.IsRank(c: card, rank: int|table, ...) -> bool
    Is the Rank one of these? A card without one has Rank 0 here.

Card.IsLink(c: card, link: int|table, ...) -> bool
    Is the Link Rating one of these? A card without one has 0 here.

Card.IsLevelBelow(c: card, level: int) -> bool
    Has the card a Level, and is it at most this?

Card.IsLevelAbove(c: card, level: int) -> bool
    Has the card a Level, and is it at least this?

Card.IsRankBelow(c: card, rank: int) -> bool
    Has the card a Rank, and is it at most this?

Card.IsRankAbove(c: card, rank: int) -> bool
    Has the card a Rank, and is it at least this?

Card.IsLinkBelow(c: card, link: int) -> bool
    Has the card a Link Rating, and is it at most this?

Card.IsLinkAbove(c: card, link: int) -> bool
    Has the card a Link Rating, and is it at least this?

Card.GetLeftScale(c: card) -> int
    The left Pendulum Scale now.

Card.GetRightScale(c: card) -> int
    The right Pendulum Scale now.

Card.GetOriginalLeftScale(c: card) -> int
    The printed left Pendulum Scale.

Card.GetOriginalRightScale(c: card) -> int
    The printed right Pendulum Scale.

Card.GetAttribute(c: card, summoned: card = nil, sumtype: int = 0, player: int = current) -> int
    The ATTRIBUTE_ mask now, or as material of that Summon.

Card.GetOriginalAttribute(c: card) -> int
    The printed ATTRIBUTE_ mask.

Card.IsAttribute(c: card, attributes: int, summoned: card = nil, sumtype: int = 0, player: int = current) -> bool
    Has the card one of these Attributes now, or as material of that Summon?

Card.IsOriginalAttribute(c: card, attributes: int) -> bool
    Is one of these Attributes printed on the card?

Card.GetRace(c: card, summoned: card = nil, sumtype: int = 0, player: int = current) -> int
    The RACE_ mask (the Type of a monster) now, or as material of that Summon.

Card.GetOriginalRace(c: card) -> int
    The printed RACE_ mask.

Card.IsRace(c: card, races: int, summoned: card = nil, sumtype: int = 0, player: int = current) -> bool
    Is the monster of one of these Types now, or as material of that Summon?

Card.IsOriginalRace(c: card, races: int) -> bool
    Is one of these Types printed on the monster?

Card.GetPreviousTypeOnField(c: card) -> int
    The TYPE_ mask that the card had when it was last on the field.

Card.GetPreviousLevelOnField(c: card) -> int
    The Level that the card had when it was last on the field.

Card.GetPreviousRankOnField(c: card) -> int
    The Rank that the card had when it was last on the field.

Card.GetPreviousAttributeOnField(c: card) -> int
    The ATTRIBUTE_ mask that the card had when it was last on the field.

Card.GetPreviousRaceOnField(c: card) -> int
    The RACE_ mask that the card had when it was last on the field.
