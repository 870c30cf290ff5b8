"""Writes docs/lint (but for `history.md`) from the rules: `python tools/make_lint_docs.py`."""

import argparse
from pathlib import Path

from solemn.lint.docs import documents

BY_HAND = frozenset({"history.md"})
FOLDER = Path(__file__).parent.parent / "docs" / "lint"


def main() -> None:
    """Write the pages, and remove those of rules that are gone."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    pages = documents()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.md"):
        if old.name not in BY_HAND | pages.keys():
            old.unlink()
    for name, text in pages.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
