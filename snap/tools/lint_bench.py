"""Measures the linter on past fixes: `python tools/lint_bench.py BENCH.tsv --repo NAME=GITDIR... [--texts PATH...] [--json] [--rows]`.

Each row of the table names a commit that fixed a mistake, its class and the lines of the file before. The file before must have a finding
of the
class on, or within 3 lines of, one of them; a finding of the class there in the file after counts against precision. Rows whose commit
begins
with a digit are those to tune on (`0-9`), the rest (`a-f`) are reported apart. Preview rules count.
`--texts` gives card texts: databases, or git directories that hold databases (`*.cdb`) or one JSON file a card (`data/cards/*.json`).
"""

from __future__ import annotations

import argparse
import csv
import difflib
import json
import re
import subprocess
import sys
import tempfile
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from solemn.lint.findings import Finding
from solemn.lint.runner import Linter, Settings
from solemn.lint.texts import CardText, CardTexts, read_texts

NEAR = 3
TYPES = {"Monster": 1, "Spell": 2, "Trap": 4}
PROPERTIES = {"Counter": 0x100000, "Quick-Play": 0x10000, "Continuous": 0x20000, "Equip": 0x40000, "Field": 0x80000}


class Facts:
    """Card texts by passcode and by name."""

    def __init__(self) -> None:
        self.by_code: dict[int, CardText] = {}
        self.by_name: dict[str, CardText] = {}

    def add(self, card: CardText, *names: str) -> None:
        self.by_code.setdefault(card.code, card)
        for name in (card.name, *names):
            if name:
                self.by_name.setdefault(_key(name), card)

    def find(self, path: str, name: str) -> CardText | None:
        digits = re.search(r"c(\d+)\.lua$", path)
        code = int(digits[1]) if digits else 0
        found = self.by_code.get(code)
        return found or next((self.by_name[key] for part in name.split(" / ") if (key := _key(part)) in self.by_name), None)


def _key(name: str) -> str:
    return re.sub(r"<rt>.*?</rt>|<rp>.*?</rp>|<[^>]*>|[\s·・‐―－-]", "", unicodedata.normalize("NFKC", name)).casefold()


def show(repository: str, revision: str, path: str) -> bytes:
    """A file of a commit. Raises SystemExit when it is not there."""
    done = subprocess.run(["git", "--git-dir", repository, "show", f"{revision}:{path}"], capture_output=True)
    if done.returncode:
        raise SystemExit(f"{repository}: {done.stderr.decode(errors='replace').strip()}")
    return done.stdout


def blobs(repository: str, pattern: str) -> Iterator[tuple[str, bytes]]:
    """Name and bytes of the files at HEAD whose name matches; absent ones are left out."""
    listing = subprocess.run(["git", "--git-dir", repository, "ls-tree", "-r", "HEAD"], capture_output=True, text=True, check=True).stdout
    chosen = [(line.split()[2], line.split("\t")[1]) for line in listing.splitlines() if re.search(pattern, line.split("\t")[1])]
    wanted = "".join(oid + "\n" for oid, _ in chosen).encode()
    data = subprocess.run(["git", "--git-dir", repository, "cat-file", "--batch"], input=wanted, capture_output=True).stdout
    at = 0
    for _, name in chosen:
        end = data.find(b"\n", at)
        head = data[at:end].split()
        if len(head) != 3:
            at = end + 1
            continue
        size = int(head[2])
        yield name, data[end + 1 : end + 1 + size]
        at = end + 2 + size


def read_facts(paths: list[str]) -> Facts:
    """The texts of databases and of git directories."""
    facts = Facts()
    for path in paths:
        if Path(path).is_file():
            add_database(facts, Path(path).read_bytes())
            continue
        for _, data in blobs(path, r"\.cdb$"):
            add_database(facts, data)
        for _, data in blobs(path, r"^data/cards/\d+\.json$|^data/cards/[^/]*\.json$"):
            add_json(facts, json.loads(data))
    return facts


def add_database(facts: Facts, data: bytes) -> None:
    """The cards of a database file."""
    with tempfile.NamedTemporaryFile(suffix=".cdb") as file:
        file.write(data)
        file.flush()
        texts: CardTexts = read_texts([Path(file.name)])
        for card in texts:
            facts.add(card)


def add_json(facts: Facts, entry: dict[str, object]) -> None:
    """One card of the JSON form."""
    names = entry.get("name")
    texts = entry.get("text")
    pendulum = entry.get("pendulum_effect")
    name = names if isinstance(names, dict) else {}
    text = str((texts if isinstance(texts, dict) else {}).get("en") or "")
    scale = str((pendulum if isinstance(pendulum, dict) else {}).get("en") or "")
    kind = TYPES.get(str(entry.get("card_type")), 0) | PROPERTIES.get(str(entry.get("property")), 0)
    if text:
        code = entry.get("password")
        card = CardText(
            code if isinstance(code, int) else -1 - len(facts.by_name), kind, str(name.get("en") or ""), f"{scale}\n{text}".strip()
        )
        facts.add(card, *(str(value) for value in name.values() if value))


def lines_of(text: str) -> set[int]:
    """`8,33-35` as numbers."""
    found: set[int] = set()
    for part in filter(None, text.split(",")):
        first, _, last = part.strip().partition("-")
        found.update(range(int(first), int(last or first) + 1))
    return found


def moved(before: bytes, after: bytes, lines: set[int]) -> set[int]:
    """The places in the file after that stand for these lines of the file before."""
    old, new = before.replace(b"\r\n", b"\n").split(b"\n"), after.replace(b"\r\n", b"\n").split(b"\n")
    found: set[int] = set()
    for tag, i1, i2, j1, j2 in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        for line in lines:
            if i1 < line <= i2:
                found.update([j1 + line - i1] if tag == "equal" else range(j1 + 1, max(j2, j1 + 1) + 1))
    return found


def near(findings: tuple[Finding, ...], mistake: str, lines: set[int]) -> list[Finding]:
    """The findings of a class on or near these lines."""
    return [f for f in findings if f.mistake == mistake and any(abs(f.span.line - line) <= NEAR for line in lines)]


def measure(bench: Path, repositories: dict[str, str], facts: Facts) -> list[dict[str, object]]:
    """One record a row: found before, still found after, with which rules."""
    linter = Linter(Settings(preview=True), CardTexts(()))
    records = []
    with bench.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            if row["repo"] not in repositories:
                continue
            repository = repositories[row["repo"]]
            before, after = show(repository, row["parent"], row["path_before"]), show(repository, row["commit"], row["path_after"])
            card = facts.find(row["path_before"], row["card_name"])
            lines = lines_of(row["lines_before"])
            hits = near(linter.lint(before, row["path_before"], card).findings, row["class"], lines)
            left = near(linter.lint(after, row["path_after"], card).findings, row["class"], moved(before, after, lines))
            records.append(
                {
                    "repo": row["repo"],
                    "commit": row["commit"][:7],
                    "path": row["path_before"],
                    "class": row["class"],
                    "tuned": row["commit"][0].isdigit(),
                    "text": card is not None,
                    "found": sorted({f.code for f in hits}),
                    "stable": any(not f.preview for f in hits),
                    "after": sorted({f.code for f in left}),
                    "sentence": row["sentence"],
                }
            )
    return records


def summary(records: list[dict[str, object]]) -> list[dict[str, object]]:
    """Recall and precision by class and half."""
    groups: dict[tuple[str, str], list[dict[str, object]]] = defaultdict(list)
    for record in records:
        half = "0-9" if record["tuned"] else "a-f"
        groups[half, str(record["class"])].append(record)
        if record["class"] != "M12":
            groups[half, "M1-M11"].append(record)
    order = sorted(groups, key=lambda key: (key[0], len(key[1]) > 3, int(re.findall(r"\d+", key[1])[0])))
    return [{"half": half, "class": name, **_figures(groups[half, name])} for half, name in order]


def _figures(rows: list[dict[str, object]]) -> dict[str, object]:
    found = sum(bool(row["found"]) for row in rows)
    stable = sum(bool(row["stable"]) for row in rows)
    wrong = sum(bool(row["after"]) for row in rows)
    return {
        "rows": len(rows),
        "found": found,
        "stable": stable,
        "wrong": wrong,
        "recall": round(found / len(rows), 3),
        "precision": round(found / (found + wrong), 3) if found + wrong else 1.0,
    }


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Measures the linter on past fixes.")
    parser.add_argument("bench", type=Path)
    parser.add_argument("--repo", action="append", default=[], metavar="NAME=GITDIR")
    parser.add_argument("--texts", action="append", default=[], metavar="PATH")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--rows", action="store_true", help="print the rows that were missed or still found afterwards")
    options = parser.parse_args()
    repositories = dict(entry.split("=", 1) for entry in options.repo)
    records = measure(options.bench, repositories, read_facts(options.texts))
    figures = summary(records)
    if options.json:
        print(json.dumps({"figures": figures, "rows": records}, ensure_ascii=False, indent=1))
        return 0
    print(f"{'half':5} {'class':7} {'rows':>4} {'found':>5} {'stable':>6} {'wrong':>5} {'recall':>7} {'precision':>9}")
    for line in figures:
        print(
            f"{line['half']:5} {line['class']:7} {line['rows']:4} {line['found']:5} {line['stable']:6} {line['wrong']:5} "
            f"{line['recall']:7.3f} {line['precision']:9.3f}"
        )
    for record in records if options.rows else ():
        if not record["found"] or record["after"]:
            print(json.dumps(record, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
