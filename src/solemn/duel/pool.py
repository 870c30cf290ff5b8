"""What duels are made from: decks, and the pool of scripts and card facts that all duels of it share."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from solemn.api.library import library_interface
from solemn.cards.database import CardDatabase
from solemn.cards.decks import DeckError, read_deck
from solemn.cards.missing import where_to_find
from solemn.cards.sources import (
    BUNDLED_DATABASE,
    LIBRARY_ROOTS,
    YGOPRO_FILE,
    YGOPRO_FOLDER,
    YGOPRO_ROOT,
    ScriptFolders,
    bundled_scripts,
)
from solemn.duel.arguments import paths_of, require, require_path, unfit
from solemn.duel.errors import DuelError
from solemn.lua import Chunk, Interface, Names, compile_chunk
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import TYPE_MONSTER, TYPE_NORMAL, TYPE_PENDULUM, TYPE_TOKEN

NEAR_ALIAS: Final = 10  # passcodes this close are prints of one card and share a script


@dataclass(frozen=True, slots=True)
class Deck:
    """Passcodes of a Main Deck (last one on top) and an Extra Deck."""

    main: tuple[int, ...]
    extra: tuple[int, ...] = ()

    @classmethod
    def read(cls, source: str | Path) -> "Deck":
        """The deck of a `.ydk` file, of a `ydke://` link, or of the name of a bundled deck; a Side Deck is left out.

        Raises DuelError if it is no deck.
        """
        if not isinstance(source, str):  # text may be a link as well
            source = require_path("source", source)
        try:
            found = read_deck(source)
        except DeckError as error:
            raise DuelError(str(error)) from error
        return cls(found.main, found.extra)


def require_lists(decks: Sequence[Deck | None]) -> None:
    """Raises DuelError unless these are the lists of two players, each a deck or None."""
    if not isinstance(decks, (list, tuple)) or len(decks) != 2 or not all(deck is None or isinstance(deck, Deck) for deck in decks):
        raise unfit("decks", decks, "two, one for each player: a solemn.Deck, or None for the cards that the player really has")


class CardPool:
    """Scripts and facts that duels are made from; read once, shared by any number of duels."""

    __slots__ = ("_chunks", "_interface", "database", "names", "scripts")

    def __init__(self, scripts: ScriptFolders, database: CardDatabase) -> None:
        self.scripts = scripts
        self.database = database
        self.names: Names | None = None  # what the library mentions, once it has been run
        self._interface: Interface | None = None
        self._chunks: dict[str, Chunk] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """A pool is sent to another process as its paths, and the cards that no file has; there it is read once."""
        scripts, databases = self.paths
        return _sent_pool, (list(map(str, scripts)), list(map(str, databases)), self.database.added)

    @property
    def paths(self) -> tuple[tuple[Path, ...], tuple[Path, ...]]:
        """The script folders and the database files."""
        return self.scripts.folders, tuple(self.database.paths)

    @classmethod
    def bundled(cls) -> "CardPool":
        """The cards, scripts and Lua library that come with solemn."""
        return cls(bundled_scripts(), CardDatabase([BUNDLED_DATABASE]))

    @classmethod
    def community(cls, scripts: Path | str | Sequence[Path | str], databases: Path | str | Sequence[Path | str]) -> "CardPool":
        """Script folders and databases of the community, one or several of each.

        Raises DuelError for folders without the Lua library, DatabaseError for a bad file.
        """
        places = paths_of("databases", databases)
        folders = ScriptFolders(paths_of("scripts", scripts))
        for folder in folders.folders:
            if not folder.is_dir():
                raise DuelError(f"{folder}: no such folder")
        for name in LIBRARY_ROOTS:
            if folders.find(name) is None:
                where = ", ".join(map(str, folders.folders))
                raise DuelError(f"no {name} in {where}: expected the folder that holds the script library")
        if folders.find(YGOPRO_ROOT) is not None:
            folders = ScriptFolders((*folders.folders, YGOPRO_FOLDER))
        return cls(folders, CardDatabase(places))

    @property
    def is_ygopro(self) -> bool:
        """Is the library that of YGOPro's scripts?"""
        return self.scripts.find(YGOPRO_ROOT) is not None and self.scripts.find(YGOPRO_FILE) is not None

    @property
    def roots(self) -> tuple[str, ...]:
        """The files of the library that a duel loads, in order; they may load others."""
        return (*LIBRARY_ROOTS, YGOPRO_ROOT, YGOPRO_FILE) if self.is_ygopro else LIBRARY_ROOTS

    def tell_missing(self, code: int) -> str:
        """Where the row of a passcode that the pool's databases lack is likely to be; see `where_to_find`."""
        return where_to_find(code, self.database, self.scripts)

    def with_cards(self, cards: Iterable[PrintedCard]) -> "CardPool":
        """The same scripts, and a database that has these cards too."""
        cards = list(cards) if isinstance(cards, Iterable) else [cards]
        for card in cards:
            require("cards", card, PrintedCard, "the facts of cards, each a PrintedCard")
        pool = CardPool(self.scripts, self.database.with_cards(cards))
        pool.names, pool._interface, pool._chunks = self.names, self._interface, self._chunks
        return pool

    def interface(self) -> Interface:
        """What the compiler knows of the pool's Lua library. Raises DuelError for a library that cannot be read."""
        if self._interface is None:
            try:
                self._interface = library_interface(self.scripts)
            except OSError as error:
                raise _unread(error) from error
        return self._interface

    def name_of(self, code: int) -> str:
        """The name of a card by its passcode, "" for one that no database has."""
        printed = self.database.get(code)
        return "" if printed is None else printed.name

    def chunk(self, name: str) -> Chunk | None:
        """The compiled script file of that name, None when there is none. Raises LuaSyntaxError, and DuelError if it cannot be read."""
        if name not in self._chunks:
            path = self.scripts.find(name)
            if path is None:
                return None
            try:
                source = path.read_bytes()
            except OSError as error:
                raise _unread(error) from error
            self._chunks[name] = compile_chunk(source, str(path), self.interface())
        return self._chunks[name]


def _unread(error: OSError) -> DuelError:
    return DuelError(f"{error.filename}: the script cannot be read ({error.strerror or error})")


def script_code(card: PrintedCard) -> int:
    """The passcode in the name of the card's script: that of the original print."""
    return card.alias if card.alias and abs(card.alias - card.code) < NEAR_ALIAS else card.code


def needs_script(card: PrintedCard) -> bool:
    """Does the card need a script? Normal Monsters and Tokens do not, nor does a row that names no other kind of card."""
    plain = card.type & (TYPE_NORMAL | TYPE_TOKEN) or card.type == TYPE_MONSTER
    return not plain or bool(card.type & TYPE_PENDULUM)


_pools: dict[str, CardPool] = {}  # the bundled pool, read once
_shared: dict[tuple[tuple[str, ...], tuple[str, ...]], CardPool] = {}  # others, by their paths


def bundled_pool() -> CardPool:
    """The bundled pool, read once a process."""
    if "bundled" not in _pools:
        _pools["bundled"] = CardPool.bundled()
    return _pools["bundled"]


def _sent_pool(scripts: Sequence[str], databases: Sequence[str], added: Sequence[PrintedCard]) -> CardPool:
    pool = shared_pool(scripts, databases)
    return pool.with_cards(added) if added else pool


def given_pool(pool: CardPool | None) -> CardPool:
    """The pool, the bundled one where none is given. Raises DuelError for what is no pool."""
    if pool is None:
        return bundled_pool()
    require("pool", pool, CardPool, "a solemn.CardPool")
    return pool


def shared_pool(scripts: Sequence[str], databases: Sequence[str]) -> CardPool:
    """The pool of these script folders and database files, read once a process. Raises DuelError and DatabaseError as `community` does."""
    key = (tuple(scripts), tuple(databases))
    bundled = bundled_pool()
    if key == tuple(tuple(map(str, paths)) for paths in bundled.paths):
        return bundled
    if key not in _shared:
        _shared[key] = CardPool.community(scripts, databases)
    return _shared[key]
