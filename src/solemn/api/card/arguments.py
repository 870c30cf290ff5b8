"""Arguments of card natives that check for themselves: who calls them once for every card cannot afford more."""

from collections.abc import Iterator
from typing import Any, Final

from solemn.api.border import ABSENT, as_int, int_or, needs, refuse
from solemn.core.state.data import FEW_CARDS, Card, DuelState, Group, count_cards
from solemn.core.state.reasons import Refusal
from solemn.core.state.reasons import refuse as note_refusal
from solemn.lua import LuaError, LuaTable
from solemn.spec.constants import PLAYER_NONE, SUMMON_TYPE_FUSION

U8: Final = 0xFF
U16: Final = 0xFFFF
U32: Final = 0xFFFFFFFF
U64: Final = 0xFFFFFFFFFFFFFFFF


def not_a_card(name: str, value: Any) -> LuaError:
    """The error for a first argument that is not a card."""
    return refuse(name, 1, "Card", value)


def whole(name: str, position: int, value: Any) -> int:
    """A required whole number that is the native's last required argument. Raises LuaError."""
    if type(value) is int:
        return value
    if value is ABSENT:
        raise needs(position)
    return as_int(name, position, value)


def optional_card(name: str, position: int, value: Any) -> Card | None:
    """A card, or None for nil or nothing. Raises LuaError for anything else."""
    if value is ABSENT or value is None:
        return None
    if type(value) is Card:
        return value
    raise refuse(name, position, "Card", value)


def for_summon(name: str, d: DuelState, position: int, summoned: Any, sumtype: Any, player: Any) -> tuple[Card | None, int, int]:
    """The three arguments, the first at `position`, that say for which Summon something is asked.

    Without a player a Fusion Summon is that of the player who acts, any other one nobody's.
    """
    card = optional_card(name, position, summoned)
    kind = int_or(sumtype, 0)
    if player is not ABSENT:
        return card, kind, as_int(name, position + 2, player) & U8
    return card, kind, d.reason_player if kind == SUMMON_TYPE_FUSION else PLAYER_NONE


def values_in(first: Any, more: tuple[Any, ...]) -> list[Any]:
    """The values of a table, or an argument and all further ones."""
    if type(first) is LuaTable:
        return [value for _, value in first.items()]
    return [first, *more]


def numbers_in(name: str, first: Any, more: tuple[Any, ...]) -> Iterator[int]:
    """The whole numbers, as 32 bits, in a table or in the arguments; nil is left out. Raises LuaError when it comes to anything else."""
    if first is ABSENT:
        raise needs(2)
    for value in values_in(first, more):
        if value is not None:
            yield as_int(name, -1, value) & U32


def several(values: list[int] | tuple[int, ...]) -> Any:
    """Several results as a native returns them; nil when there are none."""
    if not values:
        return None
    return values[0] if len(values) == 1 else tuple(values)


def allowed(card: Card, why_not: Refusal) -> bool:
    """Whether nothing refuses; while somebody asks why, what does is noted."""
    return why_not is None or note_refusal(card.d, why_not, card)


def ordered_group(d: DuelState, cards: list[Card]) -> Group:
    """A new group of cards that are in order of card number already."""
    group = Group(d)
    group.cards = cards
    if len(cards) > FEW_CARDS:
        count_cards(d, len(cards))
    return group
