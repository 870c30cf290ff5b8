"""Duel: questions to players, declarations, hints."""

from typing import Any, Final

from solemn.api.border import as_int, charged, native, needs
from solemn.api.steps import cards_of, listed, numbers_listed, results, whole_step
from solemn.core.decisions.asking import (
    ask_attribute,
    ask_card_code,
    ask_codes,
    ask_effect_yes_no,
    ask_number,
    ask_option,
    ask_position,
    ask_race,
    ask_yes_no,
)
from solemn.core.state.data import Card, DuelState, Group
from solemn.core.state.log import emit, place_of
from solemn.lua import LuaError, LuaTable, table_of
from solemn.spec import constants as c

_ALL_RACES: Final = (c.RACE_MAX << 1) - 1 | c.RACE_YOKAI
_MONSTER_SPELL_TRAP: Final = (70, 71, 72)  # texts
_HEADS_TAILS: Final = (60, 61)
_JOINING: Final = frozenset(
    (
        c.OPCODE_ADD, c.OPCODE_SUB, c.OPCODE_MUL, c.OPCODE_DIV, c.OPCODE_AND, c.OPCODE_OR, c.OPCODE_BAND, c.OPCODE_BOR,
        c.OPCODE_BXOR, c.OPCODE_LSHIFT, c.OPCODE_RSHIFT,
    )
)  # fmt: skip
_CHANGING: Final = frozenset(
    (
        c.OPCODE_NEG, c.OPCODE_NOT, c.OPCODE_BNOT, c.OPCODE_ISCODE, c.OPCODE_ISSETCARD, c.OPCODE_ISTYPE, c.OPCODE_ISRACE,
        c.OPCODE_ISATTRIBUTE, c.OPCODE_ALLOW_ALIASES, c.OPCODE_ALLOW_TOKENS,
    )
)  # fmt: skip
_ANY_CARD: Final = (c.TYPE_MONSTER | c.TYPE_SPELL | c.TYPE_TRAP, c.OPCODE_ISTYPE)


@native("Duel.Hint")
def hint(d: DuelState, kind: int, player: int, text: int) -> None:
    if kind == c.HINT_SELECTMSG and player in (0, 1) and not (d.frozen or d.only_answering):
        d.choosing.hints[player] = text


@native("Duel.HintSelection")
def hint_selection(d: DuelState, cards: Card | Group, selected: bool) -> None:
    if not selected:
        shown = cards_of(cards)
        charged(d, len(shown))
        emit(d, "become_target", *(place_of(card) for card in shown))


@native("Duel.SelectEffectYesNo")
@whole_step
def select_effect_yes_no(d: DuelState, player: int, card: Card, description: int) -> bool | None:
    return ask_effect_yes_no(d, player, description, card) if player in (0, 1) else None


@native("Duel.SelectYesNo")
@whole_step
def select_yes_no(d: DuelState, player: int, description: int) -> bool | None:
    return ask_yes_no(d, player, description) if player in (0, 1) else None


@native("Duel.SelectOption")
@whole_step
def select_option(d: DuelState, player: int, *rest: Any) -> int | None:
    if player not in (0, 1):
        return None
    if rest and rest[0].__class__ is bool:
        rest = rest[1:]
    return ask_option(d, player, numbers_listed("Duel.SelectOption", 2, rest))


@native("Duel.SelectPosition")
@whole_step
def select_position(d: DuelState, player: int, card: Card, positions: int) -> int:
    return ask_position(d, player, card, positions & 0xFF)


@native("Duel.SelectCardsFromCodes")
@whole_step
def select_cards_from_codes(d: DuelState, player: int, low: int, high: int, cancelable: bool, with_places: bool, *rest: Any) -> Any:
    if not rest:
        raise needs(6)
    if player not in (0, 1):
        return ()
    codes = numbers_listed("Duel.SelectCardsFromCodes", 6, rest)
    chosen = ask_codes(d, player, codes, low & 0xFFFF, high & 0xFFFF, cancelable)
    if chosen is None:
        return None
    return results([table_of((codes[i], i + 1)) if with_places else codes[i] for i in chosen])


# -- declaring ------------------------------------------------------------------------------------------------


@native("Duel.AnnounceRace")
@whole_step
def announce_race(d: DuelState, player: int, count: int, available: int) -> int:
    if available & ~_ALL_RACES:
        raise LuaError(f"Duel.AnnounceRace: {available:#x} has bits that are no Monster Types")
    return ask_race(d, player, min(count & 0xFF, available.bit_count()), available)


@native("Duel.AnnounceAttribute")
@whole_step
def announce_attribute(d: DuelState, player: int, count: int, available: int) -> int:
    if available & ~c.ATTRIBUTE_ALL:
        raise LuaError(f"Duel.AnnounceAttribute: {available:#x} has bits that are no Attributes")
    return ask_attribute(d, player, min(count & 0xFF, available.bit_count()), available)


def _declare_number(d: DuelState, player: int, numbers: list[int]) -> Any:
    if not numbers:
        return ()
    place = ask_number(d, player, numbers)
    return numbers[place], place


def _number_of_range(d: DuelState, name: str, player: int, low: int, high: int, rest: tuple[Any, ...]) -> Any:
    low, high = min(low, high) & 0xFFFFFFFF, max(low, high) & 0xFFFFFFFF
    charged(d, high - low)
    left_out = {as_int(name, i, value) for i, value in enumerate(listed(rest), 4) if value is not None}
    return _declare_number(d, player, [number for number in range(low, high + 1) if number not in left_out])


@native("Duel.AnnounceNumberRange")
@whole_step
def announce_number_range(d: DuelState, player: int, low: int, high: int, *rest: Any) -> Any:
    return _number_of_range(d, "Duel.AnnounceNumberRange", player, low, high, rest)


@native("Duel.AnnounceLevel")
@whole_step
def announce_level(d: DuelState, player: int, low: int, high: int, *rest: Any) -> Any:
    return _number_of_range(d, "Duel.AnnounceLevel", player, low, high, rest)


@native("Duel.AnnounceNumber")
@whole_step
def announce_number(d: DuelState, player: int, *rest: Any) -> Any:
    if not rest:
        raise needs(2)
    return _declare_number(d, player, numbers_listed("Duel.AnnounceNumber", 2, rest))


@native("Duel.AnnounceCard")
@whole_step
def announce_card(d: DuelState, player: int, *rest: Any) -> int:
    if len(rest) > 1 or (rest and rest[0].__class__ is LuaTable):
        steps = numbers_listed("Duel.AnnounceCard", 2, rest)
    else:
        steps = [as_int("Duel.AnnounceCard", 2, rest[0]) if rest else _ANY_CARD[0], c.OPCODE_ISTYPE]
    if all(step in (c.OPCODE_ALLOW_ALIASES, c.OPCODE_ALLOW_TOKENS) for step in steps):
        steps += _ANY_CARD
    elif not _makes_one_value(steps):
        raise LuaError("Duel.AnnounceCard: the steps do not leave exactly one value")
    return ask_card_code(d, player, steps)


def _makes_one_value(steps: list[int]) -> bool:
    height = 0
    for step in steps:
        if step in _JOINING:
            height -= 1
        elif step not in _CHANGING:
            height += 1
        if height <= 0:
            break
    return height == 1


@native("Duel.AnnounceType")
@whole_step
def announce_type(d: DuelState, player: int) -> int:
    return ask_option(d, player, list(_MONSTER_SPELL_TRAP))


@native("Duel.AnnounceCoin")
@whole_step
def announce_coin(d: DuelState, player: int, _: int) -> int:
    return 1 - ask_option(d, player, list(_HEADS_TAILS))
