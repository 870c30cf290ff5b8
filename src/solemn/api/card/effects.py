"""Card natives: effects on a card, marks among them, and effects that a script makes in one go."""

from typing import Any, Final

from solemn.api.border import ABSENT, as_int, int_or, native
from solemn.api.card.arguments import U8, U16, U32, not_a_card, several, values_in, whole
from solemn.core.effects.effect import count_left
from solemn.core.effects.queries import affecting, all_effects_with, effects_on, get_own_effects, unaffected_by, withstands
from solemn.core.lifetimes.card_marks import fresh_mark, mark_card, point_out
from solemn.core.lifetimes.copying import copy_effect, replace_effect
from solemn.core.lifetimes.registration import in_code_order, register_on
from solemn.core.lifetimes.resetting import reset_card
from solemn.core.state.data import Card, Effect
from solemn.core.timing.activation_checks import answerable_event
from solemn.spec.constants import (
    EFFECT_ADD_ATTRIBUTE,
    EFFECT_ADD_RACE,
    EFFECT_CHANGE_LEVEL,
    EFFECT_FLAG_CANNOT_DISABLE,
    EFFECT_FLAG_UNCOPYABLE,
    EFFECT_GEMINI_STATUS,
    EFFECT_PRE_MONSTER,
    EFFECT_REVIVE_LIMIT,
    EFFECT_SET_BASE_ATTACK,
    EFFECT_SET_BASE_DEFENSE,
    EFFECT_TYPE_ACTIVATE,
    EFFECT_UNSUMMONABLE_CARD,
    EVENT_FREE_CHAIN,
    PLAYER_NONE,
    RESET_CARD,
    RESET_CHAIN,
    RESET_CODE,
    RESET_EVENT,
    RESET_OPPO_TURN,
    RESET_OVERLAY,
    RESET_PHASE,
    RESET_REMOVE,
    RESET_SELF_TURN,
    RESET_TEMP_REMOVE,
    RESET_TODECK,
    RESET_TOGRAVE,
    RESET_TOHAND,
    RESET_TURN_SET,
    STATUS_COPYING_EFFECT,
    STATUS_NO_LEVEL,
)

_ANY_TURN: Final = RESET_SELF_TURN | RESET_OPPO_TURN
_BY_NATURE: Final = EFFECT_FLAG_CANNOT_DISABLE | EFFECT_FLAG_UNCOPYABLE
_GEMINI_TEXT: Final = 64
_GEMINI_RESETS: Final = RESET_EVENT + 0x1FE0000
_TRAP_MONSTER_RESETS: Final = (
    RESET_TURN_SET | RESET_TOGRAVE | RESET_REMOVE | RESET_TEMP_REMOVE | RESET_TOHAND | RESET_TODECK | RESET_OVERLAY | RESET_EVENT
)


def with_any_turn(reset: int) -> int:
    """A reset as 32 bits; an end of a phase counts in both players' turns unless it says whose."""
    reset &= U32
    return reset | _ANY_TURN if reset & RESET_PHASE and not reset & _ANY_TURN else reset


def _mark_code(code: int) -> int:
    return code & 0xFFFFFFF | 0x10000000


@native("Card.RegisterEffect")
def _register_effect(c: Card, e: Effect, forced: bool) -> int | None:
    d = c.d
    if e.owner is d.choosing.some_card:
        return None
    if not forced and withstands(c, d.reason_effect):
        d.pending.ended_effects[e] = None
        return None
    return register_on(c, e) if e.handler is None else -1


def _effects(found: list[Effect]) -> Any:
    """Effects as results; nil when there are none."""
    if not found:
        return None
    return found[0] if len(found) == 1 else tuple(found)


@native("Card.IsHasEffect", guarded=True)
def _is_has_effect(c: Any = ABSENT, code: Any = ABSENT, player: Any = ABSENT, *_: Any) -> Any:
    if type(c) is not Card:
        raise not_a_card("Card.IsHasEffect", c)
    found = effects_on(c, (code if type(code) is int else whole("Card.IsHasEffect", 2, code)) & U32)
    if found and player is not ABSENT:
        who = int_or(player, PLAYER_NONE) & U8
        if who != PLAYER_NONE:
            found = [e for e in found if count_left(e, who)]
    return _effects(found)


@native("Card.GetCardEffect")
def _get_card_effect(c: Card, code: int) -> Any:
    return _effects(all_effects_with(c, code & U32))


@native("Card.GetOwnEffects")
def _get_own_effects(c: Card) -> Any:
    found = get_own_effects(c)
    return _effects(found) if found else ()


@native("Card.GetEffectCount")
def _get_effect_count(c: Card, code: int) -> int:
    return len(effects_on(c, code & U32))


def _activations(c: Card) -> list[Effect]:
    return [e for e in in_code_order(c.field_effects) if e.type & EFFECT_TYPE_ACTIVATE]


@native("Card.GetActivateEffect")
def _get_activate_effect(c: Card) -> Any:
    found = _activations(c)
    return _effects(found) if found else ()


@native("Card.CheckActivateEffect")
def _check_activate_effect(c: Card, neglect_condition: bool, skip_cost: bool, as_copy: bool) -> Any:
    d = c.d
    for e in _activations(c):
        event = answerable_event(d, e, d.reason_player, neglect_condition, skip_cost, as_copy)
        if event is None:
            continue
        if not as_copy or e.code == EVENT_FREE_CHAIN:
            return e
        return (e, event.cards, event.player, event.value, event.reason_effect, event.reason, event.reason_player)
    return ()


@native("Card.ResetEffect")
def _reset_effect(c: Card, code: int, kind: int) -> None:
    reset_card(c, code & U32, kind & U32)


@native("Card.ResetNegateEffect")
def _reset_negate_effect(c: Card, code: Any, *more: Any) -> None:
    if code is None and not more:
        return
    for value in values_in(code, more):
        reset_card(c, as_int("Card.ResetNegateEffect", -1, value) & U32, RESET_CARD)


@native("Card.CopyEffect")
def _copy_effect(c: Card, code: int, reset: int, count: int) -> int:
    return copy_effect(c, code & U32, with_any_turn(reset), count & U8 or 1)


@native("Card.ReplaceEffect")
def _replace_effect(c: Card, code: int, reset: int, count: int) -> int:
    return replace_effect(c, code & U32, with_any_turn(reset), count & U8 or 1)


@native("Card.IsImmuneToEffect")
def _is_immune_to_effect(c: Card, e: Effect) -> bool:
    return unaffected_by(c, e) is not None if c.d.only_answering else withstands(c, e)


# Marks ("flag effects")


@native("Card.RegisterFlagEffect")
def _register_flag_effect(c: Card, code: int, reset: int, flag: int, count: int, label: int, description: int) -> Effect:
    e = fresh_mark(c, c, _mark_code(code), flag & U32 | EFFECT_FLAG_CANNOT_DISABLE, with_any_turn(reset))
    e.lasts_for = count & U16 or 1
    e.label = (label,)
    e.description = description
    register_on(c, e)
    return e


def has_mark(c: Card, code: int) -> bool:
    """Whether the card has a mark with this code."""
    return _mark_code(code) in c.single_effects


@native("Card.GetFlagEffect", guarded=True)
def get_flag_effect(c: Any = ABSENT, code: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetFlagEffect", c)
    return len(c.single_effects.get(_mark_code(whole("Card.GetFlagEffect", 2, code)), ()))


@native("Card.ResetFlagEffect")
def _reset_flag_effect(c: Card, code: int) -> None:
    reset_card(c, _mark_code(code), RESET_CODE)


@native("Card.SetFlagEffectLabel")
def _set_flag_effect_label(c: Card, code: int, label: int) -> bool:
    marks = c.single_effects.get(_mark_code(code))
    if not marks:
        return False
    marks[0].label = (label & U32,)
    return True


@native("Card.GetFlagEffectLabel")
def _get_flag_effect_label(c: Card, code: int) -> Any:
    marks = c.single_effects.get(_mark_code(code), ())
    return several([e.label[0] if e.label else 0 for e in marks])


# Effects made in one go


@native("Card.EnableUnsummonable")
def _enable_unsummonable(c: Card) -> None:
    if not c.status & STATUS_COPYING_EFFECT:
        mark_card(c, EFFECT_UNSUMMONABLE_CARD, 0, 0, owner=c, flag=_BY_NATURE)


@native("Card.EnableReviveLimit")
def _enable_revive_limit(c: Card) -> None:
    if not c.status & STATUS_COPYING_EFFECT:
        mark_card(c, EFFECT_UNSUMMONABLE_CARD, 0, 0, owner=c, flag=_BY_NATURE)
        mark_card(c, EFFECT_REVIVE_LIMIT, 0, 0, owner=c, flag=_BY_NATURE)


@native("Card.IsGeminiState")
def _is_gemini_state(c: Card) -> bool:
    return affecting(c, EFFECT_GEMINI_STATUS) is not None


@native("Card.EnableGeminiState")
def _enable_gemini_state(c: Card) -> None:
    point_out(c, _GEMINI_TEXT, _GEMINI_RESETS, EFFECT_GEMINI_STATUS)


@native("Card.AddMonsterAttribute")
def _add_monster_attribute(c: Card, types: int, attribute: int, race: int, level: int, attack: int, defense: int) -> None:
    c.status &= ~STATUS_NO_LEVEL
    mark_card(c, EFFECT_PRE_MONSTER, types, RESET_CHAIN | _TRAP_MONSTER_RESETS, owner=c)
    given = (
        (EFFECT_ADD_ATTRIBUTE, attribute),
        (EFFECT_ADD_RACE, race),
        (EFFECT_CHANGE_LEVEL, level),
        (EFFECT_SET_BASE_ATTACK, attack),
        (EFFECT_SET_BASE_DEFENSE, defense),
    )
    for code, value in given:
        if value:
            mark_card(c, code, value, _TRAP_MONSTER_RESETS, owner=c)


@native("Card.AddMonsterAttributeComplete")
def _add_monster_attribute_complete(c: Card) -> None:
    """Trap Monsters are complete from the start."""
