"""Duel: which zones are free or linked, choosing zones, Field Spells."""

from typing import Any, Final

from solemn.api.border import as_int, charged, native
from solemn.api.steps import whole_step
from solemn.core.card.link_arrows import field_linked_zones
from solemn.core.decisions.asking import ask_disable_zones
from solemn.core.moves.vacating import as_if_gone
from solemn.core.permissions.available_zones import (
    linked_cards_of_field,
    mzone_limit,
    open_zones,
    open_zones_from_extra,
    summonable_zones_from_extra,
    zones_to_field,
)
from solemn.core.permissions.field_spells import environment, is_environment
from solemn.core.state.data import Card, DuelState, Group
from solemn.core.state.field_zones import is_zone_free, shared_pzone_mask, zone_exists
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import (
    DUEL_EMZONE,
    LOCATION_EXTRA,
    LOCATION_MZONE,
    LOCATION_REASON_TOFIELD,
    LOCATION_SZONE,
    PLAYER_ALL,
    PLAYER_NONE,
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP_DEFENSE,
    TYPE_MONSTER,
    TYPE_PENDULUM,
)

_MAIN_ZONES: Final = 0x1F
_OUTSIDE_MAIN_ZONES: Final = 0xE0E0E0E0
_NO_MONSTER_ZONES: Final = 0xE000E0  # bits of a monster row that are no Main Monster Zones
_NEVER_MONSTER_ZONES: Final = 0x800080  # bits of a monster row that are no zones at all
_WHOLE: Final = 0xFF
_COST_OF_ZONES: Final = 4  # steps of the script that asks about all zones


def _user(d: DuelState, player: int | None) -> int:
    return d.reason_player if player is None else player & 0xFF


def _gone(leaving: Card | Group) -> tuple[Card, ...]:
    return (leaving,) if type(leaving) is Card else tuple(leaving.cards)  # type: ignore[union-attr]


@native("Duel.GetLocationCount")
def get_location_count(d: DuelState, player: int, location: int, user: int | None, reason: int, zones: int) -> tuple[int, int] | tuple[()]:
    if player not in (0, 1):
        return ()
    return open_zones(d, None, player, location & 0xFF, _user(d, user), reason, zones & 0xFFFFFFFF)


@native("Duel.GetMZoneCount")
def get_mzone_count(d: DuelState, player: int, leaving: Card | Group | None, user: int | None, reason: int, zones: int) -> Any:
    if player not in (0, 1):
        return ()
    asked = None, player, LOCATION_MZONE, _user(d, user), reason, zones & 0xFFFFFFFF
    return open_zones(d, *asked) if leaving is None else as_if_gone(d, _gone(leaving), open_zones, *asked)


@native("Duel.GetLocationCountFromEx")
def get_location_count_from_ex(d: DuelState, player: int, user: int | None, leaving: Card | Group | None, c: Any, zones: int) -> Any:
    if player not in (0, 1):
        return ()
    if c is None or type(c) is Card:
        return _from_extra(d, c, player, _user(d, user), leaving, zones & 0xFFFFFFFF)
    return _some_monster_from_extra(d, as_int("Duel.GetLocationCountFromEx", 4, c), player, _user(d, user), leaving, zones & 0xFFFFFFFF)


def _from_extra(d: DuelState, card: Card | None, player: int, user: int, leaving: Card | Group | None, zones: int) -> Any:
    if leaving is None:
        return open_zones_from_extra(d, card, player, user, zones)
    return as_if_gone(d, _gone(leaving), open_zones_from_extra, card, player, user, zones)


def _some_monster_from_extra(d: DuelState, card_kind: int, player: int, user: int, leaving: Card | Group | None, zones: int) -> Any:
    """The same for any monster of a card type: the duel's stand-in card becomes one for the question."""
    card = d.choosing.some_card
    if card is None:
        return _from_extra(d, None, player, user, leaving, zones)
    before = card.printed
    card.printed = PrintedCard(0, 0, (), TYPE_MONSTER | card_kind, 0, 0, 0, 0, 0, 0, 0, 0)
    card.location = LOCATION_EXTRA
    card.position = POS_FACEUP_DEFENSE if card_kind & TYPE_PENDULUM else POS_FACEDOWN_DEFENSE
    try:
        return _from_extra(d, card, player, user, leaving, zones)
    finally:
        card.printed = before
        card.location = 0
        card.position = 0


@native("Duel.GetUsableMZoneCount")
def get_usable_mzone_count(d: DuelState, player: int, user: int | None) -> int | None:
    if player not in (0, 1):
        return None
    charged(d, _COST_OF_ZONES)
    who = _user(d, user)
    main, main_closed = zones_to_field(d, None, player, LOCATION_MZONE, who, LOCATION_REASON_TOFIELD, _WHOLE)
    extra, extra_closed = summonable_zones_from_extra(d, None, player, who, _WHOLE)
    in_both = (~(main_closed | extra_closed) & _MAIN_ZONES).bit_count()
    return min(main + extra - in_both, mzone_limit(d, player, who, LOCATION_REASON_TOFIELD))


@native("Duel.CheckLocation")
def check_location(d: DuelState, player: int, location: int, sequence: int) -> bool | None:
    if player not in (0, 1):
        return None
    return sequence >= 0 and zone_exists(location, sequence) and is_zone_free(d, player, location, sequence)


# -- links and Field Spells -----------------------------------------------------------------------------------


def _linked(d: DuelState, player: int, location: int, opponent_location: int) -> list[Card]:
    places = [LOCATION_MZONE if place == 1 else place for place in (location, opponent_location)]
    return linked_cards_of_field(d, player, places[0], places[1])


@native("Duel.GetLinkedGroup")
def get_linked_group(d: DuelState, player: int, location: int, opponent_location: int) -> Group | None:
    return Group(d, _linked(d, player, location, opponent_location)) if player in (0, 1) else None


@native("Duel.GetLinkedGroupCount")
def get_linked_group_count(d: DuelState, player: int, location: int, opponent_location: int) -> int | None:
    return len(_linked(d, player, location, opponent_location)) if player in (0, 1) else None


@native("Duel.GetLinkedZone")
def get_linked_zone(d: DuelState, player: int) -> int | None:
    return field_linked_zones(d, player) if player in (0, 1) else None


@native("Duel.GetFreeLinkedZone")
def get_free_linked_zone(d: DuelState, player: int) -> int | None:
    return field_linked_zones(d, player, True) if player in (0, 1) else None


@native("Duel.GetEnvironment")
def get_environment(d: DuelState) -> tuple[int, int]:
    return environment(d)


@native("Duel.IsEnvironment")
def is_environment_native(d: DuelState, code: int, player: int, location: int) -> bool | None:
    return is_environment(d, code, player, location) if player in (0, 1, PLAYER_ALL) else None


# -- choosing zones -------------------------------------------------------------------------------------------


def _rows(player: int, location: int, opponent_location: int) -> list[tuple[int, int, int]]:
    """The rows that the locations name: side, kind, and where the row's bits begin in a mask seen from the player."""
    named = ((player, location, 0), (1 - player, opponent_location, 16))
    kinds = ((LOCATION_MZONE, 0), (LOCATION_SZONE, 8))
    return [(side, kind, first + shift) for side, where, first in named for kind, shift in kinds if where & kind]


def _closed(d: DuelState, side: int, kind: int, whole_field: bool) -> tuple[int, int]:
    """How many zones of a row are free, and its mask of the others; `whole_field` counts all zones, else the five main ones."""
    free, closed = open_zones(d, None, side, kind, PLAYER_NONE, 0, _WHOLE)
    closed &= _WHOLE
    if not whole_field:
        return free, closed
    further = (5, 6) if kind == LOCATION_MZONE else (5, 6, 7)
    for zone in further:
        if is_zone_free(d, side, kind, zone):
            free += 1
            closed &= ~(1 << zone)
        else:
            closed |= 1 << zone
    return free, closed


@native("Duel.SelectDisableField")
@whole_step
def select_disable_field(
    d: DuelState, player: int, count: int, location: int, opponent_location: int, excluded: int | None, whole_field: bool
) -> int | None:
    if player not in (0, 1):
        return None
    if whole_field:
        never = (_NEVER_MONSTER_ZONES if d.flags & DUEL_EMZONE else _NO_MONSTER_ZONES) | shared_pzone_mask(d)
    else:
        never = _OUTSIDE_MAIN_ZONES
    blocked, total = 0xFFFFFFFF, 0
    for side, kind, shift in _rows(player, location, opponent_location):
        free, closed = _closed(d, side, kind, whole_field)
        total += free
        blocked = blocked & ~(_WHOLE << shift) | closed << shift
    blocked |= never | (0 if excluded is None else excluded & 0xFFFFFFFF) | (_NEVER_MONSTER_ZONES if whole_field else _OUTSIDE_MAIN_ZONES)
    count = min(count & 0xFF, total)
    return _chosen_zones(d, player, blocked, count) if count else None


@native("Duel.SelectFieldZone")
@whole_step
def select_field_zone(d: DuelState, player: int, count: int, location: int, opponent_location: int, excluded: int) -> int | None:
    if player not in (0, 1):
        return None
    blocked = 0xFFFFFFFF
    for _, _, shift in _rows(player, location, opponent_location):
        blocked &= ~(_WHOLE << shift)
    blocked |= excluded & 0xFFFFFFFF | (_NEVER_MONSTER_ZONES if d.flags & DUEL_EMZONE else _NO_MONSTER_ZONES) | shared_pzone_mask(d)
    return None if blocked == 0xFFFFFFFF else _chosen_zones(d, player, blocked, count & 0xFF)


def _chosen_zones(d: DuelState, player: int, blocked: int, count: int) -> int:
    chosen = 0
    for side, location, sequence in ask_disable_zones(d, player, blocked, count):
        chosen |= 1 << (sequence + (0 if side == player else 16) + (0 if location == LOCATION_MZONE else 8))
    return chosen
