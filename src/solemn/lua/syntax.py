"""Says what is wrong with a source that is not Lua, in Lua's words."""

from __future__ import annotations

import re

from solemn.lua.errors import LuaSyntaxError
from solemn.lua.literals import EscapeError, decode_short, parse_number

KEYWORDS = frozenset({
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil", "not",
    "or", "repeat", "return", "then", "true", "until", "while",
})
TOKEN = re.compile(r"""
    (?P<space>[ \t\v\f\r\n]+)
  | (?P<comment>--(?!\[=*\[)[^\n]*)
  | (?P<long>(?:--)?\[(?P<level>=*)\[)
  | (?P<name>[A-Za-z_][A-Za-z0-9_]*)
  | (?P<number>0[xX](?:[pP][+-]|[0-9a-zA-Z_.])*|\.?[0-9](?:[eE][+-]|[0-9a-zA-Z_.])*)
  | (?P<quote>["'])
  | (?P<op>\.\.\.|\.\.|==|~=|<=|>=|<<|>>|//|::|[-+*/%^\#&~|<>=(){}\[\];:,.])
""", re.X)
BINARY = {"or": (1, 1), "and": (2, 2), "<": (3, 3), ">": (3, 3), "<=": (3, 3), ">=": (3, 3), "~=": (3, 3),
          "==": (3, 3), "|": (4, 4), "~": (5, 5), "&": (6, 6), "<<": (7, 7), ">>": (7, 7), "..": (9, 8),
          "+": (10, 10), "-": (10, 10), "*": (11, 11), "/": (11, 11), "//": (11, 11), "%": (11, 11), "^": (14, 13)}
UNARY = frozenset({"not", "-", "#", "~"})
UNARY_PRIORITY = 12
BLOCK_END = frozenset({"else", "elseif", "end", "<eof>", "until"})


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
        start, text = self.at, self.text
        at = start + 1
        while at < len(text) and text[at] != quote:
            if text[at] in "\r\n":
                raise Problem(start, self.line, f"unfinished string near '{text[start:at]}'")
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


class Recogniser:
    """Reads a source as Lua's grammar has it and stops at the first token that does not fit."""

    def __init__(self, text: str) -> None:
        self.reader = Reader(text)
        self.token = self.reader.next()
        self.ahead: Token | None = None
        self.varargs = [True]
        self.depth = 0

    def advance(self) -> Token:
        old = self.token
        self.token, self.ahead = self.ahead or self.reader.next(), None
        return old

    def peek(self) -> Token:
        if self.ahead is None:
            self.ahead = self.reader.next()
        return self.ahead

    def fail(self, message: str) -> Problem:
        token = self.token
        near = token.text if token.kind == "<eof>" else f"'{token.text}'"
        return Problem(token.at, token.line, f"{message} near {near}")

    def accept(self, kind: str) -> bool:
        if self.token.kind == kind:
            self.advance()
            return True
        return False

    def expect(self, kind: str) -> Token:
        if self.token.kind != kind:
            raise self.fail(f"<{kind}> expected" if kind == "name" else f"'{kind}' expected")
        return self.advance()

    def close(self, kind: str, opened: str, line: int) -> None:
        if self.token.kind == kind:
            self.advance()
        elif self.token.line == line:
            raise self.fail(f"'{kind}' expected")
        else:
            raise self.fail(f"'{kind}' expected (to close '{opened}' at line {line})")

    def chunk(self) -> None:
        self.block()
        if self.token.kind != "<eof>":
            raise self.fail("<eof> expected")

    def block(self) -> None:
        while self.token.kind not in BLOCK_END:
            if self.token.kind == "return":
                self.return_statement()
                return
            self.statement()

    def return_statement(self) -> None:
        self.advance()
        if self.token.kind not in BLOCK_END and self.token.kind != ";":
            self.expression_list()
        self.accept(";")

    def statement(self) -> None:
        kind, line = self.token.kind, self.token.line
        handler = getattr(self, f"on_{kind}", None) if kind in KEYWORDS else None
        if handler is not None:
            self.advance()
            handler(line)
        elif kind == ";":
            self.advance()
        elif kind == "::":
            self.advance()
            self.expect("name")
            self.expect("::")
        else:
            self.expression_statement()

    def on_if(self, line: int) -> None:
        self.expression()
        self.expect("then")
        self.block()
        while self.accept("elseif"):
            self.expression()
            self.expect("then")
            self.block()
        if self.accept("else"):
            self.block()
        self.close("end", "if", line)

    def on_while(self, line: int) -> None:
        self.expression()
        self.expect("do")
        self.block()
        self.close("end", "while", line)

    def on_do(self, line: int) -> None:
        self.block()
        self.close("end", "do", line)

    def on_for(self, line: int) -> None:
        self.expect("name")
        if self.accept("="):
            self.expression()
            self.expect(",")
            self.expression()
            if self.accept(","):
                self.expression()
        elif self.token.kind in (",", "in"):
            while self.accept(","):
                self.expect("name")
            self.expect("in")
            self.expression_list()
        else:
            raise self.fail("'=' or 'in' expected")
        self.expect("do")
        self.block()
        self.close("end", "for", line)

    def on_repeat(self, line: int) -> None:
        self.block()
        self.close("until", "repeat", line)
        self.expression()

    def on_function(self, line: int) -> None:
        self.expect("name")
        while self.accept("."):
            self.expect("name")
        if self.accept(":"):
            self.expect("name")
        self.body(line)

    def on_local(self, line: int) -> None:
        if self.accept("function"):
            self.expect("name")
            self.body(line)
            return
        self.attributed_name()
        while self.accept(","):
            self.attributed_name()
        if self.accept("="):
            self.expression_list()

    def attributed_name(self) -> None:
        self.expect("name")
        if self.accept("<"):
            name = self.expect("name")
            self.expect(">")
            if name.text not in ("const", "close"):
                raise Problem(name.at, name.line, f"unknown attribute '{name.text}'")

    def on_goto(self, line: int) -> None:
        self.expect("name")

    def on_break(self, line: int) -> None:
        pass

    def expression_statement(self) -> None:
        kind = self.suffixed()
        if self.token.kind in ("=", ","):
            while True:
                if kind != "variable":
                    raise self.fail("syntax error")
                if not self.accept(","):
                    break
                kind = self.suffixed()
            self.expect("=")
            self.expression_list()
        elif kind != "call":
            raise self.fail("syntax error")

    def expression_list(self) -> None:
        self.expression()
        while self.accept(","):
            self.expression()

    def body(self, line: int) -> None:
        self.expect("(")
        vararg = False
        while self.token.kind != ")":
            if self.token.kind == "...":
                self.advance()
                vararg = True
                break
            if self.token.kind != "name":
                raise self.fail("<name> or '...' expected")
            self.advance()
            if not self.accept(","):
                break
            if self.token.kind == ")":
                raise self.fail("<name> or '...' expected")
        self.expect(")")
        self.varargs.append(vararg)
        self.block()
        self.close("end", "function", line)
        self.varargs.pop()

    def primary(self) -> str:
        if self.token.kind == "name":
            self.advance()
            return "variable"
        if self.token.kind == "(":
            line = self.advance().line
            self.expression()
            self.close(")", "(", line)
            return "parenthesis"
        raise self.fail("unexpected symbol")

    def suffixed(self) -> str:
        kind = self.primary()
        while True:
            found = self.token.kind
            if found == ".":
                self.advance()
                self.expect("name")
                kind = "variable"
            elif found == "[":
                self.advance()
                self.expression()
                self.expect("]")
                kind = "variable"
            elif found == ":":
                self.advance()
                self.expect("name")
                self.arguments()
                kind = "call"
            elif found in ("(", "string", "{"):
                self.arguments()
                kind = "call"
            else:
                return kind

    def arguments(self) -> None:
        if self.token.kind == "string":
            self.advance()
        elif self.token.kind == "{":
            self.table()
        elif self.token.kind == "(":
            line = self.advance().line
            if self.token.kind != ")":
                self.expression_list()
            self.close(")", "(", line)
        else:
            raise self.fail("function arguments expected")

    def table(self) -> None:
        line = self.expect("{").line
        while self.token.kind != "}":
            self.field()
            if not self.accept(",") and not self.accept(";"):
                break
        self.close("}", "{", line)

    def field(self) -> None:
        if self.token.kind == "[":
            self.advance()
            self.expression()
            self.expect("]")
            self.expect("=")
        elif self.token.kind == "name" and self.peek().kind == "=":
            self.advance()
            self.advance()
        self.expression()

    def simple(self) -> None:
        kind = self.token.kind
        if kind in ("number", "string", "nil", "true", "false"):
            self.advance()
        elif kind == "...":
            if not self.varargs[-1]:
                raise self.fail("cannot use '...' outside a vararg function")
            self.advance()
        elif kind == "{":
            self.table()
        elif kind == "function":
            self.body(self.advance().line)
        else:
            self.suffixed()

    def expression(self, limit: int = 0) -> None:
        self.depth += 1
        if self.depth > 200:
            raise self.fail("C stack overflow")
        if self.token.kind in UNARY:
            self.advance()
            self.expression(UNARY_PRIORITY)
        else:
            self.simple()
        while self.token.kind in BINARY and BINARY[self.token.kind][0] > limit:
            right = BINARY[self.advance().kind][1]
            self.expression(right)
        self.depth -= 1


def diagnose(source: bytes, filename: str) -> LuaSyntaxError:
    """The error of a source that the parser refused."""
    text = source.decode("latin-1")
    try:
        Recogniser(text).chunk()
    except Problem as problem:
        start = text.rfind("\n", 0, problem.at) + 1
        end = text.find("\n", problem.at)
        line = source[start : end if end >= 0 else len(source)].decode("utf-8", "replace")
        return LuaSyntaxError(filename, problem.line, problem.at - start + 1, problem.message, line)
    except RecursionError:
        return LuaSyntaxError(filename, 1, 1, "chunk has too many syntax levels")
    return LuaSyntaxError(filename, 1, 1, "syntax error")
