"""Write cards.cdb, a card database in EDOPro's form, from cards.txt."""

import sqlite3
from pathlib import Path

TYPES = {"effect monster": 0x21, "normal monster": 0x11, "spell": 0x2, "quick-play spell": 0x10002, "trap": 0x4, "counter trap": 0x100004}
ATTRIBUTES = {"earth": 0x1, "water": 0x2, "fire": 0x4, "wind": 0x8, "light": 0x10, "dark": 0x20}
RACES = {"warrior": 0x1, "spellcaster": 0x2, "fairy": 0x4, "fiend": 0x8, "zombie": 0x10, "machine": 0x20}
STRINGS = ",".join(f"str{n} text" for n in range(1, 17))


def row(line: str) -> tuple[tuple[int, ...], str]:
    code, name, kind, *values = (part.strip() for part in line.split("|"))
    level, attribute, race, attack, defense = values or ("0", "", "", "0", "0")
    facts = (int(attack), int(defense), int(level), RACES.get(race, 0), ATTRIBUTES.get(attribute, 0))
    return (int(code), 32, 0, 0, TYPES[kind], *facts, 0), name


def main(folder: Path) -> None:
    lines = (folder / "cards.txt").read_text(encoding="utf-8").splitlines()
    rows = [row(line) for line in lines if line and not line.startswith("#")]
    target = folder / "cards.cdb"
    target.unlink(missing_ok=True)
    with sqlite3.connect(target) as made:
        made.execute("create table datas(id integer primary key,ot,alias,setcode,type,atk,def,level,race,attribute,category)")
        made.execute(f"create table texts(id integer primary key,name text,desc text,{STRINGS})")
        for facts, name in rows:
            made.execute(f"insert into datas values ({','.join('?' * len(facts))})", facts)
            made.execute("insert into texts(id,name,desc) values (?,?,'')", (facts[0], name))
    made.close()


if __name__ == "__main__":
    main(Path(__file__).parent)
