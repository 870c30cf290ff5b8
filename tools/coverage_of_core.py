"""Which statements of the rules the tests run (coverage.py does the counting).

usage: python tools/coverage_of_core.py [--folder DIR] [--every N] [--report] [SLICE...]

Runs the tests folder by folder, the examples, and every Nth of the recorded duels in the folder that SOLEMN_TRACES names; community files
take part where SOLEMN_SCRIPTS and SOLEMN_DB name them. What ran is kept under DIR (default .coverage_of_core), a file a slice, so a run
that was broken off goes on where it was; naming slices runs these anew. Prints the lines of each file that nothing ran, and the share of
those that ran; --report only prints. By Python 3.12 or newer it takes a third of the time.
Exit status: 0 done, 1 a slice failed, 2 bad input.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

import coverage

ROOT = Path(__file__).parents[1]
CORE = Path("src") / "solemn" / "core"
TESTS = (
    "rules", "core", "api", "traces", "scenarios", "cards", "judge", "duel", "replays", "puzzles", "table", "players", "search", "chokes",
    "combo",
)  # fmt: skip
OTHER_TESTS = (  # slow, and not about rules
    "judge/test_all_faults.py", "judge/test_errors_in_every_language.py", "judge/test_hostile_files.py", "judge/test_languages.py",
    "judge/test_reading.py", "judge/test_schema.py", "cards/test_endless_files.py", "cards/test_hostile_databases.py",
)  # fmt: skip
DATA = ".data"
BY_MONITORING = sys.version_info >= (3, 12)  # the interpreter itself says what runs: nearly as quick as without
COMMUNITY = ("SOLEMN_SCRIPTS", "SOLEMN_DB")


def slices(every: int) -> dict[str, list[str]]:
    """What coverage.py runs, by the name of the slice."""
    ignored = [f"--ignore=tests/{name}" for name in OTHER_TESTS]
    found = {name: ["-m", "pytest", "-q", "-p", "no:cacheprovider", *ignored, f"tests/{name}"] for name in TESTS}
    found["examples"] = ["-m", "solemn", "judge", "examples"]
    if all(os.environ.get(name) for name in (*COMMUNITY, "SOLEMN_TRACES")):
        files = ["--scripts", os.environ["SOLEMN_SCRIPTS"], "--db", os.environ["SOLEMN_DB"]]
        traces = sorted(Path(os.environ["SOLEMN_TRACES"]).glob("*.jsonl.gz"))[::every]
        found["recorded"] = ["tools/replay.py", *files, "--jobs", "1", *map(str, traces)]
    return found


def run(name: str, command: list[str], folder: Path) -> int:
    """Run one slice and keep what it reached."""
    print(f"-- {name}", flush=True)
    settings = folder / "coverage.ini"
    settings.write_text("[run]\nsigterm = true\n" + ("" if BY_MONITORING else "concurrency = thread, greenlet\n"), encoding="utf-8")
    options = [f"--rcfile={settings}", f"--source={CORE}", f"--data-file={folder / name}{DATA}"]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")} | ({"COVERAGE_CORE": "sysmon"} if BY_MONITORING else {})
    return subprocess.run([sys.executable, "-m", "coverage", "run", *options, *command], cwd=ROOT, env=environment, check=False).returncode


def report(folder: Path) -> None:
    """Print the lines that no slice reached, file by file, and the share of all."""
    whole = coverage.Coverage(data_file=str(folder / "combined"), source=[str(ROOT / CORE)], messages=False)
    whole.combine([str(path) for path in sorted(folder.glob(f"*{DATA}"))], keep=True)
    statements = missing = 0
    for file in sorted((ROOT / CORE).rglob("*.py")):
        _, all_lines, _, missed, shown = whole.analysis2(str(file))
        statements += len(all_lines)
        missing += len(missed)
        if missed:
            print(f"{file.relative_to(ROOT / CORE)}: {shown}")
    print(f"{statements - missing} of {statements} statements, {1 - missing / statements:.2%}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=ROOT / ".coverage_of_core")
    parser.add_argument("--every", type=int, default=4, metavar="N", help="every Nth recorded duel (4)")
    parser.add_argument("--report", action="store_true", help="only print what was found so far")
    parser.add_argument("slices", nargs="*", metavar="SLICE", help="folders of tests, `examples` or `recorded`; all that were not run yet")
    options = parser.parse_args()
    folder = options.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    known = slices(options.every)
    if unknown := [name for name in options.slices if name not in known]:
        print(f"no such slice: {unknown[0]}; expected one of {', '.join(known)}", file=sys.stderr)
        return 2
    wanted = options.slices or [name for name in known if not (folder / f"{name}{DATA}").exists()]
    failed = [] if options.report else [name for name in wanted if run(name, known[name], folder)]
    report(folder)
    if failed:
        print(f"failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
