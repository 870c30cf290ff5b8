"""The community's library on natives that do nothing: enough to load it and every card script."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

from solemn.lua import ForeignType, Interface, Machine, compile_chunk, scan_definitions
from solemn.lua.cache import CodeCache

TABLES = ("Card", "Effect", "Group", "Duel", "Debug")
USED = re.compile(rb"\b(Card|Effect|Group|Duel|Debug)\.([A-Z]\w*)")
CALLED = re.compile(rb":([A-Z]\w*)\(")
CONSTANT = re.compile(r"[A-Z]+_")


class Card:
    """Stands for a card."""


class Effect:
    """Stands for an effect."""


class Group:
    """Stands for a group."""


class Library:
    """A folder of the community: its library's sources, and an interface guessed from the names they use."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sources = {path.name: path.read_bytes() for path in sorted(folder.glob("*.lua"))}
        self.cache = CodeCache(None)
        self.interface = self.guess({})
        machine = self.machine()
        self.load(machine, "constant.lua")
        found = {k: v for k, v in machine.globals.items() if type(v) is int and CONSTANT.match(k)}
        self.interface = self.guess(found)

    def guess(self, constants: dict[str, int]) -> Interface:
        """Every capitalised method is taken for one of Card unless the library calls it of another class."""
        defined = set().union(*map(scan_definitions, self.sources.values()))
        used = {f"{a.decode()}.{b.decode()}" for text in self.sources.values() for a, b in USED.findall(text)}
        methods: dict[str, set[str]] = defaultdict(set)
        for name in used | defined:
            owner, _, method = name.partition(".")
            if owner in ("Card", "Effect", "Group"):
                methods[method].add(owner)
        for text in self.sources.values():
            for raw in CALLED.findall(text):
                methods[raw.decode()] = methods.get(raw.decode()) or {"Card"}
        self.natives = used | defined
        return Interface(frozenset(TABLES), {k: tuple(sorted(v)) for k, v in methods.items()}, frozenset(), frozenset(), constants)

    def machine(self) -> Machine:
        machine = Machine(self.interface)
        for cls in (Card, Effect, Group):
            machine.foreign(cls, ForeignType(cls.__name__, lambda obj, key: None))
        for name in self.natives:
            machine.native(name, lambda *args: None)
        machine.native("Effect.GlobalEffect", lambda *args: Effect())
        machine.native("Effect.CreateEffect", lambda *args: Effect())
        for names in self.interface.methods:
            for owner in self.interface.methods[names]:
                machine.globals.setdefault(f"{owner}.{names}", lambda *args: 1)
        machine.native("Duel.LoadScript", lambda name, *args: self.load(machine, name))
        machine.native("Duel.LoadCardScript", lambda *args: None)
        return machine

    def load(self, machine: Machine, name: str) -> Any:
        if name in self.sources:
            return machine.run(compile_chunk(self.sources[name], name, self.interface, cache=self.cache))
        return None

    def loaded(self) -> Machine:
        """A machine with the whole library."""
        machine = self.machine()
        self.load(machine, "constant.lua")
        self.load(machine, "utility.lua")
        return machine
