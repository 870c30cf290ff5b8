"""Effects that a script makes: `Effect.CreateEffect`, what is set on them, and where they are registered."""

from __future__ import annotations

from collections.abc import Mapping

from solemn.lint.calls import CallSite, FunctionInfo
from solemn.lint.library import number_of
from solemn.lua.tree import Expr, LocalRef, Var


class EffectRecord:
    """One effect: the call that made it, the last call of each setter, those of other branches, those that replace another, and its
    registrations."""

    __slots__ = ("alternatives", "fixed", "function", "made", "numbers", "origin", "registered", "replaced", "setters", "var")

    def __init__(
        self,
        made: CallSite,
        var: Var | None,
        function: FunctionInfo,
        numbers: Mapping[str, int],
        origin: EffectRecord | None,
        fixed: Mapping[Var, Expr],
    ) -> None:
        self.fixed = fixed
        self.made = made
        self.var = var
        self.function = function
        self.numbers = numbers
        self.origin = origin
        self.setters: dict[str, CallSite] = dict(origin.setters) if origin is not None else {}
        self.alternatives: list[CallSite] = []
        self.replaced: list[tuple[CallSite, CallSite]] = []
        self.registered: list[CallSite] = []

    def note(self, call: CallSite) -> None:
        """Note the call of a setter. One that it replaces stands in another branch, or never counts."""
        before = self.setters.get(call.name)
        if before is not None and before.function is call.function and not call.is_after(before):
            self.alternatives.append(before)
        elif (
            before is not None
            and before.trail.block is call.trail.block
            and (self.origin is None or self.origin.setters.get(call.name) is not before)
        ):
            self.replaced.append((before, call))
        self.setters[call.name] = call

    @property
    def line(self) -> int:
        """Where it is made."""
        return self.made.line

    def argument(self, setter: str, index: int = 0) -> Expr | None:
        """What a setter was given last."""
        call = self.setters.get(setter)
        if call is None:
            return None
        args = call.args if call.receiver is not None else call.args[1:]
        return args[index] if index < len(args) else None

    def number(self, setter: str, index: int = 0) -> int | None:
        """The same as a number; None when it is not set or not known."""
        return number_of(self.argument(setter, index), self.numbers, self.fixed)

    @property
    def code(self) -> int:
        """The event or effect code, 0 when unknown."""
        return self.number("SetCode") or 0

    @property
    def type(self) -> int:
        """The EFFECT_TYPE_ mask, 0 when unknown."""
        return self.number("SetType") or 0

    @property
    def flags(self) -> int:
        """The EFFECT_FLAG_ mask, 0 when none or unknown."""
        return self.number("SetProperty") or 0

    @property
    def category(self) -> int:
        """The CATEGORY_ mask, 0 when none or unknown."""
        return self.number("SetCategory") or 0

    @property
    def range(self) -> int:
        """The LOCATION_ mask where it works, 0 when none or unknown."""
        return self.number("SetRange") or 0

    def has_unknown(self, setter: str) -> bool:
        """Was the setter given something whose value cannot be known?"""
        return setter in self.setters and self.number(setter) is None

    def line_of(self, setter: str) -> int:
        """The line of a setter, or else of the making of the effect."""
        call = self.setters.get(setter)
        return call.line if call is not None else self.made.line

    def place(self, setter: str) -> CallSite:
        """Where something about a setter belongs: its call, or that of `SetCode` where the value came with a clone of another code."""
        call = self.setters.get(setter)
        if call is None or (self.origin is not None and self.origin.setters.get(setter) is call and self.origin.code != self.code):
            return self.setters.get("SetCode", self.made)
        return call

    def receivers(self) -> list[Var | None]:
        """The variables that hold the cards it is registered on; None for a player."""
        found: list[Var | None] = []
        for call in self.registered:
            target = call.object() if call.table != "Duel" else None
            found.append(target.var if isinstance(target, LocalRef) else None)
        return found

    def on_player(self) -> bool:
        """Is it registered to a player?"""
        return any(call.table == "Duel" for call in self.registered)
