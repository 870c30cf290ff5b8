"""The words of a script, and the one that stands at a place."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Final

from solemn.lua.tokens import KEYWORDS, Problem, Reader

NAME: Final = "name"
NUMBER: Final = "number"
STRING: Final = "string"
METHOD: Final = ":"


@dataclass(frozen=True, slots=True)
class Word:
    """A token: its bytes from `start` to `end`, on a line counted from 0 that begins at byte `line_start`."""

    kind: str
    text: str
    start: int
    end: int
    line: int
    line_start: int

    @property
    def column(self) -> int:
        """Where it begins in its line, in bytes."""
        return self.start - self.line_start

    @property
    def end_column(self) -> int:
        """Where it ends in its line, in bytes."""
        return self.end - self.line_start


class Words:
    """All tokens of a script up to the first place that no token fits, by place."""

    __slots__ = ("_starts", "all")

    def __init__(self, data: bytes) -> None:
        self.all = _read(data)
        self._starts = [word.start for word in self.all]

    def index_at(self, offset: int) -> int | None:
        """The index of the name, number or string that holds this place or ends there; None where there is none."""
        for index in (bisect_right(self._starts, offset) - 1, bisect_right(self._starts, offset - 1) - 1):
            if index >= 0 and self.all[index].end >= offset and self.all[index].kind in (NAME, NUMBER, STRING):
                return index
        return None

    def from_offset(self, offset: int) -> int:
        """The index of the first token that begins here or later."""
        return bisect_right(self._starts, offset - 1)

    def owner(self, index: int) -> str:
        """What stands before a name: `Duel` of `Duel.Draw`, `:` of a method, `?` of another field, "" of a plain name."""
        before = self.all[index - 1].kind if index else ""
        if before == METHOD:
            return METHOD
        if before != ".":
            return ""
        table = self.all[index - 2] if index > 1 else None
        return table.text if table is not None and table.kind == NAME else "?"


def _read(data: bytes) -> list[Word]:
    text = data.decode("latin-1")
    reader, found = Reader(text), list[Word]()
    line_start, line = 0, 1
    try:
        while (token := reader.next()).kind != "<eof>":
            if token.line != line:
                line, line_start = token.line, text.rfind("\n", 0, token.at) + 1
            kind = NAME if token.kind == NAME and token.text not in KEYWORDS else token.kind
            found.append(Word(kind, text[token.at : reader.at], token.at, reader.at, token.line - 1, line_start))
    except Problem:
        pass
    return found
