"""Writes the names that the community's Lua library defines: `python tools/make_lint_names.py SCRIPT_FOLDER >
src/solemn/lint/data/names.tsv`."""

import sys
from pathlib import Path

from solemn.lint.library import scan_folder


def main() -> None:
    """Print one name a line: name, and for functions the smallest and largest number of parameters."""
    names = scan_folder(Path(sys.argv[1]))
    for name, arity in sorted(names.items()):
        print(name if arity is None else f"{name}\t{arity}")


if __name__ == "__main__":
    main()
