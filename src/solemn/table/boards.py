"""The tables of one server by name: each is on a thread of its own, since a duel stays on the thread that made it."""

import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from solemn.duel.pool import CardPool
from solemn.judge.language.choosing import language_code, speech_in
from solemn.judge.language.speech import Speech
from solemn.judge.play.judging import Judge
from solemn.table.finding import CardFinder
from solemn.table.opening import Opened
from solemn.table.table import Table

MOST_BOARDS: Final = 32  # the one that was not used for longest is closed for the next
Result = TypeVar("Result")


class NoBoard(LookupError):
    """There is no board of that name: it was closed, or never there."""


class Board:
    """One table and its thread."""

    __slots__ = ("_thread", "name", "table")

    def __init__(self, name: str) -> None:
        self.name = name
        self.table: Table | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="board")

    def do(self, work: Callable[[], Result]) -> Any:
        """The future of some work on the board's thread."""
        return self._thread.submit(work)

    def put(self, table: Table) -> None:
        """Put another table in the place of the one before. On the board's thread."""
        if self.table is not None:
            self.table.duel.close()
        self.table = table

    def close(self) -> None:
        """Let the table and the thread go, once what runs on it is done."""
        self._thread.submit(self._let_go)
        self._thread.shutdown(wait=False)

    def _let_go(self) -> None:
        if self.table is not None:
            self.table.duel.close()
        self.table = None


class Boards:
    """All boards, with the cards that they share."""

    def __init__(
        self, pool: CardPool, speech: Speech, *, first: Callable[[Judge, Speech], Opened] | None = None, pictures: Path | None = None,
        most: int = MOST_BOARDS,
    ) -> None:  # fmt: skip
        """`first` opens the case that a new board begins with, `pictures` is EDOPro's folder of card pictures."""
        self.pool = pool
        self.speech = speech
        self.pictures = pictures
        self.first = first
        self._most = most
        self._boards: OrderedDict[str, Board] = OrderedDict()
        self._finder: CardFinder | None = None
        self._lock = threading.Lock()

    def judge(self, speech: Speech) -> Judge:
        """A judge that speaks the language."""
        return Judge(self.pool, speech=speech)

    def speech_of(self, language: Any) -> Speech:
        """The speech of the language, the server's own for one that there is not."""
        code = language_code(language) if isinstance(language, str) else None
        return self.speech if code is None else speech_in(code)

    def finder(self) -> CardFinder:
        """What finds cards by name; made once."""
        with self._lock:
            if self._finder is None:
                self._finder = CardFinder(self.pool.database)
            return self._finder

    def make(self) -> Board:
        """A new board."""
        with self._lock:
            board = Board(secrets.token_urlsafe(12))
            self._boards[board.name] = board
            if len(self._boards) > self._most:
                self._boards.popitem(last=False)[1].close()
            return board

    def get(self, name: Any) -> Board:
        """The board of that name. Raises NoBoard."""
        with self._lock:
            if not isinstance(name, str) or name not in self._boards:
                raise NoBoard(str(name)[:40])
            self._boards.move_to_end(name)
            return self._boards[name]

    def close(self) -> None:
        """Close all boards."""
        with self._lock:
            for board in self._boards.values():
                board.close()
            self._boards.clear()
