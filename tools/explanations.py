"""Are the explanations right? Judges scenarios that say why, and counts what is told rightly.

`explanations.py [--scripts DIR] [--db FILE] [--wrong] [--strict] FILE_OR_FOLDER...` (or SOLEMN_SCRIPTS and SOLEMN_DB) looks at `because`
on refused plays and at `verdict` checks. One line a scenario, then totals by kind, which a comment line `# kind: KIND` gives: how many
scenarios are wholly right, outcomes, causes (the card named), rules.

Exit status 0, with --strict 1 if a scenario is wrong, 2 if one could not be judged.
"""

import argparse
import os
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from solemn.judge.language.errors import InputError
from solemn.judge.play.checks import check_text
from solemn.judge.play.citations import Marks, marks_of_refusal, marks_of_verdict, verdicts_meant
from solemn.judge.play.judging import SCRIPT_ERROR, Judge, Judgement
from solemn.judge.scenario.model import CheckVerdict, because_of
from solemn.judge.scenario.names import CardNames
from solemn.judge.scenario.reading import scenario_files
from solemn.judge.telling.phrases import step_text
from solemn.judge.telling.transcript import verdicts

_KIND = re.compile(r"^# kind: *(.*)$", re.MULTILINE)
_NOTHING_TOLD = Marks(False)


@dataclass(frozen=True, slots=True)
class Item:
    """Something that the judge had to say: what it is worth, and for a person what was asked and what is said."""

    marks: Marks
    text: str


@dataclass(slots=True)
class Row:
    """One scenario: its items, or why it could not be judged."""

    id: str
    kind: str
    items: list[Item] = field(default_factory=list)
    problem: str = ""

    @property
    def right(self) -> bool:
        """Is nothing wrong with it?"""
        return not self.problem and all(item.marks.right for item in self.items)


def refusals(found: Judgement, names: CardNames) -> Iterator[Item]:
    """The plays that must be refused for a reason."""
    plays = {play.index: play for play in found.record.plays}
    for index, step in enumerate(found.source.scenario.steps):
        because, play = because_of(step), plays.get(index)
        if because is None:
            continue
        asked = f"step {index + 1} ({step_text(step)})"
        if play is None or play.found != "illegal":
            yield Item(_NOTHING_TOLD, f"{asked}: {'not reached' if play is None else 'possible'}")
            continue
        told = "; ".join(f"{reason.rule} {reason.text!r}" for reason in play.reasons[:1]) or "no reason"
        yield Item(marks_of_refusal(because, play.reasons, names), f"{asked}: {told}")


def statements(found: Judgement, names: CardNames) -> Iterator[Item]:
    """The verdicts that must be given, or must not be; of several on the same thing the best one counts."""
    scenario, given = found.source.scenario, verdicts(found.record)
    for check in (*scenario.expect, *scenario.checks, *scenario.observe):
        if not isinstance(check, CheckVerdict):
            continue
        about = [verdict for _, verdict in verdicts_meant(check, given, names)]
        marks = [marks_of_verdict(check, verdict, names) for verdict in about]
        told = "; ".join(f"{verdict.text!r} {list(verdict.rules)} by {list(verdict.by)}" for verdict in about) or "nothing is said"
        best = max(marks, key=_worth, default=_NOTHING_TOLD)
        if not check.is_:
            best = Marks(not any(one.right for one in marks))
        yield Item(best, f"{check_text(check)}: {told}")


def _worth(marks: Marks) -> tuple[bool, bool, bool]:
    return marks.outcome, marks.rule is not False, marks.cause is not False


def judge_one(judge: Judge, file: Path) -> Row:
    """The row of one scenario."""
    kind = _KIND.search(file.read_text(encoding="utf-8"))
    row = Row(file.stem, kind[1].strip() if kind else "other")
    try:
        found = judge.judge_file(file)
    except InputError as error:
        row.problem = str(error)
        return row
    row.items = [*refusals(found, judge.names), *statements(found, judge.names)]
    row.problem = found.why if found.verdict == SCRIPT_ERROR or found.bad_input else ""
    return row


def totals(rows: list[Row]) -> Iterator[str]:
    """The table by kind, with one line for all."""
    kinds: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        kinds[row.kind].append(row)
    width = max(len(kind) for kind in [*kinds, "kind"])
    yield f"{'kind':{width}} {'scenarios':>14} {'outcomes':>14} {'causes':>14} {'rules':>14}"
    for kind, group in [*sorted(kinds.items()), ("all", rows)]:
        marks = [item.marks for row in group for item in row.items]
        causes = [mark.cause for mark in marks if mark.cause is not None]
        told = [mark.rule for mark in marks if mark.rule is not None]
        columns = [[row.right for row in group], [mark.outcome for mark in marks], causes, told]
        yield f"{kind:{width}} " + " ".join(_share(column) for column in columns)


def _share(marks: list[bool]) -> str:
    return f"{sum(marks):4}/{len(marks):<4} {100 * sum(marks) // len(marks):3}%" if marks else f"{'-':>14}"


def main() -> int:
    """Judge the files named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("paths", nargs="+", type=Path)
    parser.add_argument("--scripts", action="append", type=Path, default=[])
    parser.add_argument("--db", action="append", type=Path, default=[])
    parser.add_argument("--wrong", action="store_true", help="list the scenarios that are wrong only")
    parser.add_argument("--strict", action="store_true", help="exit status 1 if a scenario is wrong")
    given = parser.parse_args()
    try:
        judge = Judge.of(given.scripts or _paths("SOLEMN_SCRIPTS"), given.db or _paths("SOLEMN_DB"))
        rows = [judge_one(judge, file) for file in scenario_files(given.paths)]
    except InputError as error:
        print(error, file=sys.stderr)
        return 2
    for row in rows:
        if not (given.wrong and row.right):
            print(f"{'error' if row.problem else 'right' if row.right else 'wrong'}  {row.id} ({row.kind}) {row.problem}".rstrip())
            for item in row.items:
                if not item.marks.right:
                    print(f"       {item.text}")
    print("\n" + "\n".join(totals(rows)))
    if any(row.problem for row in rows):
        return 2
    return 1 if given.strict and not all(row.right for row in rows) else 0


def _paths(name: str) -> list[Path]:
    return [Path(part) for part in os.environ.get(name, "").split(os.pathsep) if part]


if __name__ == "__main__":
    sys.exit(main())
