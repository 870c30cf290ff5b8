"""Effect natives: what an effect is, whose, and what a script keeps with it."""

from typing import Any, Final

from solemn.api.border import ABSENT, as_int, native, needs, refuse
from solemn.core.card.effect_types import active_type
from solemn.core.effects.effect import handler_of, handler_player, owner_of, owner_player
from solemn.core.lifetimes.ended_effects import is_forgotten
from solemn.core.state.data import Callback, Card, DuelState, Effect
from solemn.lua import LuaError
from solemn.spec.constants import EFFECT_FLAG_FIELD_ONLY, EFFECT_TYPE_XMATERIAL, PLAYER_NONE

_ACTIVATED: Final = 0x7F0  # the kinds of effects that are activated, EFFECT_TYPE_ACTIVATE to EFFECT_TYPE_QUICK_F


def _not_an_effect(name: str, value: Any) -> LuaError:
    return refuse(name, 1, "Effect", value)


def _without_card(name: str) -> LuaError:
    return LuaError(f'"{name}": the effect is on no card yet')


# Cards and players


@native("Effect.GetHandler", guarded=True)
def _get_handler(e: Any = ABSENT, *_: Any) -> Card | None:
    if type(e) is not Effect:
        raise _not_an_effect("Effect.GetHandler", e)
    handler: Card | None = e.activated_on
    if handler is not None:
        return handler
    handler = e.handler
    return handler_of(e) if handler is not None and e.type & EFFECT_TYPE_XMATERIAL else handler


@native("Effect.GetOwner")
def _get_owner(e: Effect) -> Card | None:
    return None if e.owner is None else owner_of(e)


@native("Effect.GetHandlerPlayer", guarded=True)
def _get_handler_player(e: Any = ABSENT, *_: Any) -> int:
    if type(e) is not Effect:
        raise _not_an_effect("Effect.GetHandlerPlayer", e)
    if e.handler is None and e.activated_on is None and not e.flag & EFFECT_FLAG_FIELD_ONLY:
        raise _without_card("Effect.GetHandlerPlayer")
    return handler_player(e)


@native("Effect.GetOwnerPlayer")
def _get_owner_player(e: Effect) -> int:
    if e.owner is None and e.made_by == PLAYER_NONE:
        raise _without_card("Effect.GetOwnerPlayer")
    return owner_player(e)


# Numbers


@native("Effect.GetFieldID")
def _get_field_id(e: Effect) -> int:
    return e.id


@native("Effect.GetDescription")
def _get_description(e: Effect) -> int:
    return e.description


@native("Effect.GetCode", guarded=True)
def _get_code(e: Any = ABSENT, *_: Any) -> int:
    if type(e) is not Effect:
        raise _not_an_effect("Effect.GetCode", e)
    return e.code


@native("Effect.GetRange")
def _get_range(e: Effect) -> int:
    return e.range


@native("Effect.GetTargetRange")
def _get_target_range(e: Effect) -> tuple[int, int]:
    return e.self_range, e.object_range


@native("Effect.GetCountLimit")
def _get_count_limit(e: Effect) -> tuple[int, int, int, int, int]:
    return e.count_limit, e.count_max, e.use_code, e.use_flag, e.count_hopt


@native("Effect.GetReset")
def _get_reset(e: Effect) -> tuple[int, int]:
    return e.ends_by, e.lasts_for


@native("Effect.GetType", guarded=True)
def _get_type(e: Any = ABSENT, *_: Any) -> int:
    if type(e) is not Effect:
        raise _not_an_effect("Effect.GetType", e)
    return e.type


@native("Effect.GetProperty")
def _get_property(e: Effect) -> tuple[int, int]:
    return e.flag, e.flag2


@native("Effect.GetCategory")
def _get_category(e: Effect) -> int:
    return e.category


@native("Effect.GetHintTiming")
def _get_hint_timing(e: Effect) -> tuple[int, int]:
    return e.hint_timing0, e.hint_timing1


@native("Effect.GetLabel", guarded=True)
def _get_label(e: Any = ABSENT, *_: Any) -> Any:
    if type(e) is not Effect:
        raise _not_an_effect("Effect.GetLabel", e)
    label = e.label
    if not label:
        return 0
    return label[0] if len(label) == 1 else label


@native("Effect.GetLabelObject", guarded=True)
def _get_label_object(e: Any = ABSENT, *_: Any) -> Any:
    if type(e) is not Effect:
        raise _not_an_effect("Effect.GetLabelObject", e)
    return e.label_object


@native("Effect.GetActivateLocation")
def _get_activate_location(e: Effect) -> int:
    return e.activated_in


@native("Effect.GetActivateSequence")
def _get_activate_sequence(e: Effect) -> int:
    return e.activated_at


# Functions


@native("Effect.GetCondition")
def _get_condition(e: Effect) -> Callback | None:
    return e.condition


@native("Effect.GetTarget")
def _get_target(e: Effect) -> Callback | None:
    return e.target


@native("Effect.GetCost")
def _get_cost(e: Effect) -> Callback | None:
    return e.cost


@native("Effect.GetValue")
def _get_value(e: Effect) -> Any:
    return e.value


@native("Effect.GetOperation")
def _get_operation(e: Effect) -> Callback | None:
    return e.operation


# Kinds


@native("Effect.GetActiveType")
def _get_active_type(e: Effect) -> int:
    return _active_type("Effect.GetActiveType", e)


@native("Effect.IsActiveType")
def _is_active_type(e: Effect, types: int) -> bool:
    return _active_type("Effect.IsActiveType", e) & types != 0


def _active_type(name: str, e: Effect) -> int:
    if e.type & _ACTIVATED:
        if not e.active_type and e.handler is None and e.activated_on is None:
            raise _without_card(name)
    elif e.owner is None:
        raise _without_card(name)
    return active_type(e)


@native("Effect.IsHasProperty")
def _is_has_property(e: Effect, flags: int, flags2: int) -> bool:
    return (not flags or e.flag & flags != 0) and (not flags2 or e.flag2 & flags2 != 0)


@native("Effect.IsHasCategory")
def _is_has_category(e: Effect, category: int) -> bool:
    return e.category & category != 0


@native("Effect.IsHasType", guarded=True)
def _is_has_type(e: Any = ABSENT, types: Any = ABSENT, *_: Any) -> bool:
    if type(e) is not Effect:
        raise _not_an_effect("Effect.IsHasType", e)
    wanted: int = types if type(types) is int else _second_int("Effect.IsHasType", types)
    return e.type & wanted != 0


def _second_int(name: str, value: Any) -> int:
    if value is ABSENT:
        raise needs(2)
    return as_int(name, 2, value)


@native("Effect.IsActivated")
def _is_activated(e: Effect) -> bool:
    return e.type & _ACTIVATED != 0


@native("Effect.IsDeleted")
def _is_deleted(_: DuelState, o: Any) -> bool:
    return isinstance(o, Effect) and is_forgotten(o)
