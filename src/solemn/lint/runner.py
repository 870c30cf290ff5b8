"""Linting: one source, one file, many files in parallel."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import lru_cache
from pathlib import Path

from solemn.lint import registry
from solemn.lint.findings import ERROR, INFO, WARNING, FileReport, Finding, Span
from solemn.lint.library import library_of
from solemn.lint.rule import Rule
from solemn.lint.script import Script
from solemn.lint.source import Source, read_source
from solemn.lint.suppressions import apply_suppressions
from solemn.lint.texts import CardText, CardTexts, read_texts

SYNTAX_CODE = "L000"
SYNTAX_NAME = "syntax-error"
_CODE = re.compile(r"c(\d+)$")
_CHUNK = 64


@dataclass(frozen=True, slots=True)
class Settings:
    """What to look for and what is known: rules by code, card databases, folders with the Lua library."""

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    preview: bool = False
    databases: tuple[Path, ...] = ()
    libraries: tuple[Path, ...] = ()
    exclude: tuple[str, ...] = ()
    per_file_ignores: tuple[tuple[str, tuple[str, ...]], ...] = ()
    jobs: int = 1


class Linter:
    """Lints sources with one set of settings. Raises TextError when a database is none."""

    __slots__ = ("library", "rules", "settings", "texts")

    def __init__(self, settings: Settings, texts: CardTexts | None = None) -> None:
        self.settings = settings
        self.rules: tuple[Rule, ...] = registry.chosen(settings.select, settings.ignore, settings.preview)
        self.library = library_of(settings.libraries)
        self.texts = texts if texts is not None else read_texts(settings.databases)

    def lint_file(self, path: Path) -> FileReport:
        """The findings in one file. Raises OSError."""
        return self.lint(path.read_bytes(), str(path))

    def lint(self, data: bytes, path: str, card: CardText | None = None) -> FileReport:
        """The findings in a script's bytes; `card` is its card if the file's name does not say so."""
        source = read_source(data, path)
        if source.tree is None:
            return FileReport(path, (_syntax(source),), source.lines)
        script = Script(source, source.tree, self.library, card or self.card_of(path))
        found = [finding for rule in self.rules if script.printed or not rule.needs_text for finding in rule.findings(script)]
        found = self._wanted(path, found)
        kept, suppressed = apply_suppressions(source, one_a_cause(found), self.rules, registry.all_names())
        return FileReport(path, tuple(sorted(kept, key=lambda finding: finding.sort_key)), source.lines, suppressed)

    def _wanted(self, path: str, found: list[Finding]) -> list[Finding]:
        """The findings without those that the settings leave out for the file."""
        left_out = [names for pattern, names in self.settings.per_file_ignores if matches_file(path, pattern)]
        if not left_out:
            return found
        codes = {rule.code for names in left_out for name in names for rule in self.rules if registry.matches(rule, name)}
        return [finding for finding in found if finding.code not in codes]

    def card_of(self, path: str) -> CardText | None:
        """The card that a file's name belongs to."""
        match = _CODE.search(Path(path).stem)
        return self.texts.get(int(match[1])) if match else None


def matches_file(path: str, pattern: str) -> bool:
    """Is a file meant by a pattern: by its name, or by its place (`*` stands for any part of a path)?"""
    place = Path(path)
    return place.match(pattern) or fnmatch(str(place.absolute()), pattern)


def one_a_cause(findings: list[Finding]) -> list[Finding]:
    """The findings without those of a class of mistake that stand on the same line as a graver one of the same class."""
    best: dict[tuple[str, int], Finding] = {}
    for finding in findings:
        key = finding.mistake, finding.span.line
        if finding.mistake and (key not in best or _gravity(finding) < _gravity(best[key])):
            best[key] = finding
    return [f for f in findings if not f.mistake or best[f.mistake, f.span.line].code == f.code]


def _gravity(finding: Finding) -> tuple[bool, int]:
    return finding.preview, (ERROR, WARNING, INFO).index(finding.severity)


def _syntax(source: Source) -> Finding:
    problem = source.problem
    assert problem is not None
    column = max(problem.column - 1, 0)
    span = Span(problem.line, column, problem.line, column + 1)
    return Finding(SYNTAX_CODE, SYNTAX_NAME, "M12", ERROR, False, source.path, span, problem.problem)


def lint_files(files: list[Path], settings: Settings, tick: Callable[[int], None] = lambda done: None) -> Iterator[FileReport]:
    """The reports of many files, in their order; `tick` is told how many more are done."""
    if settings.jobs <= 1 or len(files) < _CHUNK:
        linter = Linter(settings)
        for file in files:
            yield _lint_one(linter, file)
            tick(1)
        return
    chunks = [files[i : i + _CHUNK] for i in range(0, len(files), _CHUNK)]
    with ProcessPoolExecutor(settings.jobs) as pool:
        for reports in pool.map(_lint_chunk, chunks, [settings] * len(chunks)):
            yield from reports
            tick(len(reports))


@lru_cache(maxsize=1)
def _linter(settings: Settings) -> Linter:
    return Linter(settings)


def _lint_chunk(files: list[Path], settings: Settings) -> list[FileReport]:
    linter = _linter(settings)
    return [_lint_one(linter, file) for file in files]


def _lint_one(linter: Linter, file: Path) -> FileReport:
    try:
        report = linter.lint_file(file)
    except OSError as error:
        return FileReport(str(file), (_unreadable(file, error),), ())
    return report if report.findings else FileReport(report.path, (), (), report.suppressed)


def _unreadable(file: Path, error: OSError) -> Finding:
    return Finding("L000", "unreadable-file", "", ERROR, False, str(file), Span(1, 0, 1, 1), f"cannot be read: {error.strerror or error}")
