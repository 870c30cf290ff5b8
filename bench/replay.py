"""Time to replay recorded duels, and where OCGCORE_LIB is set the reference engine's own time for the same duels.

usage: python bench/replay.py --scripts DIR --db FILE [--other WHERE] [--rounds N] TRACE...

All take turns, trace by trace, so that a busy machine hurts them alike. `--other` adds another solemn: that of another Python, such as one
with a compiled wheel, or that of a folder. Only traces that all play whole count.
For the reference, OCG_LAB names the folder of drivers that recorded the traces (with CARD_SCRIPTS, CARD_DB and DECKS as they need them); it
plays each duel again from its seed, and the decisions must be those of the trace. Processor time, of each trace the least of the rounds.
"""

import argparse
import importlib
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))
import replay as tool
from solemn.cli.version import is_compiled


@dataclass
class Times:
    """Seconds to play and to make a duel, and how many decisions it has."""

    engine: float = 0.0
    setup: float = 0.0
    decisions: int = 0

    def least(self, other: "Times | None") -> "Times":
        """The lesser times of both."""
        return self if other is None else Times(min(self.engine, other.engine), min(self.setup, other.setup), self.decisions)

    def add(self, other: "Times") -> None:
        """Add those of another duel."""
        self.engine += other.engine
        self.setup += other.setup
        self.decisions += other.decisions


class Reference:
    """The reference engine, run by the drivers that recorded the traces."""

    def __init__(self, folder: str) -> None:
        sys.path.insert(0, folder)
        self.drivers: Any = importlib.import_module("record")
        self.engine = self.setup = 0.0
        library = self.drivers.LIB
        process, create = library.OCG_DuelProcess, self.drivers.Duel.__init__

        def timed_process(*args: Any) -> Any:
            started = time.process_time()
            result = process(*args)
            self.engine += time.process_time() - started
            return result

        def timed_create(duel: Any, *args: Any, **named: Any) -> None:
            started = time.process_time()
            create(duel, *args, **named)
            self.setup += time.process_time() - started

        library.OCG_DuelProcess = timed_process
        self.drivers.Duel.__init__ = timed_create

    def play(self, path: str) -> Times | None:
        """The times of the duel of a trace, played again; None if the decisions were not the same."""
        trace = tool.read_trace(path)
        seed = int(re.findall(r"(\d+)\.jsonl", Path(path).name)[0])
        policy = self.drivers.eager_response if seed % 2 else self.drivers.rand_response
        (a, b), flags = trace[0]["decks"], trace[0]["flags"]
        self.engine = self.setup = 0.0
        played, _ = self.drivers.record(seed, a["main"], b["main"], flags, ea=a["extra"], eb=b["extra"], policy=policy, maxsteps=400)
        if played is None or [row.get("answer") for row in tool.normal(played)] != [row.get("answer") for row in trace]:
            return None
        return Times(self.engine, self.setup, sum("decision" in row for row in trace))


class Variant:
    """A solemn that plays traces in a process of its own: of another interpreter, of another tree, or the one that runs this."""

    def __init__(self, where: str | None, arguments: list[str]) -> None:
        environment, python = dict(os.environ), sys.executable
        if where is not None and Path(where).is_dir():
            environment["PYTHONPATH"] = where
        elif where is not None:
            python, _ = where, environment.pop("PYTHONPATH", None)
        self.process = subprocess.Popen(
            [python, __file__, "--worker", *arguments], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        kind = self._line()
        self.name = f"{where or 'this one'} ({kind})"

    def _line(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.process.args}: ended with exit status {self.process.wait()}")
        return json.loads(line)

    def play(self, path: str) -> Times | None:
        """The times of one trace; None if it does not replay whole."""
        assert self.process.stdin is not None
        print(path, file=self.process.stdin, flush=True)
        result = self._line()
        return Times(**result) if result else None


def work(options: argparse.Namespace) -> None:
    """Play the traces that come as lines, each twice: its scripts are warm then. Tells the times as lines of JSON."""
    print(json.dumps("compiled" if is_compiled() else "pure"), flush=True)
    for line in sys.stdin:
        path = line.rstrip("\n")
        tool.replay(path, options.scripts, options.db)
        result = tool.replay(path, options.scripts, options.db)
        times = {name: result[name] for name in ("engine", "setup", "decisions")} if result["whole"] else None
        print(json.dumps(times), flush=True)


def measure(players: dict[str, Callable[[str], Times | None]], traces: list[str], rounds: int) -> tuple[dict[str, Times], int]:
    """The sums of the least times of each trace that all play whole, and how many those are. The players take turns."""
    sums = {name: Times() for name in players}
    whole = 0
    for path in traces:
        best: dict[str, Times] = {}
        for name, play in [*players.items()] * rounds:
            times = play(path)
            if times is None:
                print(f"{Path(path).name} is left out: {name} does not play it whole")
                break
            best[name] = times.least(best.get(name))
        else:
            whole += 1
            for name, times in best.items():
                sums[name].add(times)
    return sums, whole


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scripts", action="append", default=[], metavar="DIR")
    parser.add_argument("--db", action="append", default=[], metavar="FILE")
    parser.add_argument("--other", action="append", default=[], metavar="WHERE", help="another solemn: a Python, or a folder with it")
    parser.add_argument("--rounds", type=int, default=1, metavar="N", help="play each trace so often and count the least time")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("traces", nargs="*", metavar="TRACE")
    options = parser.parse_args()
    if options.worker:
        work(options)
        return 0
    arguments = [part for name in ("scripts", "db") for value in getattr(options, name) for part in (f"--{name}", value)]
    variants = [Variant(where, arguments) for where in (None, *options.other)]
    players: dict[str, Callable[[str], Times | None]] = {variant.name: variant.play for variant in variants}
    if "OCGCORE_LIB" in os.environ and "OCG_LAB" in os.environ:
        players["the reference"] = Reference(os.environ["OCG_LAB"]).play
    sums, whole = measure(players, options.traces, options.rounds)
    if not whole:
        return 1
    decisions = sums[variants[0].name].decisions
    print(f"{whole} of {len(options.traces)} duels played whole, {decisions} decisions")
    last = list(sums.values())[-1]
    for name, times in sums.items():
        print(f"  {1000 * times.engine / decisions:7.3f} ms a decision, {1000 * times.setup / whole:5.1f} ms to make a duel: {name}")
        if times is not last:
            print(f"  {times.engine / last.engine:7.2f}                {times.setup / last.setup:5.2f}   times {list(sums)[-1]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
