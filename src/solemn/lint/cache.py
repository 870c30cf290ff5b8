"""What was found before in files that have not changed since, so that a second run need not read them."""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
import platformdirs

from solemn.lint.findings import FileReport
from solemn.lint.library import library_files
from solemn.lint.runner import Settings
from solemn.lint.texts import text_files

KEPT = 8
_SUFFIX = ".lint"


class Entry(msgspec.Struct, array_like=True):
    """One file's report, with the file's time of change in nanoseconds and size in bytes when it was made."""

    changed: int
    size: int
    report: FileReport


@dataclass(slots=True)
class Cache:
    """The reports made with one set of settings by one version of the linter, and whether there are new ones."""

    path: Path
    entries: dict[str, Entry]
    changed: bool = False

    def get(self, file: Path) -> FileReport | None:
        """The report of a file that has not changed since; None when there is none."""
        entry = self.entries.get(str(file))
        return entry.report if entry is not None and (entry.changed, entry.size) == _stamp(file) else None

    def put(self, file: Path, report: FileReport) -> None:
        """Keep a file's report, without the file's lines."""
        changed, size = _stamp(file)
        self.entries[str(file)] = Entry(changed, size, replace(report, lines=()))
        self.changed = True

    def save(self) -> None:
        """Write what is new, and remove the oldest files of other settings. A folder that cannot be written is left alone."""
        if not self.changed:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            partial = self.path.with_suffix(f".{os.getpid()}")
            partial.write_bytes(msgspec.msgpack.encode(self.entries))
            partial.replace(self.path)
            for old in sorted(self.path.parent.glob(f"*{_SUFFIX}"), key=lambda file: -file.stat().st_mtime)[KEPT:]:
                old.unlink(missing_ok=True)
        except OSError:
            return


def default_folder() -> Path:
    """Where reports are kept unless another folder is named."""
    return platformdirs.user_cache_path("solemn") / "lint"


def open_cache(folder: Path, settings: Settings) -> Cache:
    """The reports kept in a folder for these settings; none when they cannot be read. Raises TextError for a folder without databases."""
    path = folder / f"{_key(settings)}{_SUFFIX}"
    try:
        return Cache(path, msgspec.msgpack.decode(path.read_bytes(), type=dict[str, Entry]))
    except (OSError, msgspec.DecodeError):
        return Cache(path, {})


def _key(settings: Settings) -> str:
    """Changes with the settings, with the databases and libraries in the files and folders that they name, and with the package itself."""
    package = Path(__file__).parents[1]
    sources = [*(package / "lint").rglob("*.py"), *(package / "lua").rglob("*.py"), *(package / "spec").rglob("*.py")]
    outside = [*text_files(settings.databases), *(file for folder in settings.libraries for file in library_files(folder))]
    told = [repr((settings.select, settings.ignore, settings.preview, settings.per_file_ignores)), os.getcwd()]
    told += [f"{file}:{_stamp(file)}" for file in sorted({*sources, *outside})]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:32]


def _stamp(file: Path) -> tuple[int, int]:
    try:
        status = os.stat(file)
    except OSError:
        return 0, -1
    return status.st_mtime_ns, status.st_size
