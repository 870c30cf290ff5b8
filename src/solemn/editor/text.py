"""An open script as the server sees it: its text in bytes, its tree, and places as the client counts them."""

from __future__ import annotations

from functools import cached_property

from lsprotocol.types import Position, Range
from pygls.workspace import PositionCodec

from solemn.editor.naming import Mentions
from solemn.editor.words import Word, Words
from solemn.lint.findings import Span
from solemn.lint.library import Library
from solemn.lint.script import Script
from solemn.lint.source import Source, read_source
from solemn.lint.texts import CardText


class OpenScript:
    """One version of a script. What is read of it is read when it is first asked for."""

    def __init__(self, path: str, text: str, codec: PositionCodec, library: Library, card: CardText | None) -> None:
        self.path = path
        self.data = text.encode("utf-8").replace(b"\r\n", b"\n").removeprefix(b"\xef\xbb\xbf")
        self.lines = self.data.split(b"\n")
        self.card = card
        self._codec = codec
        self._library = library

    @cached_property
    def words(self) -> Words:
        """Its tokens."""
        return Words(self.data)

    @cached_property
    def source(self) -> Source:
        """It, read as Lua."""
        return read_source(self.data, self.path)

    @cached_property
    def script(self) -> Script | None:
        """The linter's model of it; None while it is not Lua."""
        return None if self.source.tree is None else Script(self.source, self.source.tree, self._library, self.card)

    @cached_property
    def mentions(self) -> Mentions | None:
        """Where it names its own things; None while it is not Lua."""
        return None if self.source.tree is None else Mentions(self.source.tree, self.words, self.data)

    @cached_property
    def _starts(self) -> list[int]:
        starts = [0]
        for line in self.lines:
            starts.append(starts[-1] + len(line) + 1)
        return starts

    def offset(self, position: Position) -> int:
        """The byte at a place of the client's."""
        line = min(position.line, len(self.lines) - 1)
        text = self.lines[line].decode("utf-8", "replace")
        taken, at = 0, 0
        while at < len(text) and taken < position.character:
            taken += self._codec.client_num_units(text[at])
            at += 1
        return self._starts[line] + len(text[:at].encode("utf-8"))

    def before(self, position: Position) -> str:
        """The text of the line up to a place of the client's."""
        line = min(position.line, len(self.lines) - 1)
        return self.data[self._starts[line] : self.offset(position)].decode("utf-8", "replace")

    def place(self, line: int, column: int) -> Position:
        """The client's place of a byte column in a line, counted from 0."""
        if line >= len(self.lines):
            return Position(max(len(self.lines) - 1, 0), 0) if line > len(self.lines) else Position(line, 0)
        text = self.lines[line][:column].decode("utf-8", "replace")
        return Position(line, self._codec.client_num_units(text))

    def range(self, span: Span) -> Range:
        """The client's range of a stretch."""
        return Range(self.place(span.line - 1, span.column), self.place(span.end_line - 1, span.end_column))

    def range_of(self, word: Word) -> Range:
        """The client's range of a word."""
        return Range(self.place(word.line, word.column), self.place(word.line, word.end_column))

    def index_at(self, position: Position) -> int | None:
        """The index of the word at a place of the client's."""
        return self.words.index_at(self.offset(position))
