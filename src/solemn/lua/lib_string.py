"""placeholder"""
from __future__ import annotations
from typing import Any
from solemn.lua.values import LuaTable


class StringLibrary:
    def __init__(self, machine: Any) -> None:
        self.machine = machine

    def table(self) -> LuaTable:
        t = LuaTable()
        self.machine.runtime.string_meta.set("__index", t)
        t.set("sub", lambda s, i, j=-1: s[i - 1 if i > 0 else i : j if j > 0 else (len(s) + j + 1)])
        t.set("len", len)
        return t
