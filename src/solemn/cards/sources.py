"""Where scripts come from: the bundled folder, or folders in the layout of the community's repository."""

from collections.abc import Iterable, Sequence
from pathlib import Path

_SUBFOLDERS = ("", "official", "pre-release", "pre-errata", "unofficial", "goat", "skill", "rush")
BUNDLED = Path(__file__).parent
BUNDLED_SCRIPTS = BUNDLED / "scripts"
BUNDLED_LIBRARY = BUNDLED / "library"
BUNDLED_DATABASE = BUNDLED / "data" / "cards.cdb"


class NoScripts(Exception):
    """What was named are no scripts; the message says what was found and what is expected."""


class ScriptFolders:
    """Script files by name, looked for in several folders, the first that has it wins."""

    __slots__ = ("_known", "folders")

    def __init__(self, folders: Iterable[Path]) -> None:
        self.folders = tuple(folders)
        self._known: dict[str, Path | None] = {}

    def find(self, name: str) -> Path | None:
        """The file of that name, or None."""
        if name not in self._known:
            self._known[name] = next(
                (path for folder in self.folders for sub in _SUBFOLDERS if (path := folder / sub / name).is_file()), None
            )
        return self._known[name]

    def put(self, name: str, path: Path) -> None:
        """Use this file for that name, whatever the folders hold."""
        self._known[name] = path

    def library_files(self) -> list[Path]:
        """The Lua files that are no card's script, by name."""
        names = {path.name for folder in self.folders for path in folder.glob("*.lua") if not is_card_script(path.name)}
        return [path for name in sorted(names) if (path := self.find(name)) is not None]


def is_card_script(name: str) -> bool:
    """Is it the name of a card's script, `c` and a passcode?"""
    return name.startswith("c") and name.endswith(".lua") and name[1:-4].isdigit()


def script_files(paths: Sequence[Path], exclude: Sequence[str] = ()) -> list[Path]:
    """The Lua files named and those in the folders named, in order, each once; of a folder's files none that matches `exclude`.

    Raises NoScripts for a path that is not there, for a file that is no Lua script by its name, and if there is no script at all.
    """
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            inside = (file for file in sorted(path.rglob("*.lua")) if file.is_file())
            found.update((file, None) for file in inside if not any(file.match(pattern) for pattern in exclude))
        elif not path.is_file():
            raise NoScripts(f"{path}: no such file or folder")
        elif path.suffix != ".lua":
            raise NoScripts(f"{path}: is no Lua script: expected a file that ends in .lua, or a folder of such files")
        else:
            found[path] = None
    if not found:
        raise NoScripts(f"no Lua script in {', '.join(map(str, paths))}" + (" but those that the settings exclude" if exclude else ""))
    return list(found)


def bundled_scripts() -> ScriptFolders:
    """The package's own card scripts and Lua library."""
    return ScriptFolders((BUNDLED_SCRIPTS, BUNDLED_LIBRARY))
