"""Time to replay recorded duels, and where OCGCORE_LIB is set the reference engine's own time for the same duels.

usage: python bench/replay.py --scripts DIR --db FILE TRACE...

Only traces that replay whole count. For the reference, OCG_LAB names the folder of drivers that recorded the traces (with CARD_SCRIPTS,
CARD_DB and DECKS as they need them); it plays each duel again from its seed, and the decisions must be those of the trace. Processor time.
"""

import argparse
import importlib
import os
import re
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))
import replay as tool


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

    def play(self, path: str, trace: list[dict[str, Any]]) -> bool:
        """Play the duel of a trace again; says whether the decisions were the same."""
        seed = int(re.findall(r"(\d+)\.jsonl", Path(path).name)[0])
        policy = self.drivers.eager_response if seed % 2 else self.drivers.rand_response
        (a, b), flags = trace[0]["decks"], trace[0]["flags"]
        played, _ = self.drivers.record(seed, a["main"], b["main"], flags, ea=a["extra"], eb=b["extra"], policy=policy, maxsteps=400)
        return played is not None and [row.get("answer") for row in tool.normal(played)] == [row.get("answer") for row in trace]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scripts", action="append", default=[], metavar="DIR")
    parser.add_argument("--db", action="append", default=[], metavar="FILE")
    parser.add_argument("traces", nargs="+", metavar="TRACE")
    options = parser.parse_args()
    reference = Reference(os.environ["OCG_LAB"]) if "OCGCORE_LIB" in os.environ and "OCG_LAB" in os.environ else None
    tool.replay(options.traces[0], options.scripts, options.db)  # everything is read once
    engine = setup = 0.0
    decisions = whole = same = 0
    for path in options.traces:
        tool.replay(path, options.scripts, options.db)  # its scripts are warm
        result = tool.replay(path, options.scripts, options.db)
        if not result["whole"]:
            print(f"{Path(path).name} does not replay whole and is left out")
            continue
        whole, decisions = whole + 1, decisions + result["decisions"]
        engine, setup = engine + result["engine"], setup + result["setup"]
        if reference is not None:
            same += reference.play(path, tool.read_trace(path))
    if not whole:
        return 1
    print(f"{whole} of {len(options.traces)} duels replayed whole, {decisions} decisions")
    print(f"  {1000 * engine / decisions:.3f} ms a decision, {1000 * setup / whole:.1f} ms to make a duel")
    if reference is not None:
        print(f"the reference played the same duels, {same} of {whole} with the same answers to the same decisions")
        print(f"  {1000 * reference.engine / decisions:.3f} ms a decision, {1000 * reference.setup / whole:.1f} ms to make a duel")
        print(f"  ratio: {engine / reference.engine:.1f} times the reference's time to play, {setup / reference.setup:.1f} to make a duel")
    return 0


if __name__ == "__main__":
    sys.exit(main())
