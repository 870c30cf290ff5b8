"""`solemn combo`: the best end boards of a hand and what interruptions leave of them; of many hands, how many reach a goal."""

import json
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import typer

from solemn.chokes.analysis import Choke, chokes_of
from solemn.chokes.boards import EndBoard, Weights, end_board
from solemn.chokes.strongest import Reached
from solemn.chokes.threats import Threat, named_threats, usual_threats
from solemn.cli.aims import aim_of
from solemn.cli.beginnings import deck_of, hand_of
from solemn.cli.choke_lines import board_text
from solemn.cli.files import FileOptions, card_files
from solemn.cli.statistics_text import table_lines
from solemn.combo.boards import Exploration, Explored, begun, explore, first_turn_scenario
from solemn.combo.many import Shares, Target, Trial, shares
from solemn.combo.picture import bars
from solemn.core.decisions.kinds import BattleDecision, IdleDecision
from solemn.duel.errors import DuelError
from solemn.duel.pool import Deck
from solemn.judge.language.errors import InputError, of_file
from solemn.judge.language.sayings import saying
from solemn.judge.language.speech import Speech
from solemn.judge.play.judging import Judge
from solemn.judge.scenario.model import Scenario
from solemn.judge.telling.move_text import move_text
from solemn.search.hands import NotInDeck, drawn_hand

FOUND, BAD_INPUT = 0, 2
_INTERRUPTIONS: Final = re.compile(r"interruptions\s+([1-9])", re.IGNORECASE)
_ONE_INTERRUPTION: Final = "interruptions 1"
_PLAYER: Final = 0


@dataclass(frozen=True, slots=True)
class ComboOptions:
    """Which hand or how many hands, for how long, against which negators, and how it is told."""

    hand: str | None = None
    hands: int = 0
    seconds: float | None = None  # 30 for a hand, 5 for each search of many
    jobs: int = 0
    seed: int = 0
    boards: int = 3
    threats: tuple[str, ...] = ()
    weights: Weights = field(default_factory=Weights)
    replan: float = 0.0
    goals: tuple[str, ...] = ()
    through: int = 2
    picture: Path | None = None
    as_json: bool = False


def tell_combos(deck: str, files: FileOptions, options: ComboOptions, speech: Speech) -> int:
    """Print the best boards of a hand, or the shares of many hands. Raises InputError for a deck, cards or options that are wrong."""
    if options.picture is not None and options.picture.suffix.lower() != ".svg":
        raise InputError(saying("ending-wrong", option="--picture", found=options.picture.name, expected=".svg"))
    _refuse_what_has_no_use(options)
    found = card_files(files, look=True)
    judge = Judge.of(found.scripts, found.databases, speech=speech)
    threats = named_threats(list(options.threats), judge.names, speech) if options.threats else usual_threats(judge.names)
    judge.names.stand_ins.update((threat.code, threat.name) for threat in threats if not threat.code)
    teller = _Teller(deck_of(deck, ""), Path(deck).stem, judge, threats, options, speech)
    try:
        data = teller.many() if options.hands else teller.one()
    except NotInDeck as error:
        raise InputError(saying("hand-not-in-deck", option="--hand", card=speech.card(judge.names.of_code(error.code)))) from error
    except DuelError as error:
        raise InputError(f"{deck}: {error}") from error
    if options.as_json:
        typer.echo(json.dumps(data, ensure_ascii=False, indent=1))
    return FOUND


def _refuse_what_has_no_use(options: ComboOptions) -> None:
    """Many hands are drawn, and only of many hands is there a goal."""
    if options.hands and options.hand is not None:
        raise InputError(saying("options-apart", first="--hand", second="--hands"))
    for name, given in (("--goal", options.goals), ("--picture", options.picture)):
        if given and not options.hands:
            raise InputError(saying("option-needs", first=name, second="--hands"))


class _Teller:
    __slots__ = ("_deck", "_judge", "_options", "_speech", "_threats", "_title")

    def __init__(
        self, deck: Deck, title: str, judge: Judge, threats: Sequence[Threat], options: ComboOptions, speech: Speech
    ) -> None:
        self._deck, self._title, self._judge, self._threats = deck, title, judge, threats
        self._options, self._speech = options, speech

    @property
    def _jobs(self) -> int:
        return self._options.jobs or os.cpu_count() or 1

    def _say(self, lines: Iterator[str]) -> None:
        for line in lines:
            if not self._options.as_json:
                typer.echo(line)

    # -- one hand

    def one(self) -> dict[str, Any]:
        """The best boards of a hand, told and as data."""
        options, judge = self._options, self._judge
        hand = drawn_hand(self._deck, options.seed) if options.hand is None else hand_of(options.hand, judge, self._speech)
        scenario = first_turn_scenario(self._deck, hand, judge.pool, options.seed)
        seconds = 30.0 if options.seconds is None else options.seconds
        found = explore(Exploration(scenario, judge.pool, seconds, options.weights, options.boards, options.seed), self._jobs)
        names = [judge.names.of_code(code) for code in hand]
        self._say(self._head(names, found, seconds))
        boards: list[dict[str, Any]] = []
        for number, reached in enumerate(found.boards, 1):
            board, moves = self._line(scenario, reached)
            self._say(iter([
                "", self._speech.say("combo-board", number=number, score=f"{reached.score:.2f}", board=board_text(board, self._speech)),
                "  " + " → ".join(moves),
            ]))  # fmt: skip
            uses = self._worst_uses(scenario, reached)
            self._say(self._survival(uses))
            boards.append({
                "score": round(reached.score, 2), "board": asdict(board), "moves": moves, "answers": list(reached.answers),
                "through": [_use_data(threat, use, options.weights) for threat, use in uses],
            })  # fmt: skip
        return {"hand": names, "effort": asdict(found.effort), "exhausted": found.exhausted, "boards": boards}

    def _head(self, hand: list[str], found: Explored, seconds: float) -> Iterator[str]:
        speech, effort = self._speech, found.effort
        yield speech.say("combo-hand", cards=speech.cards(hand))
        figures = {"positions": effort.positions, "lines": effort.lines, "seconds": f"{seconds:g}"}
        yield speech.say("combo-exhausted" if found.exhausted else "combo-searched", **figures)

    def _line(self, scenario: Scenario, reached: Reached) -> tuple[EndBoard, list[str]]:
        """The board, and the moves that lead to it in words."""
        duel = begun(scenario, self._judge.pool)
        moves: list[str] = []
        for answer in reached.answers:
            if isinstance(duel.decision, (IdleDecision, BattleDecision)):
                move = next((move for move in duel.moves() if move.complete and move.answer == answer), None)
                moves += [] if move is None else [move_text(move, self._speech)]
            duel.answer(answer)
        return end_board(duel.state, self._judge.names, _PLAYER), moves

    def _worst_uses(self, scenario: Scenario, reached: Reached) -> list[tuple[str, Choke | None]]:
        """Of each negator the use that costs the line most, None if it never finds its moment."""
        options = self._options
        found = chokes_of(scenario, reached.answers, self._judge, self._threats, options.weights, options.replan)
        uses: dict[str, Choke] = {}
        for choke in found.chokes:
            uses.setdefault(choke.threat, choke)
        return [(threat.name, uses.get(threat.name)) for threat in self._threats]

    def _survival(self, uses: Sequence[tuple[str, Choke | None]]) -> Iterator[str]:
        speech = self._speech
        heads = [speech.say(f"combo-{head}") for head in ("negator", "answers", "score", "left")]
        rows = [[speech.card(name), *self._left(use)] for name, use in sorted(uses, key=lambda one: _score(one[1], self._options.weights))]
        yield from ("  " + line for line in table_lines(heads, rows))

    def _left(self, use: Choke | None) -> list[str]:
        if use is None:
            return ["", "", self._speech.say("combo-never")]
        answered = self._speech.card(use.against) if use.against else self._speech.say("choke-open")
        return [answered, f"{use.board.score(self._options.weights):.2f}", board_text(use.board, self._speech)]

    # -- many hands

    def many(self) -> dict[str, Any]:
        """The shares of many hands, told and as data."""
        options = self._options
        seconds = 5.0 if options.seconds is None else options.seconds
        trial = Trial(
            self._deck, self._judge.pool, self._target(), tuple(self._threats), options.through, seconds, options.seed
        )  # fmt: skip
        found = shares(trial, options.hands, self._jobs, self._progress if os.isatty(2) and not options.as_json else None)
        self._say(self._shares(found, seconds))
        if options.picture is not None:
            self._draw(found, options.picture)
        return {
            "deck": self._title, "goal": self._goal(), "positions": found.positions,
            "shares": [dict(zip(("interruptions", "reached", "share", "low", "high"), row)) for row in found.rows()],
            "hands": [{**asdict(hand), "hand": [self._judge.names.of_code(code) for code in hand.hand]} for hand in found.hands],
        }  # fmt: skip

    def _target(self) -> Target:
        words = self._options.goals
        counts = [int(match[1]) for word in words if (match := _INTERRUPTIONS.fullmatch(word.strip())) is not None]
        others = [word for word in words if _INTERRUPTIONS.fullmatch(word.strip()) is None]
        aim = aim_of(others, self._judge.names, self._speech, (_ONE_INTERRUPTION,)) if others else None
        return Target(aim, max(counts, default=0))

    def _goal(self) -> str:
        return "; ".join(self._options.goals) or _ONE_INTERRUPTION

    def _progress(self, done: int) -> None:
        typer.echo(f"\r\033[K{done} / {self._options.hands}", nl=done == self._options.hands, err=True)

    def _shares(self, found: Shares, seconds: float) -> Iterator[str]:
        speech = self._speech
        yield speech.say("combo-hands", count=len(found.hands), goal=self._goal(), positions=found.positions, seconds=f"{seconds:g}")
        heads = [speech.say(f"combo-{head}") for head in ("through", "reached", "share", "interval")]
        rows = [
            [str(through), str(reached), f"{share:.0%}", f"{low:.0%} – {high:.0%}"] for through, reached, share, low, high in found.rows()
        ]  # fmt: skip
        yield from table_lines(heads, rows)

    def _draw(self, found: Shares, path: Path) -> None:
        speech = self._speech
        title = speech.say("combo-picture", deck=self._title, goal=self._goal(), count=len(found.hands))
        rows = (f"{through}: {share:.0%} ({low:.0%} – {high:.0%})" for through, _, share, low, high in found.rows())
        try:
            path.write_text(bars(found, title, "; ".join(rows), speech.say("combo-through")), encoding="utf-8")
        except OSError as error:
            raise InputError(of_file(f"--picture: {path}", error)) from error
        self._say(iter([speech.say("solve-written", file=str(path))]))


def _score(use: Choke | None, weights: Weights) -> float:
    return float("inf") if use is None else use.board.score(weights)


def _use_data(threat: str, use: Choke | None, weights: Weights) -> dict[str, Any]:
    if use is None:
        return {"negator": threat, "possible": False}
    return {
        "negator": threat, "possible": True, "answers": use.against, "score": round(use.board.score(weights), 2),
        "board": asdict(use.board), "replanned": use.replanned,
    }  # fmt: skip
