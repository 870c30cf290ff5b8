"""Put small faults into the rules, one at a time, and see whether the tests notice (cosmic-ray does both).

usage: python tools/mutation.py [--sample N] [--seed N] [--jobs N] [--folder DIR] [--only PACKAGE...] [--report]

Works in copies of the project under DIR (default .mutation) and goes on with what is there, so a run that was broken off can be taken up
again; --report only reads. Without community files the tests run with the bundled cards; where SOLEMN_SCRIPTS and SOLEMN_DB name them, what
these tests miss is shown to the tests that need community files, and to recorded duels where SOLEMN_TRACES names a folder of these.
The report gives both shares of faults that were noticed, and every fault that was not; what was tried while another fault
was still there is named and does not count. Exit status: 0 done, 2 bad input.
"""

import argparse
import ast
import json
import os
import random
import runpy
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import hypothesis
import pytest

ROOT = Path(__file__).parents[1]
CORE = Path("src") / "solemn" / "core"
PACKAGES = ("chain", "summons", "battle", "lifetimes", "permissions")
TESTS = ("rules", "core", "traces", "scenarios", "api", "cards/test_negators.py", "judge")
OTHER_TESTS = (  # slow, and not about rules
    "judge/test_all_faults.py", "judge/test_broken_off.py", "judge/test_cases_of_replays.py", "judge/test_catalogue.py",
    "judge/test_declaring.py", "judge/test_errors_in_every_language.py", "judge/test_hostile_files.py", "judge/test_languages.py",
    "judge/test_reading.py", "judge/test_schema.py",
)  # fmt: skip
COPIED = (
    "src", "tests", "examples", "docs", "tools", "pyproject.toml", ".importlinter", "README.md", "CHANGELOG.md", "CONTRIBUTING.md",
    "mkdocs.yml",
)  # fmt: skip
PYTEST = ("-q", "--assert=plain", "-p", "no:cacheprovider")
REACHED, REACHED_BY_COMMUNITY = "reached.json", "reached_by_community.json"
SESSION = "session.sqlite"
UNCHANGED = Path("unchanged")
COMMUNITY = ("SOLEMN_SCRIPTS", "SOLEMN_DB")
TRACE = ".jsonl.gz"
TRACES = 48  # recorded duels that a fault is shown to, if they reach what it changes
PASSED_BUNDLED = "not noticed with the bundled cards"
MIXED = "faults in several modules"  # a run that was broken off left one behind
SLOWER = 4  # a fault that makes a test, or all, this many times slower is an endless loop
AT_LEAST = 3600  # seconds that all tests of a fault may take on a busy machine; each test has its own bound
PATIENCE = 10  # seconds that a test may take longer than that

# the nearest fault of each kind: an operator is replaced by its neighbour, not by any other
_NEIGHBOURS = {
    "ReplaceBinaryOperator": (
        "Add_Sub Sub_Add Mul_FloorDiv FloorDiv_Mul Mod_Mul BitAnd_BitOr BitOr_BitAnd BitXor_BitAnd LShift_RShift RShift_LShift"
    ),
    "ReplaceComparisonOperator": "Eq_NotEq NotEq_Eq Lt_LtE LtE_Lt Gt_GtE GtE_Gt Is_IsNot IsNot_Is",
    "ReplaceUnaryOperator": "USub_UAdd Delete_USub Delete_Not Delete_Invert",
}
OPERATORS = {f"core/{kind}_{pair}" for kind, pairs in _NEIGHBOURS.items() for pair in pairs.split()} | {
    f"core/{name}"
    for name in (
        "AddNot", "NumberReplacer", "ReplaceAndWithOr", "ReplaceOrWithAnd", "ReplaceTrueWithFalse", "ReplaceFalseWithTrue",
        "ReplaceBreakWithContinue", "ReplaceContinueWithBreak", "ZeroIterationForLoop",
    )
}  # fmt: skip


@dataclass(frozen=True)
class Settings:
    """What a run is: how many faults by which seed, in how many copies at once, where, in which packages of core."""

    sample: int
    seed: int
    jobs: int
    folder: Path
    packages: tuple[str, ...]


# -- one fault: what cosmic-ray runs in the copy that has it


class Reach:
    """Which tests reach which function of the rules, and how long each takes; a recorded duel counts as a test."""

    def __init__(self, tests: list[str], seconds: list[float], places: dict[str, list[int]]) -> None:
        self.tests, self.seconds, self.places = tests, seconds, places

    @classmethod
    def read(cls, file: Path) -> "Reach":
        known = json.loads(file.read_text(encoding="utf-8"))
        return cls(known["tests"], known["seconds"], known["places"])

    def write(self, file: Path) -> None:
        file.write_text(json.dumps(vars(self)), encoding="utf-8")

    @contextmanager
    def noting(self, test: str, counts: Callable[[], bool] = lambda: True) -> Iterator[None]:
        """Note what is called meanwhile; nothing where `counts` says no at the end (a test that was skipped, or fails without a fault)."""
        called = set()

        def note(frame: Any, event: str, _: object) -> None:
            if event == "call":
                called.add(frame.f_code)

        started = time.process_time()
        sys.setprofile(note)
        yield
        sys.setprofile(None)
        if counts():
            for place in {_place(code.co_filename, code.co_qualname) for code in called if str(CORE) in code.co_filename}:
                self.places.setdefault(place, []).append(len(self.tests))
            self.tests.append(test)
            self.seconds.append(time.process_time() - started)

    def of(self, changed: list[str]) -> dict[str, float]:
        """The tests that reach what is changed, and their seconds, the quick ones first."""
        everywhere = any(place.endswith(":") for place in changed)
        numbers = range(len(self.tests)) if everywhere else {number for place in changed for number in self.places.get(place, ())}
        return {self.tests[number]: self.seconds[number] for number in sorted(numbers, key=self.seconds.__getitem__)}


class Recorder:
    """A pytest plugin that notes what tests reach; those that are known already are left out, and those that are skipped or fail."""

    def __init__(self, reach: Reach, known: Collection[str]) -> None:
        self.reach, self.known = reach, known
        self.useless: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid not in self.known]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self.useless.add(report.nodeid)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        with self.reach.noting(item.nodeid, lambda: item.nodeid not in self.useless):
            return (yield)


class Chosen:
    """A pytest plugin that runs these tests alone, in this order, each for as long as it may take."""

    def __init__(self, tests: Iterable[str], seconds: dict[str, float]) -> None:
        self.order = {name: number for number, name in enumerate(tests)}
        self.seconds = seconds

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        with ending(self.seconds[item.nodeid]):
            return (yield)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((item for item in items if item.nodeid in self.order), key=lambda item: self.order[item.nodeid])


@contextmanager
def ending(seconds: float) -> Iterator[None]:
    """End the process, as one that noticed something, if what takes so many seconds of processor time is an endless loop now."""
    signal.signal(signal.SIGPROF, lambda *_: os._exit(1))
    signal.setitimer(signal.ITIMER_PROF, PATIENCE + SLOWER * seconds)
    yield
    signal.setitimer(signal.ITIMER_PROF, 0)


def _place(file: str, name: str) -> str:
    """A function that stands at the top of a module, or the class that it belongs to."""
    return f"{file[file.rindex(str(CORE)) :]}:{name.split('.')[0]}"


def record() -> int:
    """Run the tests on a copy without a fault, and write down what they reach; with community files, those that need them and duels.

    Tests that fail without a fault can tell nothing and are left out; pytest names them.
    """
    community = _has_community_files()
    known = set(Reach.read(Path(REACHED)).tests) if community else set()
    reach = Reach([], [], {})
    pytest.main([*PYTEST, *_files()], plugins=[Recorder(reach, known)])
    if community:
        for trace in _traces():
            whole: list[bool] = []
            with reach.noting(trace, lambda whole=whole: whole[0]):  # type: ignore[misc]
                whole.append(_is_whole(trace))
    reach.write(Path(REACHED_BY_COMMUNITY if community else REACHED))
    return 0 if reach.tests else 1


def run_tests() -> int:
    """Run the tests that reach what is changed in this copy, the quick ones first; not 0 if they notice something."""
    changed = list(changed_functions())
    if len({place.split(":")[0] for place in changed}) > 1:
        print(MIXED)
        return 1
    if _has_community_files():
        bundled = {key: value for key, value in os.environ.items() if key not in COMMUNITY}
        if subprocess.run([sys.executable, "tools/mutation.py", "--test"], env=bundled, check=False).returncode:
            return 1
        print(PASSED_BUNDLED, flush=True)
    reach = Reach.read(Path(REACHED_BY_COMMUNITY if _has_community_files() else REACHED))
    seconds = reach.of(changed)
    traces = [test for test in seconds if test.endswith(TRACE)]
    tests = [test for test in seconds if not test.endswith(TRACE)]
    return int(any(_pytest(batch, seconds) for batch in _batches(tests, seconds)) or not all(_goes_on(trace, seconds) for trace in traces))


def _has_community_files() -> bool:
    return all(os.environ.get(name) for name in COMMUNITY)


def _batches(tests: list[str], seconds: dict[str, float]) -> Iterator[list[str]]:
    """The tests in batches of whole files, those of the quickest files first: most faults are noticed before all files are read."""
    spent: Counter[str] = Counter()
    for test in tests:
        spent[test.split("::")[0]] += seconds[test]
    files = [file for file, _ in sorted(spent.items(), key=lambda item: item[1])]
    begin, size = 0, 6
    while begin < len(files):
        chosen = set(files[begin : begin + size])
        yield [test for test in tests if test.split("::")[0] in chosen]
        begin, size = begin + size, size * 2


def changed_functions() -> Iterator[str]:
    """What is not in this copy as it was: functions and classes; a module's name alone for what stands at its top."""
    for file in sorted(CORE.rglob("*.py")):
        before, after = (UNCHANGED / file).read_bytes(), file.read_bytes()
        if before != after:
            then, now = _by_name(ast.parse(before)), _by_name(ast.parse(after))
            yield from (f"{file}:{name}" for name in sorted(then.keys() | now.keys()) if then.get(name) != now.get(name))


def _by_name(module: ast.Module) -> dict[str, str]:
    found: dict[str, str] = {}
    for node in module.body:
        name = getattr(node, "name", "")
        found[name] = found.get(name, "") + ast.dump(node)
    return found


def _pytest(tests: list[str], seconds: dict[str, float]) -> int:
    hypothesis.settings.register_profile("mutation", deadline=None)  # a busy machine is no fault
    hypothesis.settings.load_profile("mutation")
    files = sorted({test.split("::")[0] for test in tests})
    return int(pytest.main(["-x", *PYTEST, *files], plugins=[Chosen(tests, seconds)]))


def _goes_on(trace: str, seconds: dict[str, float]) -> bool:
    with ending(seconds[trace]):
        return _is_whole(trace)


def _files() -> list[str]:
    return [f"tests/{name}" for name in TESTS] + [f"--ignore=tests/{name}" for name in OTHER_TESTS]


def _traces() -> list[str]:
    folder = os.environ.get("SOLEMN_TRACES")
    traces = sorted(map(str, Path(folder).resolve().glob(f"*{TRACE}"))) if folder else []
    return traces[:: max(1, len(traces) // TRACES)][:TRACES]


def _is_whole(trace: str) -> bool:
    """Whether a recorded duel goes with community files as it was recorded."""
    return bool(_replay()(trace, [os.environ["SOLEMN_SCRIPTS"]], [os.environ["SOLEMN_DB"]])["whole"])


@cache
def _replay() -> Any:
    return runpy.run_path("tools/replay.py")["replay"]


# -- a run


def prepare(settings: Settings, number: int) -> Path:
    """A copy of the project to work in, with its compiled modules, made once."""
    copy = settings.folder.resolve() / f"copy-{number}"
    if copy.is_dir():
        shutil.copytree(copy / UNCHANGED, copy, dirs_exist_ok=True)  # a run that was broken off may have left its fault there
        return copy
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__", ".*"))
        elif source.is_file():
            shutil.copy2(source, copy / name)
    shutil.copytree(copy / CORE, copy / UNCHANGED / CORE)
    subprocess.run([sys.executable, "-m", "compileall", "-q", "src"], cwd=copy, check=True)
    return copy


def environment(copy: Path) -> dict[str, str]:
    """The environment of a copy: its own sources, whatever is installed."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONPYCACHEPREFIX"}
    return kept | {"PYTHONPATH": str(copy / "src")}


def measure(copies: list[Path]) -> float:
    """Find out what the tests reach, and the seconds that they take without a fault; ends the run if they fail then."""
    started = time.monotonic()
    everything = environment(copies[0])
    bundled = {key: value for key, value in everything.items() if key not in COMMUNITY}
    for known in (bundled, everything) if _has_community_files() else (bundled,):
        if subprocess.run([sys.executable, "tools/mutation.py", "--record"], cwd=copies[0], env=known, check=False).returncode:
            sys.exit("no test passes without any fault: see above")
    for copy in copies[1:]:
        for file in copies[0].glob(f"{Path(REACHED).stem}*"):
            shutil.copy2(file, copy)
    return time.monotonic() - started


def modules(settings: Settings) -> list[Path]:
    """The modules to put faults into, from the project's root."""
    found = [path for name in settings.packages for path in sorted((ROOT / CORE / name).rglob("*.py"))]
    return [path.relative_to(ROOT) for path in found]


def write_settings(file: Path, paths: Iterable[Path], timeout: float) -> None:
    names = ", ".join(f'"{path.as_posix()}"' for path in paths)
    test = f"{sys.executable} tools/mutation.py --test"
    file.write_text(
        f'[cosmic-ray]\nmodule-path = [{names}]\ntimeout = {timeout:.0f}.0\nexcluded-modules = []\ntest-command = "{test}"\n'
        '[cosmic-ray.distributor]\nname = "local"\n',
        encoding="utf-8",
    )


def start(settings: Settings) -> None:
    """Choose the faults and run them, a share of them in each copy."""
    paths = modules(settings)
    if not paths:
        sys.exit(f"no modules in {', '.join(settings.packages)} under {CORE}")
    copies = [prepare(settings, number) for number in range(settings.jobs)]
    if not all((copy / SESSION).is_file() for copy in copies):
        timeout = max(SLOWER * measure(copies), AT_LEAST)
        faults = choose(paths, settings)
        for number, copy in enumerate(copies):
            write_settings(copy / "cosmic-ray.toml", paths, timeout)
            write_session(copy / SESSION, faults[number :: settings.jobs])
    running = [_cosmic_ray(copy, "exec", "cosmic-ray.toml", SESSION) for copy in copies]
    for process in running:
        process.wait()


def _cosmic_ray(copy: Path, *arguments: str) -> "subprocess.Popen[bytes]":
    program = [sys.executable, "-c", "from cosmic_ray.cli import main; main()"]
    return subprocess.Popen([*program, *arguments], cwd=copy, env=environment(copy))


def write_session(file: Path, faults: Iterable[Any]) -> None:
    from cosmic_ray.work_db import use_db
    from cosmic_ray.work_item import WorkItem

    with use_db(file) as session:
        session.add_work_items([WorkItem.single(f"{number:04}", fault) for number, fault in enumerate(faults)])


def choose(paths: Iterable[Path], settings: Settings) -> list[Any]:
    """The sample: places chosen at random, and at each place one of its faults."""
    places: dict[tuple[str, int, int], list[Any]] = {}
    for path in paths:
        for fault in _faults(path):
            places.setdefault((str(path), *fault.start_pos), []).append(fault)
    chance = random.Random(settings.seed)
    chosen = chance.sample(sorted(places), min(settings.sample, len(places)))
    print(f"{len(chosen)} of {len(places)} places", flush=True)
    return [chance.choice(places[place]) for place in chosen]


def _faults(path: Path) -> Iterator[Any]:
    from cosmic_ray.ast import ast_nodes, get_ast_from_path
    from cosmic_ray.plugins import get_operator
    from cosmic_ray.work_item import MutationSpec

    tree = get_ast_from_path(ROOT / path)
    types = set(_positions_in_types(ast.parse((ROOT / path).read_text(encoding="utf-8"))))
    for name in sorted(OPERATORS):
        operator = get_operator(name)()
        places = (place for node in ast_nodes(tree) for place in operator.mutation_positions(node))
        for occurrence, (begin, end) in enumerate(places):
            if begin not in types:
                yield MutationSpec(module_path=path, operator_name=name, occurrence=occurrence, start_pos=begin, end_pos=end)


def _positions_in_types(tree: ast.AST) -> Iterator[tuple[int, int]]:
    """Where annotations have operators: faults in types are for the type checker."""
    for node in ast.walk(tree):
        found = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        for inside in (part for kind in found if kind is not None for part in ast.walk(kind)):
            if isinstance(inside, ast.BinOp):
                line, column = inside.left.end_lineno or 0, inside.left.end_col_offset or 0
                yield from ((line, column + space) for space in range(4))


# -- the report


def report(settings: Settings) -> None:
    """Print the shares of faults that were noticed, and the faults that were not."""
    from cosmic_ray.work_db import use_db

    done: list[tuple[str, Any]] = []
    waiting = 0
    for session_file in sorted(settings.folder.glob(f"copy-*/{SESSION}")):
        with use_db(session_file) as session:
            found = session.completed_work_items
            waiting += session.num_work_items - len(found)
        done += [(_noticed_by(result), (item.mutations[0], result)) for item, result in found]
    counts = Counter(how for how, _ in done)
    for how, (fault, result) in sorted(done, key=lambda row: (row[0], str(row[1][0].module_path), row[1][0].start_pos)):
        if how != "bundled":
            print(f"-- {how}: {fault.module_path}:{fault.start_pos[0]} {fault.operator_name.removeprefix('core/')}")
            print("\n".join(line for line in (result.diff or "").splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")))
    total = len(done) - counts["mixed"]
    if total:
        bundled = counts["bundled"]
        print(f"faults {total}, still to come {waiting}")
        print(f"noticed with the bundled cards {bundled} ({bundled / total:.1%})")
        print(f"noticed with community files too {total - counts['nobody']} ({1 - counts['nobody'] / total:.1%})")


def _noticed_by(result: Any) -> str:
    if str(result.test_outcome.value) == "survived":
        return "nobody"
    output = result.output or ""
    if MIXED in output:
        return "mixed"
    return "community" if PASSED_BUNDLED in output else "bundled"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sample", type=int, default=280, help="how many faults (280)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="copies at work at once")
    parser.add_argument("--folder", type=Path, default=ROOT / ".mutation")
    parser.add_argument("--only", nargs="+", default=list(PACKAGES), metavar="PACKAGE", help="packages or modules of core")
    parser.add_argument("--report", action="store_true", help="only report what was found so far")
    parser.add_argument("--record", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--test", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.record or options.test:
        return record() if options.record else run_tests()
    settings = Settings(options.sample, options.seed, options.jobs, options.folder, tuple(options.only))
    if not options.report:
        start(settings)
    report(settings)
    return 0


if __name__ == "__main__":
    sys.exit(main())
