"""Compiled code is kept on disk: by content, and whatever happens to the files."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from solemn.lua import Interface, LuaSyntaxError, Machine, compile_chunk
from solemn.lua.cache import CodeCache
from solemn.lua.compiler import chunk_key

PLAIN = Interface.empty()
FOLDING = Interface(frozenset(), {}, frozenset(), frozenset(), {"DECK": 5})


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def value(source: bytes, folder: Path, interface: Interface = PLAIN) -> object:
    chunk = compile_chunk(source, "t.lua", interface, cache=CodeCache(folder))
    return Machine(interface).run(chunk)


def test_the_second_process_reads_what_the_first_wrote(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert value(b"return 6*7", tmp_path) == 42
    assert len(files(tmp_path)) == 1
    monkeypatch.setattr("solemn.lua.compiler.translate", None)
    assert value(b"return 6*7", tmp_path) == 42


def test_keys_differ_by_all_that_matters() -> None:
    keys = {chunk_key(source, name, interface, env) for source in (b"return 1", b"return 2") for name in ("a", "b")
            for interface in (PLAIN, FOLDING) for env in (False, True)}
    assert len(keys) == 16
    assert Interface(frozenset({"Card", "Duel"}), {"A": ("Card",)}, frozenset(), frozenset(), {}).key == Interface(
        frozenset({"Duel", "Card"}), {"A": ("Card",)}, frozenset(), frozenset(), {}).key


def test_folded_constants_belong_to_the_key(tmp_path: Path) -> None:
    assert value(b"return DECK", tmp_path, FOLDING) == 5
    assert value(b"return DECK", tmp_path) is None


@pytest.mark.parametrize("damage", [b"", b"x", b"\0" * 100, None])
def test_a_damaged_file_is_ignored_and_replaced(tmp_path: Path, damage: bytes | None) -> None:
    value(b"return 1", tmp_path)
    (path,) = files(tmp_path)
    good = path.read_bytes()
    path.write_bytes(good[:-3] + b"abc" if damage is None else damage)
    assert value(b"return 1", tmp_path) == 1
    assert path.read_bytes() == good


def test_many_writers_at_once(tmp_path: Path) -> None:
    results: list[object] = []

    def work() -> None:
        for i in range(20):
            results.append(value(b"return %d" % i, tmp_path))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(results) == sorted(list(range(20)) * 4)  # type: ignore[type-var]
    assert len(files(tmp_path)) == 20


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert value(b"return 3", blocked / "below") == 3


def test_syntax_errors_are_not_kept(tmp_path: Path) -> None:
    with pytest.raises(LuaSyntaxError):
        compile_chunk(b"x =", "t.lua", PLAIN, cache=CodeCache(tmp_path))
    assert not files(tmp_path)
