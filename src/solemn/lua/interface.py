"""What a compiled script may take for granted about its surroundings."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Interface:
    """The names of the native interface.

    `tables` are the native tables, `methods` maps a method name to the native classes that have it, `single` are
    dotted names that return exactly one value, `boolean` those that return exactly one boolean, `integer` those that
    return exactly one integer, `constants` the global names whose values may be folded.
    """

    tables: frozenset[str]
    methods: Mapping[str, tuple[str, ...]]
    single: frozenset[str]
    boolean: frozenset[str]
    constants: Mapping[str, int]
    integer: frozenset[str] = frozenset()
    key: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", self._digest())

    @staticmethod
    def empty() -> Interface:
        """Plain Lua: no natives, no constants."""
        return Interface(frozenset(), {}, frozenset(), frozenset(), {})

    def _digest(self) -> str:
        digest = hashlib.blake2b(digest_size=16)
        for names in (self.tables, self.single, self.boolean, self.integer):
            digest.update(repr(sorted(names)).encode())
        digest.update(repr(sorted((name, tuple(classes)) for name, classes in self.methods.items())).encode())
        digest.update(repr(sorted(self.constants.items())).encode())
        return digest.hexdigest()
