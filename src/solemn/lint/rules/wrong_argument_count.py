"""A native function called with too few or too many arguments.

## What it does
Compares calls of the engine's functions with their signatures. Functions that the Lua library replaces are left out.

## Why is this bad?
A missing argument is an error; a surplus one means that something else was meant.

## Example
```lua
Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0)
```

## Use instead
```lua
Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite
from solemn.lint.findings import WARNING
from solemn.lint.kinds import native_of
from solemn.lint.rule import Hit, Rule, on_name
from solemn.lint.script import Script
from solemn.lua.tree import Call, Const, Method, Vararg
from solemn.spec.signatures import Native


def check(script: Script) -> Iterator[Hit]:
    """Look at every call of a native."""
    for call in script.calls:
        native = native_of(script, call)
        if native is None:
            continue
        args = list(call.args)
        while (
            args
            and isinstance(args[-1], Const)
            and args[-1].value is None
            and len(args) + (call.receiver is not None) > len(native.parameters)
        ):
            args.pop()  # nil at the end is as good as nothing
        given = len(args) + (call.receiver is not None)
        open_ended = bool(call.args) and isinstance(call.args[-1], Call | Method | Vararg)
        needed = sum(1 for parameter in native.parameters if parameter.default is None and not parameter.nullable)
        if given < needed and not open_ended:
            yield on_name(call, f"`{native.dotted}` needs {_arguments(native, needed, call)}, {_given(call)} given")
        elif given > len(native.parameters) and not native.variadic:
            yield on_name(call, f"`{native.dotted}` takes {_arguments(native, len(native.parameters), call)}, {_given(call)} given")


def _arguments(native: Native, count: int, call: CallSite) -> str:
    count -= call.receiver is not None
    return f"{count} argument{'' if count == 1 else 's'}"


def _given(call: CallSite) -> str:
    return f"{len(call.args)} {'is' if len(call.args) == 1 else 'are'}"


RULE = Rule("L103", "wrong-argument-count", "", WARNING, check, __doc__)
