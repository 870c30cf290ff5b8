"""Writes the names that the community's Lua library defines: `python tools/make_lint_names.py SCRIPT_FOLDER >
src/solemn/lint/data/names.tsv`."""

import argparse
from pathlib import Path

from solemn.lint.library import scan_folder


def main() -> None:
    """Print one name a line: name, and for functions the smallest and largest number of parameters."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, metavar="SCRIPT_FOLDER")
    names = scan_folder(parser.parse_args().folder)
    for name, arity in sorted(names.items()):
        print(name if arity is None else f"{name}\t{arity}")


if __name__ == "__main__":
    main()
