"""What a board is worth, and what one has lost against another."""

from collections import Counter
from dataclasses import dataclass, fields
from typing import Final

from solemn.core.card.attack_and_defense import get_attack
from solemn.core.state.data import Card, DuelState, Effect
from solemn.judge.scenario.names import CardNames
from solemn.spec.constants import (
    EFFECT_TYPE_ACTIVATE,
    EFFECT_TYPE_QUICK_F,
    EFFECT_TYPE_QUICK_O,
    LOCATION_HAND,
    LOCATION_ONFIELD,
    POS_FACEDOWN,
    TYPE_MONSTER,
)

_NEGATES: Final = 0x10000000 | 0x4000 | 0x8000  # what a script announces: negating an activation, an effect, a Summon
_QUICK: Final = EFFECT_TYPE_QUICK_O | EFFECT_TYPE_QUICK_F


@dataclass(frozen=True, slots=True)
class Weights:
    """What counts how much: a card on the field, in the hand, 1000 ATK, an interruption, 1000 LP of the opponent."""

    field: float = 1.0
    hand: float = 0.8
    attack: float = 0.4
    interruption: float = 2.0
    lp: float = 0.3


@dataclass(frozen=True, slots=True)
class EndBoard:
    """What the player has at the end of a line."""

    field: tuple[str, ...]  # names of the cards on the field
    hand: tuple[str, ...]
    attack: int  # of the player's monsters together
    interruptions: tuple[str, ...]  # names of the cards that can negate in the other player's turn
    opponent_lp: int

    def score(self, weights: Weights) -> float:
        """The board as a number."""
        return _worth(weights, len(self.field), len(self.hand), self.attack, len(self.interruptions), self.opponent_lp)


def _worth(weights: Weights, field: int, hand: int, attack: int, interruptions: int, opponent_lp: int) -> float:
    return (
        weights.field * field + weights.hand * hand + weights.attack * attack / 1000
        + weights.interruption * interruptions - weights.lp * opponent_lp / 1000
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Loss:
    """What the second of two boards lacks of the first: names, and numbers that may be negative where it has more."""

    field: tuple[str, ...]
    gained: tuple[str, ...]
    hand: int
    attack: int
    interruptions: tuple[str, ...]
    opponent_lp: int
    score: float

    def is_nothing(self) -> bool:
        """Whether the boards are alike."""
        return not any(getattr(self, part.name) for part in fields(self))


def end_board(d: DuelState, names: CardNames, player: int) -> EndBoard:
    """The player's board now."""
    hand = d.players[player].hand
    return EndBoard(
        tuple(sorted(names.of_code(card.printed.code) for card in _on_field(d, player))),
        tuple(sorted(names.of_code(card.printed.code) for card in hand)),
        _attack(d, player),
        tuple(sorted(names.of_code(card.printed.code) for card in interrupting(d, player))),
        max(0, d.players[1 - player].lp),
    )


def board_score(d: DuelState, player: int, weights: Weights) -> float:
    """The player's board now as a number: `end_board(...).score(weights)`, without the names."""
    on_field, side = _on_field(d, player), d.players
    interruptions = len(interrupting(d, player)) if weights.interruption else 0
    return _worth(weights, len(on_field), len(side[player].hand), _attack(d, player), interruptions, max(0, side[1 - player].lp))


def interrupting(d: DuelState, player: int) -> list[Card]:
    """The player's cards that can negate in the other player's turn."""
    return [card for card in (*_on_field(d, player), *d.players[player].hand) if _interrupts(card)]


def _on_field(d: DuelState, player: int) -> list[Card]:
    side = d.players[player]
    return [card for card in (*side.mzone, *side.szone) if card is not None]


def _attack(d: DuelState, player: int) -> int:
    monsters = (card for card in d.players[player].mzone if card is not None and not card.position & POS_FACEDOWN)
    return sum(max(0, get_attack(card)) for card in monsters)


def loss_of(base: EndBoard, other: EndBoard, weights: Weights) -> Loss:
    """What `other` lacks of `base`."""
    return Loss(
        _less(base.field, other.field), _less(other.field, base.field), len(base.hand) - len(other.hand), base.attack - other.attack,
        _less(base.interruptions, other.interruptions), other.opponent_lp - base.opponent_lp,
        round(base.score(weights) - other.score(weights), 2),
    )  # fmt: skip


def _less(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
    return tuple((Counter(one) - Counter(other)).elements())


def _interrupts(card: Card) -> bool:
    return any(_can_interrupt(card, e) for effects in (card.single_effects, card.field_effects) for e in _all(effects))


def _all(effects: object) -> list[Effect]:
    assert isinstance(effects, dict)
    return [e for row in effects.values() for e in row]


def _can_interrupt(card: Card, e: Effect) -> bool:
    """Whether it negates in the other player's turn: a Quick Effect from where the card is, or a Set card's activation."""
    if not e.category & _NEGATES:
        return False
    if e.type & _QUICK:
        return bool(e.range & card.location) and (bool(card.location & LOCATION_HAND) or not card.position & POS_FACEDOWN)
    is_set = card.location & LOCATION_ONFIELD and card.position & POS_FACEDOWN and not card.printed.type & TYPE_MONSTER
    return bool(e.type & EFFECT_TYPE_ACTIVATE and is_set)
