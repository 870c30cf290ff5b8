"""Whether the face-up monsters of a player can be the materials of a Link, Xyz or Synchro Summon, where that is certain.

Only numbers, Levels, Link Ratings and the materials' own filters are looked at, mostly to say that there are too few. Where a duel has
effects that let other cards be materials, or one card count as two, nothing is said. An object of this module is what a procedure of one
monster asks for.
"""

from collections.abc import Callable
from typing import Any, Final

from solemn.api.enough_materials import Sets, SpecialSets, TunersAndOthers, are_all, can_add_up
from solemn.core.card.kinds import get_level, get_link
from solemn.core.effects.calling import first, truth
from solemn.core.effects.effect import count_left
from solemn.core.effects.queries import affecting, all_effects_with, get_player_effect, player_affected
from solemn.core.permissions.card_search import field_monsters
from solemn.core.state.data import Card, DuelState, Group
from solemn.spec.constants import POS_FACEUP, TYPE_TUNER

Filter = Callable[..., Any]
_WHICH: Final = 0  # what the value of an effect on materials is asked: which cards
_DONE: Final = 2  # or told: that they are not needed any more


def _takes(filter_of_material: Any, card: Card, summoned: Card, kind: int) -> bool:
    """A filter is told the monster to be Summoned, the kind of Summon and the player."""
    return not filter_of_material or truth(filter_of_material(card, summoned, kind, summoned.controller))


def _none_has(cards: list[Card], codes: tuple[int, ...]) -> bool:
    """Whether none of the cards has an effect of one of these kinds."""
    seen = [code for code in codes if code in cards[0].d.registering.seen_codes] if cards else []
    return not any(all_effects_with(card, code) for code in seen for card in cards)


def _never_seen(d: DuelState, codes: tuple[int, ...]) -> bool:
    """Whether the duel has never had an effect of one of these kinds."""
    return d.registering.seen_codes.keys().isdisjoint(codes)


class Wanted:
    """The materials that a procedure asks for. `scope` has the natives that scripts see, `common` the codes that make counting useless."""

    __slots__ = ()

    def answer(self, card: Card, must: Group | None) -> bool | None:
        """Whether the player's face-up monsters are what the Summon of the card takes, with the cards that must be among the materials.

        None where that is not certain.
        """
        if card.d.explain is not None:
            return None
        monsters = [monster for monster in field_monsters(card.d, card.controller) if monster.position & POS_FACEUP]
        if not self.counts(card, monsters if must is None else [*monsters, *must.cards]):
            return None
        return self.judged(card, monsters) if must is None else self.judged_with(card, monsters, must.cards)

    def counts(self, card: Card, materials: list[Card]) -> bool:
        """Whether counting these cards says anything about this one now."""
        raise NotImplementedError

    def judged(self, card: Card, monsters: list[Card]) -> bool | None:
        """Whether these monsters are what the Summon of the card takes; None where that is not certain."""
        raise NotImplementedError

    def judged_with(self, card: Card, monsters: list[Card], must: list[Card]) -> bool | None:
        """The same with cards that must be among the materials."""
        return None


class LinkMaterials(Wanted):
    """From `fewest` to `most` monsters whose Link Ratings, or the monsters themselves, add up to the Link Rating.

    Where the procedure asks for nothing else (`plain`) but that its own condition takes them, if it has one (`special`), it is also said
    that there are such monsters and a zone for the Link Monster.
    """

    __slots__ = ("common", "fewest", "filter", "kind", "most", "must", "others", "plain", "scope", "special")

    def __init__(
        self, scope: dict[str, Any], common: tuple[int, ...], kind: int, others: int, must: int, f: Any, fewest: int, most: int,
        special: Any, plain: bool,
    ) -> None:  # fmt: skip
        self.scope = scope
        self.common = common
        self.kind = kind
        self.others = others  # the code of effects by which cards elsewhere can be materials
        self.must = must  # and of those by which a card must be one
        self.filter = f
        self.fewest = fewest
        self.most = most
        self.special = special
        self.plain = plain

    @staticmethod
    def blank() -> "LinkMaterials":
        """One that a copy of a duel fills in."""
        return LinkMaterials({}, (), 0, 0, 0, None, 0, 0, None, False)

    def counts(self, card: Card, materials: list[Card]) -> bool:
        """Whether no effect lets other cards be materials."""
        if not _never_seen(card.d, self.common):
            return False
        return player_affected(card.d, card.controller, self.others) is None or self._others_give_none(card)

    def _others_give_none(self, card: Card) -> bool:
        """Whether the effects that could let cards elsewhere be materials do not for this card; each is told when that was all."""
        player, summon, asked, none = card.controller, self.scope["SUMMON_TYPE_LINK"], list[tuple[Any, Any]](), True
        for e in get_player_effect(card.d, player, self.others):
            if not count_left(e, player):
                continue
            if not callable(e.value):
                none = False
                break
            given = first(e.value(_WHICH, summon, e, player, card))
            asked.append((e, given))
            if type(given) is not Group or given.cards:
                none = False
                break
        for e, given in asked:
            e.value(_DONE, None, e, given)
        return none

    def judged(self, card: Card, monsters: list[Card]) -> bool | None:
        """Whether Link Ratings can add up, and leave a zone."""
        total = get_link(card)
        if not self._add_up(monsters, total):
            return False
        can_be = self.scope["Card.IsCanBeLinkMaterial"]
        fitting = [
            monster for monster in monsters
            if truth(can_be(monster, card, card.controller)) and _takes(self.filter, monster, card, self.kind)
        ]  # fmt: skip
        if len(fitting) < len(monsters) and not self._add_up(fitting, total):
            return False
        return self._leaves_a_zone(card, fitting, total) if self.plain and are_all(self.scope, card, monsters, self.must) else None

    def _leaves_a_zone(self, card: Card, fitting: list[Card], total: int) -> bool:
        is_link = self.scope["Card.IsLinkMonster"]
        ratings = [max(get_link(monster), 1) for monster in fitting]
        parts = [(1, rating if rating > 1 and truth(is_link(monster)) else 1) for monster, rating in zip(fitting, ratings)]
        sets = SpecialSets(fitting, parts, total, self.special, card, self.kind) if self.special else Sets(fitting, parts, total)
        return sets.leave_a_zone(self.scope, card, self.fewest, self.most)

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

    def counts(self, card: Card, materials: list[Card]) -> bool:
        """Whether no effect lets other cards be materials, or one be two."""
        return _never_seen(card.d, self.common)

    def judged(self, card: Card, monsters: list[Card]) -> bool | None:
        """Whether there are too few monsters of the Level; never that there are enough."""
        too_few = len(monsters) < self.fewest or len([monster for monster in monsters if self._fits(monster, card)]) < self.fewest
        return False if too_few else None

    def _fits(self, monster: Card, card: Card) -> bool:
        if not _takes(self.filter, monster, card, self.kind):
            return False
        if self.level and not truth(self.scope["Card.IsXyzLevel"](monster, card, self.level)):
            return False
        return truth(self.scope["Card.IsCanBeXyzMaterial"](monster, card, card.controller))


class SynchroMaterials(Wanted):
    """From `tuners` to `most_tuners` Tuners and from `others` to `most_others` other monsters, whose Levels add up to the Level.

    Where the procedure asks for nothing else (`plain`), it is also said that there are such monsters and a zone for the Synchro Monster.
    """

    __slots__ = (
        "also_other", "also_tuner", "common", "from_hand", "from_opponent", "in_hand", "kind", "most_others", "most_tuners", "must",
        "other", "others", "plain", "restricting", "scope", "tuner", "tuners",
    )  # fmt: skip

    def __init__(
        self, scope: dict[str, Any], common: tuple[int, ...], restricting: tuple[int, ...], kind: int,
        from_elsewhere: tuple[int, int, int], must: int, tuner: tuple[Any, Any, int, int], other: tuple[Any, Any, int, int], plain: bool,
    ) -> None:  # fmt: skip
        self.scope = scope
        self.common = common
        self.restricting = restricting  # codes of effects by which a material allows no others beside it
        self.kind = kind
        # codes of effects by which cards in the hand, or the opponent's monsters, can be materials, and of those noted on cards in the hand
        self.from_hand, self.from_opponent, self.in_hand = from_elsewhere
        self.must = must  # and of those by which a card must be one
        self.tuner, self.also_tuner, self.tuners, self.most_tuners = tuner
        self.other, self.also_other, self.others, self.most_others = other
        self.plain = plain

    @staticmethod
    def blank() -> "SynchroMaterials":
        """One that a copy of a duel fills in."""
        return SynchroMaterials({}, (), (), 0, (0, 0, 0), 0, (None, None, 0, 0), (None, None, 0, 0), False)

    def counts(self, card: Card, materials: list[Card]) -> bool:
        """Whether no effect lets other cards be materials, or gives these other Levels."""
        d = card.d
        if not _none_has(materials, self.common) or not _none_has(field_monsters(d, 1 - card.controller), (self.from_opponent,)):
            return False
        if self.from_hand not in d.registering.seen_codes:
            return True
        return not any(affecting(held, self.from_hand) for held in d.players[card.controller].hand)

    def judged(self, card: Card, monsters: list[Card]) -> bool | None:
        """Whether Levels can add up, with enough Tuners and other monsters, and leave a zone."""
        return self.judged_with(card, monsters, [])

    def judged_with(self, card: Card, monsters: list[Card], must: list[Card]) -> bool | None:
        """The same with cards that must be among the materials."""
        fewest, most = self.tuners + self.others, self.most_tuners + self.most_others
        if len(monsters) + len(must) < fewest:
            return False
        levels = self._levels(card, [*monsters, *must])
        if not all(one in levels for one in must):
            return False
        if any(levels[one] < 1 for one in must):
            return None
        able = [monster for monster, level in levels.items() if level >= 1]
        parts = [(levels[monster] & 0xFFFF, levels[monster] >> 16 or levels[monster] & 0xFFFF) for monster in able]
        total = get_level(card)
        if not can_add_up(parts, total, fewest, most):
            return False
        can_tune = self._tuners(card, able)
        if sum(can_tune) < self.tuners:
            return False
        can_be_other = [_takes(self.other, monster, card, self.kind) or self._also(self.also_other, monster, card) for monster in able]
        if sum(can_be_other) < self.others:
            return False
        if not self.plain or not self._counts_alone(card, able) or not are_all(self.scope, card, monsters, self.must):
            return None
        needed = [place for place, monster in enumerate(able) if monster in must]
        tuners, others = (self.tuners, self.most_tuners), (self.others, self.most_others)
        sets = TunersAndOthers(able, parts, total, can_tune, can_be_other, tuners, others, needed)
        return sets.leave_a_zone(self.scope, card, fewest, most)

    def _counts_alone(self, card: Card, materials: list[Card]) -> bool:
        """Whether neither a material nor the library itself restricts what is beside it."""
        if not _none_has(materials, self.restricting) or not _never_seen(card.d, (self.in_hand,)):
            return False
        return self.scope["Synchro"].get("CheckAdditional") is None

    def _levels(self, card: Card, monsters: list[Card]) -> dict[Card, int]:
        can_be, level_of = self.scope["Card.IsCanBeSynchroMaterial"], self.scope["Card.GetSynchroLevel"]
        return {monster: level_of(monster, card) for monster in monsters if truth(can_be(monster, card))}

    def _tuners(self, card: Card, able: list[Card]) -> list[bool]:
        is_type = self.scope["Card.IsType"]
        return [
            (truth(is_type(monster, TYPE_TUNER, card, self.kind, card.controller)) and _takes(self.tuner, monster, card, self.kind))
            or self._also(self.also_tuner, monster, card)
            for monster in able
        ]  # fmt: skip

    def _also(self, f: Any, monster: Card, card: Card) -> bool:
        return bool(f) and truth(f(monster, card, self.kind, card.controller))
