"""Variables that several functions share. Wheels leave the class uncompiled: so Lua code reads it more quickly."""

from __future__ import annotations

from typing import Any


class Box:
    """A captured local variable that is assigned after its declaration."""

    __slots__ = ("v",)

    def __init__(self, v: Any = None) -> None:
        self.v = v
