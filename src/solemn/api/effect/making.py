"""Effect natives: making an effect and saying what it is."""

from typing import Any, Final

from solemn.api.border import ABSENT, as_int, native, needs, refuse
from solemn.core.effects.effect import clone_effect, fresh_effect
from solemn.core.lifetimes.registration import remove_field_effect, unregister_from
from solemn.core.state.data import Callback, Card, DuelState, Effect, Group
from solemn.lua import LuaError, LuaTable
from solemn.spec.constants import (
    EFFECT_COUNT_CODE_CHAIN,
    EFFECT_COUNT_CODE_DUEL,
    EFFECT_COUNT_CODE_SINGLE,
    EFFECT_FLAG_ABSOLUTE_TARGET,
    EFFECT_FLAG_COUNT_LIMIT,
    EFFECT_FLAG_FIELD_ONLY,
    EFFECT_FLAG_FUNC_VALUE,
    EFFECT_TYPE_ACTIONS,
    EFFECT_TYPE_ACTIVATE,
    EFFECT_TYPE_FIELD,
    EFFECT_TYPE_FLIP,
    EFFECT_TYPE_IGNITION,
    EFFECT_TYPE_QUICK_F,
    EFFECT_TYPE_QUICK_O,
    EFFECT_TYPE_TRIGGER_F,
    EFFECT_TYPE_TRIGGER_O,
    EVENT_FLIP,
    LOCATION_EMZONE,
    LOCATION_FZONE,
    LOCATION_HAND,
    LOCATION_MMZONE,
    LOCATION_MZONE,
    LOCATION_PZONE,
    LOCATION_STZONE,
    LOCATION_SZONE,
    RESET_OPPO_TURN,
    RESET_PHASE,
    RESET_SELF_TURN,
)

_U8: Final = 0xFF
_U16: Final = 0xFFFF
_U32: Final = 0xFFFFFFFF
_KINDS_OF_ACTION: Final = 0x0FF0  # types of effects that are activated, or that answer an event by themselves
_ON_FIELD_TYPES: Final = EFFECT_TYPE_ACTIVATE | EFFECT_TYPE_IGNITION | EFFECT_TYPE_QUICK_O | EFFECT_TYPE_QUICK_F
_SET_ELSEWHERE: Final = 0x4F  # flags that other natives set
_ANY_TURN: Final = RESET_SELF_TURN | RESET_OPPO_TURN
_MONSTER_ZONES: Final = LOCATION_MMZONE | LOCATION_EMZONE
_SPELL_ZONES: Final = LOCATION_FZONE | LOCATION_STZONE | LOCATION_PZONE
_LOWEST: Final = -0x80000000
_HIGHEST: Final = 0x7FFFFFFF


@native("Effect.CreateEffect")
def _create_effect(d: DuelState, c: Card) -> Effect:
    e = fresh_effect(d)
    e.made_by = d.reason_player
    e.owner = c
    return e


@native("Effect.GlobalEffect")
def _global_effect(d: DuelState) -> Effect:
    e = fresh_effect(d)
    e.made_by = 0
    e.owner = d.choosing.some_card
    return e


@native("Effect.Clone")
def _clone(e: Effect) -> Effect:
    return clone_effect(e)


@native("Effect.Reset")
def _reset(e: Effect) -> None:
    if e.owner is None:
        return
    if e.flag & EFFECT_FLAG_FIELD_ONLY:
        remove_field_effect(e.d, e)
    elif e.handler is not None:
        unregister_from(e.handler, e)
    else:
        e.d.pending.ended_effects[e] = None


# Kind, event, places


@native("Effect.SetType")
def _set_type(e: Effect, types: int) -> None:
    types &= _U16
    types = types | EFFECT_TYPE_ACTIONS if types & _KINDS_OF_ACTION else types & ~EFFECT_TYPE_ACTIONS
    if types & _ON_FIELD_TYPES:
        types |= EFFECT_TYPE_FIELD
    if types & EFFECT_TYPE_ACTIVATE:
        e.range = LOCATION_SZONE | LOCATION_FZONE | LOCATION_HAND
    if types & EFFECT_TYPE_FLIP:
        _give_code(e, EVENT_FLIP)
        if not types & EFFECT_TYPE_TRIGGER_O:
            types |= EFFECT_TYPE_TRIGGER_F
    e.type = types


@native("Effect.SetCode")
def _set_code(e: Effect, code: int) -> None:
    _give_code(e, code & _U32)


def _give_code(e: Effect, code: int) -> None:
    e.code = code
    if e.handler is not None:
        e.d.registering.recoded = True
        e.d.registering.seen_codes[code] = None


@native("Effect.SetDescription")
def _set_description(e: Effect, description: int) -> None:
    e.description = description


@native("Effect.SetCategory")
def _set_category(e: Effect, category: int) -> None:
    e.category = category


@native("Effect.SetProperty")
def _set_property(e: Effect, flags: int, flags2: int) -> None:
    e.flag = e.flag & _SET_ELSEWHERE | flags & _U32 & ~_SET_ELSEWHERE
    e.flag2 = flags2 & _U32


@native("Effect.SetRange")
def _set_range(e: Effect, locations: int) -> None:
    e.range = _with_whole_rows(locations & _U16)


def _with_whole_rows(places: int) -> int:
    """All kinds of Monster Zones are the Monster Zones, and so with Spell & Trap Zones."""
    if places & _MONSTER_ZONES == _MONSTER_ZONES:
        places |= LOCATION_MZONE
    if places & LOCATION_MZONE:
        places &= ~_MONSTER_ZONES
    if places & _SPELL_ZONES == _SPELL_ZONES:
        places |= LOCATION_SZONE
    if places & LOCATION_SZONE:
        places &= ~_SPELL_ZONES
    return places


@native("Effect.SetTargetRange")
def _set_target_range(e: Effect, own: int, other: int) -> None:
    e.self_range, e.object_range = own & _U16, other & _U16
    e.flag &= ~EFFECT_FLAG_ABSOLUTE_TARGET


@native("Effect.SetAbsoluteRange")
def _set_absolute_range(e: Effect, player: int, own: int, other: int) -> None:
    if player & _U8:
        own, other = other, own
    e.self_range, e.object_range = own & _U16, other & _U16
    e.flag |= EFFECT_FLAG_ABSOLUTE_TARGET


@native("Effect.SetOwnerPlayer", guarded=True)
def _set_owner_player(e: Any = ABSENT, player: Any = ABSENT, *_: Any) -> Any:
    if type(e) is not Effect:
        raise refuse("Effect.SetOwnerPlayer", 1, "Effect", e)
    whose = as_int("Effect.SetOwnerPlayer", 2, player) & _U8
    if whose <= 1:
        e.made_by = whose
    return ()


# How often, how long, when asked


@native("Effect.SetCountLimit")
def _set_count_limit(e: Effect, count: int, code: Any, flag: int) -> None:
    count &= _U8
    if not count:
        raise LuaError("The count must not be 0")
    shared, index = _count_code(code)
    flag &= _U8
    if flag & EFFECT_COUNT_CODE_CHAIN and not shared:
        flag |= EFFECT_COUNT_CODE_SINGLE
    if flag & EFFECT_COUNT_CODE_DUEL and flag & EFFECT_COUNT_CODE_CHAIN:
        raise LuaError("Cannot use EFFECT_COUNT_CODE_DUEL together with EFFECT_COUNT_CODE_CHAIN")
    if flag & EFFECT_COUNT_CODE_DUEL and not shared:
        raise LuaError("EFFECT_COUNT_CODE_DUEL must have an associated code")
    e.flag |= EFFECT_FLAG_COUNT_LIMIT
    e.count_limit = e.count_max = count
    e.use_code = shared
    e.use_flag = flag
    e.count_hopt = index


def _count_code(code: Any) -> tuple[int, int]:
    """The code that effects share a count by, and which of a card's counts it is: a number, or a table of both."""
    if type(code) is not LuaTable:
        return (as_int("Effect.SetCountLimit", 3, code) & _U32 if isinstance(code, int | float) else 0), 0
    shared = as_int("Effect.SetCountLimit", -1, code.get(1)) & _U32
    index = code.get(2)
    if not shared or index is None:
        return shared, 0
    return shared, as_int("Effect.SetCountLimit", -1, index) & _U8


@native("Effect.SetReset")
def _set_reset(e: Effect, reset: int, count: int) -> None:
    reset &= _U32
    if reset & RESET_PHASE and not reset & _ANY_TURN:
        reset |= _ANY_TURN
    e.ends_by = reset
    e.lasts_for = count & _U16 or 1


@native("Effect.SetHintTiming")
def _set_hint_timing(e: Effect, own: int, other: int | None) -> None:
    e.hint_timing0 = own & _U32
    e.hint_timing1 = (own if other is None else other) & _U32


# What a script keeps with it


@native("Effect.SetLabel", guarded=True)
def _set_label(e: Any = ABSENT, label: Any = ABSENT, *more: Any) -> Any:
    if type(e) is not Effect:
        raise refuse("Effect.SetLabel", 1, "Effect", e)
    if type(label) is int and not more:
        e.label = (label,)
        return ()
    if label is ABSENT:
        raise needs(2)
    labels = [value for _, value in label.items()] if type(label) is LuaTable else [label, *more]
    e.label = tuple(as_int("Effect.SetLabel", -1, value) for value in labels)
    return ()


@native("Effect.SetLabelObject", guarded=True)
def _set_label_object(e: Any = ABSENT, thing: Any = ABSENT, *_: Any) -> Any:
    if type(e) is not Effect:
        raise refuse("Effect.SetLabelObject", 1, "Effect", e)
    if thing is ABSENT:
        raise needs(2)
    if thing is not None and thing.__class__ not in (Card, Effect, Group, LuaTable):
        raise LuaError('Parameter 2 should be "Card" or "Effect" or "Group" or "table".')
    e.label_object = thing
    return ()


# Its functions


@native("Effect.SetCondition")
def _set_condition(e: Effect, condition: Callback) -> None:
    e.condition = condition


@native("Effect.SetCost")
def _set_cost(e: Effect, cost: Callback) -> None:
    e.cost = cost


@native("Effect.SetTarget")
def _set_target(e: Effect, target: Callback) -> None:
    e.target = target


@native("Effect.SetOperation")
def _set_operation(e: Effect, operation: Callback | None) -> None:
    e.operation = operation


@native("Effect.SetValue", guarded=True)
def _set_value(e: Any = ABSENT, value: Any = ABSENT, *_: Any) -> Any:
    if type(e) is not Effect:
        raise refuse("Effect.SetValue", 1, "Effect", e)
    if value is ABSENT:
        raise needs(2)
    if callable(value) and type(value) is not LuaTable:
        e.value = value
        e.flag |= EFFECT_FLAG_FUNC_VALUE
        return ()
    e.flag &= ~EFFECT_FLAG_FUNC_VALUE
    number = int(value) if type(value) is bool else as_int("Effect.SetValue", 2, value)
    if _LOWEST <= number <= _HIGHEST:
        e.value = number
    else:
        e.value = _always(number)
        e.flag |= EFFECT_FLAG_FUNC_VALUE
    return ()


def _always(number: int) -> Callback:
    """A function that says a number too large for a plain value."""

    def always(*_: object) -> int:
        return number

    return always
