"""Where scripts come from: the bundled folder, or folders in the layout of the community's repository."""

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from solemn.spec.told import ToldError, at, told

_SUBFOLDERS = ("", "official", "pre-release", "pre-errata", "unofficial", "goat", "skill", "rush")
BUNDLED = Path(__file__).parent
BUNDLED_SCRIPTS = BUNDLED / "scripts"
BUNDLED_LIBRARY = BUNDLED / "library"
BUNDLED_DATABASE = BUNDLED / "data" / "cards.cdb"
BUNDLED_DECKS = BUNDLED / "data" / "decks"
LIBRARY_ROOTS: Final = ("constant.lua", "utility.lua")
YGOPRO_ROOT: Final = "procedure.lua"  # of the library of YGOPro's scripts
YGOPRO_FOLDER: Final = BUNDLED / "ygopro"
YGOPRO_FILE: Final = "ygopro.lua"
_LONGEST_NAME: Final = 200  # bytes: what every file system takes
_LONGEST_PASSCODE: Final = 10
_MOST_MISSES: Final = 10_000  # names that no folder has and that are remembered


class NoScripts(ToldError):
    """What was named are no scripts; the message says what was found and what is expected."""


class ScriptFolders:
    """Script files by name, looked for in several folders, the first that has it wins.

    Scripts choose names too, so nothing outside the folders is found: not by a path, and not by a link that leads out of them.
    """

    __slots__ = ("_inside", "_known", "_misses", "folders")

    def __init__(self, folders: Iterable[Path]) -> None:
        self.folders = tuple(folders)
        self._known: dict[str, Path | None] = {}
        self._inside: dict[Path, dict[str, Path]] = {}  # scripts in subfolders of other names
        self._misses = 0

    def find(self, name: str) -> Path | None:
        """The file of that name, or None."""
        if name in self._known:
            return self._known[name]
        path = self._look_for(name) if is_file_name(name) else None
        if path is None:
            self._misses += 1
            if self._misses > _MOST_MISSES:
                return None
        self._known[name] = path
        return path

    def _look_for(self, name: str) -> Path | None:
        places = (folder / sub / name for folder in self.folders for sub in _SUBFOLDERS)
        found = next((path for path in places if path.is_file() and self._holds(path)), None)
        if found is None and is_card_script(name):
            found = next((path for folder in self.folders if (path := self._elsewhere(folder).get(name)) is not None), None)
        return found

    def _elsewhere(self, folder: Path) -> dict[str, Path]:
        """The card scripts of a folder that lie in none of the usual subfolders, by name; of several the first by its path."""
        if folder not in self._inside:
            usual = {folder / sub for sub in _SUBFOLDERS}
            inside: dict[str, Path] = {}
            for here, below, names in os.walk(folder):
                below[:] = sorted(name for name in below if not name.startswith("."))
                if Path(here) not in usual:
                    for name in sorted(names):
                        if name.endswith(".lua") and is_card_script(name) and self._holds(Path(here, name)):
                            inside.setdefault(name, Path(here, name))
            self._inside[folder] = inside
        return self._inside[folder]

    def _holds(self, path: Path) -> bool:
        """Does the file lie in one of the folders, links followed?"""
        real = path.resolve()
        return any(real.is_relative_to(folder.resolve()) for folder in self.folders)

    def put(self, name: str, path: Path) -> None:
        """Use this file for that name, whatever the folders hold."""
        self._known[name] = path

    def library_files(self) -> list[Path]:
        """The Lua files that are no card's script, by name."""
        names = {path.name for folder in self.folders for path in folder.glob("*.lua") if not is_card_script(path.name)}
        return [path for name in sorted(names) if (path := self.find(name)) is not None]


def library_above(path: Path) -> Path | None:
    """The nearest folder with the script library, from a folder or a file's folder upwards; None where there is none."""
    start = path.resolve() if path.is_dir() else path.resolve().parent
    return next((here for here in (start, *start.parents) if all((here / name).is_file() for name in LIBRARY_ROOTS)), None)


def is_card_script(name: str) -> bool:
    """Is it the name of a card's script, `c` and a passcode?"""
    return name.startswith("c") and name.endswith(".lua") and is_passcode(name[1:-4])


def script_passcode(name: str) -> int:
    """The passcode in the name of a card's script."""
    return int(name[1:-4])


def is_passcode(text: str) -> bool:
    """Is it a passcode in decimal digits?"""
    return text.isascii() and text.isdigit() and len(text) <= _LONGEST_PASSCODE


def is_file_name(name: str) -> bool:
    """Is it the plain name of a file: no path, nothing that a file system takes for something else, at most 200 bytes?"""
    odd = any(c in "/\\:" or not c.isprintable() for c in name)
    return 0 < len(name.encode("utf-8", "replace")) <= _LONGEST_NAME and not odd and name.strip(". ") != ""


def script_files(paths: Sequence[Path], exclude: Sequence[str] = ()) -> list[Path]:
    """The Lua files named and those in the folders named, in order, each once; of a folder's files none that matches `exclude`.

    Raises NoScripts for a path that is not there, for a file that is no Lua script by its name, and if there is no script at all.
    """
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            inside = map(Path, sorted(_lua_files(path), key=lambda name: name.split(os.sep)))
            found.update((file, None) for file in inside if not any(file.match(pattern) for pattern in exclude))
        elif not path.is_file():
            raise NoScripts(at(str(path), told("scripts-not-there")))
        elif path.suffix != ".lua":
            raise NoScripts(at(str(path), told("scripts-not-lua")))
        else:
            found[path] = None
    if not found:
        raise NoScripts(told("scripts-excluded" if exclude else "scripts-none", paths=", ".join(map(str, paths))))
    return list(found)


def _lua_files(folder: str | Path) -> Iterator[str]:
    """The Lua files in a folder and its subfolders, without a look at each file: only links need one."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                yield from _lua_files(entry.path)
            elif entry.name.endswith(".lua") and entry.is_file():
                yield entry.path


def bundled_scripts() -> ScriptFolders:
    """The package's own card scripts and Lua library."""
    return ScriptFolders((BUNDLED_SCRIPTS, BUNDLED_LIBRARY))
