# What a card can be material of

Card.IsNotTuner(c: card, synchro: card, player: int) -> bool
    Counts the card as a non-Tuner for the Synchro Summon of that monster?

Card.IsCanBeFusionMaterial(c: card, fusion: card = nil, sumtype: int = 0x43000000, player: int = current) -> bool
    Can the player use the card as Fusion Material, of that monster?

Card.IsCanBeSynchroMaterial(c: card, synchro: card = nil, tuner: card = nil, player: int = current) -> bool
    Can the player use the card as Synchro Material, of that monster?

Card.IsCanBeRitualMaterial(c: card, ritual: card = nil, player: int = current) -> bool
    Can the player use the card for a Ritual Summon, of that monster?

Card.IsCanBeXyzMaterial(c: card, xyz: card = nil, player: int = current, reason: int = 0x200008) -> bool
    Can the card become Xyz Material, of that monster?

Card.IsCanBeLinkMaterial(c: card, link: card = nil, player: int = current) -> bool
    Can the player use the card as Link Material, of that monster?

Card.IsCanBeMaterial(c: card, sumtype: int, summoned: card = nil, player: int = current) -> bool
    Can the player use the card as material of a Summon of this kind, of that monster?

Card.CheckFusionMaterial(c: card, materials: group = nil, must: card|group = nil, mode: int = 2) -> bool
    Can the Fusion Monster be made of these materials, with those in `must`?

Card.CheckFusionSubstitute(c: card, fusion: card) -> bool
    Can the card stand in for a named material of the Fusion Monster?
