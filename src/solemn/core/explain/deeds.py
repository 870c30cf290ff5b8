"""What a player did this turn that rules out a play by a card's text, as its script found it in a counter or a mark."""

from typing import Any, Final

from solemn.core.effects.effect import handler_of
from solemn.core.explain.answers import Deed
from solemn.core.explain.limits_used import rows_of_turn
from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.state.hearing import Told
from solemn.core.state.rows import Activated, Summoning, named_as
from solemn.spec.constants import (
    ACTIVITY_ATTACK,
    ACTIVITY_BATTLE_PHASE,
    ACTIVITY_CHAIN,
    ACTIVITY_FLIPSUMMON,
    ACTIVITY_NORMALSUMMON,
    ACTIVITY_SPSUMMON,
    ACTIVITY_SUMMON,
)

_WORDS: Final = {
    ACTIVITY_SUMMON: "summon", ACTIVITY_NORMALSUMMON: "normal-summon", ACTIVITY_SPSUMMON: "special-summon",
    ACTIVITY_FLIPSUMMON: "flip-summon", ACTIVITY_ATTACK: "attack", ACTIVITY_BATTLE_PHASE: "battle-phase", ACTIVITY_CHAIN: "activate",
}  # fmt: skip
_WITHOUT_CARDS: Final = ("attack", "battle-phase")
_SUMMONED: Final = {"summon": ("normal",), "normal-summon": ("normal",), "special-summon": ("special",), "flip-summon": ("flip",)}


def deeds_of(told: Told, e: Effect, player: int) -> tuple[Deed, ...]:
    """The deeds that stand behind the counter or mark of which the native told."""
    if told.name.startswith("Card."):
        return (Deed("attack", player),)
    if told.name == "Duel.GetFlagEffect":
        return ()
    by = _player(told, player)
    kinds = told.values[1:] if told.name == "Duel.GetActivityCount" else told.values[2:3]
    counts = told.answer if type(told.answer) is tuple else (told.answer,)
    words = [_WORDS[kind] for kind, count in zip(kinds, counts) if count and kind in _WORDS]
    found = [Deed(word, by, _cards(e.d, word, by)) for word in dict.fromkeys(words)]
    return tuple(deed for deed in found if deed.cards or deed.what in _WITHOUT_CARDS)


def _player(told: Told, player: int) -> int:
    given: Any = told.values[1 if told.name == "Duel.GetCustomActivityCount" else 0]
    return given if given in (0, 1) else player


def _cards(d: DuelState, word: str, player: int) -> tuple[Card, ...]:
    """The cards with which the player did it this turn, by the log."""
    rows = rows_of_turn(d)
    kinds = _SUMMONED.get(word, ())
    found = [row.card for row in named_as(Summoning, rows) if row.way in kinds and row.player == player]
    if word == "activate":
        found = [handler_of(row.effect) for row in named_as(Activated, rows) if row.player == player]
    return tuple(dict.fromkeys(found))
