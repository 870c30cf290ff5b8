"""Learns from the history of card scripts: `python tools/mine_fixes.py TABLE REPO... --cache DIR [options]`.

TABLE is one of

- `kinds`: the kinds of edit that commits made, identifiers abstracted, counted by commits and scripts (`--least 10`, `--grep REGEX`);
- `families`: those kinds by what they are about, with the rule that covers each family or why there is none (the table of
  `docs/lint/history.md`);
- `show`: the diffs of the changes with an edit that `--grep` matches;
- `rules`: for each lint rule how many of its findings in old versions a later commit removed, how many are left, and how many of those
  are older than `--years` although their script was edited since; `--grep` picks rules and lists the places;
- `recall`: of the changes whose edits are those of fixes of a class of mistake (`mining/classes.py`), how many had a finding of the class
  before, near an edit (`mining/places.py`) or under another name on its very line, how many still have one of the class there afterwards,
  and of these how many have it in the newest version too;
  `--grep` picks classes and lists the missed ones.

A commit that changes more than `--most-files` scripts is a change of style and left out; so is, for `kinds`, a change with more than
`--most-edits` edits. Commits whose ID begins with 0 to 3 are kept aside and never shown, unless `--held` asks for them instead.
The same repository and rules give the same tables, whatever `--jobs`. What was read stays in `--cache`, a folder outside the repositories;
a run that was stopped goes on from there. `--texts` is that of `lint_bench.py`.
"""

from __future__ import annotations

import argparse
import difflib
import json
import random
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lint_bench import moved, read_facts
from mining.classes import Row, rows_of
from mining.families import families_of, table_of
from mining.history import Change, History, Objects, read_history
from mining.places import lines_of_row, mends_nothing, near, under_other_names
from mining.reading import edit_sources, edits_of, finding_sources, findings_of, read_all
from mining.store import Store, fingerprint
from mining.tables import Kind, fates, kinds_of, without_names
from solemn.lint.runner import Linter, Settings
from solemn.lint.texts import CardTexts


def main() -> int:
    """Print a table."""
    options = _options()
    histories = [read_history(repository) for repository in options.repositories]
    {"kinds": print_kinds, "families": print_families, "show": print_changes, "rules": print_rules, "recall": print_recall}[options.table](
        histories, options
    )
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learns from the history of card scripts.")
    parser.add_argument("table", choices=("kinds", "families", "show", "rules", "recall"))
    parser.add_argument("repositories", nargs="+", metavar="REPO")
    parser.add_argument("--cache", type=Path, required=True, help="a folder for what was read, outside the repositories")
    parser.add_argument("--texts", action="append", default=[], metavar="PATH")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--held", action="store_true", help="the commits kept aside, instead of the others")
    parser.add_argument("--grep", default="", metavar="REGEX")
    parser.add_argument("--least", type=int, default=10, help="commits that a kind must have")
    parser.add_argument("--limit", type=int, default=40, help="changes to show")
    parser.add_argument("--seed", type=int, default=0, help="shows a random choice with this seed, 0 the newest")
    parser.add_argument("--most-files", type=int, default=60)
    parser.add_argument("--most-edits", type=int, default=25)
    parser.add_argument("--years", type=float, default=3.0)
    parser.add_argument("--after", action="store_true", help="with `recall`: list those still found, instead of those missed")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def chosen(history: History, options: argparse.Namespace) -> list[Change]:
    """The changes to look at."""
    return [change for change in history.changes if change.files <= options.most_files and change.held == options.held]


def edits_by_change(history: History, options: argparse.Namespace, every: bool = False) -> Iterator[tuple[Change, list[list[object]]]]:
    """The changes to look at, or those kept aside as well, with their edits; what the store lacks is read first."""
    store = Store(options.cache / f"edits-{fingerprint(edit_sources())}.db")
    changes = [change for change in history.changes if change.files <= options.most_files] if every else chosen(history, options)
    keys = [f"{change.before}:{change.after}:{change.path}" for change in changes]
    missing = store.missing(keys)
    for number, records in enumerate(read_all(history.repository, missing, (), edits_of, options.jobs), 1):
        store.add(records)
        print(f"\r{number * 100} of {len(missing)}", end="", file=sys.stderr)
    known = dict(store.all())
    for change, key in zip(changes, keys):
        yield change, known[key].get("edits", [])


def print_kinds(histories: list[History], options: argparse.Namespace) -> None:
    """The kinds of edit, the most frequent first."""
    for kind in _frequent(histories, options):
        if re.search(options.grep, f"{kind.where}\t{kind.pattern}"):
            print(f"{len(kind.commits)}\t{len(kind.scripts)}\t{kind.count}\t{kind.where}\t{kind.pattern}")


def print_families(histories: list[History], options: argparse.Namespace) -> None:
    """The kinds of edit by family."""
    print(table_of(families_of(_frequent(histories, options))))


def _frequent(histories: list[History], options: argparse.Namespace) -> list[Kind]:
    rows = [row for history in histories for row in edits_by_change(history, options)]
    return [kind for kind in kinds_of(rows, options.most_edits) if len(kind.commits) >= options.least]


def print_changes(histories: list[History], options: argparse.Namespace) -> None:
    """The diffs of the changes that have a kind of edit."""
    found: list[tuple[History, Change, list[str]]] = []
    for history in histories:
        for change, edits in edits_by_change(history, options):
            hits = [f"{where}\t{pattern}" for where, _, pattern, _, _ in edits if re.search(options.grep, f"{where}\t{pattern}")]
            if hits and len(edits) <= options.most_edits:
                found.append((history, change, hits))
    if options.seed:
        random.Random(options.seed).shuffle(found)
    else:
        found.sort(key=lambda entry: -entry[1].time)
    print(f"{len(found)} changes", file=sys.stderr)
    for history, change, hits in found[: options.limit]:
        print(f"== {Path(history.repository).name} {change.commit[:9]} {change.path}: {'; '.join(hits[:4])}")
        with Objects(history.repository) as objects:
            old, new = ((objects.read(oid) or b"").decode("utf-8", "replace").splitlines() for oid in (change.before, change.after))
        print("\n".join(line for line in difflib.unified_diff(old, new, lineterm="", n=2) if not line.startswith(("---", "+++"))))


def print_rules(histories: list[History], options: argparse.Namespace) -> None:
    """What became of the findings of each rule."""
    for history in histories:
        changes = chosen(history, options)
        keys = [f"{oid}:{change.path}" for change in changes for oid in (change.before, change.after)]
        keys += [f"{oid}:{path}" for path, oid in history.newest.items()]
        keys += [f"{version.oid}:{version.path}" for version in history.begun]
        store = Store(options.cache / f"findings-{fingerprint(finding_sources())}{'-texts' if options.texts else ''}.db")
        missing = store.missing(keys)
        for number, records in enumerate(read_all(history.repository, missing, tuple(options.texts), findings_of, options.jobs), 1):
            store.add(records)
            print(f"\r{number * 100} of {len(missing)}", end="", file=sys.stderr)
        wanted = set(keys)
        findings = {
            key: [(str(row[0]), without_names(str(row[3]))) for row in record["findings"]] for key, record in store.all() if key in wanted
        }
        table = fates(history, changes, findings, options.years)
        if not options.json:
            print(f"{Path(history.repository).parent.name}\ncode\tremoved\tleft\tolder and edited")
        for code in sorted(table, key=lambda code: (code[0], int(code[1:]))):
            fate = table[code]
            if options.json:
                print(json.dumps({"code": code, "removed": fate.fixed, "lasting": fate.lasting}))
            else:
                print(f"{code}\t{fate.removed}\t{fate.left}\t{fate.old}")
            if options.grep and re.fullmatch(options.grep, code):
                for age, path, message in sorted(fate.lasting, reverse=True)[: options.limit]:
                    print(f"\t{age:.1f} years\t{path}\t{message}")


def print_recall(histories: list[History], options: argparse.Namespace) -> None:
    """Found, still found afterwards, and of these never mended, by class."""
    tested: Counter[str] = Counter()
    found: Counter[str] = Counter()
    left: Counter[str] = Counter()
    lasting: Counter[str] = Counter()
    for history in histories:
        for recall in recalled(history, options):
            mistake = recall.mistake
            tested[mistake] += 1
            found[mistake] += bool(recall.hits)
            left[mistake] += bool(recall.left)
            lasting[mistake] += bool(recall.lasting)
            if options.grep and re.fullmatch(options.grep, mistake) and (recall.left if options.after else not recall.hits):
                place = f"{Path(history.repository).parent.name}\t{recall.change.commit[:9]}\t{recall.change.path}"
                print(f"{mistake}\t{place}\t{recall.lines}\t{sorted(recall.left if options.after else recall.hits)}")
    print("class\tfixes\tfound\tafter\tnever mended\trecall")
    for mistake in sorted(tested, key=lambda name: int(name[1:])):
        share = found[mistake] / tested[mistake]
        print(f"{mistake}\t{tested[mistake]}\t{found[mistake]}\t{left[mistake]}\t{lasting[mistake]}\t{share:.3f}")
    share = found.total() / max(tested.total(), 1)
    print(f"all\t{tested.total()}\t{found.total()}\t{left.total()}\t{lasting.total()}\t{share:.3f}")


def title_of(data: bytes) -> str:
    """The name in a script's first comment: cards that are not released yet have no passcode of their own."""
    first = data.decode("utf-8", "replace").lstrip("\ufeff").split("\n", 1)[0]
    return re.sub(r"\s*\([^)]*\)$", "", first.lstrip("-").strip()) if first.startswith("--") else ""


@dataclass(frozen=True, slots=True)
class Recall:
    """What the rules say of a fix of a class of mistake: the codes found before, those still found afterwards, and of these the ones that
    the newest version of the script has too."""

    change: Change
    mistake: str
    lines: tuple[int, ...]
    hits: frozenset[str]
    left: frozenset[str]
    lasting: frozenset[str]


def fixes_of(history: History, options: argparse.Namespace) -> list[tuple[Change, Row]]:
    """The fixes in the changes to look at, without those that a later change of the script takes back."""
    later: dict[str, list[Row]] = defaultdict(list)
    found: list[tuple[Change, Row]] = []
    for change, edits in reversed(list(edits_by_change(history, options, every=True))):
        rows = rows_of(edits) if len(edits) <= options.most_edits else []
        name = Path(change.path).name
        if change.held == options.held:
            found += [(change, row) for row in reversed(rows) if not any(map(row.is_taken_back, later[name]))]
        later[name] += rows
    return found[::-1]


def recalled(history: History, options: argparse.Namespace) -> Iterator[Recall]:
    """For each change and class of mistake that it may have mended what the rules find."""
    linter, facts = Linter(Settings(preview=True), CardTexts(())), read_facts(options.texts)
    newest = {Path(path).name: oid for path, oid in history.newest.items()}
    with Objects(history.repository) as objects:
        for change, row in fixes_of(history, options):
            before, after = objects.read(change.before) or b"", objects.read(change.after) or b""
            card = facts.find(change.path, title_of(before))
            old, new = linter.lint(before, change.path, card).findings, linter.lint(after, change.path, card).findings
            if mends_nothing(row, before, change.path, card):
                continue
            lines = lines_of_row(row, before, change.path)
            hits = [*near(old, row.mistake, lines), *under_other_names(old, new, row.lines)]
            left = frozenset(f.code for f in near(new, row.mistake, moved(before, after, lines)))
            last = objects.read(newest[Path(change.path).name]) if left and Path(change.path).name in newest else None
            today = {f.code for f in linter.lint(last, change.path, card).findings} if last is not None else left
            yield Recall(change, row.mistake, row.lines, frozenset(f.code for f in hits), left, left & today)


if __name__ == "__main__":
    sys.exit(main())
