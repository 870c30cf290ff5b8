"""Settings from `solemn.toml` (table `[lint]`) or `pyproject.toml` (table `[tool.solemn.lint]`), the nearest above the first path."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

KEYS = {"select": list, "ignore": list, "preview": bool, "exclude": list, "database": list, "library": str, "per-file-ignores": dict}
WORDS: dict[type, str] = {list: "list of texts", dict: "table of lists of texts"}


class ConfigError(Exception):
    """A settings file cannot be used; the message names file and key."""


@dataclass(frozen=True, slots=True)
class Config:
    """What a settings file says; paths are relative to the file."""

    path: Path | None = None
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    preview: bool = False
    exclude: tuple[str, ...] = ()
    databases: tuple[Path, ...] = ()
    library: Path | None = None
    per_file_ignores: tuple[tuple[str, tuple[str, ...]], ...] = ()


def find_config(start: Path) -> Config:
    """The settings that are valid for a path: those of the nearest file in its folder or above. Raises ConfigError."""
    folder = start if start.is_dir() else start.parent
    for here in (folder.resolve(), *folder.resolve().parents):
        for name, keys in (("solemn.toml", ("lint",)), ("pyproject.toml", ("tool", "solemn", "lint"))):
            path = here / name
            if path.is_file():
                table = _table(path, keys)
                if table is not None:
                    return _config(path, table)
    return Config()


def _table(path: Path, keys: tuple[str, ...]) -> Mapping[str, Any] | None:
    try:
        data: Any = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ConfigError(f"{path}: {error}") from None
    for key in keys:
        data = data.get(key) if isinstance(data, dict) else None
    return data if isinstance(data, dict) else None


def _config(path: Path, table: Mapping[str, Any]) -> Config:
    for key, value in table.items():
        if key not in KEYS:
            raise ConfigError(f"{path}: unknown key {key!r}; known are {', '.join(KEYS)}")
        if not isinstance(value, KEYS[key]) or not all(_are_texts(part) for part in _lists(value)):
            raise ConfigError(f"{path}: {key} must be a {WORDS.get(KEYS[key]) or KEYS[key].__name__}")
    folder = path.parent
    library = table.get("library")
    return Config(
        path=path,
        select=tuple(table.get("select", ())),
        ignore=tuple(table.get("ignore", ())),
        preview=bool(table.get("preview", False)),
        exclude=tuple(table.get("exclude", ())),
        databases=tuple(folder / name for name in table.get("database", ())),
        library=folder / library if library else None,
        per_file_ignores=tuple((_placed(folder, pattern), tuple(names)) for pattern, names in table.get("per-file-ignores", {}).items()),
    )


def _lists(value: Any) -> Iterable[Any]:
    return value.values() if isinstance(value, dict) else [value] if isinstance(value, list) else []


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _placed(folder: Path, pattern: str) -> str:
    """A pattern with a folder in it is meant from the settings file on; one without is any file's name."""
    return str(folder / pattern) if "/" in pattern else pattern
