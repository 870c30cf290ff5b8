"""The version of the scripts with which a replay plays whole is found in the history of a checkout."""

import os
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from solemn import CardPool, Deck, Duel
from solemn.cards.sources import BUNDLED_DATABASE, BUNDLED_LIBRARY, BUNDLED_SCRIPTS
from solemn.replaying.finding_scripts import Tried, find_scripts
from solemn.replaying.script_history import ScriptHistory
from solemn.replays.errors import ReplayError
from solemn.replays.replay import Replay

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
DESIRES = 35261759
NO_EFFECT = "local s,id=GetID()\nfunction s.initial_effect(c)\nend\n"
DAYS = 24 * 60 * 60
FIRST = 1_700_000_000


def commit(folder: Path, day: int) -> str:
    date = f"{FIRST + day * DAYS} +0000"
    names = {f"GIT_{who}_{what}": "test" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    env = {**os.environ, **names, "GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date, "GIT_CONFIG_GLOBAL": os.devnull}
    for words in (("add", "-A"), ("commit", "-qm", f"day {day}")):
        subprocess.run(["git", "-C", str(folder), *words], env=env, check=True)
    return subprocess.run(["git", "-C", str(folder), "rev-parse", "HEAD"], capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture(scope="module")
def card() -> int:
    """A bundled Spell that can always be activated at the start."""
    pool = CardPool.bundled()
    found = pool.database.named("Pot of Desires") or pool.database.named("Pot of Greed") or pool.database.named("Upstart Goblin")
    assert found is not None
    return found.code


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory, card: int) -> tuple[Path, dict[str, str]]:
    """Scripts that lose their effect on day 20, and have another one that does not matter changed on day 10 and 30."""
    folder = tmp_path_factory.mktemp("checkout")
    subprocess.run(["git", "init", "-q", str(folder)], check=True)
    for path in BUNDLED_LIBRARY.glob("*.lua"):
        shutil.copy(path, folder / path.name)
    (folder / "official").mkdir()
    for path in BUNDLED_SCRIPTS.glob("*.lua"):
        shutil.copy(path, folder / "official" / path.name)
    commits = {"first": commit(folder, 0)}
    (folder / "official" / "c44095762.lua").write_text(NO_EFFECT + "--1\n")
    commits["other"] = commit(folder, 10)
    script = folder / "official" / f"c{card}.lua"
    whole = script.read_bytes()
    script.write_text(NO_EFFECT)
    commits["broken"] = commit(folder, 20)
    (folder / "utility.lua").write_bytes((folder / "utility.lua").read_bytes() + b"--\n")
    commits["library"] = commit(folder, 30)
    script.write_bytes(whole + b"--again\n")
    commits["mended"] = commit(folder, 40)
    script.write_text(NO_EFFECT)
    commits["last"] = commit(folder, 50)
    return folder, commits


@pytest.fixture(scope="module")
def replay(card: int) -> Replay:
    duel = Duel([Deck((card,) * 40)] * 2, seed=1, rulings="ocgcore", pool=CardPool.bundled())
    duel.answer(("activate", 0))
    for _ in range(6):
        if duel.decision is not None:
            duel.answer(next(iter(duel.decision.answers())))
    return duel.replay(time=FIRST)


def pool_of(folder: Path) -> CardPool:
    return CardPool.community([folder], [BUNDLED_DATABASE])


@pytest.mark.parametrize(
    ("day", "found", "tried"),
    [
        (5, "first", ["first"]),
        (15, "other", ["other"]),
        (25, "other", ["broken", "other"]),
        (35, "other", ["library", "broken", "other"]),
        (45, "mended", ["mended"]),
    ],
)
def test_the_version_of_the_day_comes_first_then_older_ones(
    checkout: tuple[Path, dict[str, str]], replay: Replay, day: int, found: str, tried: list[str]
) -> None:
    folder, commits = checkout
    seen: list[Tried] = []
    search = find_scripts(replace(replay, time=FIRST + day * DAYS), folder, pool_of(folder), on_try=seen.append)
    assert [one.version.commit for one in seen] == [commits[name] for name in tried]
    assert search.best is not None and search.best.whole and search.best.version.commit == commits[found]
    assert search.tried == len(tried)


def test_without_a_date_the_newest_comes_first(checkout: tuple[Path, dict[str, str]], replay: Replay) -> None:
    folder, commits = checkout
    search = find_scripts(replace(replay, time=0), folder, pool_of(folder))
    assert search.best is not None and search.best.version.commit == commits["mended"] and search.tried == 2


def test_versions_after_the_date_come_last(checkout: tuple[Path, dict[str, str]], card: int) -> None:
    folder, commits = checkout
    found = [version.commit for version in ScriptHistory(folder, [card]).versions(FIRST + 25 * DAYS)]
    assert found == [commits[name] for name in ("broken", "other", "library", "mended", "last")]


def test_a_search_that_finds_nothing_names_the_best(checkout: tuple[Path, dict[str, str]], replay: Replay) -> None:
    folder, _ = checkout
    search = find_scripts(replace(replay, time=FIRST + 35 * DAYS), folder, pool_of(folder), most=2)
    assert search.best is not None and not search.best.whole and search.tried == 2
    broken = replace(replay, time=FIRST, responses=(*replay.responses[:3], b"\x55" * 8))
    search = find_scripts(broken, folder, pool_of(folder))
    assert search.best is not None and not search.best.whole and search.tried == 5


def test_what_is_no_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ReplayError, match="expected a git checkout of card scripts; git says"):
        ScriptHistory(tmp_path, [1])
    missing: Callable[..., object] = lambda *_, **__: (_ for _ in ()).throw(FileNotFoundError())  # noqa: E731
    monkeypatch.setattr(subprocess, "run", missing)
    with pytest.raises(ReplayError, match="git is not installed"):
        ScriptHistory(tmp_path, [1])
