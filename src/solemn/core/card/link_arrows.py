"""Link Arrows: where they point, which cards they link, and the columns of the field.

Zones are masks from the side of one player: bits 0-6 that player's monster zones, 8-15 Spell & Trap Zones, and the same
16 bits higher for the opponent's.
"""

from typing import Final

from solemn.core.card.kinds import get_type
from solemn.core.effects.effect import value, value_for_card
from solemn.core.effects.modifiers import modifiers, unmodified
from solemn.core.effects.queries import field_effects
from solemn.core.state.data import NO_VALUE, Card, Codes, DuelState, Player, in_card_order, scratch
from solemn.core.state.field_zones import cards_in_zone
from solemn.spec.constants import (
    ASSUME_LINKMARKER,
    DUEL_EMZONE,
    EFFECT_ADD_LINKMARKER,
    EFFECT_BECOME_LINKED_ZONE,
    EFFECT_CHANGE_LINKMARKER,
    EFFECT_REMOVE_LINKMARKER,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    LOCATION_SZONE,
    POS_ATTACK,
    POS_FACEDOWN,
    STATUS_SPSUMMON_STEP,
    STATUS_SUMMONING,
    TYPE_LINK,
)

LINK_MARKER_BOTTOM_LEFT: Final = 0o1
LINK_MARKER_BOTTOM: Final = 0o2
LINK_MARKER_BOTTOM_RIGHT: Final = 0o4
LINK_MARKER_LEFT: Final = 0o10
LINK_MARKER_RIGHT: Final = 0o40
LINK_MARKER_TOP_LEFT: Final = 0o100
LINK_MARKER_TOP: Final = 0o200
LINK_MARKER_TOP_RIGHT: Final = 0o400

COST_OF_A_COLUMN: Final = 4  # steps of the script that asks
_U32: Final = 0xFFFFFFFF
_MARKER_CODES: Final[Codes] = (EFFECT_ADD_LINKMARKER, EFFECT_REMOVE_LINKMARKER, EFFECT_CHANGE_LINKMARKER)
_BEING_SUMMONED: Final = STATUS_SUMMONING | STATUS_SPSUMMON_STEP
_LEFT_EXTRA_ZONE: Final = 1 << 5 | 1 << 22  # each Extra Monster Zone has a number for either player
_RIGHT_EXTRA_ZONE: Final = 1 << 6 | 1 << 21
# clockwise neighbours, so that a card turned to Defense Position points where it did one further on
_AROUND: Final = (
    LINK_MARKER_BOTTOM_LEFT, LINK_MARKER_BOTTOM, LINK_MARKER_BOTTOM_RIGHT, LINK_MARKER_RIGHT,
    LINK_MARKER_TOP_RIGHT, LINK_MARKER_TOP, LINK_MARKER_TOP_LEFT, LINK_MARKER_LEFT,
)  # fmt: skip

_Arrows = tuple[tuple[int, int], ...]  # (marker, the zones it points to)


def _arrows_of_main_zone(s: int) -> _Arrows:
    arrows = [(LINK_MARKER_BOTTOM, 1 << (s + 8))]
    if s > 0:
        arrows += [(LINK_MARKER_LEFT, 1 << (s - 1)), (LINK_MARKER_BOTTOM_LEFT, 1 << (s + 7))]
    if s < 4:
        arrows += [(LINK_MARKER_RIGHT, 1 << (s + 1)), (LINK_MARKER_BOTTOM_RIGHT, 1 << (s + 9))]
    return tuple(arrows)


def _arrows_to_extra_zones(s: int) -> _Arrows:
    """From a Main Monster Zone upward: the left Extra Monster Zone is above column 1, the right one above column 3."""
    upward = (LINK_MARKER_TOP_RIGHT, LINK_MARKER_TOP, LINK_MARKER_TOP_LEFT)
    left = tuple((upward[s], _LEFT_EXTRA_ZONE) for _ in range(1) if s <= 2)
    right = tuple((upward[s - 2], _RIGHT_EXTRA_ZONE) for _ in range(1) if s >= 2)
    return left + right


def _arrows_of_extra_zone(column: int) -> _Arrows:
    return (
        (LINK_MARKER_BOTTOM_LEFT, 1 << (column - 1)),
        (LINK_MARKER_BOTTOM, 1 << column),
        (LINK_MARKER_BOTTOM_RIGHT, 1 << (column + 1)),
        (LINK_MARKER_TOP_LEFT, 1 << (16 + 5 - column)),
        (LINK_MARKER_TOP, 1 << (16 + 4 - column)),
        (LINK_MARKER_TOP_RIGHT, 1 << (16 + 3 - column)),
    )


def _arrows_of_spell_zone(s: int) -> _Arrows:
    arrows = [(LINK_MARKER_TOP, 1 << s)]
    if s > 0:
        arrows += [(LINK_MARKER_LEFT, 1 << (s + 7)), (LINK_MARKER_TOP_LEFT, 1 << (s - 1))]
    if s < 4:
        arrows += [(LINK_MARKER_RIGHT, 1 << (s + 9)), (LINK_MARKER_TOP_RIGHT, 1 << (s + 1))]
    return tuple(arrows)


_NOWHERE: Final[_Arrows] = ()
_FROM_MONSTER_ZONES: Final = (*(_arrows_of_main_zone(s) for s in range(5)), _NOWHERE, _NOWHERE)
_FROM_MONSTER_ZONES_UP: Final = (*(_arrows_to_extra_zones(s) for s in range(5)), _arrows_of_extra_zone(1), _arrows_of_extra_zone(3))
_FROM_SPELL_ZONES: Final = (*(_arrows_of_spell_zone(s) for s in range(5)), _NOWHERE, _NOWHERE, _NOWHERE)


def get_link_marker(card: Card) -> int:
    """The card's Link Arrows now, turned with the card; 0 for a face-down card and one that is not a Link card."""
    on_field = card.location & LOCATION_ONFIELD
    if on_field and card.position & POS_FACEDOWN:
        return 0
    if card.assumed and ASSUME_LINKMARKER in card.assumed:
        return card.assumed[ASSUME_LINKMARKER] & _U32
    if not get_type(card) & TYPE_LINK:
        return 0
    if card.temp.link_marker != NO_VALUE:
        return card.temp.link_marker & _U32
    marker = card.printed.link_marker if unmodified(card, _MARKER_CODES) else _modified_marker(card)
    return _turned(marker) if on_field and not card.position & POS_ATTACK else marker


def _modified_marker(card: Card) -> int:
    marker = card.printed.link_marker
    scratch(card).link_marker = marker
    for e in modifiers(card, _MARKER_CODES):
        bits = value_for_card(e, card)
        if e.code == EFFECT_ADD_LINKMARKER:
            marker |= bits
        elif e.code == EFFECT_REMOVE_LINKMARKER:
            marker &= ~bits
        else:
            marker = bits
        card.temp.link_marker = marker
    card.temp.link_marker = NO_VALUE
    return marker & _U32


def _turned(marker: int) -> int:
    turned = 0
    for i, direction in enumerate(_AROUND):
        if marker & direction:
            turned |= _AROUND[(i + 2) % 8]
    return turned


def is_link_marker(card: Card, direction: int) -> bool:
    """Whether the card has one of these Link Arrows."""
    return bool(get_link_marker(card) & direction)


def get_linked_zone(card: Card, free: bool = False) -> int:
    """The zones that the card points to, from its controller's side; with `free` only those where a card may be put."""
    if not get_type(card) & TYPE_LINK or not card.location & LOCATION_ONFIELD or card.status & _BEING_SUMMONED:
        return 0
    marker = get_link_marker(card)
    if card.location == LOCATION_MZONE:
        zones = _pointed(_FROM_MONSTER_ZONES[card.sequence], marker)
        if card.d.flags & DUEL_EMZONE:
            zones |= _pointed(_FROM_MONSTER_ZONES_UP[card.sequence], marker)
    else:
        zones = _pointed(_FROM_SPELL_ZONES[card.sequence], marker)
    return zones & ~_taken(card.d, card.controller) if free else zones


def _pointed(arrows: _Arrows, marker: int) -> int:
    zones = 0
    for direction, target in arrows:
        if marker & direction:
            zones |= target
    return zones


def _taken(d: DuelState, player: int) -> int:
    """The zones of the whole field, from the player's side, that hold a card or are disabled."""
    own, other = _taken_by(d.players[player]), _taken_by(d.players[1 - player])
    taken = own | other << 16
    for zone in (_LEFT_EXTRA_ZONE, _RIGHT_EXTRA_ZONE):
        if taken & zone:
            taken |= zone
    return taken


def _taken_by(p: Player) -> int:
    return (p.disabled_zones | p.used_zones) & 0xFFFF


def _cards_on_field(d: DuelState, zones: int, player: int) -> list[Card]:
    own = cards_in_zone(d, zones, player, LOCATION_ONFIELD)
    return in_card_order(own + cards_in_zone(d, zones >> 16, 1 - player, LOCATION_ONFIELD))


def linked_cards(card: Card, zones: int = 0) -> list[Card]:
    """The cards that this one points to, or those in `zones`; in Spell & Trap Zones only Link cards count."""
    if not card.printed.type & TYPE_LINK or not card.location & LOCATION_ONFIELD or card.status & _BEING_SUMMONED:
        return []
    cards = _cards_on_field(card.d, zones or get_linked_zone(card), card.controller)
    return [other for other in cards if other.location != LOCATION_SZONE or get_type(other) & TYPE_LINK]


def _zone_bit(card: Card, player: int) -> int:
    """The zone of a card on the field, as a bit from the player's side."""
    shift = card.sequence + (8 if card.location == LOCATION_SZONE else 0) + (0 if card.controller == player else 16)
    return 1 << shift


def are_co_linked(card: Card, other: Card, zones: int = 0, other_zones: int = 0) -> bool:
    """Whether two cards point to each other; the zones that they point to may be given to save the work."""
    if not (zones or get_linked_zone(card)) & _zone_bit(other, card.controller):
        return False
    return bool((other_zones or get_linked_zone(other)) & _zone_bit(card, other.controller))


def get_mutual_linked_zone(card: Card) -> int:
    """The zones of the cards that are co-linked with this one, from its controller's side."""
    linked = get_linked_zone(card)
    if not linked:
        return 0
    zones = 0
    for other in linked_cards(card, linked):
        if are_co_linked(card, other, linked, get_linked_zone(other)):
            zones |= _zone_bit(other, card.controller)
    return zones


def co_linked_cards(card: Card) -> list[Card]:
    """The cards that are co-linked with this one."""
    if not card.printed.type & TYPE_LINK or not card.location & LOCATION_ONFIELD:
        return []
    return _cards_on_field(card.d, get_mutual_linked_zone(card), card.controller)


def is_linked(card: Card) -> bool:
    """Whether the card is linked: it points to a card, or a card points to it."""
    if not card.location & LOCATION_ONFIELD:
        return False
    if linked_cards(card):
        return True
    shift = card.sequence + (8 if card.location == LOCATION_SZONE else 0)
    return bool(field_linked_zones(card.d, card.controller, False, True) >> shift & 1)


def field_linked_zones(d: DuelState, player: int, free: bool = False, co_linked: bool = False) -> int:
    """All zones that cards point to, from the player's side; with `co_linked` without those that effects only treat as linked."""
    zones = _zones_linked_by(d.players[player], free)
    other = _zones_linked_by(d.players[1 - player], free)
    zones |= (other & 0xFFFF) << 16 | other >> 16
    if not co_linked and EFFECT_BECOME_LINKED_ZONE in d.effects.aura:
        for e in field_effects(d, EFFECT_BECOME_LINKED_ZONE):
            zones |= (value(e) & _U32) >> 16 * player & 0x7F
    return zones


def _zones_linked_by(p: Player, free: bool) -> int:
    zones = 0
    for card in p.mzone:
        if card is not None:
            zones |= get_linked_zone(card, free)
    for card in p.szone:
        if card is not None:
            zones |= get_linked_zone(card, free)
    return zones


def is_in_extra_link(card: Card) -> bool:
    """Whether the card is part of an Extra Link: co-linked cards from one Extra Monster Zone to the other."""
    if card.location != LOCATION_MZONE:
        return False
    checked = 1 << card.sequence
    reached = get_mutual_linked_zone(card)
    while not (reached & _LEFT_EXTRA_ZONE and reached & _RIGHT_EXTRA_ZONE):
        unchecked = reached & ~checked
        if not unchecked:
            return False
        zone = unchecked & -unchecked
        checked |= zone
        reached |= _mutual_zone_from(card.d, zone, card.controller)
    return True


def _mutual_zone_from(d: DuelState, zone: int, player: int) -> int:
    """The co-linked zones of the card in one zone, both from the player's side."""
    cards = _cards_on_field(d, zone, player)
    if not cards:
        return 0
    zones = get_mutual_linked_zone(cards[0])
    return zones if zone < 0x10000 else (zones & 0xFFFF) << 16 | zones >> 16


def get_column_zone(card: Card, location: int, left: int, right: int) -> int:
    """The zones of `location` in the card's column and in `left` and `right` columns beside it, without the card's own zone."""
    if not location & LOCATION_ONFIELD or not card.location & LOCATION_ONFIELD or left < 0 or right < 0:
        return 0
    column = _column(card)
    if column < 0:
        return 0
    zones = 0
    for s in range(max(column - left, 0), min(column + right, 4) + 1):
        if location & LOCATION_MZONE:
            zones |= 1 << s | 1 << (20 - s) | _extra_zone_over(card, s)
        if location & LOCATION_SZONE:
            zones |= 1 << (8 + s) | 1 << (28 - s)
    return zones & ~_zone_bit(card, card.controller)


def _column(card: Card) -> int:
    """The column, 0 to 4, of a card on the field; below 0 if it is in none."""
    if card.sequence < 5:
        return card.sequence
    if card.location == LOCATION_SZONE:
        return -1
    return 1 if card.sequence == 5 else 3


def _extra_zone_over(card: Card, column: int) -> int:
    """The Extra Monster Zone above a column; none if the card itself is in it."""
    if column not in (1, 3) or not card.d.flags & DUEL_EMZONE:
        return 0
    if card.location == LOCATION_MZONE and card.sequence == (5 if column == 1 else 6):
        return 0
    return _LEFT_EXTRA_ZONE if column == 1 else _RIGHT_EXTRA_ZONE


def cards_in_column(card: Card, left: int, right: int) -> list[Card]:
    """The cards in the card's column and in `left` and `right` columns beside it, without the card itself."""
    if not card.location & LOCATION_ONFIELD:
        return []
    if card.d.spend is not None:
        card.d.spend(COST_OF_A_COLUMN)
    return _cards_on_field(card.d, get_column_zone(card, LOCATION_ONFIELD, left, right), card.controller)


def is_all_column(card: Card) -> bool:
    """Whether all other zones of the card's column hold cards."""
    if not card.location & LOCATION_ONFIELD:
        return False
    full = 4 if card.d.flags & DUEL_EMZONE and card.sequence in (1, 3) else 3
    return len(cards_in_column(card, 0, 0)) == full
