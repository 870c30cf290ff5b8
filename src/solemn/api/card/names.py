"""Card natives: names and archetypes."""

from typing import Any, Final

from solemn.api.border import ABSENT, as_int, int_or, native
from solemn.api.card.arguments import U8, U16, U32, for_summon, not_a_card, numbers_in, optional_card, several, values_in, whole
from solemn.core.card.names import (
    archetypes_for_summon,
    belongs_to_archetype,
    former_archetypes,
    get_code,
    get_set_card,
    names_for_summon,
    second_name,
)
from solemn.core.effects.effect import value_for_card
from solemn.core.effects.queries import effects_on
from solemn.core.state.data import Card
from solemn.spec.constants import EFFECT_ADD_CODE, PLAYER_NONE

_ALTERNATE_ARTWORKS: Final = 10  # passcodes that are nearer than this are the same card


@native("Card.GetCode", guarded=True)
def _get_code(c: Any = ABSENT, summoned: Any = ABSENT, sumtype: Any = ABSENT, player: Any = ABSENT, *_: Any) -> Any:
    if type(c) is not Card:
        raise not_a_card("Card.GetCode", c)
    if summoned is not ABSENT:
        return several(sorted(names_for_summon(c, *for_summon("Card.GetCode", c.d, 2, summoned, sumtype, player))))
    code = get_code(c)
    other = second_name(c)
    return (code, other) if other else code


def _original_code(c: Card) -> int:
    printed = c.printed
    if printed.alias and -_ALTERNATE_ARTWORKS < printed.code - printed.alias < _ALTERNATE_ARTWORKS:
        return printed.alias
    return printed.code


@native("Card.GetOriginalCode", guarded=True)
def _get_original_code(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetOriginalCode", c)
    return _original_code(c)


def _rule_codes(c: Card) -> list[int]:
    added = effects_on(c, EFFECT_ADD_CODE)
    if added:
        return [c.printed.code, value_for_card(added[-1], c) & U32]
    return [c.printed.alias or c.printed.code]


@native("Card.GetOriginalCodeRule")
def _get_original_code_rule(c: Card) -> Any:
    return several(_rule_codes(c))


@native("Card.GetSetCard", guarded=True)
def _get_set_card(c: Any = ABSENT, summoned: Any = ABSENT, sumtype: Any = ABSENT, player: Any = ABSENT, *_: Any) -> Any:
    if type(c) is not Card:
        raise not_a_card("Card.GetSetCard", c)
    if summoned is ABSENT:
        return several(get_set_card(c))
    return several(archetypes_for_summon(c, *for_summon("Card.GetSetCard", c.d, 2, summoned, sumtype, player)))


@native("Card.GetOriginalSetCard")
def _get_original_set_card(c: Card) -> Any:
    setcodes = _original_setcodes(c)
    return several(setcodes) if setcodes else ()


def _original_setcodes(c: Card) -> tuple[int, ...]:
    return tuple(sorted(set(c.printed.setcodes)))


@native("Card.GetPreviousSetCard")
def _get_previous_set_card(c: Card) -> Any:
    return several(former_archetypes(c))


@native("Card.GetPreviousCodeOnField")
def _get_previous_code_on_field(c: Card) -> Any:
    before = c.previous
    return (before.code, before.code2) if before.code2 else before.code


@native("Card.IsCode", guarded=True)
def _is_code(c: Any = ABSENT, code: Any = ABSENT, *more: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsCode", c)
    own = get_code(c)
    if type(code) is int and not more:
        return own == code or (code != 0 and second_name(c) == code)
    other = second_name(c) or own
    return any(wanted in (own, other) for wanted in numbers_in("Card.IsCode", code, more))


@native("Card.IsOriginalCode", guarded=True)
def _is_original_code(c: Any = ABSENT, code: Any = ABSENT, *more: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsOriginalCode", c)
    own = _original_code(c)
    return any(own == number for number in numbers_in("Card.IsOriginalCode", code, more))


@native("Card.IsOriginalCodeRule", guarded=True)
def _is_original_code_rule(c: Any = ABSENT, code: Any = ABSENT, *more: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsOriginalCodeRule", c)
    first, *others = _rule_codes(c)
    return any(wanted == first or (wanted in others and wanted) for wanted in numbers_in("Card.IsOriginalCodeRule", code, more))


@native("Card.IsSummonCode")
def _is_summon_code(c: Card, summoned: Card | None, sumtype: int, player: int, code: Any, *more: Any) -> bool:
    names = names_for_summon(c, summoned, sumtype, player & U8)
    return any(wanted in names for wanted in numbers_in("Card.IsSummonCode", code, more))


@native("Card.IsSetCard", guarded=True)
def _is_set_card(
    c: Any = ABSENT, setcode: Any = ABSENT, summoned: Any = ABSENT, sumtype: Any = ABSENT, player: Any = ABSENT, *_: Any
) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsSetCard", c)
    if summoned is ABSENT:
        own = get_set_card(c)
    else:
        card = optional_card("Card.IsSetCard", 3, summoned)
        kind = int_or(sumtype, 0)
        own = archetypes_for_summon(c, card, kind, int_or(player, PLAYER_NONE) & U8)
    if type(setcode) is int:
        wanted = setcode & U16
        return bool(own) and any(belongs_to_archetype(wanted, mine) for mine in own)
    return _belongs("Card.IsSetCard", own, setcode, ())


def _belongs(name: str, own: tuple[int, ...], wanted: Any, more: tuple[Any, ...]) -> bool:
    """Does one of the wanted archetypes match? Unlike with names, nil is an error."""
    if wanted is ABSENT:
        whole(name, 2, wanted)
    for value in values_in(wanted, more):
        setcode = as_int(name, -1, value) & U16
        if any(belongs_to_archetype(setcode, mine) for mine in own):
            return True
    return False


@native("Card.IsOriginalSetCard", guarded=True)
def _is_original_set_card(c: Any = ABSENT, setcode: Any = ABSENT, *more: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsOriginalSetCard", c)
    return _belongs("Card.IsOriginalSetCard", _original_setcodes(c), setcode, more)


@native("Card.IsPreviousSetCard", guarded=True)
def _is_previous_set_card(c: Any = ABSENT, setcode: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsPreviousSetCard", c)
    return _belongs("Card.IsPreviousSetCard", former_archetypes(c), setcode, ())
