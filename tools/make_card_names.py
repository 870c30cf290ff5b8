"""Write the names of the bundled cards in other languages.

usage: make_card_names.py LIST NAMES.tsv.gz OUT.tsv

LIST has a passcode and a name a line. NAMES has a passcode and the names in en, fr, de, it, pt, es, ja, ko, zh-TW and zh-CN, with readings
as HTML ruby. OUT has the same columns, and after `ja` the name by its reading; cards without a row, and empty names, are left out.
"""

import argparse
import gzip
import re
from pathlib import Path

_RUBY = re.compile(r"<ruby>(.*?)<rt>(.*?)</rt></ruby>")
COLUMNS = ("id", "en", "fr", "de", "it", "pt", "es", "ja", "ja-reading", "ko", "zh", "zh-CN")


def plain(name: str) -> str:
    """The name without ruby marks."""
    return _RUBY.sub(r"\1", name).strip()


def reading(name: str) -> str:
    """The name with what has ruby marks replaced by them."""
    return _RUBY.sub(r"\2", name).strip()


def rows(codes: set[int], names: Path) -> list[list[str]]:
    """The rows of the listed cards, by passcode."""
    found = []
    with gzip.open(names, "rt", encoding="utf-8") as lines:
        next(lines)
        for line in lines:
            code, en, fr, de, it, pt, es, ja, ko, zh, cn = (line.rstrip("\n").split("\t") + [""] * 11)[:11]
            if int(code) in codes:
                other = [plain(name) for name in (en, fr, de, it, pt, es, ja)]
                found.append([code, *other, reading(ja), plain(ko), plain(zh), plain(cn)])
    return sorted(found, key=lambda row: int(row[0]))


def main() -> None:
    """Read the arguments and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("list", "names", "out"):
        parser.add_argument(name, type=Path)
    given = parser.parse_args()
    codes = {int(line.split()[0]) for line in given.list.read_text(encoding="utf-8").splitlines() if line.strip()}
    lines = ["\t".join(COLUMNS), *("\t".join(row) for row in rows(codes, given.names))]
    given.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
