"""A duel's file that is damaged in any way is no duel: NotADuel, soon, and nothing else."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from random_duels import bundled, kinds

from solemn import Deck, Duel, DuelError, NotADuel
from solemn.duel.simple_players import eager_answer

DAMAGED = 400
SECONDS = 2.0


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    rng = random.Random(8)
    main, extra = kinds(bundled())
    duel = Duel([Deck(tuple(rng.choices(main, k=15)), tuple(rng.choices(extra, k=3))) for _ in (0, 1)], seed=8, pool=bundled())
    while duel.decision is not None and len(duel.answers) < 25:
        duel.answer(eager_answer(duel.decision, rng))
    path = tmp_path_factory.mktemp("duel") / "duel.json"
    duel.write(path)
    return path.read_bytes()


@pytest.fixture
def read(tmp_path: Path, soon: Callable[..., Any]) -> Callable[[bytes], bool]:
    """Is the file a duel? Anything but a duel and NotADuel ends the test, and so does a long time."""
    path = tmp_path / "duel.json"

    def opened() -> bool:
        try:
            Duel.read(path, bundled())
        except NotADuel as error:
            assert str(path) in str(error)
            assert len(str(error)) < 2000
            return False
        return True

    def reading(data: bytes) -> bool:
        path.write_bytes(data)
        return bool(soon(SECONDS, opened))

    return reading


def test_damaged_bytes(content: bytes, read: Callable[[bytes], bool]) -> None:
    rng = random.Random(15)
    assert read(content)
    refused = 0
    for _ in range(DAMAGED):
        data = bytearray(content)
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(data))
            way = rng.randrange(4)
            if way == 0:
                data[at] = rng.randrange(256)
            elif way == 1:
                del data[at : at + rng.randrange(1, 30)]
            elif way == 2:
                data[at:at] = rng.choice([b"9", b"-", b"0", b"null", b"[", b"]", b'"', b"1e999", b"9" * 5000, b"\xff", b'"\\ud800"', b"["])
            else:
                data = data[: max(1, at)]
        refused += not read(bytes(data))
    assert refused > DAMAGED // 2


def test_damaged_fields(content: bytes, read: Callable[[bytes], bool]) -> None:
    rng = random.Random(16)
    whole = json.loads(content)
    values: list[Any] = [
        None, True, -1, 0, 1, 1.5, 10**18, 10**30, -(10**30), "", "x", "\ud800", "\0", [], [[]], {}, [0] * 50, [None],
        [[0, 4, 0.0]], "x" * 10**6,
    ]  # fmt: skip
    for field in whole:
        for value in values:
            read(json.dumps({**whole, field: value}).encode())
    for field in ("cards", "answers", "seed"):
        for _ in range(60):
            rows = json.loads(json.dumps(whole[field]))
            at = rng.randrange(len(rows))
            if isinstance(rows[at], list) and rng.random() < 0.7 and rows[at]:
                rows[at][rng.randrange(len(rows[at]))] = rng.choice(values)
            else:
                rows[at] = rng.choice(values)
            read(json.dumps({**whole, field: rows}).encode())


@pytest.mark.parametrize("data", [
    b"", b"\0" * 100, b"[" * 100_000, b'{"answers":' + b"[" * 100_000, b"9" * 5000, b"null", b"\xff\xfe", b"{}" * 10,
])  # fmt: skip
def test_what_is_no_duel_at_all(data: bytes, read: Callable[[bytes], bool]) -> None:
    assert not read(data)


def test_many_cards_and_broken_lua(content: bytes, read: Callable[[bytes], bool]) -> None:
    whole = json.loads(content)
    assert not read(json.dumps({**whole, "cards": [[46986414, 0, 2, 0, 8, None]] * 80_000}).encode())
    assert not read(json.dumps({**whole, "set_up": [["a.lua", "x ="]]}).encode())
    assert not read(json.dumps({**whole, "set_up": [["a.lua", "\u4e2d"]]}).encode())
    assert not read(json.dumps({**whole, "set_up": [["a.lua", "while true do end"]], "answers": [99]}).encode())


def test_a_name_that_no_file_has(tmp_path: Path) -> None:
    for name in (tmp_path / "none.json", tmp_path, tmp_path / ("x" * 5000)):
        with pytest.raises(NotADuel):
            Duel.read(name)
    with pytest.raises(DuelError, match="NUL"):
        Duel.read("a\0b")
