"""From tree-sitter's syntax tree to the resolved tree: expressions, then statements."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import tree_sitter
import tree_sitter_lua

from solemn.lua.literals import EscapeError, decode_long, decode_short, parse_number
from solemn.lua.scope import NeedsEnvironment, ScopeError, Scopes
from solemn.lua.tokens import KEYWORDS
from solemn.lua.tree import (
    Binary,
    Block,
    Call,
    Const,
    Expr,
    Func,
    Function,
    GlobalRef,
    Index,
    LocalRef,
    Logic,
    Method,
    Paren,
    Position,
    Table,
    Unary,
    Var,
    Vararg,
)

LANGUAGE: Final = tree_sitter.Language(tree_sitter_lua.language())
KINDS: Final[list[str]] = [LANGUAGE.node_kind_for_id(i) or "" for i in range(LANGUAGE.node_kind_count)]
SKIPPED: Final = re.compile(rb"""
    "(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*' | (?P<long>(?:--)?\[(?P<level>=*)\[.*?\](?P=level)\]) | --[^\n]*
""", re.X | re.S)
QUOTES: Final = re.compile(rb"[\"']|\[=*\[")
LINE_COMMENT: Final = re.compile(rb"--[^\n]*")
OPEN_LONG: Final = re.compile(rb"--\[=*\[")
GLOBAL_WORD: Final = re.compile(rb"\bglobal\b")
NOT_NEWLINE: Final = re.compile(rb"[^\n]")
MAX_NESTING: Final = 200
MAX_LINKS: Final = 1000
PLAIN_BYTES: Final = bytes(ord(" ") if i in (11, 12) else ord("a") if i == 0 or i > 127 else i for i in range(256))
ESCAPED_RETURN: Final = re.compile(rb"\\(?:\r\n|\n\r)")
LONE_RETURN: Final = re.compile(rb"(?<!\n)\r(?!\n)")
Node = tree_sitter.Node


class Misread(Exception):
    """The syntax tree holds something that Lua does not allow: the source has to be diagnosed."""


def position(node: Node) -> Position:
    """First and last line (from 1) and byte columns (from 0) of a node."""
    start = node.start_point
    end = node.end_point
    return start[0] + 1, start[1], end[0] + 1, end[1]


class ExpressionBuilder:
    """Builds expressions."""

    def __init__(self, source: bytes, env: bool) -> None:
        self.source = source
        self.scopes = Scopes()
        self.env = env
        self.depth = 0
        self.links = 0
        self.deepest = 0
        self.names: set[str] = set()
        self.called_methods: set[str] = set()
        table: dict[str, Callable[[Node], Expr]] = {
            "identifier": self.identifier, "number": self.number, "string": self.string, "nil": self.constant,
            "true": self.constant, "false": self.constant, "vararg_expression": self.vararg,
            "function_definition": self.function, "parenthesized_expression": self.parenthesis,
            "dot_index_expression": self.dot, "bracket_index_expression": self.bracket, "function_call": self.call,
            "table_constructor": self.table, "binary_expression": self.binary, "unary_expression": self.unary,
        }
        self.expressions = [table.get(kind) for kind in KINDS]

    def text(self, node: Node) -> str:
        """The source of a node."""
        return self.source[node.start_byte : node.end_byte].decode("latin-1")

    def name(self, node: Node) -> str:
        """The text of an identifier. The grammar lets keywords and odd characters through; Lua does not."""
        name = self.source[node.start_byte : node.end_byte].decode("latin-1")
        if name in KEYWORDS or not name.isidentifier() or not name.isascii():
            raise Misread
        return name

    def expression(self, node: Node) -> Expr:
        """The tree of an expression, whatever kind it is."""
        build = self.expressions[node.kind_id]
        if build is None:
            raise Misread
        self.nest(node)
        made = build(node)
        self.depth -= 1
        return made

    def prefix(self, node: Node) -> Expr:
        """The expression before a call or an index: a chain of these may be as long as it likes."""
        build = self.expressions[node.kind_id]
        if build is None:
            raise Misread
        self.link(node, 1)
        made = build(node)
        self.links -= 1
        return made

    def nest(self, node: Node) -> None:
        """Go one level deeper, as deep as Lua allows."""
        self.depth += 1
        if self.depth > MAX_NESTING:
            raise ScopeError(node.start_point[0] + 1, "C stack overflow")
        self.deepest = max(self.deepest, self.depth + self.links)

    def link(self, node: Node, count: int) -> None:
        """Chains of operators, calls, fields and branches need no nesting in the source, but in what is made from it."""
        self.links += count
        if self.links > MAX_LINKS:
            raise ScopeError(node.start_point[0] + 1, "chunk has too many syntax levels")
        self.deepest = max(self.deepest, self.depth + self.links)

    def identifier(self, node: Node) -> Expr:
        """The name that the node is."""
        return self.variable(self.name(node), position(node))

    def variable(self, name: str, pos: Position) -> Expr:
        """A variable: local, from a function around, or global."""
        var = self.scopes.find(name)
        if var is not None:
            return LocalRef(pos, var)
        if name == "_ENV":
            self.names.add("_G")
            return GlobalRef(pos, "_ENV", None)
        env = self.scopes.find("_ENV")
        if env is None:
            self.names.add(name)
            self.scopes.functions[-1].globals.add(name)
        return GlobalRef(pos, name, env)

    def number(self, node: Node) -> Expr:
        """The value of a numeral."""
        value = parse_number(self.text(node))
        if value is None:
            raise Misread
        return Const(position(node), value)

    def string(self, node: Node) -> Expr:
        """The value of a text in quotes or long brackets."""
        text = self.text(node)
        quote = text[0]
        try:
            if quote == "[":
                margin = text.index("[", 1) + 1
                value = decode_long(text[margin:-margin])
            else:
                value = decode_short(text[1:-1])
        except EscapeError:
            raise Misread from None
        return Const(position(node), value)

    def constant(self, node: Node) -> Expr:
        """nil, true or false."""
        word = KINDS[node.kind_id]
        return Const(position(node), None if word == "nil" else word == "true")

    def vararg(self, node: Node) -> Expr:
        """`...`."""
        if not self.scopes.functions[-1].is_vararg:
            raise ScopeError(node.start_point[0] + 1, "cannot use '...' outside a vararg function near '...'")
        return Vararg(position(node))

    def function(self, node: Node) -> Expr:
        """A function, with its parameters and its body."""
        pos = position(node)
        return Function(pos, self.body(node.children, pos, "", False))

    def body(self, kids: list[Node], pos: Position, name: str, is_method: bool) -> Func:
        """The function whose parameters and block are among `kids`."""
        func = self.scopes.open_function(pos[0])
        func.pos = pos
        func.end_line = pos[2]
        func.name = name
        func.body = self.scopes.open_block()
        if is_method:
            func.params.append(self.scopes.declare("self", pos[0]))
        content = None
        for kid in kids:
            kind = KINDS[kid.kind_id]
            if kind == "parameters":
                self.parameters(kid, func)
            elif kind == "block":
                content = kid
        if content is not None:
            self.statements(content, func.body)
        self.scopes.close_block(pos[2])
        self.scopes.close_function()
        return func

    def parameters(self, node: Node, func: Func) -> None:
        """The parameters' names, and whether `...` is among them."""
        for kid in node.children:
            kind = KINDS[kid.kind_id]
            if func.is_vararg and kid.is_named:
                raise Misread  # Lua 5.5 names the rest
            if kind == "identifier":
                func.params.append(self.scopes.declare(self.name(kid), kid.start_point[0] + 1))
            elif kind == "vararg_expression":
                if self.text(kid) != "...":
                    raise Misread
                func.is_vararg = True

    def parenthesis(self, node: Node) -> Expr:
        """An expression in parentheses, which is one value."""
        inner = self.expression(node.children[1])
        if isinstance(inner, (Call, Method, Vararg)):
            return Paren(position(node), inner)
        return inner

    def dot(self, node: Node) -> Expr:
        """A field by its name."""
        obj, _, field = node.children
        made = self.prefix(obj)
        name = self.name(field)
        if type(made) is GlobalRef and made.env is None:
            self.names.add(f"{made.name}.{name}")
        return Index(position(node), made, Const(position(field), name))

    def bracket(self, node: Node) -> Expr:
        """A field by a value."""
        obj, _, key, _ = node.children
        return Index(position(node), self.prefix(obj), self.expression(key))

    def call(self, node: Node) -> Expr:
        """A call of a function or method."""
        target, arguments = node.children
        pos = position(node)
        if KINDS[target.kind_id] == "method_index_expression":
            obj, _, name = target.children
            called = self.name(name)
            self.called_methods.add(called)
            return Method(pos, self.prefix(obj), called, self.arguments(arguments))
        made = Call(pos, self.prefix(target), self.arguments(arguments))
        if is_global(made.fn, "setmetatable") and made.args and is_global(made.args[0], "_G", "_ENV"):
            raise NeedsEnvironment
        return made

    def arguments(self, node: Node) -> list[Expr]:
        """The arguments of a call."""
        kids = node.children
        if KINDS[kids[0].kind_id] != "(":
            return [self.expression(kids[0])]
        return [self.expression(kid) for kid in kids if kid.is_named]

    def expressions_of(self, node: Node) -> list[Expr]:
        """The trees of several expressions."""
        return [self.expression(kid) for kid in node.children if kid.is_named]

    def table(self, node: Node) -> Expr:
        """A table constructor."""
        fields: list[tuple[Expr | None, Expr]] = []
        for field in node.children:
            if KINDS[field.kind_id] != "field":
                continue
            kids = field.children
            if len(kids) == 1:
                fields.append((None, self.expression(kids[0])))
            elif len(kids) == 3:
                key: Expr = Const(position(kids[0]), self.name(kids[0]))
                fields.append((key, self.expression(kids[2])))
            else:
                key = self.expression(kids[1])
                fields.append((key, self.expression(kids[4])))
        return Table(position(node), fields)

    def binary(self, node: Node) -> Expr:
        """A chain of operators that leans to the left is walked in a loop: it may be longer than the stack."""
        left, operator, right = node.children
        parts = [(node, operator, right)]
        self.link(node, 1)
        while KINDS[left.kind_id] == "binary_expression":
            self.link(node, 1)  # before its children are there: a node holds them, and a long chain of nodes is freed by recursion
            deeper, operator, right = left.children
            parts.append((left, operator, right))
            left = deeper
        made = self.expression(left)
        for whole, operator, right in reversed(parts):
            op = KINDS[operator.kind_id]
            other = self.expression(right)
            kind = Logic if op in ("and", "or") else Binary
            made = kind(position(whole), op, made, other)
        self.links -= len(parts)
        return made

    def unary(self, node: Node) -> Expr:
        """An operation on one value."""
        operator, operand = node.children
        return Unary(position(node), KINDS[operator.kind_id], self.expression(operand))

    def statements(self, node: Node, block: Block) -> None:
        """The trees of a block's statements."""
        raise NotImplementedError

    def declare(self, name: str, line: int, attribute: str = "") -> Var:
        """A new local variable in this block."""
        return self.scopes.declare(name, line, attribute)


def is_global(node: Expr, *names: str) -> bool:
    """Whether a node is one of these globals, with no local `_ENV` in sight."""
    return type(node) is GlobalRef and node.env is None and node.name in names


def parse(source: bytes) -> Any:
    """The syntax tree of a source.

    tree-sitter sees a copy of the same length in which odd bytes are letters, white space is plain and comments are
    blank: Lua allows any byte in strings and comments. Texts are taken from the source itself.
    """
    copy = source.translate(PLAIN_BYTES)
    if b"\r" in copy:
        copy = LONE_RETURN.sub(b"\n", ESCAPED_RETURN.sub(b"\\\\z\n", copy))
    if b"global" in copy:
        copy = GLOBAL_WORD.sub(b"_lobal", copy)  # a word of Lua 5.5
    plain = LINE_COMMENT.sub(blank_comment, copy)
    if b"--[" in copy or QUOTES.search(plain):
        plain = SKIPPED.sub(blank_comment, copy)
    return tree_sitter.Parser(LANGUAGE).parse(plain)


def blank_comment(found: re.Match[bytes]) -> bytes:
    """A comment as spaces, line by line; a string without anything that looks like a comment."""
    text = found.group()
    if text[:1] != b"-":
        return text.replace(b"--", b"aa")  # no comment begins in a string
    if (OPEN_LONG.match(text) and found.groupdict().get("long") is None):
        return text
    return NOT_NEWLINE.sub(b" ", text) if b"\n" in text else b" " * len(text)
