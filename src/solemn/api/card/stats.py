"""Card natives: ATK and DEF."""

from collections.abc import Iterator
from typing import Any, Final

from solemn.api.border import ABSENT, native
from solemn.api.card.arguments import U32, not_a_card, numbers_in, whole
from solemn.core.card.attack_and_defense import get_attack, get_base_attack, get_base_defense, get_defense
from solemn.core.card.kinds import counts_as_monster, get_type
from solemn.core.state.data import Card
from solemn.spec.constants import LOCATION_MZONE, STATUS_NO_LEVEL, TYPE_LINK, TYPE_MONSTER

_HIGHEST: Final = 0x7FFFFFFF


def _signed(number: int) -> int:
    """A number as 32 bits with a sign."""
    return number if -_HIGHEST <= number <= _HIGHEST else (number + _HIGHEST + 1 & U32) - _HIGHEST - 1


@native("Card.GetAttack", guarded=True)
def _get_attack(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetAttack", c)
    return max(0, get_attack(c))


@native("Card.GetBaseAttack", guarded=True)
def _get_base_attack(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetBaseAttack", c)
    return max(0, get_base_attack(c))


@native("Card.GetTextAttack", guarded=True)
def _get_text_attack(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetTextAttack", c)
    return 0 if c.status & STATUS_NO_LEVEL else c.printed.attack


@native("Card.GetDefense", guarded=True)
def _get_defense(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetDefense", c)
    return max(0, get_defense(c))


@native("Card.GetBaseDefense", guarded=True)
def _get_base_defense(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetBaseDefense", c)
    return max(0, get_base_defense(c))


@native("Card.GetTextDefense", guarded=True)
def _get_text_defense(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetTextDefense", c)
    return 0 if c.status & STATUS_NO_LEVEL else c.printed.defense


@native("Card.GetPreviousAttackOnField")
def _get_previous_attack(c: Card) -> int:
    return c.previous.attack


@native("Card.GetPreviousDefenseOnField")
def _get_previous_defense(c: Card) -> int:
    return c.previous.defense


def _has_attack(c: Card) -> bool:
    return c.printed.type & TYPE_MONSTER != 0 or counts_as_monster(c)


def _has_defense(c: Card) -> bool:
    return not c.printed.type & TYPE_LINK and _has_attack(c)


def _signed_numbers_in(name: str, first: Any, more: tuple[Any, ...]) -> Iterator[int]:
    return map(_signed, numbers_in(name, first, more))


@native("Card.IsAttack", guarded=True)
def _is_attack(c: Any = ABSENT, attack: Any = ABSENT, *more: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsAttack", c)
    if attack is ABSENT:
        whole("Card.IsAttack", 2, attack)
    return _has_attack(c) and get_attack(c) in _signed_numbers_in("Card.IsAttack", attack, more)


@native("Card.IsDefense", guarded=True)
def _is_defense(c: Any = ABSENT, defense: Any = ABSENT, *more: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsDefense", c)
    if defense is ABSENT:
        whole("Card.IsDefense", 2, defense)
    return _has_defense(c) and get_defense(c) in _signed_numbers_in("Card.IsDefense", defense, more)


@native("Card.IsAttackBelow", guarded=True)
def _is_attack_below(c: Any = ABSENT, attack: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsAttackBelow", c)
    limit = _signed(whole("Card.IsAttackBelow", 2, attack))
    return _has_attack(c) and 0 <= get_attack(c) <= limit


@native("Card.IsAttackAbove", guarded=True)
def _is_attack_above(c: Any = ABSENT, attack: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsAttackAbove", c)
    limit = _signed(whole("Card.IsAttackAbove", 2, attack))
    return _has_attack(c) and get_attack(c) >= limit


@native("Card.IsDefenseBelow", guarded=True)
def _is_defense_below(c: Any = ABSENT, defense: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsDefenseBelow", c)
    limit = _signed(whole("Card.IsDefenseBelow", 2, defense))
    if c.printed.type & TYPE_LINK:
        return False
    # unlike with the others what lies in a Monster Zone is enough here, as in the reference engine
    if not c.printed.type & TYPE_MONSTER and not get_type(c) & TYPE_MONSTER and not c.location & LOCATION_MZONE:
        return False
    return 0 <= get_defense(c) <= limit


@native("Card.IsDefenseAbove", guarded=True)
def _is_defense_above(c: Any = ABSENT, defense: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsDefenseAbove", c)
    limit = _signed(whole("Card.IsDefenseAbove", 2, defense))
    return _has_defense(c) and get_defense(c) >= limit
