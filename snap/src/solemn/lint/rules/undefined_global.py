"""A global name that nothing defines.

## What it does
Finds reads of globals that neither the script, the engine nor the Lua library defines. `chkc` in target functions that are never asked
with it is let pass.

## Why is this bad?
The name reads as nil: a test with it is always false, a call of it an error.

## Example
```lua
function s.efilter(e,te)
        return re:IsTrapEffect()
end
```

## Use instead
```lua
function s.efilter(e,te)
        return te:IsTrapEffect()
end
```
"""

import difflib
import re
from collections.abc import Iterator

from solemn.lint.calls import FunctionInfo
from solemn.lint.findings import ERROR
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script

CARD_TABLE = re.compile(r"c\d+")
LOADERS = frozenset({"LoadScript", "LoadCardScript", "LoadCardScriptAlias"})
HARMLESS = frozenset({"chkc", "self_table", "self_code"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every global that is read."""
    assigned = script.source.assigned
    loads = any(call.name in LOADERS for call in script.calls)
    for node, info, written in script.globals:
        name = node.name
        if written or name in script.library.globals or name in assigned or name in HARMLESS or CARD_TABLE.fullmatch(name):
            continue
        if loads and (name.isupper() or len(name) > 4):
            continue  # perhaps defined by the script that is loaded
        yield at(node, f"`{name}` is not defined: it reads as nil", _nearest(script, name, info))


def _nearest(script: Script, name: str, info: FunctionInfo) -> str:
    """Names that were perhaps meant: parameters first, then the library's."""
    params = [var.name for var in info.func.params]
    near = difflib.get_close_matches(name, [*params, *(var.name for var in info.definitions)], n=1, cutoff=0.5)
    if not near and len(name) > 3:
        near = difflib.get_close_matches(name, script.library.globals, n=1, cutoff=0.8)
    return f"did you mean `{near[0]}`?" if near else ""


RULE = Rule("L101", "undefined-global", "M12", ERROR, check, __doc__)
