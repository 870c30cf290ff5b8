"""The community's library and card scripts compile and load, where SOLEMN_SCRIPTS names them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from solemn.lua import compile_chunk
from solemn.lua.cache import CodeCache
from solemn.lua.values import LuaTable

from .community import Card, Library


@pytest.fixture(scope="module")
def library(community: Path) -> Library:
    return Library(community)


def test_the_library_loads(library: Library) -> None:
    machine = library.loaded()
    assert isinstance(machine.globals["Auxiliary"], LuaTable)
    assert machine.globals["aux"] is machine.globals["Auxiliary"]
    assert callable(machine.globals["Card.IsMonster"])
    assert callable(machine.globals["Fusion"].get("AddProcMix"))


def test_library_functions_are_methods(library: Library) -> None:
    machine = library.loaded()
    machine.native("Card.GetType", lambda *args: 2)
    source = b"local c = ... return c:IsNormalSpell(), c:IsNormalTrap()"
    chunk = compile_chunk(source, "t.lua", library.interface, cache=CodeCache(None))
    assert machine.run(chunk, Card()) == (True, False)


def test_official_scripts_compile_and_load(library: Library) -> None:
    """A sample of the scripts; all of them with SOLEMN_ALL_SCRIPTS set."""
    step = 1 if os.environ.get("SOLEMN_ALL_SCRIPTS") else 25
    machine = library.loaded()
    paths = sorted((library.folder / "official").glob("c*.lua"))[::step]
    assert paths
    for path in paths:
        table = LuaTable()
        machine.globals["self_table"], machine.globals["self_code"] = table, int(path.stem[1:])
        machine.renew_steps()
        machine.run(compile_chunk(path.read_bytes(), path.name, library.interface, cache=CodeCache(None)))
        initial = table.get("initial_effect")
        assert callable(initial) or b"LoadCardScriptAlias" in path.read_bytes()
