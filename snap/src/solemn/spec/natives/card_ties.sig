# Cards that belong together: materials, equips, targets, relations, battles

Card.SetMaterial(c: card, materials: card|group?) -> none
    Notes what the card is Summoned with; effects that look at that do so.

Card.GetMaterial(c: card) -> group
    What the card was Summoned with.

Card.GetMaterialCount(c: card) -> int
    With how many cards the card was Summoned.

Card.GetEquipGroup(c: card) -> group
    The cards equipped to the card.

Card.GetEquipCount(c: card) -> int
    How many cards are equipped to the card.

Card.GetEquipTarget(c: card) -> card?
    The monster that the card is equipped to.

Card.GetPreviousEquipTarget(c: card) -> card?
    The monster that the card was equipped to before.

Card.CheckEquipTarget(c: card, target: card) -> bool
    Can the card be equipped to the target, by its own conditions?

Card.CheckUnionTarget(c: card, target: card) -> bool
    Can the Union Monster be equipped to the target, by its own conditions?

Card.GetUnionCount(c: card) -> int, int
    How many Union Monsters are equipped to the card, and how many of those that use the old wording.

Card.GetOverlayGroup(c: card) -> group
    The card's Xyz Materials.

Card.GetOverlayCount(c: card) -> int
    How many Xyz Materials the card has.

Card.GetOverlayTarget(c: card) -> card?
    The monster that the card is material of.

Card.CheckRemoveOverlayCard(c: card, player: int, count: int, reason: int) -> bool?
    Could the player detach so many materials from the card? Nil for a wrong player.

Card.RemoveOverlayCard(c: card, player: int, min: int, max: int, reason: int) -> int? [asks, acts]
    Lets the player detach materials from the card and says how many were. Nil for a wrong player.

Card.GetAttackedGroup(c: card) -> group
    The monsters that the card attacked this turn.

Card.GetAttackedGroupCount(c: card) -> int
    How many targets the card attacked this turn, a direct attack among them.

Card.GetAttackedCount(c: card) -> int
    How many of its attacks the card used up this turn.

Card.GetBattledGroup(c: card) -> group
    The monsters that the card battled this turn.

Card.GetBattledGroupCount(c: card) -> int
    How many targets the card battled this turn, the player among them.

Card.GetAttackAnnouncedCount(c: card) -> int
    How many attacks the card declared this turn.

Card.IsDirectAttacked(c: card) -> bool
    Attacked the card directly this turn?

Card.GetBattleTarget(c: card) -> card?
    The monster that the card battles.

Card.GetAttackableTarget(c: card) -> group, bool
    The monsters that the card can attack, and whether it can attack directly.

Card.SetCardTarget(c: card, target: card) -> none
    Lets the card continuously target another one.

Card.GetCardTarget(c: card) -> group
    The cards that the card continuously targets.

Card.GetFirstCardTarget(c: card) -> card?
    The first card that the card continuously targets.

Card.GetCardTargetCount(c: card) -> int
    How many cards the card continuously targets.

Card.IsHasCardTarget(c: card, target: card) -> bool
    Does the card continuously target that one?

Card.CancelCardTarget(c: card, target: card) -> none
    Ends that the card continuously targets another one.

Card.GetOwnerTarget(c: card) -> group
    The cards that continuously target the card.

Card.GetOwnerTargetCount(c: card) -> int
    How many cards continuously target the card.

Card.CreateRelation(c: card, other: card, reset: int) -> none
    Relates the card to another one until one of these resets.

Card.ReleaseRelation(c: card, other: card) -> none
    Ends the card's relation to another one.

Card.IsRelateToCard(c: card, other: card) -> bool
    Is the card still related to the other one?

Card.CreateEffectRelation(c: card, e: effect) -> none
    Relates the card to an effect until the card moves.

Card.ReleaseEffectRelation(c: card, e: effect) -> none
    Ends the card's relation to an effect.

Card.ClearEffectRelation(c: card) -> none
    Ends all relations of the card to effects.

Card.IsRelateToEffect(c: card, e: effect) -> bool
    Is the card still the one that the effect knows?

Card.IsRelateToChain(c: card, number: int) -> bool
    Is the card still the one that the Chain Link knows? Any number that is no link stands for the newest one.

Card.IsRelateToBattle(c: card) -> bool
    Is the card still one of the two that battle?
