"""The scenarios of a card: which files have it, and what they say when they are played."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from solemn.cards.sources import is_card_script
from solemn.editor.knowledge import Known
from solemn.judge.language.errors import InputError
from solemn.judge.play.judging import AGREES, Judge
from solemn.judge.play.report import text_lines
from solemn.judge.scenario.reading import SUFFIXES

_MARK: Final = re.compile(rb"\b(?:setup|players)\b|^\s*(?:turn player|\?|-)", re.M)
_LARGEST: Final = 1 << 20
_SKIPPED: Final = frozenset({"node_modules", "site", "build", "dist"})
_MOST: Final = 20_000  # files that are looked at


@dataclass(slots=True)
class ScenarioFinder:
    """The scenario files below some folders; a file is read again only when it has changed."""

    _texts: dict[Path, tuple[int, str]] = field(default_factory=dict)

    def of_card(self, folders: Iterable[Path], code: int, name: str) -> list[Path]:
        """The scenarios that name the card by its passcode or its name."""
        names = [str(code), *([name] if name else [])]
        wanted = re.compile(r"(?<![\w'])(?:" + "|".join(map(re.escape, names)) + r")(?![\w'])", re.I)
        return [path for path in _files(folders) if wanted.search(self._text(path))]

    def _text(self, path: Path) -> str:
        try:
            status = path.stat()
            known = self._texts.get(path)
            if known is None or known[0] != status.st_mtime_ns:
                data = path.read_bytes() if status.st_size <= _LARGEST else b""
                known = status.st_mtime_ns, data.decode("utf-8", "replace") if _MARK.search(data) else ""
                self._texts[path] = known
        except OSError:
            return ""
        return known[1]


def _files(folders: Iterable[Path]) -> Iterator[Path]:
    left = _MOST
    for folder in folders:
        for here, inside, names in os.walk(folder):
            inside[:] = sorted(name for name in inside if not name.startswith(".") and name not in _SKIPPED)
            for name in sorted(names):
                if name.endswith(SUFFIXES):
                    left -= 1
                    if left < 0:
                        return
                    yield Path(here) / name


@dataclass(frozen=True, slots=True)
class Played:
    """How a scenario went, with its transcript."""

    path: Path
    good: bool
    verdict: str
    text: str


def play(files: Iterable[Path], script: Path, known: Known) -> Iterator[Played]:
    """Play scenarios with a script as it stands in its file, whatever other folders hold. Raises InputError for bad folders."""
    judge = Judge.of(known.scripts, known.databases)
    if is_card_script(script.name):
        judge.pool.scripts.put(script.name, script)
    for path in files:
        try:
            judgement = judge.judge_file(path)
        except InputError as error:
            yield Played(path, False, "bad input", str(error))
            continue
        yield Played(path, judgement.verdict == AGREES, judgement.verdict, "\n".join(text_lines(judgement)))
