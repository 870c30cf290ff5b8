"""Every place where a script names one of its own things: local variables, and the functions and fields of its card table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from solemn.editor.words import NAME, Word, Words
from solemn.lua.tree import (
    Block,
    Const,
    Expr,
    Func,
    GenericFor,
    Index,
    Local,
    LocalFunction,
    LocalRef,
    Method,
    NumericFor,
    Stat,
    Var,
    parts_of,
)

Thing = Var | tuple[str, str]  # a local variable, or a field of a table: the table's name and its own
_SKIPPED: Final = frozenset({"free", "globals", "label", "parent", "params", "pos", "var", "vars"})


@dataclass(frozen=True, slots=True)
class Mention:
    """A place where a thing is named; `makes` where it is declared or set."""

    thing: Thing
    word: Word
    makes: bool


class Mentions:
    """The mentions in a script, by place and by thing."""

    __slots__ = ("_by_start", "_by_thing")

    def __init__(self, tree: Func, words: Words, data: bytes) -> None:
        self._by_start: dict[int, Mention] = {}
        self._by_thing: dict[Thing, list[Mention]] = {}
        for mention in _Reader(words, data).of(tree):
            if self._by_start.setdefault(mention.word.start, mention) is mention:
                self._by_thing.setdefault(mention.thing, []).append(mention)

    def at(self, word: Word) -> Mention | None:
        """What a word names, if it is the script's own."""
        return self._by_start.get(word.start)

    def of(self, thing: Thing) -> list[Mention]:
        """Every place that names this thing."""
        return sorted(self._by_thing.get(thing, ()), key=lambda mention: mention.word.start)

    def things(self) -> Iterator[Thing]:
        """All things, each once."""
        return iter(self._by_thing)


class _Reader:
    __slots__ = ("lines", "words")

    def __init__(self, words: Words, data: bytes) -> None:
        self.words = words
        self.lines = [0]
        for line in data.split(b"\n"):
            self.lines.append(self.lines[-1] + len(line) + 1)

    def offset(self, line: int, column: int) -> int:
        return self.lines[line - 1] + column

    def of(self, node: Any) -> Iterator[Mention]:
        if isinstance(node, (list, tuple)):
            for part in node:
                yield from self.of(part)
        elif isinstance(node, (Expr, Stat, Block, Func)):
            yield from self.own(node)
            for slot in parts_of(type(node)):
                if slot not in _SKIPPED:
                    yield from self.of(getattr(node, slot))

    def own(self, node: Expr | Stat | Block | Func) -> Iterator[Mention]:
        if isinstance(node, LocalRef):
            yield from self.named(node.var, self.offset(*node.pos[:2]))
        elif isinstance(node, Index) and isinstance(node.obj, LocalRef) and isinstance(node.key, Const):
            if isinstance(node.key.value, str):
                yield from self.named((node.obj.var.name, node.key.value), self.offset(*node.key.pos[:2]))
        elif isinstance(node, Method) and isinstance(node.obj, LocalRef):
            index = self.words.from_offset(self.offset(*node.obj.pos[2:])) + 1
            if index < len(self.words.all):
                yield from self.named((node.obj.var.name, node.name), self.words.all[index].start)
        elif isinstance(node, Func):
            yield from self.declared(node.params, self.offset(*node.pos[:2]), "(")
        elif isinstance(node, (Local, GenericFor)):
            yield from self.declared(node.vars, self.offset(*node.pos[:2]), "")
        elif isinstance(node, (NumericFor, LocalFunction)):
            yield from self.declared([node.var], self.offset(*node.pos[:2]), "")

    def named(self, thing: Thing, offset: int) -> Iterator[Mention]:
        """The mention that begins at a place, unless what is written there is no plain name (as in `t["x"]`)."""
        index = self.words.from_offset(offset)
        if index < len(self.words.all):
            word = self.words.all[index]
            if word.start == offset and word.kind == NAME:
                after = self.words.all[index + 1].kind if index + 1 < len(self.words.all) else ""
                yield Mention(thing, word, after == "=" or (index > 2 and self.words.all[index - 3].kind == "function"))

    def declared(self, variables: list[Var], offset: int, opening: str) -> Iterator[Mention]:
        """The places where these variables are declared, one after the other from a place on, behind the opening token."""
        words, index = self.words.all, self.words.from_offset(offset)
        while opening and index < len(words) and words[index].kind != opening:
            index += 1
        for variable in variables:
            if variable.name == "self" and ":" in variable.function.name and variable is variables[0]:  # written nowhere
                continue
            while index < len(words) and not (words[index].kind == NAME and words[index].text == variable.name):
                if words[index].kind in ("=", "in", ")"):
                    return
                index += 1
            if index < len(words):
                yield Mention(variable, words[index], True)
                index += 1
