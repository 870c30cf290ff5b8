"""One duel played by numbers: the legal moves in a list, a move by its place there, choices of several cards one at a time."""

import difflib
import inspect
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from math import isfinite
from numbers import Real
from typing import Any, Final

import numpy as np

from solemn.duel.arguments import cut, require_flag, require_whole, shown, unfit, whole
from solemn.duel.errors import DuelError, DuelStuck
from solemn.duel.facade import Duel
from solemn.duel.moves import Move
from solemn.duel.pool import CardPool, Deck, given_pool
from solemn.env.encoding import Encoder, Observation, own_cards
from solemn.env.given_decks import Decks, read_decks
from solemn.env.offering import offered

DRAW: Final = 2
_SEEDS: Final = 1 << 62
_TERMS_OF_OURS: Final = ("decks", "pool", "max_cycles", "merge_alike", "skip_forced", "lp_reward")
TERMS_OF_SOLO: Final = ("opponent", "seat", "render_mode")
_TERMS_OF_DUEL: Final = tuple(sorted({*inspect.signature(Duel).parameters} - {"decks", "pool", "seed", "start"}))


@dataclass(frozen=True, slots=True)
class Terms:
    """What every duel of an environment has in common; see `docs/environments.md`."""

    pool: CardPool
    decks: tuple[list[Deck], list[Deck]]
    duel: dict[str, Any]
    max_cycles: int
    merge_alike: bool
    skip_forced: bool
    lp_reward: float


def make_terms(
    decks: Decks = None,
    own: Sequence[str] = ("render_mode",),
    *,
    pool: CardPool | None = None,
    max_cycles: int = 2000,
    merge_alike: bool = False,
    skip_forced: bool = True,
    lp_reward: float = 0.0,
    **duel: Any,
) -> Terms:
    """The terms as users give them, beside those that an environment reads itself (`own`). Raises DuelError for what no duel can have."""
    max_cycles = require_whole("max_cycles", max_cycles, 1)
    for name, flag in (("merge_alike", merge_alike), ("skip_forced", skip_forced)):
        require_flag(name, flag)
    if isinstance(lp_reward, bool) or not isinstance(lp_reward, Real) or not isfinite(lp_reward):
        raise unfit("lp_reward", lp_reward, "a number, 0 for no such reward")
    for name in duel:
        if name not in _TERMS_OF_DUEL:
            known = (*_TERMS_OF_OURS, *own, *_TERMS_OF_DUEL)
            near = difflib.get_close_matches(name, known, n=1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise DuelError(f"found {name!r}, expected {', '.join(known)}{hint}")
    found = Terms(given_pool(pool), read_decks(decks), duel, max_cycles, merge_alike, skip_forced, float(lp_reward))
    Duel(pool=found.pool, start=False, **duel)  # what no duel can have is told here
    return found


def dealt(terms: Terms, rng: np.random.Generator) -> Duel:
    """A duel of these terms, decks and seed drawn with `rng`. Raises DuelError for decks with cards that the pool does not have."""
    first, second = (decks[int(rng.integers(len(decks)))] for decks in terms.decks)
    return Duel([first, second], seed=int(rng.integers(_SEEDS)), pool=terms.pool, **terms.duel)


def number_of(action: Any) -> int:
    """The number of a move as policies give it: a whole number of Python, NumPy or another library, or an array of one.

    Raises DuelError for anything else.
    """
    if type(action) is int:
        return action
    number = whole(action)
    if number is None and getattr(action, "size", 0) == 1:
        number = whole(action.item())
    if number is None:
        raise unfit("action", action, "the number of a move")
    return number


def check_options(options: Mapping[str, Any] | None) -> None:
    """Raises DuelError for a reset with options that are none, or that are terms of the environment; any others mean nothing here."""
    if options is not None and not isinstance(options, Mapping):
        raise unfit("options", options, "a dict, or None")
    for name in options or ():
        if name in _TERMS_OF_OURS or name in _TERMS_OF_DUEL or name in TERMS_OF_SOLO:
            raise DuelError(f"options: found {shown(name)}, which is given when the environment is made, not at a reset")


class Episode:
    """A duel from where it stands to its end, or until `max_cycles` moves were made."""

    def __init__(self, duel: Duel, terms: Terms, encoder: Encoder) -> None:
        self.duel = duel
        self.terms = terms
        self._encoder = encoder
        self._own = tuple(own_cards(duel, player) for player in (0, 1))
        self.cycles = 0
        self.error = ""  # why the duel cannot go on
        self.chosen: list[Move] = []
        self.moves: list[Move] = []
        self._offer()
        self._skip()

    def __deepcopy__(self, memo: object) -> "Episode":
        """The episode with a fork of its duel: a copy of an environment goes on alone, for planning."""
        twin = copy(self)
        twin.duel, twin.chosen = self.duel.fork(), []
        for move in self.chosen:
            twin._offer()
            twin.chosen.append(next(one for one in twin.moves if one.id == move.id))
        twin._offer()
        return twin

    @property
    def player(self) -> int:
        """Who makes the next move."""
        return 0 if self.duel.decision is None else self.duel.decision.player

    @property
    def over(self) -> bool:
        """Has the duel ended, by its rules?"""
        return self.duel.over

    @property
    def truncated(self) -> bool:
        """Is the duel given up, because it takes too long or cannot go on?"""
        return not self.over and (bool(self.error) or self.cycles >= self.terms.max_cycles)

    def lead(self, player: int) -> float:
        """By how many times the LP of the beginning the player is ahead."""
        own, other = (max(self.duel.state.players[side].lp, 0) for side in (player, 1 - player))
        return (own - other) / self.duel.beginning.lp

    def result(self, player: int) -> float:
        """1 for a duel that the player has won, -1 for one lost, 0 for a draw and while there is none."""
        winner = self.duel.winner
        return 0.0 if winner is None or winner == DRAW else 1.0 if winner == player else -1.0

    def info(self, player: int) -> dict[str, Any]:
        """How the duel went for the player: the result, turns and moves, errors of scripts, and why it cannot go on if it cannot."""
        found: dict[str, Any] = {"result": self.result(player), "turns": self.duel.state.turn, "cycles": self.cycles}
        if self.duel.state.script_errors:
            found["script_errors"] = list(self.duel.state.script_errors)
        return found | ({"error": self.error} if self.error else {})

    def observe(self, player: int) -> Observation:
        """What the player knows, with the legal moves if it is for this player to move."""
        to_move = self.duel.decision is not None and self.player == player and not self.error
        view = self.duel.view(player)
        moves, chosen = (self.moves, self.chosen) if to_move else ([], [])
        return self._encoder.observe(view, moves, chosen, self._own[player])

    def legal(self, action: int) -> bool:
        """Is there a move with this number?"""
        return 0 <= action < len(self.moves)

    def make(self, action: Any) -> None:
        """Make the move with this number. Raises DuelError if there is none."""
        number = number_of(action)
        if not self.legal(number):
            raise DuelError(f"action: found {number}, expected a number below {len(self.moves)}: action_mask says which moves are legal")
        self.cycles += 1
        self._make(self.moves[number])
        self._skip()

    def answer(self, answer: Any) -> None:
        """Answer the whole decision at once. Raises WrongAnswer if the answer does not fit."""
        self.cycles += 1
        self._give(answer)
        self._skip()

    def close(self) -> None:
        """End the duel."""
        self.duel.close()

    def _make(self, move: Move) -> None:
        if move.complete:
            self._give(move.answer)
        else:
            self.chosen.append(move)
            self._offer()

    def _give(self, answer: Any) -> None:
        self.chosen = []
        try:
            self.duel.answer(answer)
        except DuelStuck as error:
            self.error = cut(str(error))
        self._offer()

    def _offer(self) -> None:
        if self.duel.decision is None or self.error:
            self.moves = []
            return
        self.moves = offered(self.duel, self.chosen, self.terms.merge_alike)

    def _skip(self) -> None:
        """Make moves to which there is no other."""
        while self.terms.skip_forced and len(self.moves) == 1 and not self.truncated:
            self._make(self.moves[0])

