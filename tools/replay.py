"""Replay recorded duels (JSON lines, gzip) and say where ours first differs.

usage: python tools/replay.py --scripts DIR --db FILE [--json] [--jobs N] TRACE...

For each trace one line: `whole`, or the first difference (in the decision offered, its options, or the state) with its context; last
`whole N of M, mean share X`, with the time spent in the engine. Exit status: 0 all whole, 1 not all, 2 bad input.
"""

import argparse
import gzip
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool, Deck
from solemn.duel.rows import state_row

_pool: dict[str, CardPool] = {}


def card_pool(scripts: list[str], databases: list[str]) -> CardPool:
    """The pool of cards, read once a process."""
    key = json.dumps([scripts, databases])
    if key not in _pool:
        _pool[key] = CardPool.community([Path(s) for s in scripts], [Path(db) for db in databases]) if scripts else CardPool.bundled()
    return _pool[key]


def read_trace(path: str) -> list[dict[str, Any]]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def replay(path: str, scripts: list[str], databases: list[str]) -> dict[str, Any]:
    """Replay one trace: how many decisions agreed, of how many, the first difference, the time used."""
    trace = read_trace(path)
    head, rows = trace[0], trace[1:]
    pool = card_pool(scripts, databases)
    decisions = sum("decision" in row for row in rows)
    result: dict[str, Any] = {"trace": Path(path).name, "decisions": decisions, "agreed": 0, "difference": None}
    started = time.process_time()
    try:
        decks = [Deck(tuple(deck["main"]), tuple(deck["extra"])) for deck in head["decks"]]
        duel = Duel(
            decks, seed=head["rng_seed"], flags=head["flags"], rulings="ocgcore", lp=head["lp"], start_hand=head["start_hand"],
            draw=head["draw"], shuffle=False, pool=pool, start=False,
        )  # fmt: skip
        result["setup"] = time.process_time() - started
        spent = time.process_time()
        duel.start()
        engine = time.process_time() - spent
        for row in rows:
            if "decision" not in row:
                if row.get("end") and duel.decision is not None:
                    result["difference"] = {"what": "end", "recorded": "the duel is over", "ours": duel.decision.as_row()}
                break
            difference = compare(duel, row)
            if difference is not None:
                result["difference"] = difference | {"events": row["events"][-12:], "log": visible(duel.log)[-12:]}
                break
            result["agreed"] += 1
            spent = time.process_time()
            assert duel.decision is not None
            duel.answer(mapped_answer(row, normal(duel.decision.as_row())))
            engine += time.process_time() - spent
        result["engine"] = engine
        result["script_errors"] = duel.state.script_errors[:3]
    except DuelError as error:
        result["difference"] = {"what": "error", "ours": f"{type(error).__name__}: {error}"}
    except Exception as error:  # an engine fault is a difference like any other; the trace says where
        import traceback

        result["difference"] = {"what": "crash", "ours": "".join(traceback.format_exception(error)[-6:])}
    result["whole"] = result["difference"] is None
    return result


def visible(log: list[tuple[Any, ...]]) -> list[Any]:
    return [normal(row) for row in log if not row[0].startswith(".")]


def normal(value: Any) -> Any:
    """Tuples as lists and keys as text, as JSON has them."""
    return json.loads(json.dumps(value))


def compare(duel: Duel, row: dict[str, Any]) -> dict[str, Any] | None:
    if duel.decision is None:
        return {"what": "end", "recorded": row["decision"], "ours": "the duel is over"}
    ours, theirs = normal(duel.decision.as_row()), row["decision"]
    if key_of(ours) != key_of(theirs):
        return {"what": "decision", "recorded": theirs, "ours": ours}
    duel.state.frozen = False  # the duels were recorded by asking the reference, which has its effects on the duel
    mine, recorded = normal(state_row(duel.state)), row["state"]
    if mine != recorded:
        return {"what": "state", "recorded": changed(recorded, mine), "ours": changed(mine, recorded)}
    return None


def key_of(decision: dict[str, Any]) -> dict[str, Any]:
    """The decision with its option lists as multisets."""
    return {k: sorted(map(json.dumps, v)) if isinstance(v, list) else v for k, v in decision.items()}


def changed(a: Any, b: Any) -> Any:
    """What of `a` is not so in `b`."""
    if isinstance(a, dict) and isinstance(b, dict):
        return {k: changed(v, b.get(k)) for k, v in a.items() if v != b.get(k)}
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        return {i: changed(v, b[i]) for i, v in enumerate(a) if v != b[i]}
    return a


def mapped_answer(row: dict[str, Any], ours: dict[str, Any]) -> Any:
    """The recorded answer as positions in our option lists."""
    theirs, answer = row["decision"], row["answer"]
    kind = theirs["type"]
    if kind in ("idle", "battle"):
        return (answer[0], place(theirs[answer[0]], ours[answer[0]], answer[1])) if len(answer) > 1 else (answer[0],)
    if kind == "chain":
        return answer if answer < 0 else place(theirs["activate"], ours["activate"], answer)
    if kind in ("cards", "tribute", "sum"):
        return None if answer is None else places(theirs["cards"], ours["cards"], answer)
    if kind == "select_unselect":
        both = theirs["cards"] + theirs["selected"], ours["cards"] + ours["selected"]
        if answer is None:
            return None
        if answer < len(theirs["cards"]):
            return place(theirs["cards"], ours["cards"], answer)
        return len(ours["cards"]) + place(theirs["selected"], ours["selected"], answer - len(theirs["cards"])) if both else None
    if kind in ("option", "announce_number"):
        return place(theirs["options"], ours["options"], answer)
    if kind == "counters":
        return permuted(theirs["cards"], ours["cards"], answer)
    if kind in ("place", "disable_zones"):
        return [tuple(zone) for zone in answer]
    return answer


def place(theirs: list[Any], ours: list[Any], index: int) -> int:
    """Where the option lies in our list; equal options keep their order."""
    wanted = theirs[index]
    nth = theirs[:index].count(wanted)
    return [i for i, option in enumerate(ours) if option == wanted][nth]


def places(theirs: list[Any], ours: list[Any], indexes: list[int]) -> list[int]:
    return [place(theirs, ours, index) for index in indexes]


def permuted(theirs: list[Any], ours: list[Any], amounts: list[int]) -> list[int]:
    result = [0] * len(ours)
    for index, amount in enumerate(amounts):
        result[place(theirs, ours, index)] = amount
    return result


def replayed(traces: list[str], scripts: list[str], databases: list[str], jobs: int) -> Iterator[dict[str, Any]]:
    """What becomes of each trace, in their order; one job needs no other process, so that profilers and the like see it."""
    if jobs == 1:
        yield from (replay(trace, scripts, databases) for trace in traces)
        return
    with ProcessPoolExecutor(jobs) as executor:
        count = len(traces)
        yield from executor.map(replay, traces, [scripts] * count, [databases] * count, chunksize=1)


def line_of(result: dict[str, Any], verbose: bool) -> str:
    name = result["trace"].removesuffix(".jsonl.gz")
    if result["whole"]:
        return f"{name}: whole, {result['decisions']} decisions"
    difference = result["difference"]
    text = f"{name}: {result['agreed']} of {result['decisions']} decisions, then {difference['what']}"
    return text + "\n" + "\n".join(f"    {k}: {v if isinstance(v, str) else json.dumps(v)}" for k, v in difference.items() if k != "what")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scripts", action="append", default=[], metavar="DIR", help="a folder of community scripts")
    parser.add_argument("--db", action="append", default=[], metavar="FILE", help="a card database")
    parser.add_argument("--json", action="store_true", help="one JSON object a trace, and one for the whole")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("traces", nargs="+", metavar="TRACE")
    options = parser.parse_args()
    missing = [trace for trace in options.traces if not Path(trace).is_file()]
    if missing:
        print(f"no such trace: {missing[0]}", file=sys.stderr)
        return 2
    results = []
    for result in replayed(options.traces, options.scripts, options.db, options.jobs):
        results.append(result)
        print(json.dumps(result) if options.json else line_of(result, True), flush=True)
    whole = sum(result["whole"] for result in results)
    share = sum(result["agreed"] / max(1, result["decisions"]) for result in results) / len(results)
    engine, setup = (sum(result.get(key, 0.0) for result in results) for key in ("engine", "setup"))
    agreed = sum(result["agreed"] for result in results)
    if options.json:
        print(json.dumps({"whole": whole, "traces": len(results), "mean_share": share, "engine_seconds": engine, "setup_seconds": setup}))
    else:
        kinds = Counter(result["difference"]["what"] for result in results if not result["whole"])
        if kinds:
            print("first differences:", ", ".join(f"{what} {n}" for what, n in kinds.most_common()))
        print(f"engine {engine:.2f} s, set-up {setup:.2f} s, {1000 * engine / max(1, agreed):.3f} ms a decision")
        print(f"whole {whole} of {len(results)}, mean share {share:.3f}")
    return 0 if whole == len(results) else 1


if __name__ == "__main__":
    sys.exit(main())
