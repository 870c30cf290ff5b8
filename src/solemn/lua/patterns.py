"""Lua patterns: compiled to a list of items, matched by backtracking that counts its steps."""

from __future__ import annotations

import string
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from solemn.lua.errors import LuaError

ALL: Final = frozenset(map(chr, range(256)))
CLASSES: Final[dict[str, frozenset[str]]] = {
    "a": frozenset(string.ascii_letters), "d": frozenset(string.digits), "l": frozenset(string.ascii_lowercase),
    "s": frozenset(" \t\n\v\f\r"), "u": frozenset(string.ascii_uppercase),
    "w": frozenset(string.ascii_letters + string.digits), "x": frozenset(string.hexdigits),
    "p": frozenset(string.punctuation), "c": frozenset(map(chr, [*range(32), 127])),
    "g": frozenset(map(chr, range(33, 127))), "z": frozenset("\0"),
}
MAX_CAPTURES: Final = 32
SHORT_PATTERN: Final = 64  # characters of a pattern that is kept compiled
MAX_DEPTH: Final = 190
POSITION: Final = -2
OPEN: Final = -1
SPECIALS: Final = frozenset("^$*+?.([%-")
Capture = tuple[int, int]


class Item:
    """One part of a pattern. `kind` is one of "char", "*", "+", "-", "?", "(", ")", "b", "f", "back", "end"."""

    __slots__ = ("chars", "kind", "number", "pair")

    def __init__(self, kind: str, chars: frozenset[str] = ALL, number: int = 0, pair: str = "") -> None:
        self.kind = kind
        self.chars = chars
        self.number = number
        self.pair = pair


class PatternReader:
    """Compiles a pattern. Raises LuaError for a malformed one."""

    __slots__ = ("at", "closed", "items", "level", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.items: list[Item] = []
        self.level = 0
        self.closed: list[bool] = []

    def read(self) -> list[Item]:
        """The items of the whole pattern. Raises an error for one that is malformed."""
        text = self.text
        while self.at < len(text):
            c = text[self.at]
            if c == "(":
                self.open()
            elif c == ")":
                self.close()
            elif c == "$" and self.at + 1 == len(text):
                self.items.append(Item("end"))
                self.at += 1
            elif c == "%" and text[self.at + 1 : self.at + 2] in ("b", "f"):
                self.balance() if text[self.at + 1] == "b" else self.frontier()
            elif c == "%" and text[self.at + 1 : self.at + 2].isdigit():
                self.back()
            else:
                self.single()
        return self.items

    def open(self) -> None:
        """A capture begins. Raises an error for more than there may be."""
        if self.level >= MAX_CAPTURES:
            raise LuaError("too many captures")
        is_position = self.text[self.at + 1 : self.at + 2] == ")"
        self.items.append(Item("(", number=POSITION if is_position else OPEN))
        self.closed.append(is_position)
        self.level += 1
        self.at += 2 if is_position else 1

    def close(self) -> None:
        """A capture ends. Raises an error if none is open."""
        for i in reversed(range(self.level)):
            if not self.closed[i]:
                self.closed[i] = True
                self.items.append(Item(")", number=i))
                self.at += 1
                return
        raise LuaError("invalid pattern capture")

    def balance(self) -> None:
        """`%b` and its pair. Raises an error if a character is missing."""
        pair = self.text[self.at + 2 : self.at + 4]
        if len(pair) < 2:
            raise LuaError("malformed pattern (missing arguments to '%b')")
        self.items.append(Item("b", pair=pair))
        self.at += 4

    def frontier(self) -> None:
        """`%f` and its set. Raises an error without a set."""
        self.at += 2
        if self.text[self.at : self.at + 1] != "[":
            raise LuaError("missing '[' after '%f' in pattern")
        self.items.append(Item("f", self.members()))

    def back(self) -> None:
        """A capture that is to be found again. Raises an error for one that is not closed."""
        number = int(self.text[self.at + 1]) - 1
        if number < 0 or number >= self.level or not self.closed[number]:
            raise LuaError(f"invalid capture index %{number + 1}")
        self.items.append(Item("back", number=number))
        self.at += 2

    def single(self) -> None:
        """A class of characters, with its repetition."""
        chars = self.members() if self.text[self.at] == "[" else self.char()
        suffix = self.text[self.at : self.at + 1]
        if suffix and suffix in "*+-?":
            self.at += 1
            self.items.append(Item(suffix, chars))
        else:
            self.items.append(Item("char", chars))

    def char(self) -> frozenset[str]:
        """The characters of a single-character class."""
        c = self.text[self.at]
        self.at += 1
        if c == ".":
            return ALL
        if c != "%":
            return frozenset(c)
        if self.at >= len(self.text):
            raise LuaError("malformed pattern (ends with '%')")
        c = self.text[self.at]
        self.at += 1
        return class_of(c)

    def members(self) -> frozenset[str]:
        """The characters of a set in brackets."""
        text = self.text
        self.at += 1
        inverted = text[self.at : self.at + 1] == "^"
        self.at += inverted
        found: set[str] = set()
        first = True
        while True:
            if self.at >= len(text):
                raise LuaError("malformed pattern (missing ']')")
            c = text[self.at]
            if c == "]" and not first:
                self.at += 1
                break
            first = False
            self.member(c, found)
        return ALL - found if inverted else frozenset(found)

    def member(self, c: str, found: set[str]) -> None:
        """A member of a set: a class, a range or a character."""
        text = self.text
        if c == "%":
            if self.at + 1 >= len(text):
                raise LuaError("malformed pattern (missing ']')")
            found |= class_of(text[self.at + 1])
            self.at += 2
        elif text[self.at + 1 : self.at + 2] == "-" and text[self.at + 2 : self.at + 3] not in ("]", ""):
            found.update(map(chr, range(ord(c), ord(text[self.at + 2]) + 1)))
            self.at += 3
        else:
            found.add(c)
            self.at += 1


def class_of(letter: str) -> frozenset[str]:
    """The characters of `%letter`."""
    members = CLASSES.get(letter.lower())
    if members is None:
        return frozenset(letter)
    return members if letter.islower() else ALL - members


def compile_pattern(pattern: str) -> tuple[bool, list[Item]]:
    """Whether a pattern is anchored, and its items."""
    if pattern.startswith("^"):
        return True, compile_unanchored(pattern[1:])
    return False, compile_unanchored(pattern)


def compile_unanchored(pattern: str) -> list[Item]:
    """The items of a pattern in which a leading `^` is an ordinary character."""
    return compile_short(pattern) if len(pattern) <= SHORT_PATTERN else PatternReader(pattern).read()


@lru_cache(maxsize=512)
def compile_short(pattern: str) -> list[Item]:
    """The same, kept for the next time."""
    return PatternReader(pattern).read()


class Matcher:
    """Matches the items of a pattern against a subject; `consume` pays for the work."""

    __slots__ = ("captures", "consume", "items", "subject", "work")

    def __init__(self, items: list[Item], subject: str, consume: Callable[[int], None]) -> None:
        self.items = items
        self.subject = subject
        self.consume = consume
        self.captures: list[Capture] = []
        self.work = 0

    def match(self, start: int) -> int:
        """The end of the match that starts at `start`, -1 when there is none. `captures` holds its captures."""
        self.captures = []
        return self.run(0, start, 0)

    def run(self, i: int, at: int, depth: int) -> int:
        """Match the items from number `i` on."""
        if depth > MAX_DEPTH:
            raise LuaError("pattern too complex")
        subject, items = self.subject, self.items
        while i < len(items):
            item = items[i]
            kind = item.kind
            i += 1
            if kind == "char":
                if at >= len(subject) or subject[at] not in item.chars:
                    return -1
                at += 1
            elif kind == "*" or kind == "+":
                return self.longest(item, i, at, depth)
            elif kind == "-":
                return self.shortest(item, i, at, depth)
            elif kind == "?":
                if at < len(subject) and subject[at] in item.chars:
                    kept = self.captures[:]
                    end = self.run(i, at + 1, depth + 1)
                    if end >= 0:
                        return end
                    self.captures = kept
            elif kind == "(":
                self.captures.append((at, item.number))
            elif kind == ")":
                start, _ = self.captures[item.number]
                self.captures[item.number] = (start, at - start)
            else:
                at = self.special(item, at)
                if at < 0:
                    return -1
        return at

    def pay(self, steps: int) -> None:
        """Note steps; they are taken from the budget now and then."""
        self.work += steps
        if self.work > 64:
            self.consume(self.work)
            self.work = 0

    def longest(self, item: Item, i: int, at: int, depth: int) -> int:
        """As many as possible, fewer as long as the rest does not match."""
        subject, chars = self.subject, item.chars
        end = at
        limit = len(subject)
        if chars is ALL:
            end = limit
        else:
            while end < limit and subject[end] in chars:
                end += 1
        self.pay((end - at) // 8 + 4)
        least = at + 1 if item.kind == "+" else at
        if i == len(self.items):
            return end if end >= least else -1
        kept = self.captures[:]
        while end >= least:
            found = self.run(i, end, depth + 1)
            if found >= 0:
                return found
            self.captures = kept[:]
            self.pay(4)
            end -= 1
        return -1

    def shortest(self, item: Item, i: int, at: int, depth: int) -> int:
        """As few as possible, more as long as the rest does not match."""
        subject, chars = self.subject, item.chars
        kept = self.captures[:]
        while True:
            found = self.run(i, at, depth + 1)
            if found >= 0:
                return found
            self.captures = kept[:]
            self.pay(4)
            if at >= len(subject) or subject[at] not in chars:
                return -1
            at += 1

    def special(self, item: Item, at: int) -> int:
        """Anchors, frontiers, balanced pairs and back references: the place after them, -1 when they fail."""
        subject = self.subject
        if item.kind == "end":
            return at if at == len(subject) else -1
        if item.kind == "f":
            before = subject[at - 1] if at > 0 else "\0"
            here = subject[at] if at < len(subject) else "\0"
            return at if before not in item.chars and here in item.chars else -1
        if item.kind == "b":
            return self.balanced(item.pair, at)
        start, size = self.captures[item.number]
        text = subject[start : start + size]
        return at + size if subject.startswith(text, at) else -1

    def balanced(self, pair: str, at: int) -> int:
        """The place after a balanced pair that begins here, -1 if there is none."""
        subject = self.subject
        opening, closing = pair[0], pair[1]
        if subject[at : at + 1] != opening:
            return -1
        depth = 1
        for i in range(at + 1, len(subject)):
            c = subject[i]
            if c == closing:
                depth -= 1
                if depth == 0:
                    self.pay((i - at) // 4)
                    return i + 1
            elif c == opening:
                depth += 1
        self.pay((len(subject) - at) // 4)
        return -1

    def capture(self, number: int) -> str | int:
        """The value of a capture: a text, or a position."""
        start, size = self.captures[number]
        if size == POSITION:
            return start + 1
        if size == OPEN:
            raise LuaError("unfinished capture")
        return self.subject[start : start + size]

    def values(self, start: int, end: int) -> tuple[str | int, ...]:
        """All captures, or the whole match when the pattern has none."""
        if not self.captures:
            return (self.subject[start:end],)
        return tuple([self.capture(i) for i in range(len(self.captures))])
