"""Two versions of scripts beside one another: two folders, or two commits of a checkout, and the cards that differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from solemn.cards.database import CardDatabase
from solemn.cards.sources import (
    BUNDLED_DATABASE,
    BUNDLED_LIBRARY,
    BUNDLED_SCRIPTS,
    LIBRARY_ROOTS,
    ScriptFolders,
    is_card_script,
    script_files,
    script_passcode,
)
from solemn.duel.pool import CardPool
from solemn.replaying.script_history import ScriptHistory, Version
from solemn.replays.errors import ReplayError
from solemn.spec.cards import PrintedCard
from solemn.spec.told import ToldError
from solemn.trying.themes import Stock


class NoVersions(ToldError):
    """What was named are no two versions of scripts; the message says why."""


@dataclass(frozen=True, slots=True)
class Versions:
    """The cards whose scripts differ, and the pools with the one and with the other version."""

    cards: tuple[PrintedCard, ...]
    old: CardPool
    new: CardPool
    unknown: tuple[int, ...] = ()  # passcodes of scripts that differ and that no database has
    alone: tuple[int, ...] = ()  # passcodes of scripts that only one version has


def of_folders(old: Path, new: Path, database: CardDatabase, others: Iterable[Path] = ()) -> Versions:
    """The versions in two folders. What one lacks of the library and of other cards' scripts comes from the other, from `others`, or from
    the bundled ones.

    Raises NoVersions.
    """
    scripts = [_scripts_in(folder) for folder in (old, new)]
    both = scripts[0].keys() & scripts[1].keys()
    differing = [name for name in sorted(both) if scripts[0][name].read_bytes() != scripts[1][name].read_bytes()]
    rest = (*others, *_bundled([old, new, *others]))
    pools = []
    for files, folders in zip(scripts, ((old, new), (new, old))):
        pool = CardPool(ScriptFolders((*folders, *rest)), database)
        for name in differing:
            pool.scripts.put(name, files[name])
        pools.append(pool)
    alone = tuple(sorted(script_passcode(name) for name in scripts[0].keys() ^ scripts[1].keys()))
    return _versions([script_passcode(name) for name in differing], database, pools[0], pools[1], alone)


def _scripts_in(folder: Path) -> dict[str, Path]:
    return {path.name: path for path in script_files([folder]) if is_card_script(path.name)}


def _bundled(folders: Iterable[Path]) -> tuple[Path, ...]:
    """The bundled scripts and library, unless a folder brings the library."""
    brought = any(all((folder / name).is_file() for name in LIBRARY_ROOTS) for folder in folders)
    return () if brought else (BUNDLED_SCRIPTS, BUNDLED_LIBRARY)


@contextmanager
def of_commits(old: str, new: str, checkout: Path, database: CardDatabase) -> Iterator[Versions]:
    """The versions of two commits of a checkout; the scripts lie in a temporary folder meanwhile. Raises NoVersions."""
    try:
        changed = _changed(ScriptHistory(checkout, ()), old, new)
        codes = {code for code in changed if database.get(code) is not None}
        around = _around(codes, checkout, database)
        history = ScriptHistory(checkout, codes | around)
        with TemporaryDirectory(prefix="solemn-scripts-") as folder:
            pools = []
            for number, commit in enumerate((old, new)):
                place = Path(folder) / str(number)
                place.mkdir()
                history.take_out(Version(commit, 0), place)
                pools.append(CardPool(ScriptFolders((place, checkout, BUNDLED_SCRIPTS)), database))
            both = [code for code in changed if all(pool.scripts.find(f"c{code}.lua") is not None for pool in pools)]
            yield _versions(both, database, pools[0], pools[1], tuple(code for code in changed if code not in both))
    except ReplayError as error:
        raise NoVersions(error.said) from error


def _changed(history: ScriptHistory, old: str, new: str) -> list[int]:
    """The passcodes of the card scripts that differ between two commits."""
    files = history.changed_files(old, new)
    return sorted({script_passcode(PurePosixPath(file).name) for file in files if is_card_script(PurePosixPath(file).name)})


def _around(codes: Iterable[int], checkout: Path, database: CardDatabase) -> set[int]:
    """The passcodes of the cards that lie about when these are tried."""
    stock = Stock.of(CardPool(ScriptFolders((checkout,)), database))
    found = set(CardDatabase([BUNDLED_DATABASE]).codes())
    for code in codes:
        card, script = database.get(code), stock.pool.scripts.find(f"c{code}.lua")
        if card is not None and script is not None:
            theme = stock.theme([script.read_text(encoding="utf-8", errors="replace")], card)
            found |= {other.code for other in (*theme.monsters, *theme.extra, *theme.spells)}
    return found


def _versions(codes: Iterable[int], database: CardDatabase, old: CardPool, new: CardPool, alone: tuple[int, ...]) -> Versions:
    cards, unknown = [], []
    for code in codes:
        card = database.get(code)
        if card is None:
            unknown.append(code)
        else:
            cards.append(card)
    return Versions(tuple(cards), old, new, tuple(unknown), alone)
