"""One duel in which a line is played, again and again, with and without a negator."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any, Final, NamedTuple

from solemn.chokes.blocked import Answerable, Blocked
from solemn.chokes.boards import EndBoard, Weights, end_board
from solemn.chokes.strongest import Strongest
from solemn.chokes.threats import Threat, add_threat, ideal_script
from solemn.core.decisions.kinds import BattleDecision, ChainDecision, Decision, IdleDecision
from solemn.core.state.data import ChainLink
from solemn.core.state.rows import ChainOver, PhaseBegan, Placed, last_of
from solemn.duel.facade import Duel
from solemn.duel.positions import Mark
from solemn.judge.board.staging import stage
from solemn.judge.play.judging import Judge
from solemn.judge.scenario.model import Scenario
from solemn.search.lines import is_move, next_option
from solemn.search.options import Option, Sign, options_of
from solemn.search.rollouts import PATIENT, Rollouts

_MOST_MOMENTS: Final = 60  # of one negator
_MOST_WAYS: Final = 4  # of using it in one moment: its targets
_LONGEST: Final = 400
_MORE: Final = 0.005  # of a score, that counts as better


class NoRoom(Exception):
    """There is no zone for the negator."""


class Moment(NamedTuple):
    """When a negator can be used: the option that does, the card and Chain Link that it answers, and what of the line is still ahead."""

    mark: Mark
    decisions: int
    option: Option
    against: str
    link: int
    ahead: tuple[Sign, ...]


class Played(NamedTuple):
    """What came of a use: the board at the end, the answers of the whole duel, and how many moves of the line were left out.

    `replanned`: the board is that of another line, which was searched for after the use.
    """

    board: EndBoard
    answers: tuple[Any, ...]
    skipped: int
    replanned: bool = False


def staged(scenario: Scenario, judge: Judge, *threats: Threat | None) -> Duel:
    """The scenario's duel, not started, in which the other player has the negators. Raises NoRoom, and the errors of `stage`."""
    changed, other = deepcopy(scenario), 1 - scenario.setup.turn
    given = [threat for threat in threats if threat is not None]
    for threat in given:
        if threat.code and not add_threat(changed, other, threat):
            raise NoRoom
    duel = stage(changed, judge.pool, judge.names)
    for threat in given:
        if not threat.code:
            duel.set_up(ideal_script(threat, other).encode(), "ideal negator")
    return duel


class Line:
    """A duel at the beginning of the line. Every branch goes on from the moment in which it leaves the line."""

    __slots__ = ("_begin", "_duel", "_judge", "_player", "_threat", "positions")

    def __init__(self, scenario: Scenario, judge: Judge, threat: Threat | None = None) -> None:
        """Raises NoRoom, and the errors of `stage`."""
        self._judge, self._player, self._threat = judge, scenario.setup.turn, threat
        self.positions = 0  # that were searched for other lines
        self._duel: Duel = staged(scenario, judge, threat)
        self._duel.start()
        self._begin: Mark = self._duel.save()

    # -- the line alone

    def play(self, signs: Sequence[Sign]) -> tuple[EndBoard, list[Blocked]]:
        """The board after the line, nobody interrupting, and the links that nobody could have answered."""
        self._duel.restore(self._begin)
        answerable = Answerable(self._judge.names, self._player)
        state = self._duel.state
        heard, state.listener = state.listener, answerable.hear
        self._go_on(list(signs), answerable)
        state.listener = heard
        return self._board(), list(answerable.blocked())

    def _board(self) -> EndBoard:
        return end_board(self._duel.state, self._judge.names, self._player)

    # -- with a negator

    def moments(self, signs: Sequence[Sign]) -> list[Moment]:
        """When the negator can be used along the line."""
        self._duel.restore(self._begin)
        ahead, found = list(signs), list[Moment]()
        while (decision := self._duel.decision) is not None and len(found) < _MOST_MOMENTS:
            options = options_of(self._duel.state, decision)
            option = self._use_in(decision, options)
            if option is not None:
                against, link = self._answered()
                found.append(Moment(self._duel.save(), len(self._duel.answers), option, against, link, tuple(ahead)))
            if not self._step(options, decision, ahead):
                break
        return found

    def _use_in(self, decision: Decision, options: list[Option]) -> Option | None:
        if decision.player == self._player or not isinstance(decision, ChainDecision) or self._threat is None:
            return None
        return next((option for option in options if option.answer != -1 and self._is_threat(decision.activate[option.answer])), None)

    def _is_threat(self, link: ChainLink) -> bool:
        card = link.effect.handler or link.effect.owner
        return card is not None and self._threat is not None and card.printed.code == self._threat.code and card.controller != self._player

    def _answered(self) -> tuple[str, int]:
        """The card whose link or Summon is answered, and the number of the link."""
        d, names = self._duel.state, self._judge.names
        if d.chain:
            card = d.chain[-1].effect.handler or d.chain[-1].effect.owner
            return ("" if card is None else names.of_code(card.printed.code)), len(d.chain)
        last = last_of((Placed, PhaseBegan, ChainOver), d.log)
        return (names.of_code(last.code) if isinstance(last, Placed) and last.kind != "set" else ""), 0

    def uses(self, moment: Moment, weights: Weights, replan: float = 0.0) -> Iterator[Played]:
        """Use the negator in this moment, in each of the ways to choose its targets, and go on with the line as far as it goes.

        With `replan` the best that is left is looked for after each, for so many seconds.
        """
        self._duel.restore(moment.mark)
        self._duel.answer(moment.option.answer)
        after = self._duel.save()
        for way in self._ways():
            self._duel.restore(after)
            if way is not None:
                self._duel.answer(way.answer)
            yield self._rest(moment, weights, replan)

    def _ways(self) -> list[Option | None]:
        """The ways to go on until the line's player decides again: one for each choice of the other."""
        decision = self._duel.decision
        if decision is None or decision.player == self._player or isinstance(decision, ChainDecision):
            return [None]
        return [*options_of(self._duel.state, decision)[:_MOST_WAYS]]

    def _rest(self, moment: Moment, weights: Weights, replan: float) -> Played:
        begun = self._duel.save()
        skipped = self._go_on(list(moment.ahead))
        played = Played(self._board(), self._duel.answers, skipped)
        if replan <= 0:
            return played
        self._duel.restore(begun)
        return self._best_left(played, weights, replan)

    def _best_left(self, played: Played, weights: Weights, seconds: float) -> Played:
        """The best board that is found from here, if it is better than what was played."""
        begun = self._duel.save()
        goal = Strongest(self._duel, self._player, weights, most=1)
        search = Rollouts(self._duel, goal, passive=True, widths=PATIENT)
        search.run(seconds)
        self.positions += search.effort.positions
        best = next(iter(goal.boards()), None)
        if best is None or best.score <= played.board.score(weights) + _MORE:
            return played
        self._duel.restore(begun)
        for answer in best.answers:
            self._duel.answer(answer)
        return played._replace(board=self._board(), answers=self._duel.answers, replanned=True)

    # -- going on

    def _go_on(self, ahead: list[Sign], answerable: Answerable | None = None) -> int:
        """Play what is left of the line; returns how many of its moves were no longer possible."""
        moves = sum(is_move(sign) for sign in ahead)
        made = 0
        for _ in range(_LONGEST):
            decision = self._duel.decision
            if decision is None:
                break
            if answerable is not None:
                answerable.note_chance(decision.player)
            is_own_move = decision.player == self._player and isinstance(decision, (IdleDecision, BattleDecision))
            if not self._step(options_of(self._duel.state, decision), decision, ahead):
                break
            made += is_own_move
        return moves - made

    def _step(self, options: list[Option], decision: Decision, ahead: list[Sign]) -> bool:
        """Answer one decision as the line does; false at an open phase in which nothing of the line is left to do."""
        if decision.player != self._player:
            passing = next((option for option in options if isinstance(decision, ChainDecision) and option.answer == -1), None)
            self._duel.answer((passing or max(options, key=lambda option: option.lean)).answer)
            return True
        if isinstance(decision, (IdleDecision, BattleDecision)):
            offered = {option.sign for option in options}
            if not any(sign in offered for sign in ahead):
                return False
        self._duel.answer(next_option(options, ahead).answer)
        return True
