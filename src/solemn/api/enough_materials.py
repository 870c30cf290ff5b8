"""Whether some of a player's face-up monsters are what a Summon from the Extra Deck takes, where only numbers and a zone matter."""

from itertools import combinations
from typing import Any, Final

from solemn.core.card.kinds import get_type
from solemn.core.effects.calling import check, first
from solemn.core.effects.queries import player_affected
from solemn.core.state.data import Callback, Card, Group, in_card_order
from solemn.spec.constants import LOCATION_EXTRA, LOCATION_MZONE, TYPE_PENDULUM

Parts = tuple[int, int]  # what a monster counts as: either of two numbers
MOST: Final = 99  # of the numbers that a procedure names


def can_add_up(parts: list[Parts], total: int, fewest: int, most: int) -> bool:
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


def are_all(scope: dict[str, Any], card: Card, monsters: list[Card], must: int) -> bool:
    """Whether the library looks at these monsters and at nothing else; `must` is the code of effects by which a card must be material."""
    d, player = card.d, card.controller
    if card.location != LOCATION_EXTRA or get_type(card) & TYPE_PENDULUM:
        return False
    if d.choosing.must_select or player_affected(d, player, must) is not None:
        return False
    seen: list[Card] = scope["Duel.GetMatchingGroup"](scope["Card.IsFaceup"], player, LOCATION_MZONE, 0, None).cards
    return seen == in_card_order(monsters)


class Sets:
    """Sets of monsters, of any size, that add up to a number; `parts` are what the monsters count as."""

    __slots__ = ("monsters", "parts", "total")

    def __init__(self, monsters: list[Card], parts: list[Parts], total: int) -> None:
        self.monsters = monsters
        self.parts = parts
        self.total = total

    def leave_a_zone(self, scope: dict[str, Any], card: Card, fewest: int, most: int) -> bool:
        """Whether the card has a zone once a set of `fewest` to `most` that is `wanted` is gone."""
        zones, player = scope["Duel.GetLocationCountFromEx"], card.controller
        for size in range(max(fewest, 1), min(most, len(self.monsters)) + 1):
            for places in combinations(range(len(self.monsters)), size):
                if can_add_up([self.parts[place] for place in places], self.total, size, size) and self.wanted(places):
                    leaving = Group(card.d, [self.monsters[place] for place in places])
                    if first(zones(player, player, leaving, card)) > 0:
                        return True
        return False

    def wanted(self, places: tuple[int, ...]) -> bool:
        """Whether the Summon takes the monsters with these places in the list."""
        return True


class SpecialSets(Sets):
    """Of these, sets that a procedure's own condition takes: it is told the card to be Summoned, the kind of Summon and the player."""

    __slots__ = ("card", "kind", "special")

    def __init__(self, monsters: list[Card], parts: list[Parts], total: int, special: Callback, card: Card, kind: int) -> None:
        super().__init__(monsters, parts, total)
        self.special = special
        self.card = card
        self.kind = kind

    def wanted(self, places: tuple[int, ...]) -> bool:
        """Whether the condition takes the monsters with these places in the list."""
        d = self.card.d
        return check(d, self.special, Group(d, [self.monsters[place] for place in places]), self.card, self.kind, self.card.controller)


class TunersAndOthers(Sets):
    """Of these, sets with so many Tuners and so many others, and with those that are `needed`; a monster can be able to be either."""

    __slots__ = ("can_be_other", "can_tune", "most_others", "most_tuners", "needed", "others", "tuners")

    def __init__(
        self, monsters: list[Card], parts: list[Parts], total: int, can_tune: list[bool], can_be_other: list[bool],
        tuners: tuple[int, int], others: tuple[int, int], needed: list[int],
    ) -> None:  # fmt: skip
        super().__init__(monsters, parts, total)
        self.can_tune = can_tune
        self.can_be_other = can_be_other
        self.tuners, self.most_tuners = tuners
        self.others, self.most_others = others
        self.needed = needed  # places

    def wanted(self, places: tuple[int, ...]) -> bool:
        """Whether they can be divided into enough Tuners and enough others."""
        if not all(place in places for place in self.needed):
            return False
        if not all(self.can_tune[place] or self.can_be_other[place] for place in places):
            return False
        fewest_tuners = sum(not self.can_be_other[place] for place in places)
        most_tuners = sum(self.can_tune[place] for place in places)
        least = max(fewest_tuners, self.tuners, 1, len(places) - self.most_others)
        return least <= min(most_tuners, self.most_tuners, len(places) - max(self.others, 1))
