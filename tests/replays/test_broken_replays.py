"""Whatever a file holds, reading it gives a replay or a ReplayError, soon and without much memory.

`SOLEMN_REPLAY_MUTANTS` says how many broken files are tried; `SOLEMN_REPLAY_SEED` which ones.
"""

import os
import random
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import Any

from replay_files import damaged, files, mutated
from test_playing_replays import bundled, played

from solemn import DuelError
from solemn.judge.play.replayed import replay_duel
from solemn.judge.scenario.names import CardNames
from solemn.replays.errors import ReplayError
from solemn.replays.reading import parse_replay

MUTANTS = int(os.environ.get("SOLEMN_REPLAY_MUTANTS", "500"))
SEED = int(os.environ.get("SOLEMN_REPLAY_SEED", "1"))
MOST_SECONDS = 3.0  # a third of this on a machine that does nothing else
MOST_MEMORY = 75 << 20  # and 25 for Python itself


def outcome(content: bytes) -> str:
    try:
        parse_replay(content)
    except ReplayError as error:
        return str(error)
    return ""


@cache
def bombs() -> list[bytes]:
    """Small files that unpack to as much as is allowed, ask for the largest dictionary, or hold as many messages as there can be."""
    from replay_files import SEED as WORDS
    from replay_files import body, struct

    from solemn.replays.file_format import MOST_BYTES, MOST_MESSAGES, MOST_RESPONSES, YRP, YRPX
    from solemn.replays.writing import EDOPRO

    extended = struct.pack("<5Q", 1, *WORDS)
    zeros = body(bytes(MOST_BYTES), YRP, EDOPRO, extra=extended)
    largest = zeros[:25] + b"\xff\xff\xff\xff" + zeros[29:]
    names = (struct.pack("<I", 1) + bytes(40)) * 2 + bytes(8)
    messages = body(names + b"\x28\x03\0\0\0abc" * (MOST_MESSAGES + 1), YRPX, EDOPRO, extra=extended)
    responses = body(names + bytes(12 + 20) + b"\x01\x01" * (MOST_RESPONSES + 1), YRP, EDOPRO, extra=extended)
    return [zeros, largest, messages, responses]


def test_broken_files_are_refused_or_read(soon: Callable[..., Any]) -> None:
    rng, kinds = random.Random(SEED), files()
    refused = 0
    for _ in range(MUTANTS):
        content = mutated(rng.choice(kinds), rng)
        refused += bool(soon(MOST_SECONDS, partial(outcome, content)))
    assert MUTANTS // 4 < refused < MUTANTS


def test_broken_replays_are_played_or_refused() -> None:
    rng, names = random.Random(SEED), CardNames(bundled().database)
    replays = [played(seed, 60).replay(time=0) for seed in (1, 2)]
    parted = 0
    for _ in range(max(30, MUTANTS // 100)):
        replay = rng.choice(replays)
        responses = list(replay.responses)
        at = rng.randrange(len(responses))
        responses[at : at + rng.choice((0, 1, 1, 5))] = [damaged(responses[at], rng)[:255] or b"\0"]
        broken = replace(replay, responses=tuple(responses))
        if rng.random() < 0.2:
            broken = replace(broken, lp=rng.getrandbits(32), start_hand=rng.randrange(90), duel_flags=rng.getrandbits(34))
        try:
            parted += replay_duel(broken, bundled(), names).misfit is not None
        except (DuelError, ReplayError):
            parted += 1
    assert parted > 10


def test_memory_is_bounded() -> None:
    for content in bombs()[:2]:  # the others take less, and take long to measure
        tracemalloc.start()  # counts what lzma takes, too
        outcome(content)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert most < MOST_MEMORY


def test_bombs_are_refused_soon(soon: Callable[..., Any]) -> None:
    for content in bombs():
        soon(MOST_SECONDS, partial(outcome, content))
