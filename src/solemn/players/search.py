"""A player who looks ahead: lines are played out in duels as its side can imagine them, and the best one is followed."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from solemn.core.decisions.kinds import BattleDecision, ChainDecision, Decision, EffectYesNoDecision, IdleDecision
from solemn.duel.arguments import require_whole
from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.duel.pool import Deck, require_lists
from solemn.duel.simple_players import eager_answer
from solemn.duel.view import SeenDecision
from solemn.players.evaluating import worth
from solemn.players.simple import chance_of, decision_of

LONGEST: Final = 120  # decisions of one line
_OWN: Final = (IdleDecision, BattleDecision)
_RESPONSES: Final = (ChainDecision, EffectYesNoDecision)


@dataclass(frozen=True, slots=True)
class Line:
    """A way to go on from the present decision, and what it came to."""

    answers: tuple[Any, ...]
    worth: float


class SearchPlayer:
    """Plays each turn's plays out ahead, in duels that it imagines from what its side knows, and follows the line that ends best.

    What is hidden is drawn anew from the lists in `decks`, or where that is None from the cards that a player really has.
    """

    __slots__ = ("_decks", "_plan", "_responses", "_rng", "_rollouts", "_turns", "decisions")

    def __init__(
        self, seed: int = 0, *, rollouts: int = 8, responses: int = 2, turns: int = 1, decks: Sequence[Deck | None] = (None, None)
    ) -> None:
        """`rollouts` lines are played in an open phase, `responses` for each answer where a player may respond.

        A line ends with the turn, or after as many `turns`. Raises DuelError for a number below 1.
        """
        self._rollouts = require_whole("rollouts", rollouts, 1)
        self._responses = require_whole("responses", responses, 1)
        self._turns = require_whole("turns", turns, 1)
        require_lists(decks)
        self.decisions = 0  # that were made in imagined duels so far
        self._rng = chance_of(seed)
        self._decks = decks
        self._plan: list[tuple[SeenDecision, Any]] = []

    def choose(self, duel: Duel) -> Any:
        """The answer with which the best line begins. Raises DuelError if there is nothing to decide."""
        decision = decision_of(duel)
        if not isinstance(decision, _OWN + _RESPONSES):
            return self._planned(duel, decision)
        few = list(islice(decision.answers(), 2))
        if len(few) == 1:
            return few[0]
        planned = self._next_planned(duel, decision.player)
        return self._searched(duel, decision) if planned is None else planned[0]

    # -- the plan ---------------------------------------------------------------------------------------------------

    def _planned(self, duel: Duel, decision: Decision) -> Any:
        planned = self._next_planned(duel, decision.player)
        return eager_answer(decision, self._rng) if planned is None else planned[0]

    def _next_planned(self, duel: Duel, player: int) -> tuple[Any] | None:
        """The next answer of the plan if the duel went as planned so far; else the plan is dropped."""
        if not self._plan:
            return None
        seen, answer = self._plan[0]
        if seen != duel.view(player).decision:
            self._plan.clear()
            return None
        del self._plan[0]
        return (answer,)

    # -- looking ahead ----------------------------------------------------------------------------------------------

    def _searched(self, duel: Duel, decision: Decision) -> Any:
        try:
            ahead = duel.imagine(decision.player, self._rng, self._decks)
        except DuelError:
            return eager_answer(decision, self._rng)
        try:
            if isinstance(decision, _OWN):
                return self._best_turn(ahead, decision)
            return self._best_response(ahead, decision)
        finally:
            ahead.close()

    def _best_turn(self, ahead: Duel, decision: Decision) -> Any:
        mark = ahead.save()
        best = Line((), float("-inf"))
        for _ in range(self._rollouts):
            line = self._line(ahead, decision.player, ())
            if line.worth > best.worth:
                best = line
            ahead.restore(mark)
        if not best.answers:
            return eager_answer(decision, self._rng)
        self._note_plan(ahead, best, decision.player)
        return best.answers[0]

    def _best_response(self, ahead: Duel, decision: Decision) -> Any:
        mark = ahead.save()
        best, choice = float("-inf"), None
        for answer in decision.answers():
            total = 0.0
            for _ in range(self._responses):
                total += self._line(ahead, decision.player, (answer,)).worth
                ahead.restore(mark)
            if total > best:
                best, choice = total, answer
        return choice

    def _line(self, ahead: Duel, player: int, begin: Sequence[Any]) -> Line:
        """Play on by greedy players to the end of the turn; the duel is left there."""
        last = ahead.state.turn + self._turns - 1
        answers: list[Any] = []
        try:
            while ahead.decision is not None and ahead.state.turn <= last and len(answers) < LONGEST:
                answer = begin[len(answers)] if len(answers) < len(begin) else eager_answer(ahead.decision, self._rng)
                answers.append(answer)
                ahead.answer(answer)
            self.decisions += len(answers)
            return Line(tuple(answers), worth(ahead.state, player))
        except (DuelError, ValueError):
            return Line(tuple(answers), float("-inf"))

    def _note_plan(self, ahead: Duel, line: Line, player: int) -> None:
        """What the player will see at its decisions on the line, and answer: all after the first one."""
        self._plan.clear()
        for number, answer in enumerate(line.answers):
            if number and ahead.decision is not None and ahead.decision.player == player:
                seen = ahead.view(player).decision
                if seen is not None:
                    self._plan.append((seen, answer))
            ahead.answer(answer)
