"""Zones that effects make unusable, and the standing of cards, which is updated after every change."""

from typing import Final

from solemn.core.decisions.asking import ask_disable_zones
from solemn.core.effects.effect import handler_player, value
from solemn.core.effects.queries import field_effects
from solemn.core.lifetimes.upkeep import find_self_destroying, update_negations
from solemn.core.state.data import Code, DuelState, Effect
from solemn.core.state.raised_events import copy_event
from solemn.core.timing.executing import execute_operation
from solemn.spec.constants import (
    DUEL_3_COLUMNS_FIELD,
    EFFECT_DISABLE_FIELD,
    EFFECT_FLAG_REPEAT,
    EFFECT_USE_EXTRA_MZONE,
    EFFECT_USE_EXTRA_SZONE,
)

_HALF: Final = 0xFFFF
_ZONES: Final = 0xFF7F  # of one player; bit 7 says "no zone"
_NO_ZONE: Final = 0x80
_ROW: Final = 0x1F
_ROW_LENGTH: Final = 5
_OUTER_COLUMNS: Final = 0x1111
_MONSTERS: Final = 0  # where a row's bits begin
_SPELLS: Final = 8


def update_standing(d: DuelState) -> None:
    """Work out which cards are negated, and find those that must destroy themselves or go to the GY at the end of the step under way."""
    d.event_number += 1
    update_negations(d)
    find_self_destroying(d)


def update_fixed_zones(d: DuelState) -> None:
    """Update the unusable zones, apart from those that a player has yet to choose."""
    _enable_all(d)
    for e in field_effects(d, EFFECT_DISABLE_FIELD):
        _disable(d, 0, value(e))
    for e in field_effects(d, EFFECT_USE_EXTRA_MZONE):
        _disable_row(d, e, _MONSTERS, value(e) >> 16)
    for e in field_effects(d, EFFECT_USE_EXTRA_SZONE):
        _disable_row(d, e, _SPELLS, value(e) >> 16)
    _share_extra_zones(d)


def refresh_locations(d: DuelState) -> None:
    """Update the unusable zones; the controllers of effects that close zones of their choice choose now."""
    if d.flags & DUEL_3_COLUMNS_FIELD:
        for p in d.players:
            p.used_zones |= _OUTER_COLUMNS
    _enable_all(d)
    choosers = _disable_fixed(d)
    short_of_monster_zones = _disable_rows(d, EFFECT_USE_EXTRA_MZONE, _MONSTERS)
    short_of_spell_zones = _disable_rows(d, EFFECT_USE_EXTRA_SZONE, _SPELLS)
    for e in choosers:
        _choose_disabled(d, e)
    _give_up_zones(d, short_of_monster_zones, _MONSTERS)
    _give_up_zones(d, short_of_spell_zones, _SPELLS)
    _share_extra_zones(d)


def _enable_all(d: DuelState) -> None:
    for p in d.players:
        p.disabled_zones = 0


def _disable(d: DuelState, player: int, zones: int) -> None:
    """Close zones; the low half of `zones` is the side of `player`."""
    d.players[player].disabled_zones |= zones & _ZONES
    d.players[1 - player].disabled_zones |= zones >> 16 & _ZONES


def _disable_row(d: DuelState, e: Effect, row: int, zones: int) -> None:
    d.players[handler_player(e)].disabled_zones |= (zones & _ROW) << row


def _share_extra_zones(d: DuelState) -> None:
    """Each Extra Monster Zone is one zone for both players, 5 for one and 6 for the other."""
    for player in (0, 1):
        other = d.players[1 - player].disabled_zones
        d.players[player].disabled_zones |= (other >> 5 & 1) << 6 | (other >> 6 & 1) << 5


def _disable_fixed(d: DuelState) -> list[Effect]:
    """Close the zones that are known; returns the effects that have yet to choose."""
    choosers = []
    for e in field_effects(d, EFFECT_DISABLE_FIELD):
        zones = value(e)
        if zones and not e.flag & EFFECT_FLAG_REPEAT:
            _disable(d, 0, zones)
        else:
            choosers.append(e)
    return choosers


def _disable_rows(d: DuelState, code: Code, row: int) -> list[Effect]:
    """Close the zones given up so far; returns the effects that need more."""
    short = []
    for e in field_effects(d, code):
        zones = value(e)
        _disable_row(d, e, row, zones >> 16)
        if (zones >> 16 & _ROW).bit_count() < zones & _HALF:
            short.append(e)
    return short


def _choose_disabled(d: DuelState, e: Effect) -> None:
    if e.operation is None:
        e.value = _NO_ZONE
        return
    player = handler_player(e)
    zones = execute_operation(d, e, player, copy_event(d.chaining.no_event)) & (_ZONES << 16 | _ZONES) or _NO_ZONE
    player = handler_player(e)
    e.value = zones if player == 0 else (zones << 16 | zones >> 16) & 0xFFFFFFFF
    _disable(d, player, zones)


def _give_up_zones(d: DuelState, effects: list[Effect], row: int) -> None:
    for e in effects:
        player = handler_player(e)
        p = d.players[player]
        taken = (p.disabled_zones | p.used_zones) >> row & _ROW
        if taken == _ROW:
            return
        zones = value(e)
        count = min((zones & _HALF) - (zones >> 16 & _ROW).bit_count(), _ROW_LENGTH - taken.bit_count())
        chosen = 0
        for _, _, sequence in ask_disable_zones(d, player, _closed_but(taken, row), count):
            chosen |= 1 << sequence
        p.disabled_zones |= chosen << row
        e.value |= chosen << 16


def _closed_but(taken: int, row: int) -> int:
    """The blocked mask that leaves only the free zones of one row of one's own."""
    return 0xFFFFFFFF & ~(_ROW << row) | taken << row
