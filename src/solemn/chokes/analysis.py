"""The moments of a line in which a negator could be used, and what is left of the line then."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Final

from solemn.chokes.boards import EndBoard, Loss, Weights, end_board, loss_of
from solemn.chokes.strongest import Strongest
from solemn.chokes.threats import Threat, add_threat, ideal_script
from solemn.core.decisions.kinds import BattleDecision, ChainDecision, Decision, IdleDecision
from solemn.core.state.data import ChainLink
from solemn.duel.facade import Duel
from solemn.duel.positions import Mark
from solemn.judge.board.staging import stage
from solemn.judge.language.errors import InputError
from solemn.judge.play.judging import SCRIPT_ERROR, STUCK, Judge, Judgement
from solemn.judge.scenario.model import Scenario
from solemn.judge.scenario.reading import Source
from solemn.search.lines import is_move, next_option
from solemn.search.options import Option, Sign, options_of, sign_of
from solemn.search.rollouts import Rollouts

_MOST_MOMENTS: Final = 60  # of one negator
_MOST_WAYS: Final = 4  # of using it in one moment: its targets
_LONGEST: Final = 400
_MORE: Final = 0.005  # of a score, that counts as better


class NoRoom(Exception):
    """There is no zone for the negator."""


@dataclass(frozen=True, slots=True)
class Choke:
    """One use of a negator: when, against what, and what it cost."""

    threat: str
    moment: int  # decisions of the line before it
    against: str  # the card whose activation or Summon it answers, "" if it answers nothing of the kind
    link: int  # of the Chain, 0 if it answers none
    board: EndBoard
    loss: Loss
    skipped: int  # moves of the line that were no longer possible
    answers: tuple[Any, ...] = ()  # of the whole duel
    replanned: bool = False  # the board is that of another line, which was searched for after the use


@dataclass(frozen=True, slots=True)
class Blocked:
    """A Chain Link that could not be answered, because the player's next link came before the other player could act."""

    link: int
    card: str
    by: str


@dataclass(slots=True)
class Chokes:
    """All of a line: its board without interruption, each use of a negator by what it costs, and what could not be answered."""

    base: EndBoard
    plays: int  # moves of the line
    chokes: list[Choke] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)  # negators that could never be used
    blocked: list[Blocked] = field(default_factory=list)
    branches: int = 0
    positions: int = 0  # that were searched for other lines


def find_chokes(
    source: Source, judge: Judge, threats: Sequence[Threat], weights: Weights | None = None, replan: float = 0.0
) -> Chokes:
    """Use each negator in each moment of the line that the scenario's plays are, one at a time.

    The line is what the turn player does; the other player does nothing but what is tried. With `replan` the best that is left is looked
    for after each use, for so many seconds. Raises InputError for a case that cannot be put up, or whose plays are not possible.
    """
    judgement = judge.judge(source)
    _check(judgement)
    return chokes_of(source.scenario, judgement.record.answers, judge, threats, weights or Weights(), replan)


def chokes_of(
    scenario: Scenario, answers: Sequence[Any], judge: Judge, threats: Sequence[Threat], weights: Weights, replan: float = 0.0
) -> Chokes:
    """The same for the line that these answers are, from where the scenario begins."""
    player = scenario.setup.turn
    signs = _signs(scenario, judge, answers, player)
    plain = _Line(scenario, judge, player, None)
    base = plain.play(signs)
    found = Chokes(base, sum(is_move(sign) for sign in signs), blocked=list(plain.blocked()))
    for threat in threats:
        try:
            line = _Line(scenario, judge, player, threat, replan)
            uses = list(line.chokes(signs, weights))
            found.positions += line.positions
        except NoRoom:
            uses = []
        found.branches += len(uses)
        found.chokes += uses
        if not uses:
            found.unused.append(threat.name)
    found.chokes.sort(key=lambda choke: -choke.loss.score)
    return found


def _check(judgement: Judgement) -> None:
    refused = next((play for play in judgement.record.plays if not play.ok), None)
    if judgement.verdict in (STUCK, SCRIPT_ERROR) or refused is not None:
        raise InputError(judgement.why or "a play of the line is not possible", file=judgement.source.file, line=judgement.line)


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


def _signs(scenario: Scenario, judge: Judge, answers: Sequence[Any], player: int) -> list[Sign]:
    """The signs of what the player did."""
    duel = stage(scenario, judge.pool, judge.names)
    duel.start()
    signs: list[Sign] = []
    for answer in answers:
        decision = duel.decision
        assert decision is not None
        if decision.player == player:
            signs.append(sign_of(duel.state, decision, answer))
        duel.answer(answer)
    return signs


class _Line:
    """One duel in which the line is played, again and again from its beginning."""

    __slots__ = ("_begin", "_duel", "_judge", "_player", "_replan", "_threat", "positions")

    def __init__(self, scenario: Scenario, judge: Judge, player: int, threat: Threat | None, replan: float = 0.0) -> None:
        self._judge, self._player, self._threat, self._replan = judge, player, threat, replan
        self.positions = 0
        self._duel: Duel = staged(scenario, judge, threat)
        self._duel.start()
        self._begin: Mark = self._duel.save()

    # -- the line alone

    def play(self, signs: Sequence[Sign]) -> EndBoard:
        """The board after the line, nobody interrupting."""
        self._go_to(())
        self._go_on(list(signs))
        return self._board()

    def _board(self) -> EndBoard:
        return end_board(self._duel.state, self._judge.names, self._player)

    def blocked(self) -> Iterator[Blocked]:
        """The links of the line after which the other player could not act before the next link."""
        names, open_link = self._judge.names, None
        for row in self._duel.log:
            if row[0] == "chaining":
                card = names.of_code(row[1])
                number = row[-1]
                if open_link is not None and number == open_link[0] + 1 and row[3] == self._player:
                    yield Blocked(open_link[0], open_link[1], card)
                open_link = (number, card) if row[3] == self._player else None
            elif (row[0] == ".unasked" and row[1] != self._player) or row[0] == "chain_solving":
                open_link = None

    # -- with a negator

    def chokes(self, signs: Sequence[Sign], weights: Weights) -> Iterator[Choke]:
        """Each use of the negator along the line."""
        base = self.play(signs)
        for answers, option, against, link, done in self._moments(signs):
            yield self._worst_use(answers, option, against, link, list(signs)[done:], base, weights)

    def _moments(self, signs: Sequence[Sign]) -> list[tuple[tuple[Any, ...], Option, str, int, int]]:
        """Answers up to a moment, the option that uses the negator, what it answers, and how many signs of the line are done."""
        self._go_to(())
        ahead = list(signs)
        found: list[tuple[tuple[Any, ...], Option, str, int, int]] = []
        while (decision := self._duel.decision) is not None and len(found) < _MOST_MOMENTS:
            options = options_of(self._duel.state, decision)
            if decision.player != self._player:
                option = self._use_in(decision, options)
                if option is not None:
                    against, link = self._answered()
                    found.append((self._duel.answers, option, against, link, len(signs) - len(ahead)))
            if not self._step(options, decision, ahead):
                break
        return found

    def _use_in(self, decision: Decision, options: list[Option]) -> Option | None:
        if not isinstance(decision, ChainDecision) or self._threat is None:
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
        for row in reversed(d.log):
            if row[0] in ("summoning", "special_summoning", "flip_summoning"):
                return names.of_code(row[1]), 0
            if row[0] in ("phase", "chain_end"):
                break
        return "", 0

    def _worst_use(
        self, answers: tuple[Any, ...], option: Option, against: str, link: int, ahead: list[Sign], base: EndBoard, weights: Weights
    ) -> Choke:
        """The use of the negator in this moment that costs the line most, of the ways to choose its targets."""
        uses = [self._use(way, answers, against, link, ahead, base, weights) for way in self._ways([*answers, option.answer])]
        return max(uses, key=lambda choke: choke.loss.score)

    def _ways(self, answers: list[Any]) -> Iterator[list[Any]]:
        """The ways to go on until the line's player decides again: one for each choice of the other."""
        self._go_to(answers)
        decision = self._duel.decision
        if decision is None or decision.player == self._player or isinstance(decision, ChainDecision):
            yield answers
            return
        for option in options_of(self._duel.state, decision)[:_MOST_WAYS]:
            yield [*answers, option.answer]

    def _use(
        self, way: list[Any], answers: tuple[Any, ...], against: str, link: int, ahead: list[Sign], base: EndBoard, weights: Weights
    ) -> Choke:
        self._go_to(answers)
        for answer in way[len(answers) :]:
            self._duel.answer(answer)
        after = self._duel.save()
        skipped = self._go_on(list(ahead))
        board, played = self._board(), self._duel.answers
        replanned = False
        if self._replan > 0:
            self._duel.restore(after)
            better = self._best_left(board.score(weights), weights)
            if better is not None:
                replanned, board, played = True, self._board(), better
        threat = "" if self._threat is None else self._threat.name
        return Choke(threat, len(answers), against, link, board, loss_of(base, board, weights), skipped, played, replanned)

    def _best_left(self, score: float, weights: Weights) -> tuple[Any, ...] | None:
        """The duel brought to the best board that is found from here, and its answers; None if none is better than `score`."""
        begun = self._duel.answers
        goal = Strongest(self._duel, self._player, weights, most=1)
        search = Rollouts(self._duel, goal, passive=True)
        search.run(self._replan)
        self.positions += search.effort.positions
        best = next(iter(goal.boards()), None)
        if best is None or best.score <= score + _MORE:
            return None
        self._go_to((*begun, *best.answers))
        return self._duel.answers

    # -- going on

    def _go_to(self, answers: Sequence[Any]) -> None:
        self._duel.restore(self._begin)
        for answer in answers:
            self._duel.answer(answer)

    def _go_on(self, ahead: list[Sign]) -> int:
        """Play what is left of the line; returns how many of its moves were no longer possible."""
        moves = sum(is_move(sign) for sign in ahead)
        made = 0
        for _ in range(_LONGEST):
            decision = self._duel.decision
            if decision is None:
                break
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
