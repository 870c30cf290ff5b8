"""Statements of the resolved tree, and the whole chunk."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from solemn.lua.build import KINDS, ExpressionBuilder, Misread, Node, parse, position
from solemn.lua.scope import NeedsEnvironment as NeedsEnvironment
from solemn.lua.scope import ScopeError
from solemn.lua.syntax import is_lua
from solemn.lua.tree import (
    Assign,
    Block,
    Break,
    Call,
    CallStat,
    Const,
    Do,
    Expr,
    Func,
    Function,
    GenericFor,
    GlobalRef,
    Goto,
    If,
    Index,
    Label,
    Local,
    LocalFunction,
    LocalRef,
    Method,
    NumericFor,
    Position,
    Repeat,
    Return,
    Stat,
    While,
)

QUICK: Final = 2000  # bytes of a source in which the parser finds errors soon enough
VOID: Final = frozenset({"label_statement", "empty_statement", ";"})


class ChunkBuilder(ExpressionBuilder):
    """Builds statements on top of expressions."""

    def __init__(self, source: bytes, env: bool) -> None:
        super().__init__(source, env)
        table: dict[str, Callable[[Node], Stat | None]] = {
            "variable_declaration": self.local, "function_declaration": self.function_statement,
            "assignment_statement": self.assignment, "function_call": self.call_statement,
            "if_statement": self.if_statement, "return_statement": self.return_statement, "for_statement": self.loop,
            "while_statement": self.while_statement, "repeat_statement": self.repeat_statement, "do_statement": self.do,
            "goto_statement": self.goto, "break_statement": self.break_statement,
            "empty_statement": self.nothing, ";": self.nothing,
        }
        self.statement_table = [table.get(kind) for kind in KINDS]

    def chunk(self, root: Node) -> Func:
        """The main function of the source."""
        func = self.scopes.open_function(1)
        func.name = "main chunk"
        func.is_vararg = True
        func.body = self.scopes.open_block()
        end = root.end_point[0] + 1
        func.pos = (1, 0, end, 0)
        func.end_line = end
        if self.env:
            func.params.append(self.declare("_ENV", 1))
        self.statements(root, func.body)
        self.scopes.close_block(end)
        self.scopes.close_function()
        return func

    def statements(self, node: Node, block: Block) -> None:
        """The trees of a block's statements."""
        self.nest(node)
        kids = node.children
        for i, kid in enumerate(kids):
            kind = kid.kind_id
            build = self.statement_table[kind]
            if build is None:
                if KINDS[kind] != "label_statement":
                    raise Misread
                self.label(kid, (kids[at] for at in range(i + 1, len(kids))), node)
                block.stats.append(self.scopes.levels[-1].block.labels[-1])
                continue
            made = build(kid)
            if made is not None:
                block.stats.append(made)
            if KINDS[kind] == "return_statement" and i + 1 < len(kids):
                raise Misread
        self.depth -= 1

    def label(self, node: Node, rest: Iterable[Node], block: Node) -> None:
        """A label that `goto` can name. Raises an error for a second one of that name."""
        name = self.name(node.children[1])
        self.scopes.serial += 1
        label = Label(position(node), name, self.scopes.serial)
        at_end = all(KINDS[kid.kind_id] in VOID for kid in rest)
        parent = block.parent
        until = parent is not None and KINDS[parent.kind_id] == "repeat_statement"
        self.scopes.label(label, at_end and not until)

    def block(self, node: Node | None, is_loop: bool = False) -> Block:
        """A block with variables of its own."""
        block = self.scopes.open_block(is_loop)
        if node is not None:
            self.statements(node, block)
        self.scopes.close_block(node.end_point[0] + 1 if node is not None else 0)
        return block

    def nothing(self, node: Node) -> None:
        """A statement that does nothing."""
        return None

    def local(self, node: Node) -> Stat:
        """`local` names with values."""
        kids = node.children
        if KINDS[kids[0].kind_id] != "local":
            raise Misread
        pos = position(node)
        content = kids[1]
        values: list[Expr] = []
        if KINDS[content.kind_id] == "assignment_statement":
            names, _, expressions = content.children
            values = self.expressions_of(expressions)
        else:
            names = content
        return Local(pos, self.declared(names, pos[0]), values)

    def declared(self, node: Node, line: int) -> list:  # type: ignore[type-arg]
        """The variables of a name list with their attributes."""
        found: list[list[str]] = []
        for kid in node.children:
            kind = KINDS[kid.kind_id]
            if kind == "identifier":
                found.append([self.name(kid), ""])
            elif kind == "attribute":
                attribute = self.text(kid.children[1])
                if attribute not in ("const", "close"):
                    raise ScopeError(line, f"unknown attribute '{attribute}'")
                found[-1][1] = attribute
        if sum(attribute == "close" for _, attribute in found) > 1:
            raise ScopeError(line, "multiple to-be-closed variables in local list")
        return [self.declare(name, line, attribute) for name, attribute in found]

    def function_statement(self, node: Node) -> Stat:
        """A function with a name, global, local or a field."""
        pos = position(node)
        kids = node.children
        word = KINDS[kids[0].kind_id]
        if word == "local":
            name = self.name(kids[2])
            var = self.declare(name, pos[0])
            var.is_loop_self = var.in_loop
            return LocalFunction(pos, var, self.body(kids[3:], pos, name, False))
        if word != "function":
            raise Misread
        return self.named_function(kids, pos)

    def named_function(self, kids: list[Node], pos: Position) -> Stat:
        """A function that knows its name, for tracebacks."""
        target = kids[1]
        is_method = KINDS[target.kind_id] == "method_index_expression"
        name = self.text(target)
        if is_method:
            obj, _, field = target.children
            made: Expr = Index(position(target), self.prefix(obj), Const(position(field), self.name(field)))
        else:
            made = self.prefix(target)
        self.note_target(made)
        func = self.body(kids[2:], pos, "".join(name.split()), is_method)
        return Assign(pos, [made], [Function(pos, func)])

    def assignment(self, node: Node) -> Stat:
        """An assignment to variables and fields."""
        names, _, expressions = node.children
        targets = self.expressions_of(names)
        for target in targets:
            self.note_target(target)
        return Assign(position(node), targets, self.expressions_of(expressions))

    def note_target(self, target: Expr) -> None:
        """Note what an assignment writes, and refuse to write constants."""
        if type(target) is LocalRef:
            var = target.var
            if var.attribute:
                raise ScopeError(target.pos[0], f"attempt to assign to const variable '{var.name}'")
            var.assigned = True
        elif type(target) is GlobalRef:
            if target.env is None:
                self.scopes.assigned_globals.add(target.name)
            if target.name == "_ENV":
                raise NeedsEnvironment
        elif type(target) is not Index:
            raise Misread

    def call_statement(self, node: Node) -> Stat:
        """A call whose results are dropped."""
        made = self.expression(node)
        assert type(made) is Call or type(made) is Method
        return CallStat(made.pos, made)

    def if_statement(self, node: Node) -> Stat:
        """`if` with its branches."""
        kids = node.children
        branches = [(self.expression(kids[1]), self.block(block_of(kids)))]
        orelse = None
        links = self.links
        for kid in kids[3:]:
            kind = KINDS[kid.kind_id]
            if kind == "elseif_statement":
                inner = kid.children
                self.link(kid, 1)
                branches.append((self.expression(inner[1]), self.block(block_of(inner))))
            elif kind == "else_statement":
                orelse = self.block(block_of(kid.children))
        self.links = links
        return If(position(node), branches, orelse)

    def return_statement(self, node: Node) -> Stat:
        """`return` with its values."""
        values: list[Expr] = []
        for kid in node.children:
            if KINDS[kid.kind_id] == "expression_list":
                values = self.expressions_of(kid)
        return Return(position(node), values)

    def while_statement(self, node: Node) -> Stat:
        """`while`."""
        kids = node.children
        return While(position(node), self.expression(kids[1]), self.block(block_of(kids), True))

    def repeat_statement(self, node: Node) -> Stat:
        """`repeat`, whose test sees the variables of its body."""
        kids = node.children
        block = self.scopes.open_block(True)
        content = block_of(kids)
        if content is not None:
            self.statements(content, block)
        cond = self.expression(kids[-1])
        self.scopes.close_block(node.end_point[0] + 1)
        return Repeat(position(node), block, cond)

    def loop(self, node: Node) -> Stat:
        """The body of a loop, which `break` leaves."""
        kids = node.children
        if KINDS[kids[1].kind_id] == "for_numeric_clause":
            return self.numeric_for(node, kids[1].children, block_of(kids))
        return self.generic_for(node, kids[1].children, block_of(kids))

    def numeric_for(self, node: Node, clause: list[Node], content: Node | None) -> Stat:
        """`for` with numbers."""
        bounds = [self.expression(kid) for kid in clause[2:] if kid.is_named]
        block = self.scopes.open_block(True)
        var = self.declare(self.name(clause[0]), node.start_point[0] + 1)
        if content is not None:
            self.statements(content, block)
        self.scopes.close_block(node.end_point[0] + 1)
        return NumericFor(position(node), var, bounds[0], bounds[1], bounds[2] if len(bounds) > 2 else None, block)

    def generic_for(self, node: Node, clause: list[Node], content: Node | None) -> Stat:
        """`for` over an iterator."""
        names, _, expressions = clause
        values = self.expressions_of(expressions)
        block = self.scopes.open_block(True)
        found = [self.declare(self.name(kid), node.start_point[0] + 1) for kid in names.children if kid.is_named]
        if content is not None:
            self.statements(content, block)
        self.scopes.close_block(node.end_point[0] + 1)
        return GenericFor(position(node), found, values, block)

    def do(self, node: Node) -> Stat:
        """`do`."""
        return Do(position(node), self.block(block_of(node.children)))

    def goto(self, node: Node) -> Stat:
        """`goto`."""
        goto = Goto(position(node), self.name(node.children[1]))
        self.scopes.goto(goto)
        return goto

    def break_statement(self, node: Node) -> Stat:
        """`break`. Raises an error outside of a loop."""
        if not self.scopes.in_loop():
            line = node.start_point[0] + 1
            raise ScopeError(line, f"break outside loop at line {line}")
        return Break(position(node))


def block_of(kids: list[Node]) -> Node | None:
    """The block among the children of a statement."""
    for kid in kids:
        if KINDS[kid.kind_id] == "block":
            return kid
    return None


def build_chunk(source: bytes, env: bool) -> tuple[Func, ChunkBuilder]:
    """The resolved tree of a source.

    `env` gives the chunk `_ENV` as a parameter. Raises Misread where the syntax tree has an error, ScopeError, and
    NeedsEnvironment.
    """
    if len(source) > QUICK and not is_lua(source):
        raise Misread  # before the parser, which looks for sense in nonsense for ever
    tree = parse(source)
    if tree.root_node.has_error:
        raise Misread
    builder = ChunkBuilder(source, env)
    return builder.chunk(tree.root_node), builder
