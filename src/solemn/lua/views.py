"""Tables that show the dict of globals: `_G`, and each native table with its dotted names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from solemn.lua.names import global_key, global_name
from solemn.lua.values import LuaTable, Traversal, plain_key


class View(LuaTable):
    """A table whose string keys are entries of the dict of globals; other keys are its own."""

    __slots__ = ("checked", "globals", "newindex", "prefix")

    def __init__(self, globals_: dict[str, Any], prefix: str, checked: Callable[[str, Any], Any]) -> None:
        super().__init__()
        self.globals = globals_
        self.prefix = prefix
        self.checked = checked
        self.newindex = self.key("__newindex")

    def key(self, name: str) -> str:
        """The global's name of a field."""
        return self.prefix + name if self.prefix else global_key(name)

    def get(self, key: Any) -> Any:
        """The value of a field; nil where there is none."""
        if type(key) is str:
            full = self.key(key)
            return self.globals.get(full) if self.prefix or global_name(full) is not None else None
        return super().get(key)

    def set(self, key: Any, value: Any) -> None:
        """Set a field, which is a global variable if its name can be one."""
        if type(key) is not str:
            super().set(key, value)
            return
        full = self.key(key)
        if self.prefix or global_name(full) is not None:
            self.globals[full] = self.checked(full, value)
            self.globals["changed$"] = True
        else:
            super().set(key, value)

    def takes_writes(self) -> bool:
        """As a metatable: does it leave the writing of new keys to the table?"""
        return self.globals.get(self.newindex) is None

    def content(self) -> dict[Any, Any]:
        """All pairs, as an ordinary table would hold them, by name: where they lie in the globals depends on earlier duels."""
        found: dict[Any, Any] = {k: v for k, v in self.hash.items() if v is not None}
        size = len(self.prefix)
        named: dict[str, Any] = {}
        for key, value in self.globals.items():
            if value is None:
                continue
            if size:
                if key.startswith(self.prefix):
                    named[key[size:]] = value
            elif (name := global_name(key)) is not None:
                named[name] = value
        found.update(sorted(named.items()))
        return found

    def keys(self) -> list[Any]:
        """All keys."""
        return list(self.content())

    def items(self) -> list[tuple[Any, Any]]:
        """All keys with their values."""
        return list(self.content().items())

    def next(self, key: Any) -> tuple[Any, Any] | None:
        """The key after this one, and its value; None after the last."""
        content = self.content()
        order = Traversal(list(content))
        at = 0
        if key is not None:
            key = plain_key(key)
            if not order.knows(key):
                return None
            at = order.after(key)
        return order.step(content, at)
