"""The conditions of Link, Xyz and Synchro Summons of the community's library: where they certainly do not hold, that is said natively.

A monster in the Extra Deck is asked at every decision whether it could be Summoned, and mostly there are too few monsters on the field,
or their Levels or Link Ratings do not add up. Only that is looked at here, with the materials' own filters; everything else, and every
"perhaps", is left to the library. Where a duel has effects that let other cards be materials, or one card count as two, it always is.
"""

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, Final

from solemn.core.card.kinds import get_level, get_link
from solemn.core.effects.calling import truth
from solemn.core.effects.queries import affecting, player_affected
from solemn.core.permissions.card_search import field_monsters
from solemn.core.state.data import Card, DuelState
from solemn.lua import Machine
from solemn.spec.constants import POS_FACEUP, TYPE_TUNER

Originals = Mapping[str, FunctionType]
Natives = Mapping[str, Callable[..., Any]]
CertainlyNot = Callable[[Card, list[Card]], bool]

# Effects by which other cards can be materials, or one card counts for several or as another, by the library's names
_FOR_XYZ: Final = (
    "EFFECT_XYZ_MATERIAL", "EFFECT_XYZ_MAT_FROM_GRAVE", "EFFECT_SPELL_XYZ_MAT", "EFFECT_EQUIP_SPELL_XYZ_MAT", "EFFECT_ORICHALCUM_CHAIN",
    "EFFECT_DOUBLE_XYZ_MATERIAL",
)  # fmt: skip
_FOR_SYNCHRO: Final = (
    "EFFECT_SYNCHRO_MATERIAL", "EFFECT_SYNCHRO_CHECK", "EFFECT_HAND_SYNCHRO", "EFFECT_SYNCHRO_MATERIAL_CUSTOM", "EFFECT_CAN_BE_TUNER",
)  # fmt: skip
_MOST: Final = 99


def _unseen(machine: Machine, names: tuple[str, ...]) -> Callable[[DuelState], bool]:
    """Whether the duel has never had an effect of one of these kinds."""
    codes = frozenset(machine.globals[name] for name in names)
    return lambda d: d.registering.seen_codes.keys().isdisjoint(codes)


def guarded(original: Callable[..., Any], applies: Callable[[Card], bool], certainly_not: CertainlyNot) -> Callable[..., Any]:
    """The condition of a procedure: no where `certainly_not` says so of the player's face-up monsters, else what the original says.

    Without a card the question is whether there is a procedure at all. `certainly_not` is not asked where the materials are given, where
    it does not apply, or while somebody asks why.
    """

    def condition(e: Any = None, c: Any = None, must: Any = None, only: Any = None, fewest: Any = None, most: Any = None, *_: Any) -> Any:
        if c is None:
            return True
        if must is only is fewest is most is None and type(c) is Card and c.d.explain is None and applies(c):
            monsters = [card for card in field_monsters(c.d, c.controller) if card.position & POS_FACEUP]
            if certainly_not(c, monsters):
                return False
        return original(e, c, must, only, fewest, most)

    return condition


def can_add_up(parts: list[tuple[int, int]], total: int, fewest: int, most: int) -> bool:
    """Whether from `fewest` to `most` of the parts can come to the total; a part counts as one of its numbers."""
    most = min(most, len(parts))
    sums = [1, *([0] * most)]  # by how many parts there are: a bit for each sum
    for numbers in parts:
        for count in range(most, 0, -1):
            before = sums[count - 1]
            if before:
                for number in numbers:
                    sums[count] |= before << number
    return any(found >> total & 1 for found in sums[fewest:])


def _takes(filter_of_material: Any, card: Card, about: tuple[Card, int, int]) -> bool:
    """A filter is told the monster to be Summoned, the kind of Summon and the player."""
    return not filter_of_material or truth(filter_of_material(card, *about))


def _whole(*numbers: Any) -> bool:
    return all(type(number) is int and 0 <= number <= _MOST for number in numbers)


# -- Link


def make_link(machine: Machine, originals: Originals) -> Natives:
    """`Link.Condition`."""
    scope, common = machine.globals, _unseen(machine, ("EFFECT_FORMUD_SKIPPER",))
    others = scope["EFFECT_EXTRA_MATERIAL"]
    kind = scope["SUMMON_TYPE_LINK"] | scope["MATERIAL_LINK"]

    def applies(link: Card) -> bool:
        return common(link.d) and player_affected(link.d, link.controller, others) is None

    def condition_of(f: Any = None, fewest: Any = None, most: Any = None, *more: Any) -> Any:
        original = originals["Condition"](f, fewest, most, *more)
        if not _whole(fewest, most):
            return original

        def certainly_not(link: Card, monsters: list[Card]) -> bool:
            total, about = get_link(link), (link, kind, link.controller)
            if not _links_add_up(monsters, total, fewest, most):
                return True
            can_be = scope["Card.IsCanBeLinkMaterial"]
            fitting = [card for card in monsters if truth(can_be(card, link, link.controller)) and _takes(f, card, about)]
            return len(fitting) < len(monsters) and not _links_add_up(fitting, total, fewest, most)

        return guarded(original, applies, certainly_not)

    return {"Condition": condition_of}


def _links_add_up(monsters: list[Card], total: int, fewest: int, most: int) -> bool:
    """Each monster counts as one, or as its Link Rating."""
    return len(monsters) >= fewest and can_add_up([(1, max(get_link(card), 1)) for card in monsters], total, fewest, most)


# -- Xyz


def make_xyz(machine: Machine, originals: Originals) -> Natives:
    """`Xyz.Condition`."""
    scope, common = machine.globals, _unseen(machine, _FOR_XYZ)
    kind = scope["SUMMON_TYPE_XYZ"] | scope["MATERIAL_XYZ"]

    def condition_of(f: Any = None, level: Any = None, fewest: Any = None, *more: Any) -> Any:
        original = originals["Condition"](f, level, fewest, *more)
        if not _whole(fewest):
            return original

        def certainly_not(xyz: Card, monsters: list[Card]) -> bool:
            if len(monsters) < fewest:
                return True
            about, has_level, can_be = (xyz, kind, xyz.controller), scope["Card.IsXyzLevel"], scope["Card.IsCanBeXyzMaterial"]
            fitting = [
                card for card in monsters
                if _takes(f, card, about)
                and (not level or truth(has_level(card, xyz, level)))
                and truth(can_be(card, xyz, xyz.controller))
            ]
            return len(fitting) < int(fewest)

        return guarded(original, lambda xyz: common(xyz.d), certainly_not)

    return {"Condition": condition_of}


# -- Synchro


def make_synchro(machine: Machine, originals: Originals) -> Natives:
    """`Synchro.Condition`."""
    scope, common = machine.globals, _unseen(machine, _FOR_SYNCHRO)
    from_hand = scope["EFFECT_SYNCHRO_MAT_FROM_HAND"]
    kind = scope["SUMMON_TYPE_SYNCHRO"] | scope["MATERIAL_SYNCHRO"]

    def applies(synchro: Card) -> bool:
        d = synchro.d
        hand = d.players[synchro.controller].hand if from_hand in d.registering.seen_codes else ()
        return common(d) and not any(affecting(card, from_hand) for card in hand)

    def condition_of(
        tuner: Any = None, tuners: Any = None, most_tuners: Any = None, other: Any = None, others: Any = None, most_others: Any = None,
        also_tuner: Any = None, also_other: Any = None, *more: Any,
    ) -> Any:  # fmt: skip
        original = originals["Condition"](tuner, tuners, most_tuners, other, others, most_others, also_tuner, also_other, *more)
        if not _whole(tuners, most_tuners, others, most_others):
            return original

        def certainly_not(synchro: Card, monsters: list[Card]) -> bool:
            fewest, about = tuners + others, (synchro, kind, synchro.controller)
            if len(monsters) < fewest:
                return True
            can_be, level_of, is_type = scope["Card.IsCanBeSynchroMaterial"], scope["Card.GetSynchroLevel"], scope["Card.IsType"]
            levels = {card: level_of(card, synchro) for card in monsters if truth(can_be(card, synchro))}
            able = [card for card, level in levels.items() if level >= 1]
            parts = [(levels[card] & 0xFFFF, levels[card] >> 16 or levels[card] & 0xFFFF) for card in able]
            if not can_add_up(parts, get_level(synchro), fewest, most_tuners + most_others):
                return True
            can_tune = [card for card in able if truth(is_type(card, TYPE_TUNER, *about)) and _takes(tuner, card, about)]
            if also_tuner:
                can_tune += [card for card in able if card not in can_tune and truth(also_tuner(card, *about))]
            if len(can_tune) < tuners:
                return True
            beside = [card for card in able if _takes(other, card, about) or (also_other and truth(also_other(card, *about)))]
            return len(beside) < int(others)

        return guarded(original, applies, certainly_not)

    return {"Condition": condition_of}
