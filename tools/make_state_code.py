"""Write what goes through all fields of the classes in src/solemn/core/state/data.py, each field in turn.

These are `saved_rows.py`, which takes the row of an object of each class and writes it back, and `copied_fields.py`, both in that folder.

usage: make_state_code.py

Run it after a change of the fields in core/state/data.py; a test says when it is due.
"""

import argparse
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from solemn.core.state.data import NO_CARDS, NONE_YET, ChainLink, DuelState, Effect, Event
from solemn.core.state.fields import fields_of
from solemn.core.state.layout import MAKERS, STATE_CLASSES, row_layout

FOLDER: Final = Path(__file__).resolve().parent.parent / "src" / "solemn" / "core" / "state"
_COPIED: Final[dict[type, frozenset[str]]] = {  # classes of which objects are copied, and what their copies have of their own
    Effect: frozenset({"d", "number", "handler"}), Event: frozenset(), ChainLink: frozenset(), DuelState: frozenset(),
}  # fmt: skip
_WIDTH: Final = 130
_ROWS_HEAD: Final = '''"""The row of an object of each class of the state, and writing it back, also into an object that has no fields yet.

A field that begins as a list or a dict is a tuple in the row (a dict as key, value, key, value), None while it is empty; where most objects
share an empty one, those written back do, too. Ports, and what snapshots keep elsewhere, are left alone. Plain functions, so that
compiled code gets at the fields at once (bench/positions.py).
"""

# Written by tools/make_state_code.py from core/state/data.py: change that.
# ruff: noqa

from collections.abc import Callable
from itertools import chain
from typing import Any, Final

from solemn.core.state.data import (
{imports}
)

Row = tuple[Any, ...]
'''
_COPIES_HEAD: Final = '''"""Writing the fields of one object into another of its class, which then holds the same lists and dicts.

Plain functions, so that compiled code gets at the fields at once (bench/duels.py: the library's scripts clone many effects).
"""

# Written by tools/make_state_code.py from core/state/data.py: change that.
# ruff: noqa

from solemn.core.state.data import {imports}
'''


def modules() -> dict[str, str]:
    """The text of each module by its file's name."""
    return {"saved_rows.py": _saved_rows(), "copied_fields.py": _copied_fields()}


def _copied_fields() -> str:
    functions = "".join("\n\n" + "\n".join([*_copy(cls, left_out), ""]) for cls, left_out in _COPIED.items())
    return _COPIES_HEAD.format(imports=", ".join(sorted(cls.__name__ for cls in _COPIED))) + functions


def _copy(cls: type, left_out: frozenset[str]) -> Iterator[str]:
    but = f", all but {', '.join(sorted(left_out))}" if left_out else ""
    yield f"def copy_fields_of_{_snake(cls)}(source: {cls.__name__}, target: {cls.__name__}) -> None:"
    yield f'    """Give the target all fields of the source{but}."""'
    yield from (f"    target.{name} = source.{name}" for name in fields_of(cls) if name not in left_out)


def _saved_rows() -> str:
    imports = textwrap.indent("".join(f"{name},\n" for name in ("NO_CARDS", "NONE_YET", *(cls.__name__ for cls in STATE_CLASSES))), "    ")
    functions = "".join("\n\n" + "\n".join([*_save(cls), "", "", *_load(cls), ""]) for cls in STATE_CLASSES)
    tables = _table("SAVE", "[Any], Row", "save") + _table("LOAD", "[Any, Row], None", "load")
    return _ROWS_HEAD.format(imports=imports.rstrip()) + functions + tables


def _save(cls: type) -> Iterator[str]:
    yield f"def save_{_snake(cls)}(o: {cls.__name__}) -> Row:"
    yield "    return ("
    yield from _wrapped([_saved(name, kind) for name, kind in row_layout(cls)])
    yield "    )"


def _saved(name: str, kind: type) -> str:
    if kind is dict:
        return f"tuple(chain.from_iterable(o.{name}.items())) if o.{name} else None"
    return f"tuple(o.{name}) if o.{name} else None" if kind is list else f"o.{name}"


def _load(cls: type) -> Iterator[str]:
    sample = MAKERS[cls]()
    containers = [(name, kind) for name, kind in row_layout(cls) if kind in (list, dict)]
    yield f"def load_{_snake(cls)}(o: {cls.__name__}, row: Row) -> None:"
    yield "    ("
    yield from _wrapped([name if kind in (list, dict) else f"o.{name}" for name, kind in row_layout(cls)])
    yield "    ) = row"
    for name, kind in containers:
        full = f"list({name})" if kind is list else f"dict(zip({name}[::2], {name}[1::2]))"
        yield f"    o.{name} = {full} if {name} else {_empty(getattr(sample, name))}"


def _empty(value: Any) -> str:
    """How to write the empty container that the field of a new object holds, or would if it were empty."""
    return "NONE_YET" if value is NONE_YET else "NO_CARDS" if value is NO_CARDS else "[]" if type(value) is list else "{}"


def _table(name: str, signature: str, verb: str) -> str:
    entries = "".join(f"    {cls.__name__}: {verb}_{_snake(cls)},\n" for cls in STATE_CLASSES)
    arguments, result = signature.rsplit(", ", 1)
    return f"\n\n{name}: Final[dict[type, Callable[{arguments}, {result}]]] = {{\n{entries}}}\n"


def _wrapped(parts: list[str]) -> list[str]:
    lines, line = [], ""
    for part in parts:
        if len(line) + len(part) > _WIDTH:
            lines.append(line.rstrip())
            line = ""
        line += f"{part}, "
    return ["        " + line for line in [*lines, line.rstrip()]]


def _snake(cls: type) -> str:
    return re.sub("(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


def main() -> None:
    """Write the modules."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    for name, text in modules().items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
