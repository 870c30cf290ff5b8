"""Everything that a duel holds, as text: every slot of every object reached from the state, and all script values.

Written without a look at how snapshots are taken, so that the two can be held against each other.
"""

from types import BuiltinFunctionType, FunctionType, MethodType
from typing import Any

from solemn.core.state.data import CardState, DuelState
from solemn.core.state.fields import fields_of
from solemn.duel.facade import Duel
from solemn.lua import LuaTable
from solemn.lua.box import Box
from solemn.spec.cards import PrintedCard

PORTS = frozenset(
    {
        "asker",
        "card_codes",
        "card_maker",
        "card_reader",
        "explain",
        "hold",
        "listener",
        "log_enabled",
        "on_step",
        "pauses",
        "rules",
        "script_error_types",
        "script_failed",
        "spend",
        "tell_missing",
        "witness",
    }
)
BOOKKEEPING = frozenset({"made_effects", "made_effects_limit"})  # when unused effects are forgotten depends on Python's memory
PLAIN = (int, str, float, bool, type(None), bytes)


class Walk:
    """One walk over a duel: the lines found, the objects met, and the names of their classes."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.numbers: dict[int, int] = {}
        self.kept: list[Any] = []
        self.waiting: list[Any] = []
        self.classes: set[type] = set()
        self.nested: set[tuple[str, str]] = set()

    def run(self, duel: Duel) -> str:
        self.name(duel.state)
        scope = duel.machine.globals
        self.lines.append("globals " + self.mapping({k: v for k, v in scope.items() if "$" not in k and k != "__builtins__"}))
        while self.waiting:
            self.describe(self.waiting.pop(0))
        return "\n".join(self.lines)

    def name(self, value: Any) -> str:
        """A value in one word; objects by the order in which the walk meets them."""
        if isinstance(value, PLAIN):
            return f"{type(value).__name__}:{value!r}"
        if isinstance(value, (list, tuple)):
            return type(value).__name__ + "(" + " ".join(map(self.name, value)) + ")"
        if isinstance(value, dict):
            return self.mapping(value)
        if isinstance(value, PrintedCard):
            return f"printed:{value.code}"
        if isinstance(value, MethodType):
            return f"method:{value.__func__.__qualname__}"
        if isinstance(value, (BuiltinFunctionType, type)):
            return f"builtin:{value.__name__}"
        if isinstance(value, CardState):  # by content: cards share a record until something is written into it
            self.classes.add(CardState)
            return "record(" + " ".join(f"{slot}={self.name(getattr(value, slot))}" for slot in fields_of(CardState)) + ")"
        if id(value) not in self.numbers:
            self.numbers[id(value)] = len(self.numbers)
            self.kept.append(value)
            self.waiting.append(value)
        return f"{type(value).__name__}#{self.numbers[id(value)]}"

    def mapping(self, content: dict[Any, Any]) -> str:
        return "{" + " ".join(f"{self.name(k)}={self.name(v)}" for k, v in content.items()) + "}"

    def describe(self, value: Any) -> None:
        head = self.name(value)
        if isinstance(value, FunctionType):
            code = value.__code__
            self.lines.append(f"{head} {code.co_filename}:{code.co_firstlineno} {code.co_name} {self.name(value.__defaults__)}")
            self.lines += [f"  {name} {self.cell(cell)}" for name, cell in zip(code.co_freevars, value.__closure__ or ())]
        elif isinstance(value, LuaTable):
            content = {k: v for k, v in value.hash.items() if v is not None}
            self.lines.append(f"{head} {self.mapping(content)} meta {self.name(value.metatable)} {value.ident}")
        elif isinstance(value, Box):
            self.lines.append(f"{head} {self.name(value.v)}")
        elif type(value).__module__.startswith("solemn.core"):
            self.slots(head, value)
        else:
            self.lines.append(f"{head} of {type(value).__module__}")

    def cell(self, cell: Any) -> str:
        try:
            return self.name(cell.cell_contents)
        except ValueError:
            return "unset"

    def slots(self, head: str, value: Any) -> None:
        self.classes.add(type(value))
        for slot in fields_of(type(value)):
            if type(value) is DuelState and slot in PORTS | BOOKKEEPING:
                continue
            content = getattr(value, slot)
            self.note_nested(f"{type(value).__name__}.{slot}", content)
            self.lines.append(f"{head}.{slot} {self.name(content)}")

    def note_nested(self, where: str, content: Any) -> None:
        """Lists and dicts inside of lists, dicts and tuples: a snapshot copies only those that a slot holds itself."""
        if isinstance(content, dict):
            inner: list[Any] = [*content.keys(), *content.values()]
        elif isinstance(content, (list, tuple)):
            inner = list(content)
        else:
            return
        for item in inner:
            if isinstance(item, (list, dict, set)):
                self.nested.add((where, type(item).__name__))
            elif isinstance(item, tuple):
                self.note_nested(where, item)


def deep_state(duel: Duel) -> str:
    """All of a duel as text: two duels in the same state give the same."""
    return Walk().run(duel)
