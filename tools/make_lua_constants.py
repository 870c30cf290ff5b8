"""Write the Lua library's constant.lua from the engine's own numbers.

usage: make_lua_constants.py OUT.lua
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from solemn.spec import constants

_HEAD = "-- The numbers that rules and card scripts share. Written by tools/make_lua_constants.py; change solemn/spec/constants.py.\n"
_TAIL = """
Duel.LoadScript("constant_more.lua")
Duel.LoadScript("card_counter_constants.lua")
Duel.LoadScript("archetype_setcode_constants.lua")
"""


def numbers() -> Iterator[tuple[str, int]]:
    """Names and values, in the order of the module."""
    for name, value in vars(constants).items():
        if name.isupper() and isinstance(value, int):
            yield name, value


def lines() -> Iterator[str]:
    """The file's lines: a blank one between families of names."""
    family = ""
    for name, value in numbers():
        first = name.split("_")[0]
        if first != family:
            family = first
            yield ""
        yield f"{name} = {value:#x}" if value > 9 else f"{name} = {value}"


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, metavar="OUT.lua")
    parser.parse_args().out.write_text(_HEAD + "\n".join(lines()) + "\n" + _TAIL, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
