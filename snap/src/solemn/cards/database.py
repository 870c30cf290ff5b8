"""Card facts in EDOPro's database form: SQLite files with the tables `datas` and `texts`."""

import difflib
import sqlite3
from collections.abc import Iterable
from pathlib import Path

from solemn.cards.sources import BUNDLED_DATABASE
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import TYPE_LINK

_QUERY = "select d.id, ot, alias, setcode, type, atk, def, level, race, attribute, t.* from datas d left join texts t on t.id = d.id"
_TEXT_NAME = 11  # column of `name` in the query's rows: ten of datas, then id, name, desc, str1..str16


class DatabaseError(Exception):
    """A file is not a card database; the message names the file and what is wrong with it."""


class CardDatabase:
    """Printed cards by passcode and by name, from one file or several; a later file wins over an earlier one."""

    __slots__ = ("_by_name", "_cards", "_paths")

    def __init__(self, paths: Iterable[Path]) -> None:
        """Read the files. Raises DatabaseError."""
        self._paths = tuple(paths)
        self._cards: dict[int, PrintedCard] = {}
        for path in self._paths:
            self._cards.update((card.code, card) for card in _read(path))
        self._by_name: dict[str, int] = {}
        for card in self._cards.values():
            key = _key(card.name)
            first = self._cards.get(self._by_name.get(key, -1))
            if first is None or (first.alias and not card.alias):  # the original print answers to the name
                self._by_name[key] = card.code

    @property
    def paths(self) -> tuple[Path, ...]:
        """The files that were read."""
        return self._paths

    @property
    def names(self) -> str:
        """The files in words, for messages."""
        return ", ".join("the bundled cards" if path == BUNDLED_DATABASE else str(path) for path in self._paths)

    def __len__(self) -> int:
        return len(self._cards)

    def __contains__(self, code: object) -> bool:
        return code in self._cards

    def get(self, code: int) -> PrintedCard | None:
        """The card with this passcode."""
        return self._cards.get(code)

    def codes(self) -> list[int]:
        """All passcodes, ascending."""
        return sorted(self._cards)

    def named(self, name: str) -> PrintedCard | None:
        """The card of this name; capitals and outer spaces do not matter."""
        code = self._by_name.get(_key(name))
        return None if code is None else self._cards[code]

    def nearest_names(self, name: str, count: int = 3) -> list[str]:
        """Names that look like a name that no card has, nearest first."""
        keys = difflib.get_close_matches(_key(name), self._by_name, n=count, cutoff=0.5)
        return [self._cards[self._by_name[key]].name for key in keys]


def _key(name: str) -> str:
    return " ".join(name.split()).casefold()


def _read(path: Path) -> list[PrintedCard]:
    if not path.is_file():
        raise DatabaseError(f"{path}: no such card database")
    try:
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        try:
            rows = connection.execute(_QUERY).fetchall()
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise DatabaseError(f"{path}: not a card database with tables datas and texts ({error})") from error
    return [_printed(row) for row in rows]


def _printed(row: tuple[int | str | None, ...]) -> PrintedCard:
    code, scope, alias, setcode, kind, attack, defense, level, race, attribute = (int(v or 0) for v in row[:10])
    is_link = bool(kind & TYPE_LINK)
    texts = [str(v or "") for v in row[_TEXT_NAME:]]
    return PrintedCard(
        code=code,
        alias=alias,
        setcodes=_setcodes(setcode),
        type=kind,
        level=level & 0xFF,
        attribute=attribute & 0xFFFFFFFF,
        race=race & 0xFFFFFFFFFFFFFFFF,
        attack=attack,
        defense=0 if is_link else defense,
        left_scale=(level >> 24) & 0xFF,
        right_scale=(level >> 16) & 0xFF,
        link_marker=defense if is_link else 0,
        name=texts[0] if texts else "",
        strings=tuple(texts[2:]),
        scope=scope,
    )


def _setcodes(packed: int) -> tuple[int, ...]:
    packed &= 0xFFFFFFFFFFFFFFFF
    found = []
    while packed:
        if packed & 0xFFFF:
            found.append(packed & 0xFFFF)
        packed >>= 16
    return tuple(sorted(set(found)))
