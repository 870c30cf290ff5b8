"""What a rule is: its code, name and page, and the function that looks for the mistake."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from solemn.lint.calls import CallSite
from solemn.lint.findings import Edit, Finding, Span
from solemn.lint.script import Script
from solemn.lua.tree import Call, Expr, Index, LocalRef, Position


@dataclass(frozen=True, slots=True)
class Hit:
    """One place that a rule complains about. `mistake` replaces the rule's own class where the place decides it."""

    pos: Position
    message: str
    help: str = ""
    edits: tuple[Edit, ...] = ()
    mistake: str = ""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule. `mistake` is the class of negation mistake (M1 to M12); `fix` says whether its edits are safe."""

    code: str
    name: str
    mistake: str
    severity: str
    check: Callable[[Script], Iterable[Hit]]
    page: str
    preview: bool = False
    needs_text: bool = False
    fix: str = ""
    since: str = "0.1.0"
    references: tuple[str, ...] = ()

    def findings(self, script: Script) -> list[Finding]:
        """The findings of this rule in a script, each place once."""
        found: dict[tuple[Span, str], Finding] = {}
        for hit in self.check(script):
            span = span_of(hit.pos, script)
            found.setdefault((span, hit.message), self._finding(hit, span, script))
        return list(found.values())

    def _finding(self, hit: Hit, span: Span, script: Script) -> Finding:
        return Finding(
            self.code,
            self.name,
            hit.mistake or self.mistake,
            self.severity,
            self.preview,
            script.source.path,
            span,
            hit.message,
            hit.help,
            hit.edits,
            self.fix if hit.edits else "",
        )


def span_of(pos: Position, script: Script) -> Span:
    """The stretch to show: of a node over several lines, the first line."""
    line, column, end_line, end_column = pos
    if end_line != line:
        width = len(script.source.lines[line - 1].encode("utf-8", "replace")) if line <= len(script.source.lines) else column + 1
        return Span(line, column, line, max(width, column + 1))
    return Span(line, column, end_line, max(end_column, column + 1))


def at(place: CallSite | Expr, message: str, help: str = "", edits: tuple[Edit, ...] = (), mistake: str = "") -> Hit:
    """A hit on a call or an expression."""
    pos = place.node.pos if isinstance(place, CallSite) else place.pos
    return Hit(pos, message, help, edits, mistake)


def on_name(call: CallSite, message: str, help: str = "", new_name: str = "", mistake: str = "") -> Hit:
    """A hit on the name of the called function; `new_name` is an edit that renames it."""
    line, column, _, _ = call.node.pos
    if call.receiver is not None:
        line, column = call.receiver.pos[2], call.receiver.pos[3] + 1
    elif isinstance(call.node, Call) and isinstance(call.node.fn, LocalRef):
        return Hit(call.node.fn.pos, message, help, (), mistake)  # a variable that stands for the function
    elif isinstance(call.node, Call) and isinstance(call.node.fn, Index):
        line, column = call.node.fn.pos[2], call.node.fn.pos[3] - len(call.name)
    start = column
    span = Span(line, start, line, start + len(call.name))
    edits = (Edit(span, new_name),) if new_name else ()
    return Hit((line, start, line, start + len(call.name)), message, help, edits, mistake)


def rename(node: Expr, text: str) -> tuple[Edit, ...]:
    """An edit that replaces an expression on one line."""
    line, column, end_line, end_column = node.pos
    return (Edit(Span(line, column, end_line, end_column), text),)
