"""The conditions of Fusion Summons of the community's library: with fewer cards than materials they do not hold, which is said natively.

A Fusion Spell asks every Fusion Monster in the Extra Deck whether it could be Summoned from the cards at hand, and mostly these are too
few (bench/replay.py). The materials come from the group that the condition is given, each from a card of its own; cards that must be
among them, passed beside it, are the library's to judge.
"""

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

from solemn.core.state.data import Effect, Group
from solemn.lua import LuaTable, Machine

Originals = Mapping[str, FunctionType]
Natives = Mapping[str, Callable[..., Any]]


def needing(original: Callable[..., Any], fewest: int, library: LuaTable) -> Callable[..., Any]:
    """The condition of a procedure with so many materials at least: no where there are fewer cards, else what the original says.

    Nothing is said natively while somebody asks why.
    """

    def condition(e: Any = None, cards: Any = None, must: Any = None, *more: Any) -> Any:
        if must is None and type(cards) is Group and len(cards.cards) < fewest and type(e) is Effect and e.d.explain is None:
            if library.get("SummonEffect") is not None:
                library.set("SummonEffect", None)  # as after every question
            return False
        return original(e, cards, must, *more)

    return condition


def make_mixed_condition(machine: Machine, originals: Originals) -> Natives:
    """`Fusion.ConditionMix`: one card for each of the functions."""
    library = machine.globals["Fusion"]

    def condition_of(instant: Any = None, substitutes: Any = None, *materials: Any) -> Any:
        original = originals["ConditionMix"](instant, substitutes, *materials)
        return original if None in materials else needing(original, len(materials), library)

    return {"ConditionMix": condition_of}


def make_repeated_condition(machine: Machine, originals: Originals) -> Natives:
    """`Fusion.ConditionMixRep`: one card for each of the functions, and a number for the first."""
    library = machine.globals["Fusion"]

    def condition_of(instant: Any = None, substitutes: Any = None, first: Any = None, fewest: Any = None, *more: Any) -> Any:
        original = originals["ConditionMixRep"](instant, substitutes, first, fewest, *more)
        materials = more[1:]
        if type(fewest) is not int or None in materials:
            return original
        return needing(original, fewest + len(materials), library)

    return {"ConditionMixRep": condition_of}
