"""Whether the face-up monsters of a player can certainly not be the materials of a Link, Xyz or Synchro Summon.

Only numbers, Levels, Link Ratings and the materials' own filters are looked at. Where a duel has effects that let other cards be
materials, or one card count as two, nothing is said. An object of this module is what a procedure of one monster asks for.
"""

from collections.abc import Callable
from typing import Any, Final

from solemn.core.card.kinds import get_level, get_link
from solemn.core.effects.calling import truth
from solemn.core.effects.queries import affecting, player_affected
from solemn.core.permissions.card_search import field_monsters
from solemn.core.state.data import Card, DuelState
from solemn.spec.constants import POS_FACEUP, TYPE_TUNER

MOST: Final = 99  # of the numbers that a procedure names
Filter = Callable[..., Any]


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


def _takes(filter_of_material: Any, card: Card, summoned: Card, kind: int) -> bool:
    """A filter is told the monster to be Summoned, the kind of Summon and the player."""
    return not filter_of_material or truth(filter_of_material(card, summoned, kind, summoned.controller))


def _never_seen(d: DuelState, codes: tuple[int, ...]) -> bool:
    """Whether the duel has never had an effect of one of these kinds."""
    return d.registering.seen_codes.keys().isdisjoint(codes)


class Wanted:
    """The materials that a procedure asks for. `scope` has the natives that scripts see, `common` the codes that make counting useless."""

    __slots__ = ()

    def certainly_lacking(self, card: Card) -> bool:
        """Whether the player's face-up monsters are certainly not what the Summon of the card takes."""
        if card.d.explain is not None or not self.counts(card):
            return False
        return self.lacking(card, [monster for monster in field_monsters(card.d, card.controller) if monster.position & POS_FACEUP])

    def counts(self, card: Card) -> bool:
        """Whether counting says anything about this card now."""
        raise NotImplementedError

    def lacking(self, card: Card, monsters: list[Card]) -> bool:
        """Whether these monsters are certainly not what the Summon of the card takes."""
        raise NotImplementedError


class LinkMaterials(Wanted):
    """From `fewest` to `most` monsters whose Link Ratings, or the monsters themselves, add up to the Link Rating."""

    __slots__ = ("common", "fewest", "filter", "kind", "most", "others", "scope")

    def __init__(self, scope: dict[str, Any], common: tuple[int, ...], kind: int, others: int, f: Any, fewest: int, most: int) -> None:
        self.scope = scope
        self.common = common
        self.kind = kind
        self.others = others  # the code of effects by which cards elsewhere can be materials
        self.filter = f
        self.fewest = fewest
        self.most = most

    @staticmethod
    def blank() -> "LinkMaterials":
        """One that a copy of a duel fills in."""
        return LinkMaterials({}, (), 0, 0, None, 0, 0)

    def counts(self, card: Card) -> bool:
        """Whether no effect lets other cards be materials."""
        return _never_seen(card.d, self.common) and player_affected(card.d, card.controller, self.others) is None

    def lacking(self, card: Card, monsters: list[Card]) -> bool:
        """Whether Link Ratings cannot add up."""
        total = get_link(card)
        if not self._add_up(monsters, total):
            return True
        can_be = self.scope["Card.IsCanBeLinkMaterial"]
        fitting = [
            monster for monster in monsters
            if truth(can_be(monster, card, card.controller)) and _takes(self.filter, monster, card, self.kind)
        ]  # fmt: skip
        return len(fitting) < len(monsters) and not self._add_up(fitting, total)

    def _add_up(self, monsters: list[Card], total: int) -> bool:
        """Each monster counts as one, or as its Link Rating."""
        if len(monsters) < self.fewest:
            return False
        return can_add_up([(1, max(get_link(monster), 1)) for monster in monsters], total, self.fewest, self.most)


class XyzMaterials(Wanted):
    """`fewest` monsters of a Level, or of any."""

    __slots__ = ("common", "fewest", "filter", "kind", "level", "scope")

    def __init__(self, scope: dict[str, Any], common: tuple[int, ...], kind: int, f: Any, level: Any, fewest: int) -> None:
        self.scope = scope
        self.common = common
        self.kind = kind
        self.filter = f
        self.level = level
        self.fewest = fewest

    @staticmethod
    def blank() -> "XyzMaterials":
        """One that a copy of a duel fills in."""
        return XyzMaterials({}, (), 0, None, None, 0)

    def counts(self, card: Card) -> bool:
        """Whether no effect lets other cards be materials, or one be two."""
        return _never_seen(card.d, self.common)

    def lacking(self, card: Card, monsters: list[Card]) -> bool:
        """Whether there are too few monsters of the Level."""
        return len(monsters) < self.fewest or len([monster for monster in monsters if self._fits(monster, card)]) < self.fewest

    def _fits(self, monster: Card, card: Card) -> bool:
        if not _takes(self.filter, monster, card, self.kind):
            return False
        if self.level and not truth(self.scope["Card.IsXyzLevel"](monster, card, self.level)):
            return False
        return truth(self.scope["Card.IsCanBeXyzMaterial"](monster, card, card.controller))


class SynchroMaterials(Wanted):
    """From `tuners` to `most_tuners` Tuners and from `others` to `most_others` other monsters, whose Levels add up to the Level."""

    __slots__ = (
        "also_other", "also_tuner", "common", "from_hand", "kind", "most_others", "most_tuners", "other", "others", "scope", "tuner",
        "tuners",
    )  # fmt: skip

    def __init__(
        self, scope: dict[str, Any], common: tuple[int, ...], kind: int, from_hand: int, tuner: tuple[Any, Any, int, int],
        other: tuple[Any, Any, int, int],
    ) -> None:  # fmt: skip
        self.scope = scope
        self.common = common
        self.kind = kind
        self.from_hand = from_hand  # the code of effects by which cards in the hand can be materials
        self.tuner, self.also_tuner, self.tuners, self.most_tuners = tuner
        self.other, self.also_other, self.others, self.most_others = other

    @staticmethod
    def blank() -> "SynchroMaterials":
        """One that a copy of a duel fills in."""
        return SynchroMaterials({}, (), 0, 0, (None, None, 0, 0), (None, None, 0, 0))

    def counts(self, card: Card) -> bool:
        """Whether no effect lets other cards be materials, or gives them other Levels."""
        d = card.d
        if not _never_seen(d, self.common):
            return False
        if self.from_hand not in d.registering.seen_codes:
            return True
        return not any(affecting(held, self.from_hand) for held in d.players[card.controller].hand)

    def lacking(self, card: Card, monsters: list[Card]) -> bool:
        """Whether Levels cannot add up, or Tuners or other monsters are too few."""
        fewest = self.tuners + self.others
        if len(monsters) < fewest:
            return True
        levels = self._levels(card, monsters)
        able = [monster for monster, level in levels.items() if level >= 1]
        parts = [(levels[monster] & 0xFFFF, levels[monster] >> 16 or levels[monster] & 0xFFFF) for monster in able]
        if not can_add_up(parts, get_level(card), fewest, self.most_tuners + self.most_others):
            return True
        if self._count_tuners(card, able) < self.tuners:
            return True
        beside = [monster for monster in able if _takes(self.other, monster, card, self.kind) or self._also(self.also_other, monster, card)]
        return len(beside) < self.others

    def _levels(self, card: Card, monsters: list[Card]) -> dict[Card, int]:
        can_be, level_of = self.scope["Card.IsCanBeSynchroMaterial"], self.scope["Card.GetSynchroLevel"]
        return {monster: level_of(monster, card) for monster in monsters if truth(can_be(monster, card))}

    def _count_tuners(self, card: Card, able: list[Card]) -> int:
        is_type = self.scope["Card.IsType"]
        can_tune = [
            monster for monster in able
            if truth(is_type(monster, TYPE_TUNER, card, self.kind, card.controller)) and _takes(self.tuner, monster, card, self.kind)
        ]  # fmt: skip
        return len(can_tune) + len([monster for monster in able if monster not in can_tune and self._also(self.also_tuner, monster, card)])

    def _also(self, f: Any, monster: Card, card: Card) -> bool:
        return bool(f) and truth(f(monster, card, self.kind, card.controller))
