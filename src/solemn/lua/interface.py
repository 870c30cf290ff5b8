"""What a compiled script may take for granted about its surroundings, and the limits it runs under."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds of a Lua world.

    `steps` between two renewals (of Lua code, and as many of natives), `string_bytes` of one string, `call_depth` of
    nested Lua calls, `native_depth` of those that nest by way of natives and metamethods and so need the stack of the
    thread (200 fit into 512 KB), `memory` in bytes of all that scripts hold.
    """

    steps: int = 5_000_000
    string_bytes: int = 16 * 1024 * 1024
    call_depth: int = 200
    native_depth: int = 200
    memory: int = 256 * 1024 * 1024

    def __reduce__(self) -> tuple[type[Limits], tuple[int, ...]]:
        """Made anew: what is compiled and frozen cannot be set field by field."""
        return Limits, (self.steps, self.string_bytes, self.call_depth, self.native_depth, self.memory)


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
