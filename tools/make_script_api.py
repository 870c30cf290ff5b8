"""Write docs/script-api.md, the reference of the functions that card scripts may call, from the signature table.

usage: make_script_api.py OUT.md
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from solemn.api.install import unsupported
from solemn.spec.signatures import TABLES, Native, Parameter, natives

_HEAD: Final = """# Functions of the script interface

<!-- Written by tools/make_script_api.py from src/solemn/spec/natives/*.sig: change those. -->

What card scripts may call on {tables}: {count} functions, each with its parameters and results. The script library adds more
(`aux`, `Fusion`, `Xyz`, ...) and may redefine these.

A parameter is `name: type`. One with `= value` may be left out or be nil; `current` stands for what the function looks up itself, such as
the card's controller. `a|b` takes either type, `?` lets nil through, `...` takes any more. A whole number may be passed as a float.
Results: `none`, or their types; `?` where nil may come back, `*` for any number of further ones.
An argument of a wrong type is an error that names its position, what is wanted and what was given.
"""
_ASKS: Final = "A player may have to decide: not in conditions, costs being checked, filters or values."
_ACTS: Final = "Refused while a script is only asked a question."
_UNSUPPORTED: Final = "Not supported: calling it is an error that says so."


def page() -> str:
    """The page's text."""
    table = natives()
    missing = frozenset(unsupported())
    parts = [_HEAD.format(tables=", ".join(TABLES[:-1]) + f" and {TABLES[-1]}", count=len(table))]
    for name in TABLES:
        entries = sorted((entry for entry in table.values() if entry.table == name), key=lambda entry: entry.name.casefold())
        parts.append(f"## {name}\n")
        parts += [text for entry in entries for text in _entry(entry, entry.dotted in missing)]
    return "\n".join(parts)


def _entry(entry: Native, is_missing: bool) -> Iterator[str]:
    parameters = [_parameter(parameter) for parameter in entry.parameters] + (["..."] if entry.variadic else [])
    yield f"### {entry.dotted}\n"
    yield f"`{entry.dotted}({', '.join(parameters)}) -> {', '.join(entry.results)}`\n"
    marks = [text for shown, text in ((entry.asks, _ASKS), (entry.acts, _ACTS), (is_missing, _UNSUPPORTED)) if shown]
    yield " ".join([entry.doc, *marks]) + "\n"


def _parameter(parameter: Parameter) -> str:
    types = "|".join(parameter.types) + ("?" if parameter.nullable else "")
    return f"{parameter.name}: {types}" + ("" if parameter.default is None else f" = {parameter.default}")


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, metavar="OUT.md")
    parser.parse_args().out.write_text(page(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
