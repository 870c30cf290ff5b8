"""A function that neither the engine nor the Lua library has.

## What it does
Finds `Duel.Name`, `aux.Name` and the like, and methods, that do not exist.

## Why is this bad?
Calling it is an error that ends the function.

## Example
```lua
Duel.NegateActivaton(ev)
```

## Use instead
```lua
Duel.NegateActivation(ev)
```
"""

import difflib
from collections.abc import Iterator

from solemn.lint.calls import CallSite
from solemn.lint.findings import ERROR
from solemn.lint.library import deprecated_names
from solemn.lint.rule import Hit, Rule, on_name
from solemn.lint.script import Script

TABLES = frozenset({"Card", "Duel", "Effect", "Group", "Debug", "aux", "Cost", "Fusion", "Synchro", "Xyz", "Link", "Ritual", "Pendulum"})
LOADERS = frozenset({"LoadScript", "LoadCardScript", "LoadCardScriptAlias"})
STRINGS = frozenset({"len", "sub", "format", "find", "rep", "gsub", "byte", "upper", "lower", "match", "gmatch", "reverse", "char"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every call of a named function."""
    if any(call.name in LOADERS for call in script.calls):
        return  # what the other script defines is not known here
    own = {info.name for info in script.functions} | _assigned_fields(script)
    for call in script.calls:
        if not call.name or call.name in own:
            continue
        if call.table == ":":
            if call.name not in script.library.methods and call.name not in STRINGS:
                yield on_name(call, f"no card, group or effect has a function `{call.name}`", _nearest(call, script.library.methods))
        elif call.table in TABLES and not script.library.knows(call.table, call.name) and not _is_deprecated(call):
            fields = script.library.fields.get("Auxiliary" if call.table == "aux" else call.table, set())
            yield on_name(call, f"there is no `{call.table}.{call.name}`", _nearest(call, fields))


def _assigned_fields(script: Script) -> set[str]:
    return {name for info in script.functions for name in info.named if name[:1].islower()}


def _is_deprecated(call: CallSite) -> bool:
    return call.table == "aux" and f"Auxiliary.{call.name}" in deprecated_names()


def _nearest(call: CallSite, names: frozenset[str] | set[str]) -> str:
    same = sorted(name for name in names if name.casefold() == call.name.casefold())
    near = same or difflib.get_close_matches(call.name, names, n=1, cutoff=0.75)
    return f"did you mean `{near[0]}`?" if near else ""


RULE = Rule("L102", "unknown-function", "", ERROR, check, __doc__)
