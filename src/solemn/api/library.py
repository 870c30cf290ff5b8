"""What a script library looks like from outside: the functions it defines and the whole numbers it names."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from solemn.api.interface import interface_for
from solemn.cards.sources import ScriptFolders
from solemn.lua import Interface, Limits, LuaError, LuaLimitError, LuaSyntaxError, LuaTable, Machine, compile_chunk, scan_definitions

CONSTANTS_FILE: Final = "constant.lua"
_SET: Final = re.compile(rb"^[ \t]*(?:local[ \t]+)?([A-Z][A-Z0-9_]*)[ \t]*=(?!=)", re.M)


def library_interface(scripts: ScriptFolders) -> Interface:
    """The interface that scripts of these folders are compiled against."""
    sources = [path.read_bytes() for path in scripts.library_files()]
    defined = {name for source in sources for name in scan_definitions(source)}
    return interface_for(defined, _lasting(_constants(scripts), sources))


def _constants(scripts: ScriptFolders) -> dict[str, int]:
    """The whole numbers that the file of constants names, found by running it alone; none if it wants more than numbers."""
    machine = Machine(Interface.empty(), Limits())
    before, loaded = set(machine.globals), set[str]()

    def load(name: Any = None, *_: Any) -> bool:
        path = scripts.find(name) if isinstance(name, str) and name not in loaded else None
        if path is None:
            return False
        loaded.add(name)
        machine.run(compile_chunk(path.read_bytes(), str(path), machine.interface))
        return True

    machine.globals["Duel"] = LuaTable({"LoadScript": load})
    try:
        load(CONSTANTS_FILE)
    except (LuaError, LuaLimitError, LuaSyntaxError):
        return {}
    return {name: value for name, value in machine.globals.items() if type(value) is int and name not in before}


def _lasting(constants: dict[str, int], sources: Iterable[bytes]) -> dict[str, int]:
    """Those that the library sets in one place only."""
    places = Counter(name.decode() for source in sources for name in _SET.findall(source))
    return {name: value for name, value in constants.items() if places[name] == 1}
