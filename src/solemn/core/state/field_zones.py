"""The layout of the field: which zone is which, what lies in it, and whether it is free."""

from collections.abc import Callable
from operator import attrgetter
from typing import Final

from solemn.core.state.data import Card, CardState, DuelState, Player
from solemn.spec.constants import (
    DUEL_EXTRA_DECK_RITUAL,
    DUEL_PZONE,
    DUEL_SEPARATE_PZONE,
    LOCATION_DECK,
    LOCATION_EMZONE,
    LOCATION_EXTRA,
    LOCATION_FZONE,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MMZONE,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    LOCATION_PZONE,
    LOCATION_REMOVED,
    LOCATION_STZONE,
    LOCATION_SZONE,
    TYPE_FUSION,
    TYPE_LINK,
    TYPE_RITUAL,
    TYPE_SYNCHRO,
    TYPE_XYZ,
)

FIELD_ZONE: Final = 5  # sequence among the Spell & Trap Zones
_EXTRA_DECK_TYPES: Final = TYPE_FUSION | TYPE_SYNCHRO | TYPE_XYZ | TYPE_LINK
_OFF_FIELD: Final = frozenset((LOCATION_DECK, LOCATION_HAND, LOCATION_GRAVE, LOCATION_REMOVED, LOCATION_EXTRA))
_EXTRA_ZONES_FROM: Final = 5  # sequence among the Monster Zones
_KINDS_OF_ZONES: Final = {  # kinds of zones: their row, and the sequence of their first
    LOCATION_MMZONE: (LOCATION_MZONE, 0),
    LOCATION_EMZONE: (LOCATION_MZONE, _EXTRA_ZONES_FROM),
    LOCATION_STZONE: (LOCATION_SZONE, 0),
}
_FIRST_BIT_OF_ROW: Final = {  # in the masks of used and disabled zones
    LOCATION_MZONE: 0,
    LOCATION_SZONE: 8,
    LOCATION_FZONE: 8 + FIELD_ZONE,
}
_PILES: Final[dict[int, Callable[[Player], list[Card]]]] = {
    LOCATION_DECK: attrgetter("deck"),
    LOCATION_HAND: attrgetter("hand"),
    LOCATION_GRAVE: attrgetter("grave"),
    LOCATION_REMOVED: attrgetter("banished"),
    LOCATION_EXTRA: attrgetter("extra"),
}
_NO_CARDS: Final[list[Card | None]] = []


def is_at(place: Card | CardState, location: int) -> bool:
    """Whether a card is, or was, in one of the locations, which may name single kinds of zones (LOCATION_PZONE and so on)."""
    here = place.location
    if here & location & 0xFF:
        return True
    if here == LOCATION_SZONE:
        if location & LOCATION_PZONE and place.pzone:
            return True
        if place.sequence == FIELD_ZONE:
            return bool(location & LOCATION_FZONE)
        return place.sequence < FIELD_ZONE and bool(location & LOCATION_STZONE)
    if here == LOCATION_MZONE:
        return bool(location & (LOCATION_MMZONE if place.sequence < _EXTRA_ZONES_FROM else LOCATION_EMZONE))
    return False


def extra_deck_types(d: DuelState) -> int:
    """The card types whose monsters start in the Extra Deck."""
    return _EXTRA_DECK_TYPES | TYPE_RITUAL if d.flags & DUEL_EXTRA_DECK_RITUAL else _EXTRA_DECK_TYPES


def pzone_index(d: DuelState, side: int) -> int:
    """The sequence, among the Spell & Trap Zones, of the left (0) or right (1) Pendulum Zone."""
    if side > 1:
        return 0
    return side + 6 if d.flags & DUEL_SEPARATE_PZONE else side * 4


def shared_pzone_mask(d: DuelState) -> int:
    """Zones 6 and 7 of both players' Spell & Trap rows, which do not exist under rules without separate Pendulum Zones."""
    return 0 if d.flags & DUEL_SEPARATE_PZONE else 0xC000C000


def field_card(d: DuelState, player: int, location: int, sequence: int) -> Card | None:
    """The card at a place, or None."""
    p = d.players[player]
    if location == LOCATION_PZONE:
        card = p.szone[pzone_index(d, sequence)] if sequence < 2 else None
        return card if card is not None and card.pzone else None
    row = _row(p, location)
    return row[sequence] if 0 <= sequence < len(row) else None


def _row(p: Player, location: int) -> list[Card] | list[Card | None]:
    if location == LOCATION_FZONE:
        return p.szone[FIELD_ZONE : FIELD_ZONE + 1]
    row, first = _plain(location, 0)
    if row == LOCATION_MZONE:
        zones = p.mzone
    elif row == LOCATION_SZONE:
        zones = p.szone
    else:
        return pile(p, location) or _NO_CARDS
    if location == row:
        return zones
    return zones[first:] if first else zones[:_EXTRA_ZONES_FROM]


def pile(p: Player, location: int) -> list[Card] | None:
    """The list that holds a player's Deck, hand, GY, banished cards or Extra Deck; None for any other location."""
    pile_of = _PILES.get(location)
    return None if pile_of is None else pile_of(p)


def _plain(location: int, sequence: int) -> tuple[int, int]:
    """The same zone as one of LOCATION_MZONE or LOCATION_SZONE, where that does not depend on the duel's flags."""
    kind = _KINDS_OF_ZONES.get(location)
    return (location, sequence) if kind is None else (kind[0], kind[1] + sequence)


def zone_exists(location: int, sequence: int) -> bool:
    """Whether there is such a zone; True for every place in a pile, False if the location is not a single one."""
    location, sequence = _plain(location, sequence)
    if location == LOCATION_MZONE:
        return sequence < 7
    if location in (LOCATION_SZONE, LOCATION_FZONE, LOCATION_PZONE):
        return sequence < 8
    return location in _OFF_FIELD


def is_zone_free(d: DuelState, player: int, location: int, sequence: int) -> bool:
    """Whether a zone is neither occupied nor disabled; True for every place off the field."""
    if location in _OFF_FIELD:
        return True
    row, sequence = _plain(location, sequence)
    p = d.players[player]
    taken = p.disabled_zones | p.used_zones
    bit = _FIRST_BIT_OF_ROW.get(row)
    if bit is None:  # Pendulum Zones depend on the rules of the duel
        return row != LOCATION_PZONE or (bool(d.flags & DUEL_PZONE) and not taken >> 8 + pzone_index(d, sequence) & 1)
    if taken >> bit + sequence & 1:
        return False
    if sequence < _EXTRA_ZONES_FROM or row != LOCATION_MZONE:
        return True
    other = d.players[1 - player]  # an Extra Monster Zone is shared
    return not (other.disabled_zones | other.used_zones) & 1 << (11 - sequence & 31)


def cards_in_zone(d: DuelState, zone: int, player: int, location: int) -> list[Card]:
    """The player's cards in the zones of a mask (bits 0-6 monster zones, 8-15 Spell & Trap Zones), as far as in `location`; by zone."""
    if not location & LOCATION_ONFIELD:
        return []
    p = d.players[player]
    found: list[Card] = []
    if location & LOCATION_MZONE and zone & 0x7F:
        found += [card for i, card in enumerate(p.mzone) if card is not None and zone >> i & 1]
    if location & LOCATION_SZONE and zone & 0xFF00:
        found += [card for i, card in enumerate(p.szone) if card is not None and zone >> (i + 8) & 1]
    return found


def number_in_order(cards: list[Card]) -> None:
    """Give the cards of a pile the sequence numbers of their places."""
    for i, card in enumerate(cards):
        card.sequence = i
