"""Reading numbers from bytes, never beyond their end."""

from solemn.replays.errors import ReplayError
from solemn.spec.told import Told, at, told


def byte_of(name: str, number: int) -> Told:
    """A place in a file, for errors."""
    return at(name, told("at-byte", number=number))


class Source:
    """Bytes that are read from front to back; `what` of each call is the name of the field, for errors."""

    __slots__ = ("_at", "_data", "_start", "name")

    def __init__(self, data: bytes | bytearray | memoryview, name: str, start: int = 0) -> None:
        """`name` stands in errors, and so does the position, counted from `start`."""
        self._data = memoryview(data)
        self._at = 0
        self._start = start
        self.name = name

    @property
    def left(self) -> int:
        """How many bytes are left."""
        return len(self._data) - self._at

    @property
    def where(self) -> Told:
        """The file and the position in words."""
        return byte_of(self.name, self._start + self._at)

    def take(self, size: int, what: str) -> memoryview:
        """The next `size` bytes. Raises ReplayError if there are fewer."""
        if size > self.left:
            raise ReplayError(at(self.where, at(what, told("replay-cut", found=self.left, expected=size))))
        self._at += size
        return self._data[self._at - size : self._at]

    def number(self, size: int, what: str) -> int:
        """A number of that many bytes, the lowest first. Raises ReplayError."""
        return int.from_bytes(self.take(size, what), "little")

    def peek(self, ahead: int, size: int) -> int | None:
        """A number of that many bytes that comes after `ahead` others, without going on; None if it is not all there."""
        if ahead + size > self.left:
            return None
        return int.from_bytes(self._data[self._at + ahead : self._at + ahead + size], "little")

    def count(self, what: str, most: int, each: int) -> int:
        """A number of things, each of at least `each` bytes. Raises ReplayError for more than `most`, or more than there are bytes."""
        where, found = self.where, self.number(4, what)
        if found > most or found * each > self.left:
            bound = told("data-at-most", most=min(most, self.left // each))
            raise ReplayError(at(where, at(what, told("data-found", found=found, expected=bound))))
        return found
