# What can be done with a card

Card.IsDestructable(c: card, e: effect = nil) -> bool
    Can the card be destroyed: at all, or by that effect?

Card.IsSummonableCard(c: card) -> bool
    Is it a monster that can be Normal Summoned or Set at all?

Card.IsSpecialSummonable(c: card, sumtype: int = 0) -> bool
    Can the player who acts Special Summon the card now by its own procedure?

Card.IsFusionSummonableCard(c: card, sumtype: int = 0) -> bool
    Can the Fusion Monster be Fusion Summoned, by its own conditions?

Card.IsSynchroSummonable(c: card, must: card|group = nil, materials: card|group = nil, min: int = 0, max: int = 0) -> bool?
    Can the Synchro Monster be Synchro Summoned now, with the cards in `must` and only with `materials`? Nil for another monster.

Card.IsXyzSummonable(c: card, must: card|group = nil, materials: card|group = nil, min: int = 0, max: int = 0) -> bool?
    Can the Xyz Monster be Xyz Summoned now, with the cards in `must` and only with `materials`? Nil for another monster.

Card.IsLinkSummonable(c: card, must: card|group = nil, materials: card|group = nil, min: int = 0, max: int = 0) -> bool?
    Can the Link Monster be Link Summoned now, with the cards in `must` and only with `materials`? Nil for another monster.

Card.IsProcedureSummonable(c: card, types: int, sumtype: int, must: card|group = nil, materials: card|group = nil, min: int = 0, max: int = 0) -> bool?
    Can the monster be Summoned now by its own procedure of that kind, with these materials? Nil for a monster of other types.

Card.IsSummonable(c: card, ignore_count: bool, procedure: effect = nil, min_tribute: int = 0, zone: int = 0x1f) -> bool
    Can the player who acts Normal Summon the monster now?

Card.IsMSetable(c: card, ignore_count: bool, procedure: effect = nil, min_tribute: int = 0, zone: int = 0xff) -> bool
    Can the player who acts Set the monster now?

Card.IsSSetable(c: card, ignore_zone: bool = false, player: int = current) -> bool
    Can the player Set the card as a Spell or Trap now?

Card.IsCanBeSpecialSummoned(c: card, e: effect, sumtype: int, sumplayer: int, nocheck: bool, nolimit: bool, positions: int = 5, toplayer: int = current, zone: int = 0xff) -> bool
    Can the effect Special Summon the card now? `nocheck` leaves out its own conditions, `nolimit` that it must have been properly Summoned first.

Card.IsAbleToHand(c: card, player: int = current) -> bool
    Can the player add or return the card to its owner's hand?

Card.IsAbleToDeck(c: card) -> bool
    Can the card be returned to the Deck?

Card.IsAbleToExtra(c: card) -> bool
    Can the card be put into the Extra Deck?

Card.IsAbleToGrave(c: card, reason: int = 0x40) -> bool
    Can the card be sent to the Graveyard for that reason?

Card.IsAbleToRemove(c: card, player: int = current, position: int = 5, reason: int = 0x40) -> bool
    Can the player banish the card in that position?

Card.IsAbleToHandAsCost(c: card) -> bool
    Can a cost be paid by returning the card to the hand?

Card.IsAbleToDeckAsCost(c: card) -> bool
    Can a cost be paid by returning the card to the Deck?

Card.IsAbleToExtraAsCost(c: card) -> bool
    Can a cost be paid by returning the card to the Extra Deck?

Card.IsAbleToDeckOrExtraAsCost(c: card) -> bool
    Can a cost be paid by returning the card to its owner's Deck or Extra Deck?

Card.IsAbleToGraveAsCost(c: card) -> bool
    Can a cost be paid by sending the card to the Graveyard?

Card.IsAbleToRemoveAsCost(c: card, position: int = 5) -> bool
    Can a cost be paid by banishing the card in that position?

Card.IsReleasable(c: card, reason: int = 0x80, player: int = current) -> bool
    Can the player Tribute the card for that reason?

Card.IsReleasableByEffect(c: card, e: effect = nil, player: int = current) -> bool
    Can the player Tribute the card by the effect, or by the one that acts?

Card.IsDiscardable(c: card, reason: int = 0x80, player: int = current) -> bool
    Can the player discard the card for that reason?

Card.CanAttack(c: card) -> bool
    Is the monster able to attack?

Card.CanChainAttack(c: card, count: int = 2, monsters_only: bool = false) -> bool
    Can the attacking monster attack once more right now, with so many attacks in all?

Card.IsAbleToChangeControler(c: card) -> bool
    Can control of the card change?

Card.IsControlerCanBeChanged(c: card, ignore_zone: bool = false, zone: int = 0xff) -> bool
    Can the other player take control of the monster now, with a zone for it?

Card.IsCanChangePosition(c: card) -> bool
    Can an effect change the monster's battle position?

Card.IsCanTurnSet(c: card) -> bool
    Can an effect turn the card face-down?

Card.IsCanBeDisabledByEffect(c: card, e: effect, is_monster_effect: bool = true) -> bool
    Can the effect negate the card's effects?

Card.IsCanBeEffectTarget(c: card, e: effect = nil) -> bool
    Can the effect, or the one that acts, target the card?

Card.IsCanBeBattleTarget(c: card, attacker: card) -> bool
    Can the attacker choose the card as the target of its attack?

Card.GetTributeRequirement(c: card) -> int, int
    The fewest and the most Tributes for the card's Normal Summon.
