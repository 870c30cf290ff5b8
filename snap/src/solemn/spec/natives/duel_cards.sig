# Duel: finding cards, and letting players choose among them.
# `exception` is a card or a group to leave out, anything else for none; what follows goes to the filter after the card.

Duel.GetFieldGroup(player: int, location: int, opponent_location: int) -> group
    All cards of the player in `location` and of the opponent in `opponent_location`.

Duel.GetFieldGroupCount(player: int, location: int, opponent_location: int) -> int
    How many cards the player has in `location` and the opponent in `opponent_location`.

Duel.GetFieldCard(player: int, location: int, sequence: int) -> card?
    The card in this place; nil if there is none, or it is still being Summoned.

Duel.GetMatchingGroup(f: function?, player: int, location: int, opponent_location: int, exception: any, ...) -> group
    The cards in these places that the filter takes (no filter: all).

Duel.GetMatchingGroupCount(f: function?, player: int, location: int, opponent_location: int, exception: any, ...) -> int
    How many cards in these places the filter takes.

Duel.GetFirstMatchingCard(f: function?, player: int, location: int, opponent_location: int, exception: any, ...) -> card?
    The first card in these places that the filter takes, or nil.

Duel.IsExistingMatchingCard(f: function?, player: int, location: int, opponent_location: int, count: int, exception: any, ...) -> bool
    Are there at least `count` cards in these places that the filter takes?

Duel.GetTargetCount(f: function?, player: int, location: int, opponent_location: int, exception: any, ...) -> int
    How many cards in these places the filter takes and the current effect can target.

Duel.IsExistingTarget(f: function?, player: int, location: int, opponent_location: int, count: int, exception: any, ...) -> bool
    Are there at least `count` cards in these places that the filter takes and the current effect can target?

Duel.SelectMatchingCard(chooser: int, f: function?, player: int, location: int, opponent_location: int, min: int, max: int, exception: any, ...) -> group? [asks, acts]
    Lets the chooser take from `min` to `max` of the cards that the filter takes.
    A boolean before `exception` says whether the player may cancel: then the result is nil.

Duel.SelectTarget(chooser: int, f: function?, player: int, location: int, opponent_location: int, min: int, max: int, exception: any, ...) -> group? [asks, acts]
    Lets the chooser target from `min` to `max` of the cards that the filter takes; they are targets of the Chain Link from then on.
    A boolean before `exception` says whether the player may cancel: then the result is nil.

Duel.GetDecktopGroup(player: int, count: int) -> group
    The top cards of the player's Deck, as far as there are so many.

Duel.GetDeckbottomGroup(player: int, count: int) -> group
    The bottom cards of the player's Deck, as far as there are so many.

Duel.GetExtraTopGroup(player: int, count: int) -> group
    The top face-down cards of the player's Extra Deck, as far as there are so many.

Duel.GetOperatedGroup() -> group
    The cards that the last operation really moved or changed.

Duel.SetSelectedCard(cards: card|group) -> none
    Names the cards that the next choice must contain.

Duel.GrabSelectedCard() -> group
    Returns the cards that the next choice had to contain, and forgets them.

# Tributes and materials

Duel.GetReleaseGroup(player: int, hand: bool = false, opponent: bool = false, reason: int = 0x80) -> group?
    What the player could Tribute for this reason: monsters, with `hand` also cards in the hand, with `opponent` the opponent's monsters.

Duel.GetReleaseGroupCount(player: int, hand: bool = false, opponent: bool = false, reason: int = 0x80) -> int?
    How many cards the player could Tribute for this reason.

Duel.CheckReleaseGroup(player: int, f: function?, min: int, exception: any, ...) -> bool?
    Could the player Tribute `min` cards that the filter takes? A boolean in the fourth place begins a longer form:
    use_hand, max, check_field, for_card, to_player, zones, opponent, exception, ...

Duel.CheckReleaseGroupEx(player: int, f: function?, min: int, exception: any, ...) -> bool?
    As Duel.CheckReleaseGroup, with the cards in the hand.

Duel.SelectReleaseGroup(player: int, f: function?, min: int, max: int, exception: any, ...) -> group? [asks, acts]
    Lets the player choose cards to Tribute among those that the filter takes. A boolean in the fifth place begins a longer form:
    use_hand, cancelable, check_field, for_card, to_player, zones, opponent, exception, ...

Duel.SelectReleaseGroupEx(player: int, f: function?, min: int, max: int, exception: any, ...) -> group? [asks, acts]
    As Duel.SelectReleaseGroup, with the cards in the hand.

Duel.GetTributeGroup(c: card) -> group
    What could be Tributed for the Tribute Summon of the card.

Duel.GetTributeCount(c: card, among: group? = nil, any_opposing: bool = false) -> int
    For how many Tributes that serves, if only cards of `among` are used.

Duel.CheckTribute(c: card, min: int, max: int = nil, among: group? = nil, to_player: int = current, zones: int = 0x1f) -> bool
    Could the card be Tribute Summoned to that player's zones with so many Tributes?

Duel.SelectTribute(player: int, c: card, min: int, max: int, among: group? = nil, to_player: int = current, zones: int = 0x1f, cancelable: bool = false) -> group? [asks, acts]
    Lets the player choose the Tributes for the Tribute Summon of the card.

Duel.GetRitualMaterial(player: int, check_level: bool = true) -> group?
    What the player could use for a Ritual Summon by the current effect; with `check_level` only cards that have a Level.

Duel.ReleaseRitualMaterial(materials: group, from_deck: bool = false) -> none [asks, acts]
    Uses the cards as Ritual Materials: Tributes those on the field and in the hand, banishes those in the Graveyard.

Duel.GetFusionMaterial(player: int) -> group?
    What the player could use as Fusion Material on the field, in the hand, and where effects allow it.

Duel.SelectFusionMaterial(player: int, c: card, among: group, forced: any = nil, mode: int = 2) -> group? [asks, acts]
    Lets the player choose materials for the Fusion Summon of the card by its recipe, `forced` (a card or group) among them.

Duel.SetFusionMaterial(materials: group) -> none
    Tells Duel.SelectFusionMaterial what was chosen; for Fusion procedures.

Duel.GetOverlayGroup(player: int, own_side: int, opponent_side: int, hosts: group = nil) -> group?
    The Xyz Materials attached to monsters of the sides, or of the group.

Duel.GetOverlayCount(player: int, own_side: int, opponent_side: int, hosts: group = nil) -> int?
    How many Xyz Materials are attached to monsters of the sides, or of the group.

Duel.CheckRemoveOverlayCard(player: int, own_side: int, opponent_side: int, count: int, reason: int, hosts: group = nil) -> bool?
    Could the player detach that many Xyz Materials from monsters of the sides, or of the group?

Duel.RemoveOverlayCard(player: int, own_side: int, opponent_side: int, min: int, max: int, reason: int, hosts: group = nil) -> int? [asks, acts]
    Lets the player detach from `min` to `max` Xyz Materials; returns how many were.
