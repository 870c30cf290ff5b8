"""Writing card databases in EDOPro's form."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Final

from solemn.cards.facts import row_of
from solemn.spec.cards import PrintedCard

_DATAS: Final = ("id", "ot", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute", "category")
_STRINGS: Final = tuple(f"str{number}" for number in range(1, 17))


def write_database(cards: Iterable[PrintedCard], path: Path) -> int:
    """Write a new database of these cards, without texts; how many there are. Raises OSError."""
    path.unlink(missing_ok=True)
    count = 0
    try:
        with closing(sqlite3.connect(path)) as made, made:
            made.execute(f"create table datas(id integer primary key,{','.join(f'{name} integer' for name in _DATAS[1:])})")
            made.execute(f"create table texts(id integer primary key,name text,desc text,{','.join(f'{name} text' for name in _STRINGS)})")
            for card in cards:
                made.execute(f"insert into datas values ({','.join('?' * len(_DATAS))})", row_of(card))
                strings = (*card.strings, *("",) * len(_STRINGS))[: len(_STRINGS)]
                texts = (card.code, card.name, "", *strings)
                made.execute(f"insert into texts values ({','.join('?' * len(texts))})", texts)
                count += 1
    except sqlite3.Error as error:
        raise OSError(f"{path}: {error}") from error
    return count
