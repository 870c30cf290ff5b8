"""Python names for Lua's variables, and the names of the helpers that compiled code calls."""

from __future__ import annotations

from typing import Final

from solemn.lua.tree import Func

RESERVED: Final = frozenset({"None", "True", "False"})


def global_key(name: str) -> str:
    """The key of a global variable in the dict of globals: its name, unless Python gives that a meaning."""
    return name + "$" if name in RESERVED or name.startswith("__") else name


def global_name(key: str) -> str | None:
    """The Lua name behind a key of the dict of globals, None for what is not a Lua variable."""
    if "$" not in key and "." not in key and key != "__builtins__":
        return key
    if key.endswith("$") and global_key(key[:-1]) == key:
        return key[:-1]
    return None


def name_variables(func: Func) -> None:
    """Give every variable of a function its Python name and decide which live in a Box.

    A name is free unless a global or a variable of an outer function is used under it in this function or below.
    """
    taken = {var.python for var in func.free}
    taken |= func.globals
    for var in func.vars:
        name = var.name
        if name in taken or name in RESERVED or name.startswith("__"):
            name = f"{name}${var.serial}"
        taken.add(name)
        var.python = name
        var.boxed = var.captured and (var.assigned or var.is_loop_self)
