"""Lua's tokens, for saying what is wrong with a source."""

from __future__ import annotations

import re
from typing import Final

from solemn.lua.literals import EscapeError, decode_short, parse_number

KEYWORDS: Final = frozenset({
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not", "or", "repeat", "return", "then", "true", "until", "while",
})
TOKEN: Final = re.compile(r"""
    (?P<space>[ \t\v\f\r\n]+)
  | (?P<comment>--(?!\[=*\[)[^\n]*)
  | (?P<long>(?:--)?\[(?P<level>=*)\[)
  | (?P<name>[A-Za-z_][A-Za-z0-9_]*)
  | (?P<number>0[xX](?:[pP][+-]|[0-9a-zA-Z_.])*|\.?[0-9](?:[eE][+-]|[0-9a-zA-Z_.])*)
  | (?P<quote>["'])
  | (?P<op>\.\.\.|\.\.|==|~=|<=|>=|<<|>>|//|::|[-+*/%^\#&~|<>=(){}\[\];:,.])
""", re.X)


class Problem(Exception):
    """The first thing in the source that is wrong: offset, line and message."""

    def __init__(self, at: int, line: int, message: str) -> None:
        super().__init__(message)
        self.at = at
        self.line = line
        self.message = message


class Token:
    """A token: `kind` is its text for keywords and operators, otherwise name, number, string or <eof>."""

    __slots__ = ("at", "kind", "line", "text")

    def __init__(self, kind: str, text: str, at: int, line: int) -> None:
        self.kind = kind
        self.text = text
        self.at = at
        self.line = line


class Reader:
    """Splits a source into tokens, one at a time."""

    __slots__ = ("at", "line", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1

    def next(self) -> Token:
        """The next token, without white space and comments."""
        while self.at < len(self.text):
            found = TOKEN.match(self.text, self.at)
            if found is None:
                return self.odd()
            token = self.token(found)
            if token is not None:
                return token
        return Token("<eof>", "<eof>", len(self.text), self.line)

    def odd(self) -> Token:
        """A character that begins no token is one by itself; the grammar has no place for it."""
        bad = self.text[self.at]
        shown = bad if bad.isprintable() and bad.isascii() else f"<\\{ord(bad)}>"
        self.at += 1
        return Token(shown, shown, self.at - 1, self.line)

    def token(self, found: re.Match[str]) -> Token | None:
        """What was found as a token; None for white space and comments."""
        kind = found.lastgroup
        start, text, line = self.at, found.group(), self.line
        if kind == "level" or kind == "long":
            return self.long(found)
        if kind == "quote":
            return self.quoted(text)
        self.at = found.end()
        if kind == "space":
            self.line += len(re.findall(r"\r\n|\n\r|\n|\r", text))
            return None
        if kind == "comment":
            return None
        if kind == "number" and parse_number(text) is None:
            raise Problem(start, line, f"malformed number near '{text}'")
        if text == "[" and self.text.startswith("=", self.at):
            end = re.compile("=*").match(self.text, self.at)
            raise Problem(start, line, f"invalid long string delimiter near '[{end.group() if end else ''}'")
        if kind == "op" or text in KEYWORDS:
            return Token(text, text, start, line)
        return Token(kind or "", text, start, line)

    def long(self, found: re.Match[str]) -> Token | None:
        """A text in long brackets. Raises an error if it does not end."""
        start, line = self.at, self.line
        close = "]" + found.group("level") + "]"
        end = self.text.find(close, found.end())
        is_comment = found.group().startswith("--")
        if end < 0:
            what = "comment" if is_comment else "string"
            last = self.text.count("\n") + 1
            raise Problem(start, last, f"unfinished long {what} (starting at line {line}) near <eof>")
        self.at = end + len(close)
        self.line += self.text.count("\n", start, self.at)
        return None if is_comment else Token("string", self.text[start : self.at], start, line)

    def quoted(self, quote: str) -> Token:
        """A text in quotes. Raises an error for an escape that there is not, or an end that is missing."""
        start, text = self.at, self.text
        at = start + 1
        while at < len(text) and text[at] != quote:
            if text[at] in "\r\n":
                shown = quote + decode_short(text[start + 1 : at])
                raise Problem(start, self.line, f"unfinished string near '{shown}'")
            at = self.escape(start, at) if text[at] == "\\" else at + 1
        if at >= len(text):
            raise Problem(start, self.line, "unfinished string near <eof>")
        self.at = at + 1
        line = self.line
        self.line += text.count("\n", start, self.at)
        return Token("string", quote + decode_short(text[start + 1 : at]) + quote, start, line)

    def escape(self, start: int, at: int) -> int:
        """The end of the escape sequence at `at`."""
        found = re.compile(r"\\(z\s*|x[0-9a-fA-F]{2}|[0-9]{1,3}|u\{[0-9a-fA-F]+\}|\r\n|.)", re.S).match(self.text, at)
        sequence = found.group() if found else self.text[at:]
        try:
            decode_short(sequence)
        except EscapeError as e:
            problem, shown = str(e), self.text[start : at + len(sequence)]
            if sequence[1:2] == "x":
                digits = re.compile(r"\\x[0-9a-fA-F]*").match(self.text, at)
                problem, shown = "hexadecimal digit expected", self.text[start : (digits.end() if digits else at) + 1]
            elif sequence[1:2] == "u":
                problem, shown = self.unicode_problem(start, at)
            elif problem == "decimal escape too large":
                shown = self.text[start : at + len(sequence) + 1]
            raise Problem(start, self.line, f"{problem} near '{shown}'") from None
        return at + len(sequence)

    def unicode_problem(self, start: int, at: int) -> tuple[str, str]:
        """What is wrong with an escaped code point, and the source that shows it."""
        found = re.compile(r"\\u(\{)?([0-9a-fA-F]*)").match(self.text, at)
        assert found is not None
        shown = self.text[start : found.end() + 1]
        if not found.group(1):
            return "missing '{' in \\u{xxxx}", self.text[start : at + 3]
        if not found.group(2):
            return "hexadecimal digit expected", shown
        if int(found.group(2), 16) >= 0x8000_0000:
            return "UTF-8 value too large", self.text[start : found.end()]
        return "missing '}' in \\u{xxxx}", shown
