"""ATK and DEF, current and original.

Both are worked out by the same rules, with the roles of ATK and DEF swapped; `_Work` holds what is known so far. A script that asks
for the value meanwhile gets that from `card.temp`. Effects count from the oldest to the newest, but continuous ones that set an
original value come first, and continuous ones that set the final value last.
"""

from typing import Final

from solemn.core.card.kinds import counts_as_monster
from solemn.core.effects.effect import value_for_card
from solemn.core.effects.modifiers import in_order_of_age, modifiers, unmodified
from solemn.core.effects.queries import affecting, effects_on
from solemn.core.state.data import NO_VALUE, Card, Codes, Effect, scratch
from solemn.spec.constants import (
    ASSUME_ATTACK,
    ASSUME_DEFENSE,
    EFFECT_FLAG_DELAY,
    EFFECT_FLAG_REPEAT,
    EFFECT_FLAG_SINGLE_RANGE,
    EFFECT_REVERSE_UPDATE,
    EFFECT_SET_ATTACK,
    EFFECT_SET_ATTACK_FINAL,
    EFFECT_SET_BASE_ATTACK,
    EFFECT_SET_BASE_DEFENSE,
    EFFECT_SET_DEFENSE,
    EFFECT_SET_DEFENSE_FINAL,
    EFFECT_SWAP_AD,
    EFFECT_SWAP_ATTACK_FINAL,
    EFFECT_SWAP_BASE_AD,
    EFFECT_SWAP_DEFENSE_FINAL,
    EFFECT_TYPE_SINGLE,
    EFFECT_UPDATE_ATTACK,
    EFFECT_UPDATE_DEFENSE,
    LOCATION_MZONE,
    STATUS_SPSUMMON_STEP,
    STATUS_SUMMONING,
    TYPE_LINK,
    TYPE_MONSTER,
)

# What an effect does to the value that is worked out
_UPDATE: Final = 0
_SET: Final = 1
_SET_FINAL: Final = 2
_SWAP_FINAL: Final = 3  # takes the value that the other one had
_BASE: Final = 4
_OTHER_BASE: Final = 5
_SWAP_BASES: Final = 6
_SWAP: Final = 7

# in the order in which effects are looked for: looking dates those with a condition
_ROLES_OF_LINK_ATTACK: Final = {
    EFFECT_UPDATE_ATTACK: _UPDATE,
    EFFECT_SET_ATTACK: _SET,
    EFFECT_SET_ATTACK_FINAL: _SET_FINAL,
    EFFECT_SWAP_ATTACK_FINAL: _SWAP_FINAL,
    EFFECT_SET_BASE_ATTACK: _BASE,
}
_ROLES_OF_ATTACK: Final = _ROLES_OF_LINK_ATTACK | {
    EFFECT_SWAP_AD: _SWAP,
    EFFECT_SWAP_BASE_AD: _SWAP_BASES,
    EFFECT_SET_BASE_DEFENSE: _OTHER_BASE,
}
_ROLES_OF_DEFENSE: Final = {
    EFFECT_SWAP_AD: _SWAP,
    EFFECT_UPDATE_DEFENSE: _UPDATE,
    EFFECT_SET_DEFENSE: _SET,
    EFFECT_SET_DEFENSE_FINAL: _SET_FINAL,
    EFFECT_SWAP_DEFENSE_FINAL: _SWAP_FINAL,
    EFFECT_SWAP_BASE_AD: _SWAP_BASES,
    EFFECT_SET_BASE_ATTACK: _OTHER_BASE,
    EFFECT_SET_BASE_DEFENSE: _BASE,
}
_ATTACK_EFFECTS: Final[Codes] = tuple(_ROLES_OF_ATTACK)
_DEFENSE_EFFECTS: Final[Codes] = tuple(_ROLES_OF_DEFENSE)
_BASE_EFFECTS: Final[Codes] = (EFFECT_SET_BASE_ATTACK, EFFECT_SET_BASE_DEFENSE, EFFECT_SWAP_BASE_AD)
_BEING_SUMMONED: Final = STATUS_SUMMONING | STATUS_SPSUMMON_STEP


class _Work:
    """An ATK or DEF that is being worked out."""

    __slots__ = ("base", "card", "continuous", "delayed", "fixed", "is_attack", "last", "other_base", "own", "reverse", "roles", "swapped")

    def __init__(self, card: Card, is_attack: bool, roles: dict[int, int]) -> None:
        attack, defense = max(card.printed.attack, 0), max(card.printed.defense, 0)
        self.card = card
        self.is_attack = is_attack
        self.roles = roles
        self.base, self.other_base = (attack, defense) if is_attack else (defense, attack)
        self.fixed = -1  # what an effect set the value to; below 0 the original value counts
        self.own = 0  # additions by effects on the card itself
        self.continuous = 0
        self.reverse = False
        self.swapped = False
        self.last: list[Effect] = []
        self.delayed: list[Effect] = []


def get_attack(card: Card) -> int:
    """The card's ATK now; a "?" outside the Monster Zones is below 0."""
    if card.assumed and ASSUME_ATTACK in card.assumed:
        return card.assumed[ASSUME_ATTACK]
    if not (card.printed.type & TYPE_MONSTER or counts_as_monster(card)):
        return 0
    attack = card.printed.attack
    if card.location != LOCATION_MZONE or card.status & _BEING_SUMMONED:
        return attack
    if card.temp.attack != NO_VALUE:
        return card.temp.attack
    if unmodified(card, _ATTACK_EFFECTS):
        return attack if attack > 0 else 0
    return _value(_Work(card, True, _ROLES_OF_LINK_ATTACK if card.printed.type & TYPE_LINK else _ROLES_OF_ATTACK))


def get_defense(card: Card) -> int:
    """The card's DEF now; a "?" outside the Monster Zones is below 0, and Link Monsters have 0."""
    if card.printed.type & TYPE_LINK:
        return 0
    if card.assumed and ASSUME_DEFENSE in card.assumed:
        return card.assumed[ASSUME_DEFENSE]
    if not (card.printed.type & TYPE_MONSTER or counts_as_monster(card)):
        return 0
    defense = card.printed.defense
    if card.location != LOCATION_MZONE or card.status & _BEING_SUMMONED:
        return defense
    if card.temp.defense != NO_VALUE:
        return card.temp.defense
    if unmodified(card, _DEFENSE_EFFECTS):
        return defense if defense > 0 else 0
    return _value(_Work(card, False, _ROLES_OF_DEFENSE))


def get_base_attack(card: Card) -> int:
    """The card's original ATK now."""
    if not (card.printed.type & TYPE_MONSTER or counts_as_monster(card)):
        return 0
    attack = card.printed.attack
    if card.location != LOCATION_MZONE or card.status & _BEING_SUMMONED:
        return attack
    if card.temp.base_attack != NO_VALUE:
        return card.temp.base_attack
    if unmodified(card, _BASE_EFFECTS):
        return attack if attack > 0 else 0
    return _base_value(_Work(card, True, _ROLES_OF_ATTACK), EFFECT_SET_BASE_ATTACK, EFFECT_SET_BASE_DEFENSE)


def get_base_defense(card: Card) -> int:
    """The card's original DEF now."""
    if card.printed.type & TYPE_LINK or not (card.printed.type & TYPE_MONSTER or counts_as_monster(card)):
        return 0
    defense = card.printed.defense
    if card.location != LOCATION_MZONE or card.status & _BEING_SUMMONED:
        return defense
    if card.temp.base_defense != NO_VALUE:
        return card.temp.base_defense
    if unmodified(card, _BASE_EFFECTS):
        return defense if defense > 0 else 0
    return _base_value(_Work(card, False, _ROLES_OF_DEFENSE), EFFECT_SET_BASE_DEFENSE, EFFECT_SET_BASE_ATTACK)


def _base_value(w: _Work, own_code: int, other_code: int) -> int:
    _show_base(w, w.base)
    for e in _after_continuous_bases(w, _base_effects(w.card, own_code, other_code)):
        _apply_base(w, e, w.roles[e.code])
        _show_base(w, w.base)
    _show_base(w, NO_VALUE)
    return w.base


def _base_effects(card: Card, own_code: int, other_code: int) -> list[Effect]:
    """Effects on the other original value matter only where the two are swapped; a Link Monster has nothing to swap."""
    swaps = [] if card.printed.type & TYPE_LINK else effects_on(card, EFFECT_SWAP_BASE_AD, False)
    codes = (own_code, other_code) if swaps else (own_code,)
    return in_order_of_age(swaps + [e for code in codes for e in effects_on(card, code, False)])


def _value(w: _Work) -> int:
    _show_base(w, w.base)
    _show(w, w.base)
    effects = modifiers(w.card, tuple(w.roles))
    w.reverse = affecting(w.card, EFFECT_REVERSE_UPDATE) is not None
    effects = _after_continuous_bases(w, effects)
    _show(w, w.base)
    for e in effects:
        _apply(w, e, w.roles[e.code])
        _show_base(w, w.base)
        _show(w, max(_sum(w), 0))
    _apply_last(w)
    value = max(w.card.temp.attack if w.is_attack else w.card.temp.defense, 0)
    _show_base(w, NO_VALUE)
    _show(w, NO_VALUE)
    return value


def _sum(w: _Work) -> int:
    start = w.base if w.fixed < 0 else w.fixed
    added = w.own + w.continuous
    return start - added if w.reverse else start + added


def _is_own(e: Effect) -> bool:
    """Whether the effect was applied once to the card itself, and so isn't continuous."""
    return bool(e.type & EFFECT_TYPE_SINGLE) and not e.flag & EFFECT_FLAG_SINGLE_RANGE


def _after_continuous_bases(w: _Work, effects: list[Effect]) -> list[Effect]:
    """Apply continuous effects that set an original value; returns all others."""
    others: list[Effect] = []
    for e in effects:
        role = w.roles[e.code]
        if role not in (_BASE, _OTHER_BASE) or _is_own(e):
            others.append(e)
            continue
        _apply_base(w, e, role)
        if role == _BASE:
            _show_base(w, w.base)
    return others


def _apply_base(w: _Work, e: Effect, role: int) -> None:
    if role == _BASE:
        w.base = max(value_for_card(e, w.card), 0)
    elif role == _OTHER_BASE:
        w.other_base = max(value_for_card(e, w.card), 0)
    else:
        w.base, w.other_base = w.other_base, w.base


def _apply(w: _Work, e: Effect, role: int) -> None:
    if role == _UPDATE:
        if _is_own(e):
            w.own += value_for_card(e, w.card)
        else:
            w.continuous += value_for_card(e, w.card)
    elif role == _SET:
        w.fixed = value_for_card(e, w.card)
        if not e.type & EFFECT_TYPE_SINGLE:
            w.own = 0
    elif role == _SWAP_FINAL or (role == _SET_FINAL and _is_own(e)):
        w.fixed = value_for_card(e, w.card)
        w.own = w.continuous = 0
    elif role == _SET_FINAL:
        (w.delayed if e.flag & EFFECT_FLAG_DELAY else w.last).append(e)
    elif role == _SWAP:
        w.swapped = not w.swapped
    else:
        _apply_base(w, e, role)
        if role == _BASE:
            w.fixed = -1


def _apply_last(w: _Work) -> None:
    """Apply continuous final values, then the swap of ATK and DEF, then final values that depend on all of these.

    Whatever needs the other value is left out while the other one, being worked out, asks for this one.
    """
    card = w.card
    for e in w.last:
        _show(w, value_for_card(e, card))
    if (card.temp.defense if w.is_attack else card.temp.attack) != NO_VALUE:
        return
    if w.swapped:
        _show(w, get_defense(card) if w.is_attack else get_attack(card))
    for e in w.delayed:
        _show(w, value_for_card(e, card))
        if e.flag & EFFECT_FLAG_REPEAT:
            _show(w, value_for_card(e, card))


def _show(w: _Work, value: int) -> None:
    if w.is_attack:
        scratch(w.card).attack = value
    else:
        scratch(w.card).defense = value


def _show_base(w: _Work, value: int) -> None:
    if w.is_attack:
        scratch(w.card).base_attack = value
    else:
        scratch(w.card).base_defense = value
