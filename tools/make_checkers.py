"""Write src/solemn/api/checkers: the function in front of each native, which checks what a script passes, from the signature table.

usage: make_checkers.py

Run it after a change of spec/natives/*.sig, or where a native begins or ends to check for itself; a test says when it is due.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from solemn.api.border import CLASSES, is_method, names_a_player
from solemn.api.declared import implementations
from solemn.spec.signatures import TABLES, Native, Parameter

FOLDER: Final = Path(__file__).resolve().parent.parent / "src" / "solemn" / "api" / "checkers"
COST_OF_ACTING: Final = 400  # steps of the script's budget: a loop of such natives ends about as soon as a loop of plain Lua
COST_OF_A_GROUP: Final = 12
_HEAD: Final = '''"""What scripts pass to natives of {table}, checked and completed."""

# Written by tools/make_checkers.py from spec/natives/*.sig: change those.
# ruff: noqa

from collections.abc import Callable, Mapping
from typing import Any, Final

from solemn.api.border import ABSENT, as_int, check_action, int_or, needs, no_player, refuse
from solemn.api.declared import implementations
from solemn.core.state.data import Card, Effect, Group
from solemn.lua import LuaTable

_OF: Final = implementations()
'''
_WANTED: Final = {
    "card": "Card", "group": "Group", "effect": "Effect", "int": "Int", "string": "String", "function": "Function", "table": "table",
}  # fmt: skip


def modules() -> dict[str, str]:
    """The text of each module by its file's name: one for every table that has natives with a checker."""
    texts = {}
    for table in TABLES:
        found = [one.native for one in implementations().values() if one.native.table == table and not one.guarded]
        if found:
            texts[f"of_{table.lower()}.py"] = _module(table, sorted(found, key=lambda entry: entry.name))
    return texts


def _module(table: str, found: list[Native]) -> str:
    functions = "".join(f'_{_name(entry)}: Final = _OF["{entry.dotted}"].function\n' for entry in found)
    checkers = "".join("\n\n" + "\n".join(_checker(entry)) + "\n" for entry in found)
    entries = "".join(f'    "{entry.dotted}": {_name(entry)},\n' for entry in found)
    return f"{_HEAD.format(table=table)}{functions}{checkers}\n\nCHECKERS: Final[Mapping[str, Callable[..., Any]]] = {{\n{entries}}}\n"


def _name(entry: Native) -> str:
    return entry.dotted.replace(".", "_")


def _checker(entry: Native) -> Iterator[str]:
    """The lines of one checker."""
    names = [f"p{i}" for i in range(1, len(entry.parameters) + 1)]
    method = is_method(entry)
    duel = "p1.d" if method else "d"
    rest = "*rest: Any" if entry.variadic else "*_: Any"
    head = [*([] if method else ["d: Any"]), *(f"{name}: Any = ABSENT" for name in names), rest]
    yield f"def {_name(entry)}({', '.join(head)}) -> Any:"
    required = sum(1 for parameter in entry.parameters if parameter.default is None)
    first = [*_charges(entry, duel), *([f"    if p{required} is ABSENT: raise needs({required})"] if required > 1 else [])]
    if not method:
        yield from first
    for i, parameter in enumerate(entry.parameters, 1):
        yield from ("    " + line for line in _check(entry.dotted, i, parameter))
        if names_a_player(entry, parameter):
            yield f"    if p{i} is not None and p{i} & 252: raise no_player({entry.dotted!r}, {i}, p{i})"
        if i == 1 and method:
            yield from first
    passed = [*([] if method else ["d"]), *names, *(["*rest"] if entry.variadic else [])]
    call = f"_{_name(entry)}({', '.join(passed)})"
    if entry.results == ("none",):
        yield f"    {call}"
        yield "    return ()"
    else:
        yield f"    return {call}"


def _charges(entry: Native, duel: str) -> list[str]:
    """What is refused to a script that is only asked, and what the call takes from its budget."""
    lines = [f"    check_action({duel})"] if entry.acts else []
    cost = COST_OF_ACTING if entry.acts else COST_OF_A_GROUP if entry.results[0].startswith("group") else 0
    return [*lines, f"    if {duel}.spend is not None: {duel}.spend({cost})"] if cost else lines


def _check(name: str, position: int, parameter: Parameter) -> list[str]:
    value = f"p{position}"
    kinds, optional = parameter.types, parameter.nullable or parameter.default is not None
    default = _python(parameter.default)
    if kinds == ("int",):
        found = f"int_or({value}, {default})" if optional else f"as_int({name!r}, {position}, {value})"
        return [f"if type({value}) is not int: {value} = {found}"]
    if kinds == ("bool",):
        absent = [f"if {value} is ABSENT: {value} = {default}"] if optional else []
        return [*absent, f"{value} = {value} is not None and {value} is not False and {value} is not ABSENT"]
    if kinds == ("any",):
        return [f"if {value} is ABSENT: {value} = {default}"]
    test = " and ".join(_mismatch(value, kind) for kind in kinds)
    if optional and kinds in (("card",), ("group",), ("effect",)):  # an optional object of another kind reads as nil
        return [f"if {test}: {value} = None"]
    wanted = '" or "'.join(_WANTED[kind] for kind in kinds)
    refusal = f"{test}: raise refuse({name!r}, {position}, {wanted!r}, {value})"
    if not optional:
        return [f"if {refusal}"]
    return [f"if {value} is ABSENT or {value} is None: {value} = {default}", f"elif {refusal}"]


def _mismatch(value: str, kind: str) -> str:
    if kind in CLASSES:
        return f"type({value}) is not {CLASSES[kind].__name__}"
    if kind == "function":
        return f"(not callable({value}) or type({value}) is LuaTable)"
    if kind == "int":
        return f"type({value}) is not int and type({value}) is not float"
    return f"type({value}) is not {'str' if kind == 'string' else 'LuaTable'}"


def _python(default: str | None) -> str:
    """A default as Python writes it; `current` (the player or number that the native itself looks up) is None."""
    return {None: "None", "nil": "None", "current": "None", "true": "True", "false": "False"}.get(default, default or "None")


def main() -> None:
    """Write the modules."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    for name, text in modules().items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
