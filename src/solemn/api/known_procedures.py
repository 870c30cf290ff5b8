"""The conditions of Link, Xyz and Synchro Summons of the community's library: where their answer is certain, it is given natively.

A monster in the Extra Deck is asked at every decision whether it could be Summoned, and mostly there are too few monsters on the field,
or their Levels or Link Ratings do not add up. That is looked at here (`too_few_materials`), and for most Link Monsters also whether they
do add up; everything else, and every "perhaps", is left to the library.
"""

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, Final

from solemn.api.enough_materials import MOST
from solemn.api.too_few_materials import LinkMaterials, SynchroMaterials, Wanted, XyzMaterials
from solemn.core.state.data import Card, Group
from solemn.lua import Machine
from solemn.lua.values import truthy

Originals = Mapping[str, FunctionType]
Natives = Mapping[str, Callable[..., Any]]

# Effects by which other cards can be materials, or one card counts for several or as another, by the library's names
_FOR_LINK: Final = ("EFFECT_FORMUD_SKIPPER",)
_FOR_XYZ: Final = (
    "EFFECT_XYZ_MATERIAL", "EFFECT_XYZ_MAT_FROM_GRAVE", "EFFECT_SPELL_XYZ_MAT", "EFFECT_EQUIP_SPELL_XYZ_MAT", "EFFECT_ORICHALCUM_CHAIN",
    "EFFECT_DOUBLE_XYZ_MATERIAL",
)  # fmt: skip
_FOR_SYNCHRO: Final = (
    "EFFECT_SYNCHRO_CHECK", "EFFECT_HAND_SYNCHRO", "EFFECT_SYNCHRO_MATERIAL_CUSTOM", "EFFECT_CAN_BE_TUNER",
)  # fmt: skip


def guarded(original: Callable[..., Any], wanted: Wanted) -> Callable[..., Any]:
    """The condition of a procedure: what is certain of the materials, else what the original says.

    Without a card the question is whether there is a procedure at all. Nothing is said natively where the materials are given, or while
    somebody asks why.
    """

    def condition(e: Any = None, c: Any = None, must: Any = None, only: Any = None, fewest: Any = None, most: Any = None, *_: Any) -> Any:
        if c is None:
            return True
        ours = only is fewest is most is None and type(c) is Card and (must is None or type(must) is Group)
        answer = wanted.answer(c, must) if ours else None
        return original(e, c, must, only, fewest, most) if answer is None else answer

    return condition


def _codes(machine: Machine, names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([machine.globals[name] for name in names])


def _whole(*numbers: Any) -> bool:
    return all(type(number) is int and 0 <= number <= MOST for number in numbers)


def make_link(machine: Machine, originals: Originals) -> Natives:
    """`Link.Condition`."""
    scope, common = machine.globals, _codes(machine, _FOR_LINK)
    kind = scope["SUMMON_TYPE_LINK"] | scope["MATERIAL_LINK"]
    others, must = scope["EFFECT_EXTRA_MATERIAL"], scope["EFFECT_MUST_BE_MATERIAL"]

    def condition_of(f: Any = None, fewest: Any = None, most: Any = None, special: Any = None, *more: Any) -> Any:
        original = originals["Condition"](f, fewest, most, special, *more)
        if not _whole(fewest, most):
            return original
        plain = not any(map(truthy, more)) and (special is None or isinstance(special, FunctionType))
        return guarded(original, LinkMaterials(scope, common, kind, others, must, f, fewest, most, special, plain))

    return {"Condition": condition_of}


def make_xyz(machine: Machine, originals: Originals) -> Natives:
    """`Xyz.Condition`."""
    scope, common = machine.globals, _codes(machine, _FOR_XYZ)
    kind = scope["SUMMON_TYPE_XYZ"] | scope["MATERIAL_XYZ"]

    def condition_of(f: Any = None, level: Any = None, fewest: Any = None, *more: Any) -> Any:
        original = originals["Condition"](f, level, fewest, *more)
        return guarded(original, XyzMaterials(scope, common, kind, f, level, fewest)) if _whole(fewest) else original

    return {"Condition": condition_of}


def make_synchro(machine: Machine, originals: Originals) -> Natives:
    """`Synchro.Condition`."""
    scope, common = machine.globals, _codes(machine, _FOR_SYNCHRO)
    kind = scope["SUMMON_TYPE_SYNCHRO"] | scope["MATERIAL_SYNCHRO"]
    must, in_hand = scope["EFFECT_MUST_BE_MATERIAL"], scope["EFFECT_HAND_SYNCHRO"] + scope["EFFECT_SYNCHRO_CHECK"]
    elsewhere = scope["EFFECT_SYNCHRO_MAT_FROM_HAND"], scope["EFFECT_SYNCHRO_MATERIAL"], in_hand
    restricting = (scope["EFFECT_SYNCHRO_MAT_RESTRICTION"],)

    def condition_of(
        tuner: Any = None, tuners: Any = None, most_tuners: Any = None, other: Any = None, others: Any = None, most_others: Any = None,
        also_tuner: Any = None, also_other: Any = None, *more: Any,
    ) -> Any:  # fmt: skip
        original = originals["Condition"](tuner, tuners, most_tuners, other, others, most_others, also_tuner, also_other, *more)
        if not _whole(tuners, most_tuners, others, most_others):
            return original
        ones = (tuner, also_tuner, tuners, most_tuners), (other, also_other, others, most_others)
        plain = not any(map(truthy, more))
        return guarded(original, SynchroMaterials(scope, common, restricting, kind, elsewhere, must, *ones, plain))

    return {"Condition": condition_of}
