"""How many puzzles are solved in how much time, by the complexity that they state.

    python bench/search.py FOLDER --scripts DIR --db FILE [--seconds 10] [--results FILE.jsonl] [--stop-after 300] [--page FILE.md]

Every puzzle of the folder is searched in this process alone for `--seconds` of processor time at most, so that other work on the machine
does not count; the tutorials come first, then the puzzles by the complexity that their own text states. Each solution is played again in a
strict duel. `--results` keeps a line of JSON for each puzzle, and a later run goes on with those that it lacks; `--stop-after` so many
seconds of processor time a run stops. Prints a table by complexity: puzzles, those solved within 1, 10 and 60 s, decisions and positions a
second, the share of positions that had been reached in another way before. `--page` writes a table of all puzzles in Markdown.
"""

import argparse
import json
import re
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from solemn.duel.errors import DuelError
from solemn.duel.pool import CardPool
from solemn.duel.puzzles import is_puzzle
from solemn.search.solving import SOLVED, Task, solve

WITHIN = (1, 10, 60)
STATED = re.compile(r"(?:Complexity|Difficulty):\s*([\d.]+)\+?\s*/\s*10", re.IGNORECASE)
Row = dict[str, Any]


def stated(path: Path) -> str:
    """The complexity that the puzzle states, rounded down: "1" to "10", "tutorial", or "?"."""
    if "tutorial" in path.name.lower():
        return "tutorial"
    match = STATED.search(path.read_text(encoding="utf-8", errors="replace"))
    return "?" if match is None else str(int(float(match[1])))


def rank(complexity: str) -> tuple[int, int]:
    """Tutorials first, then by number, unknown ones last."""
    order = {"tutorial": 0, "?": 2}
    return order.get(complexity, 1), int(complexity) if complexity.isdigit() else 0


def searched(path: Path, pool: CardPool, seconds: float) -> Row:
    """What came of a puzzle."""
    began = time.process_time()
    try:
        found = asdict(solve(Task(path, pool), seconds, 1))
        del found["answers"]
    except DuelError as error:
        found = {"status": "error", "why": str(error)}
    return {**found, "processor": round(time.process_time() - began, 2), "budget": seconds}


def run(folder: Path, pool: CardPool, given: argparse.Namespace) -> list[Row]:
    """The rows of all puzzles up to now, those of earlier runs among them."""
    results: Path | None = given.results
    rows: list[Row] = []
    if results is not None and results.exists():
        rows = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()]
    done = {row["file"] for row in rows}
    begin = time.process_time()
    puzzles = sorted((path for path in folder.rglob("*.lua") if is_puzzle(path)), key=lambda path: (rank(stated(path)), str(path)))
    for path in puzzles:
        name = str(path.relative_to(folder))
        if name in done:
            continue
        if time.process_time() - begin > given.stop_after:
            break
        row = {"file": name, "complexity": stated(path), **searched(path, pool, given.seconds)}
        rows.append(row)
        if results is not None:
            with results.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
    return rows


def table(rows: list[Row]) -> Iterator[str]:
    """The rows by complexity, in Markdown."""
    groups: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        groups[row["complexity"]].append(row)
    heads = " | ".join(f"within {seconds} s" for seconds in WITHIN)
    yield f"| complexity | puzzles | {heads} | decisions a second | positions a second | met again |"
    yield "|---|---|" + "---|" * (len(WITHIN) + 3)
    for name in [*sorted(groups, key=rank), "all"]:
        group = rows if name == "all" else groups[name]
        spent = sum(row.get("seconds", 0.0) for row in group) or 1.0
        positions, again = (sum(row.get(what, 0) for row in group) for what in ("positions", "met_again"))
        solved = " | ".join(_solved_within(group, seconds) for seconds in WITHIN)
        decisions = sum(row.get("decisions", 0) for row in group)
        share = f"{again / (positions + again):.0%}" if positions + again else "–"
        yield f"| {name} | {len(group)} | {solved} | {decisions / spent:,.0f} | {positions / spent:,.0f} | {share} |"


def _solved_within(rows: list[Row], seconds: int) -> str:
    """How many were solved in the time; at least so many where one that was not solved had less time than that."""
    count = sum(row["status"] == SOLVED and row["seconds"] <= seconds for row in rows)
    return f"≥ {count}" if any(row["status"] != SOLVED and row["budget"] < seconds for row in rows) else str(count)


def page(rows: list[Row]) -> Iterator[str]:
    """One line for each puzzle, in Markdown."""
    yield "| puzzle | complexity | status | seconds | lines | positions | replies |"
    yield "|---|---|---|---|---|---|---|"
    for row in sorted(rows, key=lambda row: (rank(row["complexity"]), row["file"])):
        name = Path(row["file"]).stem.replace("|", "/").replace("[", "").replace("]", " ")
        replies = row.get("replies", "") if row["status"] == SOLVED else ""
        yield (
            f"| {name} | {row['complexity']} | {row['status']} | {row.get('seconds', 0):.1f} | {row.get('lines', 0)} "
            f"| {row.get('positions', 0)} | {replies} |"
        )


def main() -> None:
    """Search, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scripts", required=True, type=Path)
    parser.add_argument("--db", required=True, type=Path)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--results", type=Path)
    parser.add_argument("--stop-after", type=float, default=float("inf"))
    parser.add_argument("--page", type=Path)
    given = parser.parse_args()
    time.monotonic = time.process_time
    rows = run(given.folder, CardPool.community(given.scripts, given.db), given)
    print("\n".join(table(rows)))
    if given.page is not None:
        given.page.write_text("\n".join(page(rows)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
