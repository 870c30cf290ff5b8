"""What `solemn lint` does with scripts once its options are read: report, fix, silence, watch."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from solemn.lint.adding import with_suppressions
from solemn.lint.cache import open_cache
from solemn.lint.findings import SAFE, UNSAFE, FileReport, Finding
from solemn.lint.fixes import apply_fixes, difference
from solemn.lint.formats import FORMATS
from solemn.lint.runner import Linter, Settings, lint_files
from solemn.lint.source import read_lines

CLEAN, FOUND, BROKEN = 0, 1, 2
MANY = 200
LOOK_AGAIN = 0.5
MOST_ROUNDS = 10
_READABLE = ("full", "concise")


@dataclass(frozen=True, slots=True)
class Output:
    """How and where findings are printed."""

    format: str
    file: Path | None = None
    statistics: bool = False

    def write(self, text: str) -> None:
        """Print a text, or write it to the file. Raises OSError."""
        if self.file is not None:
            self.file.write_text(text + "\n" if text else "", encoding="utf-8")
        elif text:
            typer.echo(text)


def report_files(files: Sequence[Path], settings: Settings, output: Output, cache: Path | None) -> int:
    """Print what is found in files; `cache` is the folder with earlier reports. The exit status."""
    reports = _reports(files, settings, cache)
    if output.format in ("full", "sarif"):
        reports = [replace(report, lines=_lines(report.path)) if report.findings and not report.lines else report for report in reports]
    return _print(reports, output)


def _lines(path: str) -> tuple[str, ...]:
    """A file's lines, which are not kept with its report."""
    try:
        return read_lines(Path(path).read_bytes())
    except OSError:
        return ()


def report_text(name: Path, settings: Settings, output: Output) -> int:
    """Print what is found in standard input, as if it were the file of this name."""
    return _print([Linter(settings).lint(sys.stdin.buffer.read(), str(name))], output)


def _reports(files: Sequence[Path], settings: Settings, folder: Path | None) -> list[FileReport]:
    if folder is None:
        return _fresh(files, settings)
    cache = open_cache(folder, settings)
    known = {file: report for file in files if (report := cache.get(file)) is not None}
    unknown = [file for file in files if file not in known]
    if unknown:
        for file, report in zip(unknown, _fresh(unknown, settings)):
            known[file] = report
            cache.put(file, report)
    cache.save()
    return [known[file] for file in files]


def _fresh(files: Sequence[Path], settings: Settings) -> list[FileReport]:
    console = Console(stderr=True)
    if len(files) < MANY or not console.is_terminal:
        return list(lint_files(list(files), settings))
    with Progress(TextColumn("linting"), BarColumn(), MofNCompleteColumn(), console=console, transient=True) as progress:
        task = progress.add_task("linting", total=len(files))
        return list(lint_files(list(files), settings, lambda done: progress.advance(task, done)))


def _print(reports: Sequence[FileReport], output: Output) -> int:
    findings = [finding for report in reports for finding in report.findings]
    readable = output.format in _READABLE
    output.write(_statistics(findings) if output.statistics and readable else FORMATS[output.format](reports))
    if readable:
        files, many = (
            f"{len(reports)} file{'' if len(reports) == 1 else 's'}",
            f"{len(findings)} finding{'' if len(findings) == 1 else 's'}",
        )
        typer.echo(f"{files}: {many}{_fixable_hint(findings)}", err=True)
    return FOUND if findings else CLEAN


def _statistics(findings: Sequence[Finding]) -> str:
    names = {finding.code: finding.name for finding in findings}
    counts = sorted(Counter(finding.code for finding in findings).items(), key=lambda item: (-item[1], item[0]))
    return "\n".join(f"{count:6} {code:6} {names[code]}" for code, count in counts)


def _fixable_hint(findings: Sequence[Finding]) -> str:
    """How many of these findings --fix mends, and how many more with --unsafe-fixes."""
    safe, unsafe = (sum(finding.fix == kind for finding in findings) for kind in (SAFE, UNSAFE))
    parts = [f"{safe} can be fixed with --fix"] if safe else []
    if unsafe:
        parts.append(f"{unsafe} more with --unsafe-fixes" if safe else f"{unsafe} can be fixed with --fix --unsafe-fixes")
    return f" ({', '.join(parts)})" if parts else ""


def fix_files(files: Sequence[Path], settings: Settings, output: Output, unsafe: bool, diff: bool) -> int:
    """Mend what can be mended in files and print what is left, or print what would change. The exit status."""
    linter = Linter(settings)
    fixed = 0
    remaining: list[FileReport] = []
    for file in files:
        before = file.read_bytes()
        after, count, left = _fixed(linter, before, str(file), unsafe)
        fixed += count
        remaining.append(left)
        if after != before and diff:
            typer.echo(difference(before, after, str(file)), nl=False)
        elif after != before:
            file.write_bytes(after)
    if not diff:
        output.write(FORMATS[output.format](remaining))
    return _fix_summary(fixed, [finding for report in remaining for finding in report.findings], diff)


def fix_text(name: Path, settings: Settings, unsafe: bool, diff: bool) -> int:
    """Print standard input mended, or what would change in it. The exit status."""
    before = sys.stdin.buffer.read()
    after, count, left = _fixed(Linter(settings), before, str(name), unsafe)
    typer.echo(difference(before, after, str(name)) if diff else after, nl=False)
    return _fix_summary(count, left.findings, diff)


def _fixed(linter: Linter, before: bytes, name: str, unsafe: bool) -> tuple[bytes, int, FileReport]:
    """A script mended until nothing more can be mended, how much that was, and what is left."""
    report, total = linter.lint(before, name), 0
    for _ in range(MOST_ROUNDS):
        before, count = apply_fixes(before, report.findings, unsafe)
        if not count:
            break
        report, total = linter.lint(before, name), total + count
    return before, total, report


def _fix_summary(fixed: int, remaining: Sequence[Finding], diff: bool) -> int:
    verb = "would be fixed" if diff else "fixed"
    typer.echo(f"{fixed} {verb}, {len(remaining)} left{_fixable_hint(remaining)}", err=True)
    return FOUND if remaining or (diff and fixed) else CLEAN


def add_suppressions(files: Sequence[Path], settings: Settings) -> int:
    """Silence what is found in files by comments in them. The exit status: something found if something could not be silenced."""
    linter = Linter(settings)
    silenced = left = 0
    for file in files:
        before = file.read_bytes()
        found = linter.lint(before, str(file)).findings
        after, count = with_suppressions(before, found)
        still = len(linter.lint(after, str(file)).findings) if count else len(found)
        if count:
            file.write_bytes(after)
        silenced += len(found) - still
        left += still
    typer.echo(f"{silenced} silenced, {left} left", err=True)
    return FOUND if left else CLEAN


def watch_files(find: Callable[[], list[Path]], settings: Settings, output: Output, cache: Path | None) -> None:
    """Print what is found now and whenever a file is changed, added or removed, until the user interrupts. Raises NoScripts."""
    console = Console(stderr=True)
    seen: dict[Path, int] | None = None
    try:
        while True:
            now = {file: file.stat().st_mtime_ns for file in find()}
            if now != seen:
                if console.is_terminal:
                    console.clear()
                report_files(list(now), settings, output, cache)
                sys.stdout.flush()
                seen = now
            time.sleep(LOOK_AGAIN)
    except KeyboardInterrupt:
        typer.echo("", err=True)
