"""What kind of value an expression is, as far as the signature table tells."""

from __future__ import annotations

from solemn.lint.calls import CallSite
from solemn.lint.script import Script
from solemn.lua.tree import Binary, Call, Const, Expr, Function, Method, Table
from solemn.spec.signatures import Native, natives

OBJECT_TABLES = ("Card", "Group", "Effect")


def native_of(script: Script, call: CallSite) -> Native | None:
    """The engine's function that a call calls; None for the script's, the library's, and methods of several kinds of object."""
    native = declared(call)
    if native is None or any(f"{owner}.{call.name}" in script.library.dotted for owner in (native.table, call.table)):
        return None
    return native


def declared(call: CallSite) -> Native | None:
    """The same, also where the library puts a function of its own in its place; what comes back stays of the same kind."""
    table = natives()
    if call.table != ":":
        return table.get(f"{call.table}.{call.name}")
    found = [name for owner in OBJECT_TABLES if (name := f"{owner}.{call.name}") in table]
    return table[found[0]] if len(found) == 1 else None


def literal_kind(node: Expr) -> str:
    """The kind of a literal: nil, bool, int, string, function, table; empty for everything else."""
    if isinstance(node, Const):
        if node.value is None:
            return "nil"
        if isinstance(node.value, bool):
            return "bool"
        return "string" if isinstance(node.value, str) else "int"
    if isinstance(node, Function):
        return "function"
    return "table" if isinstance(node, Table) else ""


def result_kind(script: Script, node: Expr) -> str:
    """The kind of a call's only result, by the signature table, or of a literal or comparison."""
    if isinstance(node, Binary) and node.op in ("==", "~=", "<", ">", "<=", ">="):
        return "bool"
    if not isinstance(node, Call | Method):
        return literal_kind(node)
    site = next((call for call in script.calls if call.node is node), None)
    native = declared(site) if site is not None else None
    if native is None:
        return ""
    return native.results[0] if native.is_single or native.results == ("none",) else ""
