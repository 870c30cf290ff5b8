"""Card facts in EDOPro's database form: SQLite files with the tables `datas` and `texts`."""

import sqlite3
from collections.abc import Iterable
from pathlib import Path

from solemn.cards.facts import FactsError, read_facts
from solemn.cards.sources import BUNDLED_DATABASE
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import TYPE_LINK
from solemn.spec.told import Told, ToldError, at, in_a_row, in_english, told

_QUERY = "select d.id, ot, alias, setcode, type, atk, def, level, race, attribute, t.* from datas d left join texts t on t.id = d.id"
FACTS_FILE = "cards.txt"
_MOST_NAMED = 4  # databases that a message names
_NAMED = 2  # of more
_MOST_BYTES = 512 << 20
_MOST_CARDS = 200_000
_LONGEST_TEXT = 4 << 20
_WORK_UNIT = 10_000  # steps of SQLite between two looks at how much was done
_MOST_WORK = 20_000
_TEXT_NAME = 11  # column of `name` in the query's rows: ten of datas, then id, name, desc, str1..str16


class DatabaseError(ToldError):
    """A file is not a card database; the message names the file and what is wrong with it."""


class CardDatabase:
    """Printed cards by passcode and by name, from one file or several; a later file wins over an earlier one."""

    __slots__ = ("_by_name", "_cards", "_paths", "added")

    def __init__(self, paths: Iterable[Path]) -> None:
        """Read the files. Raises DatabaseError."""
        self._paths = database_files(paths)
        self.added: tuple[PrintedCard, ...] = ()  # cards that no file has
        self._cards: dict[int, PrintedCard] = {}
        for path in self._paths:
            self._cards.update((card.code, card) for card in _read(path))
        self._index()

    def with_cards(self, cards: Iterable[PrintedCard]) -> "CardDatabase":
        """The same cards and these, which win over others of the same passcode."""
        database, added = CardDatabase(()), {card.code: card for card in cards}
        database._paths = self._paths
        database.added = (*(card for card in self.added if card.code not in added), *added.values())
        database._cards = self._cards | added
        database._index()
        return database

    def _index(self) -> None:
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
        """The files in words, for messages in English."""
        return in_english(self.told_names)

    @property
    def told_names(self) -> str | Told:
        """The files in words, for messages in any language."""
        names: list[str | Told] = [told("database-bundled") if path == BUNDLED_DATABASE else str(path) for path in self._paths]
        if len(names) <= _MOST_NAMED:
            return in_a_row(names)
        return told("database-more", names=in_a_row(names[:_NAMED]), count=len(names) - _NAMED)

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


def _key(name: str) -> str:
    return " ".join(name.split()).casefold()


def database_files(paths: Iterable[Path]) -> tuple[Path, ...]:
    """The files that are meant: of a folder every database in it and its subfolders (`*.cdb`, `cards.txt`), by their paths.

    Raises DatabaseError for a folder without any.
    """
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            inside = sorted(file for file in path.rglob("*") if _is_database(file) and _is_shown(file, path))
            if not inside:
                raise DatabaseError(at(str(path), told("database-none", name=FACTS_FILE)))
            found.update(dict.fromkeys(inside))
        else:
            found[path] = None
    return tuple(found)


def _is_database(file: Path) -> bool:
    return file.suffix == ".cdb" or file.name == FACTS_FILE


def _is_shown(file: Path, folder: Path) -> bool:
    return not any(part.startswith(".") for part in file.relative_to(folder).parts)


def _read(path: Path) -> list[PrintedCard]:
    if path.suffix == ".txt":
        try:
            return read_facts(path)
        except FactsError as error:
            raise DatabaseError(error.said) from error
    if not path.is_file():
        raise DatabaseError(at(str(path), told("database-not-there")))
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise DatabaseError(at(str(path), told("database-too-large", most=_MOST_BYTES >> 20)))
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        try:
            return _cards(connection, path)
        finally:
            connection.close()
    except (sqlite3.Error, sqlite3.Warning, OSError) as error:
        raise DatabaseError(at(str(path), told("database-not-one", why=str(error)))) from error


def _cards(connection: sqlite3.Connection, path: Path) -> list[PrintedCard]:
    """The cards of an open file, which may be anybody's: nothing in it is run but the query, and that not for ever.

    Raises DatabaseError, and sqlite3.Error.
    """
    work = iter(range(_MOST_WORK))
    connection.set_progress_handler(lambda: next(work, None) is None, _WORK_UNIT)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_TEXT)
    connection.execute("pragma trusted_schema = off")
    _check_tables(connection, path)
    found: list[PrintedCard] = []
    for row in connection.execute(_QUERY):
        if len(found) == _MOST_CARDS:
            raise DatabaseError(at(str(path), told("database-too-many", most=_MOST_CARDS)))
        try:
            found.append(_printed(row))
        except (TypeError, ValueError, OverflowError) as error:
            raise DatabaseError(at(str(path), told("database-row", id=str(row[0])[:20], why=str(error)[:100]))) from error
    return found


def _check_tables(connection: sqlite3.Connection, path: Path) -> None:
    """Raises DatabaseError unless `datas` and `texts` are tables: a view or a virtual table could give rows without end."""
    rows = connection.execute("select name, type, sql from sqlite_master where lower(name) in ('datas', 'texts')").fetchall()
    for name, kind, sql in rows:
        if kind != "table" or not isinstance(sql, str) or " ".join(sql.lower().split()[:2]) != "create table":
            raise DatabaseError(at(str(path), told("database-no-table", name=str(name))))
    missing = {"datas", "texts"} - {str(name).lower() for name, _, _ in rows}
    if missing:
        raise DatabaseError(at(str(path), told("database-lacks", tables=", ".join(sorted(missing)))))


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
