"""What the server knows beside the open script: rules and settings, the library, the user's cards."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from solemn.cards.sources import BUNDLED_DATABASE, BUNDLED_LIBRARY, library_above
from solemn.editor.library import Definition, definitions
from solemn.lint.config import Config, ConfigError, find_config
from solemn.lint.runner import Linter, Settings
from solemn.lint.texts import CardTexts, TextError, read_texts


@dataclass(frozen=True, slots=True)
class Options:
    """What the user named: script folders and databases, on the command line, in the editor's settings, or in the environment."""

    scripts: tuple[Path, ...] = ()
    databases: tuple[Path, ...] = ()
    preview: bool | None = None

    @classmethod
    def of(cls, given: object, default: Options) -> Options:
        """From an editor's settings (`scripts`, `db`: lists of paths; `preview`), with these where they say nothing."""
        told: Mapping[str, object] = given if isinstance(given, Mapping) else {}
        return cls(
            _paths(told.get("scripts")) or default.scripts,
            _paths(told.get("db")) or default.databases,
            True if told.get("preview") is True else default.preview,  # editors send false for what nobody set
        )


@dataclass(slots=True)
class Known:
    """What is known for the scripts of one folder; `problem` says what of the settings cannot be used."""

    linter: Linter
    texts: CardTexts
    scripts: tuple[Path, ...]
    databases: tuple[Path, ...]
    problem: str = ""

    @property
    def definitions(self) -> Mapping[str, Definition]:
        """Where the library defines its names; the bundled library where there is no other."""
        return definitions(self.scripts or (BUNDLED_LIBRARY,))


@dataclass(slots=True)
class Knowledge:
    """What is known, by the folder that a script lies in; read when it is first asked for."""

    options: Options
    _by_folder: dict[Path, Known] = field(default_factory=dict)
    _texts: dict[tuple[Path, ...], CardTexts] = field(default_factory=dict)

    def forget(self) -> None:
        """Settings, databases or the library have changed: read them again."""
        self._by_folder.clear()
        self._texts.clear()
        definitions.cache_clear()

    def of(self, script: Path) -> Known:
        """What is known for a script."""
        folder = script.parent
        if folder not in self._by_folder:
            self._by_folder[folder] = self._read(script)
        return self._by_folder[folder]

    def _read(self, script: Path) -> Known:
        problem = ""
        try:
            config = find_config(script)
        except ConfigError as error:
            config, problem = Config(), str(error)
        above = library_above(script)
        scripts = self.options.scripts or ((config.library,) if config.library is not None else (above,) if above is not None else ())
        databases = self.options.databases or config.databases
        try:
            texts = self._texts_of(databases)
        except TextError as error:
            texts, problem = CardTexts(()), str(error)
        settings = Settings(
            select=config.select,
            ignore=config.ignore,
            preview=config.preview if self.options.preview is None else self.options.preview,
            libraries=tuple(folder for folder in scripts if folder.is_dir()),
            per_file_ignores=config.per_file_ignores,
        )
        return Known(Linter(settings, texts), texts, settings.libraries, databases, problem)

    def _texts_of(self, databases: tuple[Path, ...]) -> CardTexts:
        """The texts of databases, or the names of the bundled cards. Raises TextError."""
        used = databases or (BUNDLED_DATABASE,)
        if used not in self._texts:
            self._texts[used] = read_texts(used)
        return self._texts[used]


def _paths(given: object) -> tuple[Path, ...]:
    names: Sequence[object] = [given] if isinstance(given, str) else given if isinstance(given, list) else []
    return tuple(Path(os.path.expandvars(name)).expanduser() for name in names if isinstance(name, str) and name)
