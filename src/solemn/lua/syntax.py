"""Says what is wrong with a source that is not Lua, in Lua's words."""

from __future__ import annotations

from typing import Final

from solemn.lua.errors import LuaSyntaxError
from solemn.lua.tokens import KEYWORDS, Problem, Reader, Token

BINARY: Final = {"or": (1, 1), "and": (2, 2), "<": (3, 3), ">": (3, 3), "<=": (3, 3), ">=": (3, 3), "~=": (3, 3),
          "==": (3, 3), "|": (4, 4), "~": (5, 5), "&": (6, 6), "<<": (7, 7), ">>": (7, 7), "..": (9, 8),
          "+": (10, 10), "-": (10, 10), "*": (11, 11), "/": (11, 11), "//": (11, 11), "%": (11, 11), "^": (14, 13)}
UNARY: Final = frozenset({"not", "-", "#", "~"})
UNARY_PRIORITY: Final = 12
BLOCK_END: Final = frozenset({"else", "elseif", "end", "<eof>", "until"})


class Recogniser:
    """Reads a source as Lua's grammar has it and stops at the first token that does not fit."""

    def __init__(self, text: str) -> None:
        self.reader = Reader(text)
        self.token = self.reader.next()
        self.ahead: Token | None = None
        self.varargs = [True]
        self.depth = 0

    def advance(self) -> Token:
        """Go on to the next token."""
        old = self.token
        self.token, self.ahead = self.ahead or self.reader.next(), None
        return old

    def peek(self) -> Token:
        """The token after this one."""
        if self.ahead is None:
            self.ahead = self.reader.next()
        return self.ahead

    def fail(self, message: str) -> Problem:
        """The fault at this token, in the words of Lua's own parser."""
        token = self.token
        near = token.text if token.kind == "<eof>" else f"'{token.text}'"
        return Problem(token.at, token.line, f"{message} near {near}")

    def accept(self, kind: str) -> bool:
        """Whether the token is this one, which is then passed."""
        if self.token.kind == kind:
            self.advance()
            return True
        return False

    def expect(self, kind: str) -> Token:
        """Pass this token. Raises an error if it is another."""
        if self.token.kind != kind:
            raise self.fail(f"<{kind}> expected" if kind == "name" else f"'{kind}' expected")
        return self.advance()

    def close(self, kind: str, opened: str, line: int) -> None:
        """Pass the token that closes what was opened on that line. Raises an error that names the line if it is another."""
        if self.token.kind == kind:
            self.advance()
        elif self.token.line == line:
            raise self.fail(f"'{kind}' expected")
        else:
            raise self.fail(f"'{kind}' expected (to close '{opened}' at line {line})")

    def chunk(self) -> None:
        """A whole file: a block up to the end."""
        self.block()
        if self.token.kind != "<eof>":
            raise self.fail("<eof> expected")

    def block(self) -> None:
        """Statements, the last one perhaps a `return`."""
        while self.token.kind not in BLOCK_END:
            if self.token.kind == "return":
                self.return_statement()
                return
            self.statement()

    def return_statement(self) -> None:
        """`return` with its values."""
        self.advance()
        if self.token.kind not in BLOCK_END and self.token.kind != ";":
            self.expression_list()
        self.accept(";")

    def statement(self) -> None:
        """One statement, by the word that it begins with."""
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
        """`if`, with each `elseif` and `else`."""
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
        """`while`."""
        self.expression()
        self.expect("do")
        self.block()
        self.close("end", "while", line)

    def on_do(self, line: int) -> None:
        """`do`."""
        self.block()
        self.close("end", "do", line)

    def on_for(self, line: int) -> None:
        """`for` with numbers, or over an iterator."""
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
        """`repeat`."""
        self.block()
        self.close("until", "repeat", line)
        self.expression()

    def on_function(self, line: int) -> None:
        """`function` with a name."""
        self.expect("name")
        while self.accept("."):
            self.expect("name")
        if self.accept(":"):
            self.expect("name")
        self.body(line)

    def on_local(self, line: int) -> None:
        """`local`, for names or for a function."""
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
        """A name of `local` with its attribute, `const` or `close`."""
        self.expect("name")
        if self.accept("<"):
            name = self.expect("name")
            self.expect(">")
            if name.text not in ("const", "close"):
                raise Problem(name.at, name.line, f"unknown attribute '{name.text}'")

    def on_goto(self, line: int) -> None:
        """`goto`."""
        self.expect("name")

    def on_break(self, line: int) -> None:
        """`break`."""

    def expression_statement(self) -> None:
        """A call or an assignment."""
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
        """Expressions with commas between."""
        self.expression()
        while self.accept(","):
            self.expression()

    def body(self, line: int) -> None:
        """Parameters, statements and `end` of a function."""
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
        """A name, or an expression in parentheses."""
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
        """What begins with one of these, with indexes and calls."""
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
        """The arguments of a call: in parentheses, one text, or one table."""
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
        """A table constructor."""
        line = self.expect("{").line
        while self.token.kind != "}":
            self.field()
            if not self.accept(",") and not self.accept(";"):
                break
        self.close("}", "{", line)

    def field(self) -> None:
        """A field of a table constructor."""
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
        """A constant, `...`, a table, a function, or what has suffixes."""
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
        """An expression whose operators bind more tightly than this limit."""
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


def is_lua(source: bytes) -> bool:
    """Does the source follow Lua's grammar? Takes time by its length alone."""
    try:
        Recogniser(source.decode("latin-1")).chunk()
    except Problem:
        return False
    return True


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
