"""Write the table of words in docs/notation.md: what the notation says in English and in French.

usage: make_notation_page.py [FILE]
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from solemn.judge.scenario.notation.grammar import LANGUAGES

PAGE = Path(__file__).parents[1] / "docs" / "notation.md"
BEGIN, END = "<!-- words: made by tools/make_notation_page.py -->\n", "<!-- end of words -->\n"
GROUPS = {  # the first key of each group of the word list
    "TURN_PLAYER": "Players",
    "IN": "Places",
    "FACE_UP": "How a card lies",
    "NORMAL_SUMMON": "Steps",
    "TARGETING": "Beside a step",
    "HAS": "Facts",
    "NEGATED": "Verdicts",
    "PHASE_DRAW": "Phases",
    "KEY_TITLE": "Terms",
}


def rows() -> Iterator[str]:
    """The table, one row a key of the word list."""
    english, french = LANGUAGES["en"], LANGUAGES["fr"]
    for key, texts in english.items():
        if key in GROUPS:
            yield from ("", f"### {GROUPS[key]}", "", "| English | French |", "|---|---|")
        yield f"| {', '.join(texts)} | {', '.join(french.get(key, ())) or '–'} |"


def page(text: str) -> str:
    """The page with the table made anew."""
    head, _, rest = text.partition(BEGIN)
    return head + BEGIN + "\n".join(rows()) + "\n\n" + END + rest.partition(END)[2]


def main() -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=Path, default=PAGE, metavar="FILE")
    parser.parse_args().file.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
