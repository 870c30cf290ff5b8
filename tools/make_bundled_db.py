"""Write the bundled card database: the listed cards' rows of a database in EDOPro's form, without any card text.

usage: make_bundled_db.py LIST SOURCE.cdb OUT.cdb

LIST has a passcode and a name a line; a card that the source lacks, or knows by another name, has the further columns
of `datas` after a tab.
The same list and the same rows give the same bytes.
"""

import argparse
import sqlite3
from pathlib import Path

_DATAS = "id,ot,alias,setcode,type,atk,def,level,race,attribute,category"
_STRINGS = ",".join(f"str{n}" for n in range(1, 17))
_SCHEMA = (
    "create table datas(id integer primary key," + ",".join(f"{name} integer" for name in _DATAS.split(",")[1:]) + ")",
    "create table texts(id integer primary key,name text,desc text," + ",".join(f"{name} text" for name in _STRINGS.split(",")) + ")",
)
_VERSION_FIELD = slice(96, 100)  # the writing SQLite's version, which readers do not use


def listed(path: Path) -> dict[int, tuple[str, tuple[int, ...]]]:
    """Names and the facts given in a list, by ascending passcode. Raises ValueError for a line of another form."""
    cards = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        text, _, facts = line.partition("\t")
        code, name = text.split(maxsplit=1)
        cards[int(code)] = (name.strip(), tuple(int(fact, 0) for fact in facts.split()))
    return dict(sorted(cards.items()))


def write(cards: dict[int, tuple[str, tuple[int, ...]]], source: Path, out: Path) -> None:
    """Write the database. Raises SystemExit when the source has no such card under that name."""
    out.unlink(missing_ok=True)
    given = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)
    made = sqlite3.connect(out)
    for statement in _SCHEMA:
        made.execute(statement)
    for code, (name, facts) in cards.items():
        row = given.execute(f"select {_DATAS} from datas where id = ?", (code,)).fetchone()
        known = given.execute("select name from texts where id = ?", (code,)).fetchone()
        if facts:
            row, known = (code, *facts), (name,)
        if row is None or known != (name,):
            raise SystemExit(f"{source}: no card {code} named {name!r}")
        made.execute(f"insert into datas({_DATAS}) values ({','.join('?' * len(row))})", row)
        made.execute("insert into texts(id,name,desc) values (?,?,'')", (code, name))
    made.commit()
    made.close()
    given.close()
    data = bytearray(out.read_bytes())
    data[_VERSION_FIELD] = bytes(4)
    out.write_bytes(data)


def main() -> None:
    """Read the arguments and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("list", "source", "out"):
        parser.add_argument(name, type=Path)
    given = parser.parse_args()
    write(listed(given.list), given.source, given.out)


if __name__ == "__main__":
    main()
