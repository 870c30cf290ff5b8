"""Names of a card and the archetypes that they belong to.

A card has one name or two. A printed alias stands for the name of another card. Effects add or replace names, some of them only for
a certain Summon: these have an operation that is called with the card to be Summoned, the kind of Summon and the player.
"""

from typing import Final

from solemn.core.card.printed import printed_of
from solemn.core.effects.calling import check
from solemn.core.effects.effect import value_for_card
from solemn.core.effects.modifiers import modifiers, unmodified
from solemn.core.effects.queries import effects_on
from solemn.core.state.data import NO_VALUE, Card, Codes, Effect, scratch
from solemn.spec.constants import (
    ASSUME_CODE,
    CARD_MARINE_DOLPHIN,
    CARD_TWINKLE_MOSS,
    EFFECT_ADD_CODE,
    EFFECT_ADD_SETCODE,
    EFFECT_CHANGE_CODE,
    EFFECT_CHANGE_SETCODE,
    EFFECT_REMOVE_CODE,
    PLAYER_NONE,
)

_SECOND_CODES: Final = {CARD_MARINE_DOLPHIN: 17955766, CARD_TWINKLE_MOSS: 17732278}  # cards with two names printed on them
_NAME_CODES: Final[Codes] = (EFFECT_ADD_CODE, EFFECT_CHANGE_CODE)
_SETCODE_CODES: Final[Codes] = (EFFECT_ADD_CODE, EFFECT_CHANGE_CODE, EFFECT_ADD_SETCODE)
_SUMMON_NAME_CODES: Final[Codes] = (EFFECT_ADD_CODE, EFFECT_REMOVE_CODE, EFFECT_CHANGE_CODE)
_SUMMON_SETCODE_CODES: Final[Codes] = (EFFECT_ADD_SETCODE, EFFECT_CHANGE_SETCODE)


def belongs_to_archetype(wanted: int, setcode: int) -> bool:
    """Whether a card of the archetype `setcode` belongs to the archetype `wanted`: the same one, or a sub-archetype of it."""
    return wanted & 0xFFF == setcode & 0xFFF and wanted & setcode == wanted


def get_code(card: Card) -> int:
    """The card's name now, as a code."""
    if card.assumed and ASSUME_CODE in card.assumed:
        return card.assumed[ASSUME_CODE]
    if card.temp.code != NO_VALUE:
        return card.temp.code
    if unmodified(card, _NAME_CODES):
        return card.printed.alias or card.printed.code
    return _modified_code(card)


def _modified_code(card: Card) -> int:
    printed = card.printed
    code = printed.code
    scratch(card).code = code
    changes = effects_on(card, EFFECT_CHANGE_CODE)
    if changes:
        code = value_for_card(changes[-1], card)
    card.temp.code = NO_VALUE
    if code != printed.code:
        alias = printed_of(card.d, code).alias
        return alias if alias and code not in _SECOND_CODES else code
    adding = _name_adding_effect(card)  # looked for in any case: looking dates conditional effects
    return printed.alias if printed.alias and adding is None else code


def _name_adding_effect(card: Card) -> Effect | None:
    """The newest effect that gives the card a second name for everything."""
    for e in reversed(effects_on(card, EFFECT_ADD_CODE)):
        if e.operation is None:
            return e
    return None


def second_name(card: Card) -> int:
    """The card's second name now, or 0."""
    code = get_code(card)
    if code != card.printed.code:
        return _SECOND_CODES.get(code, 0)
    if unmodified(card, _NAME_CODES):
        return 0
    e = _name_adding_effect(card)
    if e is None:
        return 0
    other = value_for_card(e, card)
    return other if other != code else 0


def names_for_summon(card: Card, summoned: Card | None = None, summon_type: int = 0, player: int = PLAYER_NONE) -> set[int]:
    """The names that the card has when it is used for a Summon of `summoned` (`summon_type`) by `player`."""
    names = {get_code(card)}
    other = second_name(card)
    if other:
        names.add(other)
    return _changed_for_summon(names, card, summoned, summon_type, player)[0]


def _changed_for_summon(names: set[int], card: Card, summoned: Card | None, summon_type: int, player: int) -> tuple[set[int], bool]:
    """What effects make of these names for this Summon only, and whether they replace them."""
    changed = False
    if unmodified(card, _SUMMON_NAME_CODES):
        return names, changed
    for e in modifiers(card, _SUMMON_NAME_CODES):
        if e.operation is None or not check(card.d, e.operation, summoned, summon_type, player):
            continue
        code = value_for_card(e, card) & 0xFFFFFFFF
        if e.code == EFFECT_ADD_CODE:
            names.add(code)
        elif e.code == EFFECT_REMOVE_CODE:
            names.discard(code)
        else:
            names = {code}
            changed = True
    return names, changed


def get_set_card(card: Card) -> tuple[int, ...]:
    """The archetypes, ascending, that the card belongs to now."""
    if not card.assumed and card.temp.code == NO_VALUE and unmodified(card, _SETCODE_CODES):
        return _printed_setcodes(card)
    setcodes = _setcodes_of_name(card, get_code(card))
    added = _added_setcodes(card)
    other = second_name(card)
    if other:
        added += printed_of(card.d, other).setcodes
    return _ascending(setcodes + added)


def _printed_setcodes(card: Card) -> tuple[int, ...]:
    name = card.printed.alias
    if not name:
        return _ascending(card.printed.setcodes)
    setcodes = _setcodes_of_name(card, name)
    other = _SECOND_CODES.get(name, 0)
    return _ascending(setcodes + printed_of(card.d, other).setcodes if other else setcodes)


def _setcodes_of_name(card: Card, code: int) -> tuple[int, ...]:
    return card.printed.setcodes if code == card.printed.code else printed_of(card.d, code).setcodes


def _added_setcodes(card: Card) -> tuple[int, ...]:
    """What effects add: up to two archetypes in one number."""
    added: list[int] = []
    for e in effects_on(card, EFFECT_ADD_SETCODE):
        if e.operation is None:
            packed = value_for_card(e, card) & 0xFFFFFFFF
            while packed:
                added.append(packed & 0xFFFF)
                packed >>= 16
    return tuple(added)


def _ascending(setcodes: tuple[int, ...]) -> tuple[int, ...]:
    return setcodes if len(setcodes) < 2 else tuple(sorted(set(setcodes)))


def former_archetypes(card: Card) -> tuple[int, ...]:
    """The archetypes, ascending, that the card belonged to where it was before."""
    before = card.previous
    setcodes = _setcodes_of_name(card, before.code) + before.setcodes
    if before.code2:
        setcodes += printed_of(card.d, before.code2).setcodes
    return _ascending(setcodes)


def archetypes_for_summon(card: Card, summoned: Card | None = None, summon_type: int = 0, player: int = PLAYER_NONE) -> tuple[int, ...]:
    """The archetypes, ascending, that the card has when it is used for a Summon of `summoned` (`summon_type`) by `player`."""
    names, changed = _changed_for_summon(set(), card, summoned, summon_type, player)
    setcodes = {setcode for name in sorted(names) for setcode in printed_of(card.d, name).setcodes}
    if not unmodified(card, _SUMMON_SETCODE_CODES):
        for e in modifiers(card, _SUMMON_SETCODE_CODES):
            if e.operation is None or not check(card.d, e.operation, summoned, summon_type, player):
                continue
            setcode = value_for_card(e, card)
            if e.code == EFFECT_CHANGE_SETCODE:
                setcodes.clear()
                changed = True
            setcodes.add(setcode & 0xFFFF)
    if not changed:
        setcodes.update(get_set_card(card))
    return tuple(sorted(setcodes))
