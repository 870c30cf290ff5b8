"""Do version, changelog and docs agree, so that this commit can be released?

usage: python tools/check_release.py [TAG]

The version of pyproject.toml is that of `solemn.__version__` and of the `rev:` lines in docs. With TAG (`v` and the version, such as
v0.1.0) the changelog must have a section `## <version> (<year>-<month>-<day>)` and nothing under Unreleased. Exit status: 0 they agree,
1 they do not.
"""

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]


def disagreements(root: Path, tag: str | None) -> Iterator[str]:
    """What does not agree, one sentence each."""
    wanted = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    said = re.search(r'^__version__ = "(.*)"', (root / "src/solemn/__init__.py").read_text(encoding="utf-8"), re.MULTILINE)
    if said is None or said[1] != wanted:
        yield f"src/solemn/__init__.py: found version {said and said[1]}, expected {wanted}, as in pyproject.toml"
    for page in sorted((root / "docs").rglob("*.md")):
        for rev in re.findall(r"^\s*rev: (\S+)", page.read_text(encoding="utf-8"), re.MULTILINE):
            if rev != f"v{wanted}":
                yield f"{page.relative_to(root)}: found rev {rev}, expected v{wanted}"
    if tag is not None:
        yield from _of_tag(root, tag, wanted)


def _of_tag(root: Path, tag: str, wanted: str) -> Iterator[str]:
    if tag != f"v{wanted}":
        yield f"found tag {tag}, expected v{wanted}"
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## {re.escape(wanted)} \(\d{{4}}-\d\d-\d\d\)$", changelog, re.MULTILINE):
        yield f"CHANGELOG.md: expected a section '## {wanted} (<date>)'"
    if re.search(r"^## Unreleased\n+(?:- |### )", changelog, re.MULTILINE):
        yield "CHANGELOG.md: found entries under Unreleased, expected them under the version"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tag", nargs="?", metavar="TAG")
    found = list(disagreements(ROOT, parser.parse_args().tag))
    print("\n".join(found) if found else "version, changelog and docs agree")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
