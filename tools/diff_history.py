"""What the last commits that touch negation changed in play: `solemn diff` over a checkout of card scripts, as a page of the docs.

    python tools/diff_history.py CHECKOUT cards.cdb ROWS.jsonl [--count 50] [--most 10] [--take 5]     plays, a row a commit
    python tools/diff_history.py --page ROWS.jsonl docs/negation-commits.md                            writes the page

Commits that have a row are not played again, so a long run can be cut into pieces (`--take`: so many commits in this run).
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from solemn.cards.database import CardDatabase
from solemn.cards.sources import BUNDLED_DATABASE
from solemn.cli.differences import as_row
from solemn.trying.comparing import compare
from solemn.trying.themes import Stock
from solemn.trying.versions import of_commits

NEGATION = "Duel.Negate|IsChainNegatable|IsChainDisablable|EFFECT_DISABLE|NegateRelatedChain|NegateEffects|CATEGORY_NEGATE|CATEGORY_DISABLE"
HEAD = """# What commits changed in play

<!-- Written by tools/diff_history.py from its rows: run it again to change this page. -->

`solemn diff COMMIT^ COMMIT` over the last {commits} commits of the community's script repository (ProjectIgnis/CardScripts,
up to {last}) that touch negation in scripts of official cards: {cards} cards whose scripts differ, at most {most} a commit, played by
both versions in {tried} situations. {same} play alike in all of them, {differ} do not. Below, each card that does not, with the first
difference of each kind; `-` is what happened by the old script, `+` by the new one, as events of the log (p0 and p1 are the players).
How situations are made: [trying and comparing](trying.md).

{beyond}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("places", nargs="+", type=Path)
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--most", type=int, default=10)
    parser.add_argument("--negated", type=int, default=1, help="situations a card that are played against cards that negate, too")
    parser.add_argument("--take", type=int, default=0)
    options = parser.parse_args()
    if options.page:
        rows, out = options.places
        out.write_text(page([json.loads(line) for line in rows.read_text(encoding="utf-8").splitlines()]), encoding="utf-8")
    else:
        play(*options.places, options.count, options.most, options.take, options.negated)


def play(checkout: Path, database: Path, rows: Path, count: int, most: int, take: int, negated: int) -> None:
    """Add the rows of commits that have none."""
    known = CardDatabase([BUNDLED_DATABASE, database])
    done = {json.loads(line)["commit"] for line in rows.read_text(encoding="utf-8").splitlines()} if rows.exists() else set()
    left = [row for row in commits(checkout, count) if row[0] not in done]
    for commit, date in left[: take or None]:
        with of_commits(f"{commit}^", commit, checkout, known) as versions:
            stock = Stock.of(versions.new)
            cards = [as_row(compare(card, versions, stock, negated=negated)) for card in versions.cards[:most]]
            row = {"commit": commit, "date": date, "differing": len(versions.cards), "most": most, "cards": cards}
        with rows.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
        differ = sum(bool(card["differences"]) for card in cards)
        print(commit[:9], date, len(cards), "cards", differ, "differ", file=sys.stderr, flush=True)


def commits(checkout: Path, count: int) -> list[tuple[str, str]]:
    """The last commits that touch negation in scripts of official cards and have a commit before them, newest first, with their dates."""
    command = ["git", "-C", str(checkout), "log", "--no-merges", f"-n{count}", "-E", f"-G{NEGATION}", "--format=%H %cs", "--diff-filter=M"]
    text = subprocess.run([*command, "--", "official/c*.lua"], check=True, capture_output=True, text=True).stdout
    return [(commit, date) for commit, _, date in (line.partition(" ") for line in text.splitlines())]


def page(rows: list[dict]) -> str:
    """The page of these rows."""
    cards = [card for row in rows for card in row["cards"]]
    differ = [card for card in cards if card["differences"]]
    large = [row for row in rows if row["differing"] > row["most"]]
    beyond = f"{len(large)} of the commits changed more cards than were played." if large else ""
    bounds = sorted({row["most"] for row in rows})
    head = HEAD.format(
        commits=len(rows), last=max(row["date"] for row in rows), cards=len(cards), most=" or ".join(map(str, bounds)),
        tried=sum(card["tried"] for card in cards), same=len(cards) - len(differ), differ=len(differ), beyond=beyond,
    )  # fmt: skip
    parts = [head]
    for row in sorted(rows, key=lambda row: row["date"], reverse=True):
        found = [card for card in row["cards"] if card["differences"]]
        alike = [card["name"] for card in row["cards"] if not card["differences"]]
        parts.append(f"## {row['commit'][:9]}, {row['date']}\n")
        if alike:
            parts.append(f"Alike: {', '.join(alike)}.\n")
        for card in found:
            parts.append(f"### {card['name']}\n\n{card['differing']} of {card['tried']} situations differ.\n")
            parts += [block(difference) for difference in card["differences"][:3]]
    return "\n".join(parts)


def block(difference: dict) -> str:
    """A difference with its steps."""
    lines = [difference["situation"], *(f"    step: {step}" for step in difference["steps"])]
    lines += [f"      {event}" for event in difference["before"]]
    return "\n".join(["```text", *lines, f"  - {difference['old']}", f"  + {difference['new']}", "```\n"])


if __name__ == "__main__":
    main()
