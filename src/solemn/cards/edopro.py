"""EDOPro's folder: where it lies, and which of its files are used in which order.

Scripts: the repositories, the last one first; then `expansions/script`, then `script`, each with its subfolders. Databases: `cards.cdb`,
then `expansions`, then the repositories; a later one wins over an earlier one.
"""

import json
import os
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from solemn.spec.told import ToldError, at, told

ENVIRONMENT: Final = "SOLEMN_EDOPRO"
AUTOMATIC: Final = "auto"
_NAMES: Final = ("ProjectIgnis", "EDOPro", "edopro")
_SUBFOLDER_DEPTH: Final = 2


class FolderError(ToldError):
    """A folder is not what it was given for; the message names it and what is missing."""


@dataclass(frozen=True, slots=True)
class CardFiles:
    """The files of a community folder, in the order in which they count: the first script folder and the last database win."""

    scripts: tuple[Path, ...] = ()
    databases: tuple[Path, ...] = ()
    banlists: tuple[Path, ...] = ()
    strings: tuple[Path, ...] = ()
    decks: tuple[Path, ...] = field(default=())

    def __or__(self, other: "CardFiles") -> "CardFiles":
        """Both, where the other one's files come before (or, for databases and strings, over) these."""
        return CardFiles(
            other.scripts + self.scripts,
            self.databases + other.databases,
            other.banlists + self.banlists,
            self.strings + other.strings,
            other.decks + self.decks,
        )


def _path(given: object) -> Path:
    if not isinstance(given, (str, os.PathLike)):
        raise FolderError(told("data-found", found=f"{given!r:.200}", expected=told("edopro-path")))
    return Path(os.fspath(given))


def edopro_files(folder: Path | str) -> CardFiles:
    """The files of an EDOPro folder. Raises FolderError if it has no scripts or no database."""
    if not isinstance(folder, Path):
        folder = _path(folder)
    if not folder.is_dir():
        raise FolderError(at(str(folder), told("edopro-is-file" if folder.exists() else "edopro-no-folder")))
    repositories = _repositories(folder)
    files = CardFiles(
        scripts=tuple(path for place in [*_repository_scripts(repositories), *_own_scripts(folder)] for path in place),
        databases=tuple(_databases(folder, repositories)),
        banlists=tuple(_banlists(folder, repositories)),
        strings=tuple(_existing([folder / "config" / "strings.conf", folder / "expansions" / "strings.conf",
                                 *(repo / "strings.conf" for repo in repositories)])),
        decks=tuple(path for path in (folder / "deck", folder / "decks") if path.is_dir()),
    )  # fmt: skip
    if not files.scripts:
        raise FolderError(at(str(folder), told("edopro-no-scripts")))
    if not files.databases:
        raise FolderError(at(str(folder), told("edopro-no-database")))
    return files


def find_edopro(environment: Mapping[str, str] = os.environ, home: Path | None = None) -> Path | None:
    """EDOPro's folder where it usually lies, None if it is at none of these places."""
    return next((path for path in usual_places(environment, home) if (path / "script").is_dir() or (path / "repositories").is_dir()), None)


def usual_places(environment: Mapping[str, str] = os.environ, home: Path | None = None) -> list[Path]:
    """Where installers and guides put EDOPro on this system."""
    own = home or Path.home()
    parents = [own, own / ".local" / "share", own / "Applications", own / "Documents", own / "Games", own / "games"]
    if sys.platform == "win32":
        parents += [Path("C:/"), *(Path(environment[name]) for name in ("LOCALAPPDATA", "PROGRAMFILES") if environment.get(name))]
    elif sys.platform == "darwin":
        parents += [Path("/Applications")]
    else:
        parents += [Path("/opt"), Path("/usr/share")]
    return [parent / name for parent in parents for name in _NAMES]


# -- the parts ----------------------------------------------------------------------------------------------------


def _repositories(folder: Path) -> list[Path]:
    """The repositories in the order in which EDOPro lists them, those that it does not list last, by name."""
    root = folder / "repositories"
    there = sorted(path for path in root.iterdir() if path.is_dir()) if root.is_dir() else []
    listed = {path.resolve(): number for number, path in enumerate(_listed(folder))}
    return sorted(there, key=lambda path: listed.get(path.resolve(), len(listed)))


def _listed(folder: Path) -> Iterable[Path]:
    for name in ("configs.json", "user_configs.json"):
        try:
            content = json.loads((folder / "config" / name).read_text(encoding="utf-8"))
            entries = [entry for entry in content.get("repos", []) if isinstance(entry, dict) and entry.get("should_read", True)]
        except (OSError, ValueError, AttributeError, TypeError):
            continue
        for entry in entries:
            path = entry.get("repo_path") or f"repositories/{entry.get('repo_name') or str(entry.get('url', '')).rsplit('/', 1)[-1]}"
            yield folder / str(path)


def _repository_scripts(repositories: list[Path]) -> list[list[Path]]:
    """The script folders of the repositories, the last repository first; one that is itself a collection of scripts counts whole."""
    found = []
    for repo in reversed(repositories):
        top = repo / "script" if (repo / "script").is_dir() else repo
        folders = [*_subfolders(top), top]
        found.append([path for path in folders if next(path.glob("*.lua"), None) is not None])
    return found


def _own_scripts(folder: Path) -> list[list[Path]]:
    tops = [path for path in (folder / "expansions" / "script", folder / "script") if path.is_dir()]
    return [[top, *_subfolders(top)] for top in tops]


def _subfolders(top: Path) -> list[Path]:
    found = [path for path in top.rglob("*") if path.is_dir() and len(path.relative_to(top).parts) <= _SUBFOLDER_DEPTH]
    return sorted(path for path in found if not any(part.startswith(".") for part in path.relative_to(top).parts))


def _databases(folder: Path, repositories: list[Path]) -> Iterable[Path]:
    yield from sorted(folder.glob("*.cdb"))
    expansions = folder / "expansions"
    yield from sorted({*expansions.glob("*.cdb"), *expansions.glob("*/*.cdb")})
    for repo in repositories:
        yield from sorted(repo.glob("*.cdb"))


def _banlists(folder: Path, repositories: list[Path]) -> Iterable[Path]:
    for place in (folder / "expansions", folder, *repositories):
        yield from _existing([place / "lflist.conf"])
        yield from sorted((place / "lflists").glob("*.conf"))
        if place in repositories:
            yield from sorted(path for path in place.glob("*.lflist.conf") if path.name != "lflist.conf")


def _existing(paths: Iterable[Path]) -> list[Path]:
    return [path for path in paths if path.is_file()]
