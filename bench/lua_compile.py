"""What compiling card scripts costs, beside tree-sitter's parse of them, and loading them from a warm cache.

    SOLEMN_SCRIPTS=... python bench/lua_compile.py [--every 20]

`--every 1` takes all official scripts. Every script is compiled, loaded and compared with lupa's opinion that it is Lua
before a time is printed. CPU time throughout.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

import lupa.lua54
import tree_sitter

from solemn.lua import Interface, LuaTable, Machine, compile_chunk
from solemn.lua.build import LANGUAGE
from solemn.lua.cache import CodeCache
from solemn.lua.compiler import translate
from solemn.spec.signatures import TABLES, natives

LIBRARY = b"""
local nothing = setmetatable({}, {__index = function() return function() end end})
for name in ("aux Auxiliary Cost Fusion Ritual Synchro Xyz Link Pendulum"):gmatch("%a+") do _G[name] = nothing end
"""
Sources = list[tuple[str, bytes]]


def interface() -> Interface:
    """The interface of the natives alone."""
    methods: dict[str, list[str]] = {}
    for native in natives().values():
        if native.table in ("Card", "Effect", "Group"):
            methods.setdefault(native.name, []).append(native.table)
    return Interface(
        frozenset(TABLES), {name: tuple(owners) for name, owners in methods.items()},
        frozenset(name for name, native in natives().items() if native.is_single),
        frozenset(name for name, native in natives().items() if native.is_boolean), {})


def parse_time(sources: Sources) -> float:
    parser = tree_sitter.Parser(LANGUAGE)
    start = time.process_time()
    for _, source in sources:
        parser.parse(source)
    return time.process_time() - start


def compile_time(sources: Sources, known: Interface) -> float:
    start = time.process_time()
    for name, source in sources:
        translate(source, name, known, False)
    return time.process_time() - start


def lua_time(sources: Sources) -> float:
    """What lupa's own compiler takes; it has to accept every source."""
    load = lupa.lua54.LuaRuntime(encoding="latin-1").eval("load")
    start = time.process_time()
    for name, source in sources:
        accepted = load(source, name)
        if isinstance(accepted, tuple):
            raise SystemExit(f"{name}: {accepted[1]}")
    return time.process_time() - start


def warm_times(sources: Sources, known: Interface) -> list[float]:
    """Seconds to load each script (code from the disk, main function run) in a process that has not seen it."""
    with tempfile.TemporaryDirectory() as folder:
        for name, source in sources:
            compile_chunk(source, name, known, cache=CodeCache(Path(folder)))
        machine = Machine(known)
        machine.native("GetID", lambda *args: (machine.globals["self_table"], 1))
        machine.load_text(LIBRARY, "library")
        cold = CodeCache(Path(folder))
        found = []
        for name, source in sources:
            machine.globals["self_table"] = table = LuaTable()
            start = time.process_time()
            machine.run(compile_chunk(source, name, known, cache=cold))
            found.append(time.process_time() - start)
            if "initial_effect" not in table.hash:
                raise SystemExit(f"{name}: nothing was loaded")
        return sorted(found)


def main() -> int:
    parser = argparse.ArgumentParser(description="What compiling card scripts costs")
    parser.add_argument("--every", type=int, default=20)
    options = parser.parse_args()
    folder = os.environ.get("SOLEMN_SCRIPTS")
    if not folder:
        print("SOLEMN_SCRIPTS names no folder")
        return 2
    paths = sorted((Path(folder) / "official").glob("c*.lua"))[:: options.every]
    sources = [(path.name, path.read_bytes()) for path in paths]
    known = interface()
    parsed, compiled, by_lua = parse_time(sources), compile_time(sources, known), lua_time(sources)
    warm = warm_times([pair for pair in sources if b"LoadCardScript" not in pair[1]], known)
    print(f"{len(sources)} scripts: tree-sitter {parsed:.2f} s, compiled {compiled:.2f} s: "
          f"{compiled / parsed:.1f} times (limit 15); lupa's compiler {by_lua:.2f} s")
    middle = warm[len(warm) // 2] * 1000
    high = warm[len(warm) * 95 // 100] * 1000
    print(f"loaded from a warm cache: median {middle:.3f} ms (limit 0.3), 95% {high:.3f} ms")
    return 0 if compiled / parsed <= 15 and middle < 0.3 else 1


if __name__ == "__main__":
    sys.exit(main())
