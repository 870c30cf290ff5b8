"""Where scripts come from: the bundled folder, or folders in the layout of the community's repository."""

from collections.abc import Iterable
from pathlib import Path

_SUBFOLDERS = ("", "official", "pre-release", "pre-errata", "unofficial", "goat", "skill", "rush")
BUNDLED = Path(__file__).parent
BUNDLED_SCRIPTS = BUNDLED / "scripts"
BUNDLED_LIBRARY = BUNDLED / "library"
BUNDLED_DATABASE = BUNDLED / "data" / "cards.cdb"


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


def bundled_scripts() -> ScriptFolders:
    """The package's own card scripts and Lua library."""
    return ScriptFolders((BUNDLED_SCRIPTS, BUNDLED_LIBRARY))
