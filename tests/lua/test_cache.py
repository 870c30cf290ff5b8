"""Compiled code is kept on disk: by content, and whatever happens to the files."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from solemn.cli.version import is_compiled
from solemn.lua import Interface, LuaSyntaxError, Machine, compile_chunk
from solemn.lua import cache as caching
from solemn.lua.cache import CacheWarning, CodeCache
from solemn.lua.compiler import chunk_key

PLAIN = Interface.empty()
FOLDING = Interface(frozenset(), {}, frozenset(), frozenset(), {"DECK": 5})


SECRETS = ("key", "pruned")
posix = pytest.mark.skipif(os.name != "posix", reason="owners and modes of files")


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and path.name not in SECRETS]


def value(source: bytes, folder: Path, interface: Interface = PLAIN) -> object:
    chunk = compile_chunk(source, "t.lua", interface, cache=CodeCache(folder))
    return Machine(interface).run(chunk)


def test_the_second_process_reads_what_the_first_wrote(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert value(b"return 6*7", tmp_path) == 42
    assert len(files(tmp_path)) == 1
    monkeypatch.setattr("solemn.lua.compiler.translate", None)
    assert value(b"return 6*7", tmp_path) == 42


def test_keys_differ_by_all_that_matters() -> None:
    keys = {
        chunk_key(source, name, interface, env)
        for source in (b"return 1", b"return 2")
        for name in ("a", "b")
        for interface in (PLAIN, FOLDING)
        for env in (False, True)
    }
    assert len(keys) == 16
    assert (
        Interface(frozenset({"Card", "Duel"}), {"A": ("Card",)}, frozenset(), frozenset(), {}).key
        == Interface(frozenset({"Duel", "Card"}), {"A": ("Card",)}, frozenset(), frozenset(), {}).key
    )


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


# -- whom a cache trusts ------------------------------------------------------------------------------------------------


def test_code_that_others_could_have_written_is_not_run(tmp_path: Path) -> None:
    """Somebody who can write a file but does not know the key cannot have it run; a signature holds for one key alone."""
    value(b"return 1", tmp_path)
    (known,) = files(tmp_path)
    mine = known.read_bytes()
    value(b"return 2", tmp_path)
    (other,) = [path for path in files(tmp_path) if path != known]
    other.write_bytes(mine)
    assert value(b"return 2", tmp_path) == 2
    (tmp_path / "key").write_bytes(b"k" * 32)
    assert CodeCache(tmp_path).get(chunk_key(b"return 1", "t.lua", PLAIN, False)) is None


@posix
def test_the_key_is_for_the_user_alone(tmp_path: Path) -> None:
    value(b"return 1", tmp_path)
    key = tmp_path / "key"
    assert key.stat().st_mode & 0o777 == 0o600
    assert len(key.read_bytes()) == 32
    key.chmod(0o644)
    with pytest.warns(CacheWarning, match="alone"):
        assert CodeCache(tmp_path).get(chunk_key(b"return 1", "t.lua", PLAIN, False)) is None


@posix
@pytest.mark.parametrize("mode", [0o777, 0o770])
def test_a_folder_open_to_others_is_not_used(tmp_path: Path, mode: int) -> None:
    folder = tmp_path / "cache"
    value(b"return 1", folder)
    before = {path: path.read_bytes() for path in files(folder)}
    folder.chmod(mode)
    cache = CodeCache(folder)
    with pytest.warns(CacheWarning, match="written by other users"):
        assert compile_and_run(b"return 2", cache) == 2
    assert compile_and_run(b"return 3", cache) == 3  # one warning is enough
    assert {path: path.read_bytes() for path in files(folder)} == before


@posix
def test_a_folder_inside_one_that_is_open_to_others_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o777)
    with pytest.warns(CacheWarning, match="lies in"):
        assert value(b"return 2", tmp_path / "open" / "cache") == 2


@posix
def test_a_folder_of_another_user_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    with pytest.warns(CacheWarning, match="another user"):
        assert value(b"return 2", tmp_path) == 2


@posix
def test_a_key_that_is_a_link_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").write_bytes(b"k" * 32)
    (tmp_path / "elsewhere").chmod(0o600)
    folder = tmp_path / "cache"
    folder.mkdir(mode=0o700)
    (folder / "key").symlink_to(tmp_path / "elsewhere")
    assert value(b"return 2", folder) == 2
    assert not files(folder)


def compile_and_run(source: bytes, cache: CodeCache) -> object:
    return Machine().run(compile_chunk(source, "t.lua", PLAIN, cache=cache))


def test_what_a_script_loads_is_not_kept_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = CodeCache(tmp_path)
    monkeypatch.setattr("solemn.lua.compiler.default_cache", lambda: cache)
    assert compile_and_run(b'return load("return 6*" .. 7)()', cache) == 42
    assert len(files(tmp_path)) == 1
    for i in range(300):
        compile_and_run(b'return load(("x=1 "):rep(240) .. "return %d")()' % i, cache)
    assert cache.text_bytes < 250_000
    assert len(cache.texts) < 300


@pytest.mark.skipif(is_compiled(), reason="what is patched is part of the compiled code")
def test_old_files_go_and_so_do_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for i in range(6):
        value(b"return %d" % i, tmp_path)
    kept = files(tmp_path)
    old = time.time() - 61 * caching.DAY
    os.utime(kept[0], (old, old))
    os.utime(kept[1], (time.time() - 1000, time.time() - 1000))
    monkeypatch.setattr(caching, "MAX_ON_DISK", sum(path.stat().st_size for path in kept) - 10)
    (tmp_path / "pruned").unlink()
    value(b"return 100", tmp_path)
    left = files(tmp_path)
    assert kept[0] not in left
    assert kept[1] not in left
    assert len(left) == 5


def test_a_file_in_use_stays_young(tmp_path: Path) -> None:
    value(b"return 1", tmp_path)
    (path,) = files(tmp_path)
    os.utime(path, (1, 1))
    value(b"return 1", tmp_path)
    assert path.stat().st_mtime > 1


def test_many_processes_at_once(tmp_path: Path) -> None:
    """They agree on one key, and every file that is left is sound."""
    program = (
        "import sys; from pathlib import Path; from solemn.lua import Interface, Machine, compile_chunk\n"
        "from solemn.lua.cache import CodeCache\n"
        "for i in range(30):\n"
        "    chunk = compile_chunk(b'return %d' % i, 't.lua', Interface.empty(), cache=CodeCache(Path(sys.argv[1])))\n"
        "    assert Machine().run(chunk) == i\n"
    )
    command = [sys.executable, "-c", program, str(tmp_path / "cache")]
    running = [subprocess.Popen(command) for _ in range(4)]
    assert [process.wait() for process in running] == [0] * 4
    cache = CodeCache(tmp_path / "cache")
    assert all(cache.get(chunk_key(b"return %d" % i, "t.lua", PLAIN, False)) for i in range(30))
    assert len(files(tmp_path)) == 30
