"""What the Lua compiler has to know of a script library: the names of natives and what they return, methods, constants."""

from collections.abc import Iterable, Mapping
from typing import Final

from solemn.lua import Interface
from solemn.spec.signatures import TABLES, natives

METHOD_CLASSES: Final = ("Card", "Effect", "Group")


def interface_for(defined: Iterable[str], constants: Mapping[str, int]) -> Interface:
    """The interface of a library that defines these dotted functions and these whole-number constants.

    What a library redefines may return anything, so nothing is assumed of its results.
    """
    own = set(defined)
    table = natives()
    methods: dict[str, list[str]] = {}
    for dotted in sorted({*table, *own}):
        owner, _, name = dotted.partition(".")
        if owner in METHOD_CLASSES and name.isidentifier():
            methods.setdefault(name, []).append(owner)
    kept = [entry for entry in table.values() if entry.dotted not in own]
    return Interface(
        tables=frozenset(TABLES),
        methods={name: tuple(owners) for name, owners in methods.items()},
        single=frozenset(entry.dotted for entry in kept if entry.is_single),
        boolean=frozenset(entry.dotted for entry in kept if entry.is_boolean),
        constants=dict(constants),
    )
