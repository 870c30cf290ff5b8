"""Play scenario files and say for each whether it agrees: `scenarios.py [--scripts DIR] [--db FILE] [--json OUT] [-v] FILE_OR_FOLDER...`

Verdicts: agrees, disagrees, stuck (the scenario asks for what is not possible), script error. The last line is `agrees N of M`.
The exit status is 0 if all agree, else 1; 2 for bad input.
"""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from solemn.judge.language.errors import InputError
from solemn.judge.play.checks import check_text
from solemn.judge.play.judging import AGREES, STUCK, Judge, Judgement
from solemn.judge.scenario.reading import scenario_files


def environment_paths(name: str) -> list[Path]:
    """The paths in an environment variable."""
    return [Path(part) for part in os.environ.get(name, "").split(os.pathsep) if part]


def judge_one(judge: Judge, path: Path) -> tuple[dict[str, Any], Judgement | None]:
    """The row of one file, and its judgement."""
    try:
        found = judge.judge_file(path)
    except InputError as error:
        return {"id": path.stem, "file": str(path), "verdict": STUCK, "title": "", "why": str(error)}, None
    except Exception as error:  # a fault of the engine ends one file, not the others
        why = f"{type(error).__name__}: {error}"
        return {"id": path.stem, "file": str(path), "verdict": "internal error", "title": "", "why": why}, None
    scenario = found.source.scenario
    return {"id": scenario.id, "file": str(path), "verdict": found.verdict, "title": scenario.title, "why": found.why}, found


def show(row: dict[str, Any], found: Judgement | None, verbose: bool) -> None:
    """Print one row, and what went otherwise than it should."""
    print(f"{row['verdict']:12} {row['id']:28} {row['title']}")
    for line in filter(None, row["why"].split("\n")):
        print("     ", line)
    for result in found.checks if found else ():
        if verbose or not result.ok:
            print("     ", "ok  " if result.ok else "FAIL", check_text(result.check), "=>", result.found)
    if verbose and found:
        for event in found.record.events:
            print("       ", event)


def main() -> int:
    """Judge the files named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("paths", nargs="+", type=Path)
    parser.add_argument("--scripts", action="append", type=Path, default=[])
    parser.add_argument("--db", action="append", type=Path, default=[])
    parser.add_argument("--json", action="store_true", help="print one JSON object a file instead of text")
    parser.add_argument("-v", "--verbose", action="store_true", help="every check, and the events")
    given = parser.parse_args()
    try:
        judge = Judge.of(given.scripts or environment_paths("SOLEMN_SCRIPTS"), given.db or environment_paths("SOLEMN_DB"))
        files = scenario_files(given.paths)
    except InputError as error:
        print(error, file=sys.stderr)
        return 2
    agreed = 0
    for path in files:
        row, found = judge_one(judge, path)
        agreed += row["verdict"] == AGREES
        if given.json:
            print(json.dumps(row, ensure_ascii=False))
        else:
            show(row, found, given.verbose)
    print(f"agrees {agreed} of {len(files)}")
    return 0 if agreed == len(files) else 1


if __name__ == "__main__":
    sys.exit(main())
