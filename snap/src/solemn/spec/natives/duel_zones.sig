# Duel: zones. Masks of zones have bits 0-6 for Monster Zones, 8-15 for Spell & Trap Zones, 16 more for the opponent's.

Duel.GetLocationCount(player: int, location: int, user: int = current, reason: int = 1, zones: int = 0xff) -> int, int
    How many zones of this kind are free for the user on the player's field, and the mask of those that are not.

Duel.GetMZoneCount(player: int, leaving: card|group? = nil, user: int = current, reason: int = 1, zones: int = 0xff) -> int, int
    How many Main Monster Zones are free for the user on the player's field when the `leaving` cards are gone, and the mask of those that are not.

Duel.GetLocationCountFromEx(player: int, user: int = current, leaving: card|group? = nil, c: any = nil, zones: int = 0xff) -> int, int
    The same for a monster from the Extra Deck: a card, or any one of a card type.

Duel.GetUsableMZoneCount(player: int, user: int = current) -> int?
    How many monsters the user could place on the player's field, from the Extra Deck and from elsewhere.

Duel.CheckLocation(player: int, location: int, sequence: int) -> bool?
    Is this zone free?

Duel.GetLinkedGroup(player: int, location: int, opponent_location: int) -> group?
    The cards in these places that Link Monsters point to (1 stands for the Monster Zones).

Duel.GetLinkedGroupCount(player: int, location: int, opponent_location: int) -> int?
    How many cards in these places Link Monsters point to.

Duel.GetLinkedZone(player: int) -> int?
    The zones that Link Monsters point to, seen from the player.

Duel.GetFreeLinkedZone(player: int) -> int?
    The free zones that Link Monsters point to, seen from the player.

Duel.GetEnvironment() -> int, int
    The name of the Field Spell in force and whose it is.

Duel.IsEnvironment(code: int, player: int = 3, location: int = 0x10c) -> bool?
    Is a face-up card with this name on the player's field (3: on either), or does an effect stand for it?

Duel.SelectDisableField(player: int, count: int, location: int, opponent_location: int, excluded: int?, whole_field: bool = false) -> int? [asks, acts]
    Lets the player choose free zones; returns their mask.

Duel.SelectFieldZone(player: int, count: int, location: int, opponent_location: int, excluded: int = 0xe0e0e0e0) -> int? [asks, acts]
    Lets the player choose zones, free or not; returns their mask.
