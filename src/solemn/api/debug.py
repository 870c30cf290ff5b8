"""The natives of the table Debug: puzzles, and help for script authors."""

import sys
from types import FrameType
from typing import Any, Final

from solemn.api.border import native
from solemn.core.card.counters import put_counters
from solemn.core.lifetimes.attaching import attach_equip, attach_material
from solemn.core.lifetimes.resetting import set_working
from solemn.core.lifetimes.ties import target_continuously
from solemn.core.moves.fresh_field import clear_field
from solemn.core.moves.zone_changes import add_card
from solemn.core.state.data import Card, DuelState, Effect, Group, in_card_order
from solemn.core.state.field_zones import FIELD_ZONE, field_card, is_zone_free, pzone_index, zone_exists
from solemn.core.state.log import emit_message
from solemn.core.timing.unusable_zones import update_standing
from solemn.lua import LuaError, tostring
from solemn.spec.constants import (
    COUNTER_NEED_ENABLE,
    COUNTER_WITHOUT_PERMIT,
    DUEL_3_COLUMNS_FIELD,
    DUEL_MODE_MR1,
    DUEL_MODE_MR2,
    DUEL_MODE_MR3,
    DUEL_MODE_MR4,
    DUEL_MODE_MR5,
    LOCATION_EMZONE,
    LOCATION_EXTRA,
    LOCATION_FZONE,
    LOCATION_MMZONE,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    LOCATION_PZONE,
    LOCATION_STZONE,
    LOCATION_SZONE,
    POS_FACEDOWN,
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP,
    STATUS_PROC_COMPLETE,
    TYPE_PENDULUM,
)

_RULES: Final = {0: 0, 1: DUEL_MODE_MR1, 2: DUEL_MODE_MR2, 3: DUEL_MODE_MR3, 4: DUEL_MODE_MR4, 5: DUEL_MODE_MR5}
_FIRST_EXTRA_ZONE: Final = 5


# -- messages -------------------------------------------------------------------------------------------------


def _text(value: Any) -> str:
    if type(value) is Card:
        return f"Card: {value.id}"
    if type(value) is Effect or type(value) is Group:
        return f"{value.__class__.__name__}: {value.number}"
    return tostring(value)


@native("Debug.Message")
def message(d: DuelState, *values: Any) -> None:
    for value in values:
        emit_message(d, _text(value))


@native("Debug.PrintStacktrace")
def print_stacktrace(d: DuelState) -> None:
    lines = ["stack traceback:"]
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        code = frame.f_code
        if code.co_filename.endswith(".lua"):
            lines.append(f"\t{code.co_filename}:{frame.f_lineno}: in {code.co_name}")
        if frame.f_back is None:
            break
        frame = frame.f_back
    emit_message(d, "\n".join(lines))


@native("Debug.CardToStringWrapper")
def card_to_string_wrapper(_: DuelState, c: Any) -> str:
    return _text(c)


@native("Debug.SetAIName")
def set_ai_name(_: DuelState, __: str) -> None:
    pass


@native("Debug.ShowHint")
def show_hint(d: DuelState, text: str) -> None:
    emit_message(d, text)


# -- puzzles --------------------------------------------------------------------------------------------------


def _only_before_the_duel(d: DuelState) -> None:
    if d.turn:
        raise LuaError("Debug: a field can be set up only before the duel begins")


def _expect_player(function: str, name: str, player: int) -> None:
    if player not in (0, 1):
        raise LuaError(f"Debug.{function}: found {name} {player}, expected 0 or 1")


@native("Debug.ReloadFieldBegin")
def reload_field_begin(d: DuelState, flags: int, rule: int, build: bool) -> None:
    _only_before_the_duel(d)
    if rule not in _RULES:
        raise LuaError(f"Debug.ReloadFieldBegin: found rule {rule}, expected a Master Rule from 1 to {max(_RULES)}, or 0 for none")
    clear_field(d, flags if build else flags | _RULES[rule])


@native("Debug.ReloadFieldEnd")
def reload_field_end(d: DuelState) -> None:
    d.pending.shuffle_hands = [False, False]
    d.pending.shuffle_decks = [False, False]


@native("Debug.SetPlayerInfo")
def set_player_info(d: DuelState, player: int, lp: int, start_hand: int, draw_count: int) -> None:
    _expect_player("SetPlayerInfo", "player", player)
    for name, number, least in (("life points", lp, 1), ("a first hand of", start_hand, 0), ("draws of", draw_count, 0)):
        if number < least:
            raise LuaError(f"Debug.SetPlayerInfo: found {name} {number}, expected {least} or more")
    p = d.players[player]
    p.lp = lp
    p.first_hand = start_hand
    p.draw_count = draw_count


@native("Debug.AddCard")
def add_card_native(
    d: DuelState, code: int, owner: int, player: int, location: int, sequence: int, position: int, proper: bool
) -> Card | None:
    _expect_player("AddCard", "owner", owner)
    _expect_player("AddCard", "player", player)
    if d.card_maker is None:
        return None
    if code and d.card_reader is not None and d.card_reader(code) is None:
        raise LuaError(f"no database has {code}{d.tell_missing(code) if d.tell_missing is not None else ''}")
    if sequence < 0 or not zone_exists(location, sequence):
        raise LuaError(f"Debug.AddCard: there is no place {sequence} in location {location:#x}")
    free = is_zone_free(d, player, location, sequence)
    host = None if free or not location & LOCATION_ONFIELD else field_card(d, player, location, sequence)
    if not free and host is None:
        raise LuaError(f"Debug.AddCard: place {sequence} in location {location:#x} of player {player} cannot be used")
    card: Card = d.card_maker(owner, code)
    if host is None:
        _place(d, card, player, location, sequence, position & 0xFF)
    else:
        attach_material(host, card)
    if proper:
        card.status |= STATUS_PROC_COMPLETE
    return card


def _place(d: DuelState, card: Card, player: int, location: int, sequence: int, position: int) -> None:
    if location == LOCATION_EXTRA and (position == 0 or not card.printed.type & TYPE_PENDULUM):
        position = POS_FACEDOWN_DEFENSE
    card.send_position = position
    row, zone = _zone(d, location, sequence)
    add_card(d, player, card, row, zone, location == LOCATION_PZONE)
    card.position = position
    if not row & LOCATION_ONFIELD or position & POS_FACEUP:
        set_working(card, True)
        update_standing(d)


def _zone(d: DuelState, location: int, sequence: int) -> tuple[int, int]:
    """A place that names a kind of zone, as row and zone of that row."""
    outer = 1 if d.flags & DUEL_3_COLUMNS_FIELD else 0
    if location == LOCATION_PZONE:
        return LOCATION_SZONE, pzone_index(d, sequence)
    if location == LOCATION_FZONE:
        return LOCATION_SZONE, FIELD_ZONE
    if location == LOCATION_STZONE:
        return LOCATION_SZONE, sequence + outer
    if location == LOCATION_MMZONE:
        return LOCATION_MZONE, sequence + outer
    if location == LOCATION_EMZONE:
        return LOCATION_MZONE, sequence + _FIRST_EXTRA_ZONE
    return location, sequence


@native("Debug.PreSummon")
def pre_summon(_: DuelState, c: Card, summon_type: int, location: int, sequence: int, pendulum_zone: bool) -> None:
    c.summon_type = summon_type
    c.summon_location = location & 0xFF
    c.summoned_to = sequence & 0xFF
    c.summoned_to_pzone = pendulum_zone


@native("Debug.PreEquip")
def pre_equip(_: DuelState, c: Card, target: Card) -> bool:
    if c.location != LOCATION_SZONE or target.location != LOCATION_MZONE or target.position & POS_FACEDOWN:
        return False
    attach_equip(c, target, False)
    c.effect_targets = in_card_order((*c.effect_targets, target))
    target.targeted_by = in_card_order((*target.targeted_by, c))
    return True


@native("Debug.PreSetTarget")
def pre_set_target(_: DuelState, c: Card, target: Card) -> None:
    target_continuously(c, target)


@native("Debug.PreAddCounter")
def pre_add_counter(_: DuelState, c: Card, counter: int, count: int) -> None:
    lasts = counter & COUNTER_WITHOUT_PERMIT and not counter & COUNTER_NEED_ENABLE
    lost, lasting = (0, count) if lasts else (count, 0)
    put_counters(c, counter & 0xFFFF & ~COUNTER_NEED_ENABLE, lost, lasting)
