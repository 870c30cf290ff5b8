"""Scenarios made in Python: a board, the plays, what came of them."""

import json
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from solemn.duel.pool import CardPool
from solemn.judge.play.judging import SCRIPT_ERROR, STUCK, Judge
from solemn.judge.play.report import text_lines
from solemn.judge.scenario.reading import Source, parse_scenario, read_scenario
from solemn.pytest_plugin.outcome import Outcome

_ORDER: Final = (2, 1, 3, 0, 4)  # zones are filled from the middle


class TestJudge:
    """Judges scenarios with the cards of the test run, and keeps their transcripts for a test that fails."""

    __test__ = False  # no test class, whatever its name

    def __init__(self, judge: Judge, told: list[Callable[[], str]], name: str) -> None:
        self.name = name
        self._judge = judge
        self._told = told

    @property
    def pool(self) -> CardPool:
        """The scripts and facts of the test run."""
        return self._judge.pool

    def file(self, path: str | Path) -> Outcome:
        """Play a scenario file. Raises InputError, AssertionError if it gets stuck or a script fails."""
        __tracebackhide__ = True
        return self.source(read_scenario(Path(path), self._judge.names))

    def text(self, text: str) -> Outcome:
        """Play a scenario given as YAML or in the short notation. Raises as `file`."""
        __tracebackhide__ = True
        return self.source(parse_scenario(textwrap.dedent(text), self.name, self._judge.names))

    def source(self, source: Source) -> Outcome:
        """Play a scenario that was read. Raises as `file`."""
        __tracebackhide__ = True
        judgement = self._judge.judge(source)
        self._told.append(lambda: "\n".join(text_lines(judgement)))
        if judgement.verdict in (STUCK, SCRIPT_ERROR):
            raise AssertionError(f"{judgement.verdict}: {judgement.why}")
        return Outcome(judgement, self._judge.names)


class Board:
    """Who has what, and who does what. The words are those of scenario files."""

    def __init__(self, judge: TestJudge) -> None:
        self._judge = judge
        self._players: list[dict[str, Any]] = [{}, {}]
        self._steps: list[dict[str, Any]] = []
        self._terms: dict[str, Any] = {}

    def rules(self, **terms: Any) -> "Board":
        """Other words of a scenario: `ruleset="mr4"`, `rulings="before-2023-10"`."""
        self._terms.update(terms)
        return self

    def player(self, number: int, *, mzone: Sequence[Any] = (), szone: Sequence[Any] = (), **cards: Any) -> "Board":
        """Give a player cards and LP. In zones a name alone is put in the next free one: monsters face-up to attack, the others Set."""
        had = self._players[number]
        had["mzone"] = _in_zones([*had.get("mzone", ()), *mzone])
        had["szone"] = _in_zones([*had.get("szone", ()), *szone])
        for word, value in cards.items():
            had[word] = [*had.get(word, ()), *value] if isinstance(value, (list, tuple)) else value
        return self

    def do(self, by: int, word: str, card: Any = None, **more: Any) -> "Board":
        """A step: who, the `do` word, the card, and the step's other words (`target=`, `choices=`, `expect="illegal"`)."""
        step = {"by": by, "do": word, **more}
        self._steps.append(step if card is None else {**step, "card": card})
        return self

    def play(self) -> Outcome:
        """Play it. Raises InputError for unknown words or cards, and AssertionError for a play that is refused."""
        __tracebackhide__ = True
        scenario = {"setup": {"players": self._players}, "steps": self._steps, "title": self._judge.name, **self._terms}
        return self._judge.source(parse_scenario(json.dumps(scenario), f"{self._judge.name}.json"))


def _in_zones(cards: list[Any]) -> list[dict[str, Any]]:
    taken = {card["seq"] for card in cards if isinstance(card, dict) and "seq" in card}
    free = [zone for zone in _ORDER if zone not in taken]
    placed: list[dict[str, Any]] = []
    for card in cards:
        entry = dict(card) if isinstance(card, dict) else {"card": card}
        if "seq" not in entry:
            if not free:
                raise ValueError(f"no zone is free for {entry.get('card')!r}: a player has five of each kind")
            entry["seq"] = free.pop(0)
        placed.append(entry)
    return placed
