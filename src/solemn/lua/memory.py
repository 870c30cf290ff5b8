"""How much a Lua world holds, and the bound on it.

What scripts allocate is counted as they do: so many bytes for a step of Lua code, and the size of what the libraries
make before they make it. When that much could be beyond the limit, what is really held is measured, by following
everything that can be reached. The result depends on the scripts alone, not on when Python frees what.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from gc import get_referents
from itertools import repeat
from operator import length_hint
from types import BuiltinFunctionType, CodeType, FrameType, FunctionType, MethodType, ModuleType
from typing import Any, Final

from solemn.lua.compiler import Chunk
from solemn.lua.errors import LuaLimitError
from solemn.lua.values import LuaTable, Marker

STEP_BYTES: Final = 96  # what Lua code allocates at most in a step
PIECE: Final = 1 << 16  # steps after which that is counted
TUPLE_FACTOR: Final = 3  # values that are passed on are copied again and again, out of sight
MANY: Final = 100  # references of one object, among which the same ones are looked for first
CODE_FACTOR: Final = 20  # bytes of code for a byte of source
SOME: Final = 8  # references, of which those that were seen are left out at once
NUMBER_BYTES: Final = 32
REMEASURE: Final = 4  # not before a quarter of the limit was allocated anew
UNCOUNTED: Final[frozenset[type]] = frozenset({type(None), bool, type, ModuleType, CodeType, BuiltinFunctionType, type(NotImplemented)})
TABLE_BYTES: Final = 112
SIMPLE: Final[frozenset[type]] = frozenset({int, float, bool, type(None), Marker})
NUMBERS: Final[frozenset[type]] = frozenset({int, float})
HIDDEN_BYTES: Final[dict[type, int]] = {}  # what an object of a class holds that cannot be followed, noted where the class is
OWN_MODULES: Final = ("solemn.lua", "solemn.core", "solemn.api")


class Memory:
    """The bound of one Lua world. `room` is how much may be allocated before the next measurement."""

    __slots__ = ("consume", "exhausted", "limit", "room", "root")

    def __init__(self, root: object, limit: int, exhausted: Callable[[str, str], LuaLimitError], consume: Callable[[int], None]) -> None:
        self.root = root  # what is measured is what can be reached from here
        self.exhausted = exhausted
        self.consume = consume
        self.limit = limit
        self.room = limit

    def hold(self, size: int) -> None:
        """Count bytes that are about to be allocated. Raises LuaLimitError when more is held than the limit."""
        self.room -= size
        if self.room < 0:
            self.measure(size)

    def note(self, size: int) -> None:
        """Count bytes that may have been allocated already."""
        self.room -= size
        if self.room < 0:
            self.measure()

    def measure(self, coming: int = 0) -> None:
        """Find out what is held and go on or raise LuaLimitError. It costs steps, as it takes time."""
        held, visits = size_of([self.root, *running_values(sys._getframe(1))], self.limit)
        if held + coming > self.limit:
            raise self.exhausted("memory", f"scripts hold more than {self.limit >> 20} MiB")
        self.room = max(self.limit - held - coming, self.limit // REMEASURE)
        self.consume(visits)


class Rations:
    """The steps of a budget in pieces; with each piece used up, what the code may have allocated meanwhile is counted."""

    __slots__ = ("given", "left", "memory", "out_of_steps", "piece")

    def __init__(self, steps: int, memory: Memory, out_of_steps: Callable[[], LuaLimitError]) -> None:
        self.memory = memory
        self.out_of_steps = out_of_steps
        self.left = steps
        self.given = 0
        self.piece: Iterator[None] = repeat(None, 0)

    def __iter__(self) -> Rations:
        return self

    def __next__(self) -> Iterator[None]:
        if self.given:
            self.memory.note(self.given * STEP_BYTES)
        if not self.left:
            raise self.out_of_steps()
        self.given = min(self.left, PIECE)
        self.left -= self.given
        self.piece = repeat(None, self.given)
        return self.piece

    def close(self) -> None:
        """Count what the last piece was used for: the budget is renewed."""
        self.memory.room -= (self.given - length_hint(self.piece)) * STEP_BYTES


def running_values(frame: FrameType | None) -> Iterator[Any]:
    """The local variables of all calls that are running."""
    while frame is not None:
        yield from frame.f_locals.values()
        frame = frame.f_back


def size_of(roots: Iterable[Any], enough: int) -> tuple[int, int]:
    """The bytes of all that can be reached from the roots, counted no further than `enough`, and how many references that took."""
    queue = list(roots)
    kept = list(queue)  # so that no id is used twice
    seen: set[int] = set()
    size = visits = 0
    while queue and size <= enough:
        visits += 1
        value = queue.pop()
        kind = type(value)
        if kind in NUMBERS:
            size += NUMBER_BYTES
            continue
        if kind in UNCOUNTED or id(value) in seen:
            continue
        seen.add(id(value))
        if kind is LuaTable:
            content = value.hash
            visits += len(content)
            size += TABLE_BYTES + sys.getsizeof(content) + (len(content) * NUMBER_BYTES >> 1)
            queue += [key for key in content if type(key) not in SIMPLE]
            queue += [item for item in content.values() if type(item) not in SIMPLE]
            if value.metatable is not None:
                queue.append(value.metatable)
            continue
        if kind is str:
            size += sys.getsizeof(value)
            continue
        if kind is FunctionType or kind is MethodType:
            size += sys.getsizeof(value)
            queue += held_by_function(value)
            continue
        if kind is Chunk:
            size += len(value.source) * CODE_FACTOR
            continue
        module = kind.__module__
        if module == "builtins" or module.startswith(OWN_MODULES):
            size += sys.getsizeof(value) * (TUPLE_FACTOR if kind is tuple else 1) + HIDDEN_BYTES.get(kind, 0)
            found = get_referents(value)
            if len(found) > MANY:
                visits += len(found) >> 2
                found = [item for item in dict(zip(map(id, found), found)).values() if id(item) not in seen]
            elif len(found) > SOME:
                visits += len(found) >> 2
                found = [item for item in found if id(item) not in seen]
            queue += found
    kept.clear()
    return size, visits


def held_by_function(function: Any) -> list[Any]:
    """What a function or bound method keeps alive that is not its module's."""
    if type(function) is MethodType:
        return [function.__self__]
    home = function.__globals__.get("__name__")
    if home is not None and not home.startswith(OWN_MODULES):
        return []
    return [function.__closure__, function.__defaults__, function.__kwdefaults__]
