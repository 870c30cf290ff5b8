"""Card natives: Link Arrows, linked zones and columns."""

from solemn.api.border import native
from solemn.api.card.arguments import U8, ordered_group
from solemn.core.card.link_arrows import (
    get_column_cards,
    get_column_zone,
    get_link_marker,
    get_linked_cards,
    get_linked_zone,
    get_mutual_linked_cards,
    get_mutual_linked_zone,
    is_all_column,
    is_extra_link_state,
    is_link_marker,
    is_link_state,
)
from solemn.core.state.data import Card, Group


def _seen_by(c: Card, zones: int, player: int | None) -> int:
    """Zones from the side of the card's controller, as the player sees them."""
    if player is not None and player & U8 == 1 - c.controller:
        return (zones & 0xFFFF) << 16 | zones >> 16
    return zones


@native("Card.GetLinkMarker")
def _get_link_marker(c: Card) -> int:
    return get_link_marker(c)


@native("Card.IsLinkMarker")
def _is_link_marker(c: Card, markers: int) -> bool:
    return is_link_marker(c, markers)


@native("Card.GetLinkedGroup")
def _get_linked_group(c: Card) -> Group:
    return ordered_group(c.d, get_linked_cards(c))


@native("Card.GetLinkedGroupCount")
def _get_linked_group_count(c: Card) -> int:
    return len(get_linked_cards(c))


@native("Card.GetLinkedZone")
def _get_linked_zone(c: Card, player: int | None) -> int:
    return _seen_by(c, get_linked_zone(c), player)


@native("Card.GetFreeLinkedZone")
def _get_free_linked_zone(c: Card, player: int | None) -> int:
    return _seen_by(c, get_linked_zone(c, True), player)


@native("Card.GetMutualLinkedGroup")
def _get_mutual_linked_group(c: Card) -> Group:
    return ordered_group(c.d, get_mutual_linked_cards(c))


@native("Card.GetMutualLinkedGroupCount")
def _get_mutual_linked_group_count(c: Card) -> int:
    return len(get_mutual_linked_cards(c))


@native("Card.GetMutualLinkedZone")
def _get_mutual_linked_zone(c: Card, player: int | None) -> int:
    return _seen_by(c, get_mutual_linked_zone(c), player)


@native("Card.IsLinked")
def _is_linked(c: Card) -> bool:
    return is_link_state(c)


@native("Card.IsExtraLinked")
def _is_extra_linked(c: Card) -> bool:
    return is_extra_link_state(c)


@native("Card.GetColumnGroup")
def _get_column_group(c: Card, left: int, right: int) -> Group:
    return ordered_group(c.d, get_column_cards(c, left & U8, right & U8))


@native("Card.GetColumnGroupCount")
def _get_column_group_count(c: Card, left: int, right: int) -> int:
    return len(get_column_cards(c, left & U8, right & U8))


@native("Card.GetColumnZone")
def _get_column_zone(c: Card, location: int, left: int, right: int, player: int | None) -> int:
    return _seen_by(c, get_column_zone(c, location, left & U8, right & U8), player)


@native("Card.IsAllColumn")
def _is_all_column(c: Card) -> bool:
    return is_all_column(c)
