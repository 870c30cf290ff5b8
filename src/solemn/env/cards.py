"""Cards as rows: zones first, each at its own row, then hands, what is known of hidden cards, materials and piles."""

from collections.abc import Iterator, Mapping
from typing import Final

from solemn.core.state.log import Place
from solemn.duel.sight import PILES_WITHOUT_ORDER
from solemn.duel.view import CardNow, DuelView, SeenCard, SeenSide, Whereabouts
from solemn.env.facts import FactReader, clipped
from solemn.env.tables import CARD, MINE, MOST_CARDS
from solemn.spec.constants import (
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    LOCATION_OVERLAY,
    LOCATION_REMOVED,
    LOCATION_SZONE,
)

OWNED: Final = 2
SEEN: Final = 4
NEGATED: Final = 8
EQUIPPED: Final = 16
ONLY_KNOWN: Final = 32
EMPTY: Final = bytes(CARD.size)

_MATERIAL: Final = 8  # of LOCATIONS
_INDEX: Final = {
    LOCATION_DECK: 1, LOCATION_HAND: 2, LOCATION_MZONE: 3, LOCATION_SZONE: 4, LOCATION_GRAVE: 5, LOCATION_REMOVED: 6, LOCATION_EXTRA: 7,
}  # fmt: skip
_PLAIN: Final = 0x7F
_BYTE: Final = 0xFF
_WORD: Final = 0xFFFF
_POSITIONS: Final = 0xF
_ZONES: Final = 15  # of one side


def location_index(location: int) -> int:
    """Which of LOCATIONS a location mask is; what kind of zone it is on the field does not count."""
    return _MATERIAL if location & LOCATION_OVERLAY else _INDEX.get(location & _PLAIN, 0)


def zone_index(location: int, sequence: int) -> int:
    """1 more than the number of a zone on the field, 0 elsewhere."""
    return min(sequence, 7) + 1 if location & LOCATION_ONFIELD and sequence >= 0 else 0


def place_in(card: SeenCard) -> Place:
    """Where a card lies, as a place that no other card has; of a material its position is its place among the materials."""
    return (card.player, card.location, card.sequence, card.position if card.location & LOCATION_OVERLAY else 0)


class CardRows:
    """The rows of `cards` for one view, and at which row the card of a place is."""

    __slots__ = ("_facts", "_number_at", "_own", "_targets", "_used", "_view", "rows")

    def __init__(self, view: DuelView, facts: FactReader, own: Mapping[int, int]) -> None:
        self._view = view
        self._facts = facts
        self._own = dict(own)  # the player's own cards that were not met yet
        self._used: dict[tuple[int, int], int] = {}
        for code, player, times in view.used:
            self._used[code, player] = self._used.get((code, player), 0) + times
        self._targets = {spot: link.number for link in view.chain for spot in link.targets}
        self._number_at: dict[Place, int] = {}
        self.rows: list[bytes] = []
        for row in self._all(view.sides[view.player], view.sides[1 - view.player]):
            self.rows.append(row)
            if len(self.rows) == MOST_CARDS:
                break

    def number_at(self, place: Place) -> int:
        """The row of the card at a place, counted from 1; 0 for one that has no row."""
        player, location, sequence, position = place
        return self._number_at.get((player, location, sequence, position if location & LOCATION_OVERLAY else 0), 0)

    def row_of(self, card: SeenCard) -> bytes:
        """The row that the card has, or would have."""
        number = self.number_at(place_in(card))
        return self.rows[number - 1] if number else self.row(card)

    def row(self, card: SeenCard) -> bytes:
        """The row of a card: what it is, where it lies and what it is now."""
        now, location, mine = card.now, card.location, card.player == self._view.player
        flags = (MINE if mine else 0) | (OWNED if card.owner == self._view.player else 0) | (SEEN if card.code else 0)
        if now is None:
            return self._packed(card, self._facts.of_code(card.code), flags)
        flags |= (NEGATED if now.negated else 0) | (EQUIPPED if now.equipped_to is not None else 0)
        return CARD.pack(
            *self._facts.of_now(card.code, now),
            flags,
            _INDEX.get(location, 0),
            zone_index(location, card.sequence),
            0,
            card.position & _POSITIONS,
            clipped(now.attack, _WORD),
            clipped(now.defense, _WORD),
            min(sum(number for _, number in now.counters), _BYTE),
            min(now.attacks, _BYTE),
            self._uses(card.code, card.player),
            min(self._targets.get((card.player, location, card.sequence), 0), _BYTE),
            0,
            0,
            self._monster_row(now),
        )

    def _packed(self, card: SeenCard, facts: tuple[int, ...], flags: int, among: int = 0, copies: int = 0) -> bytes:
        """The row of a card off the field, or of one whose face is not seen."""
        location, sequence = card.location, card.sequence
        ordered = not (location & (PILES_WITHOUT_ORDER | LOCATION_ONFIELD | LOCATION_OVERLAY)) and sequence >= 0
        return CARD.pack(
            *facts,
            flags,
            location_index(location),
            zone_index(location, sequence),
            min(sequence + 1, _BYTE) if ordered else 0,
            0 if location & LOCATION_OVERLAY else card.position & _POSITIONS,
            0,
            0,
            0,
            0,
            self._uses(card.code, card.player) if card.code else 0,
            min(self._targets.get((card.player, location, sequence), 0), _BYTE),
            among,
            copies,
            0,
        )

    def _uses(self, code: int, player: int) -> int:
        return min(self._used.get((code, player), 0), _BYTE) if self._used else 0

    def _monster_row(self, now: CardNow) -> int:
        """The row of the monster that a card is equipped to: zones have fixed rows."""
        if now.equipped_to is None:
            return 0
        player, _, sequence = now.equipped_to
        return sequence + 1 + (0 if player == self._view.player else _ZONES)

    # -- in order

    def _all(self, mine: SeenSide, theirs: SeenSide) -> Iterator[bytes]:
        for zone in (*mine.monsters, *mine.spells, *theirs.monsters, *theirs.spells):
            yield EMPTY if zone is None else self._noted(zone)
        for card in (*mine.hand, *theirs.hand):
            yield self._noted(card)
        for known in self._view.known:
            yield self._known(known)
        for side in (mine, theirs):
            for host in side.monsters:
                if host is not None and host.now is not None:
                    yield from self._materials(host, host.now)
        for side in (mine, theirs):
            if side.deck_top is not None:
                yield self._noted(side.deck_top)
        for pile in (mine.grave, theirs.grave, mine.banished, theirs.banished):
            yield from map(self._noted, reversed(pile))
        for card in (*mine.extra, *theirs.extra):
            if card.code:
                yield self._noted(card)
        yield from self._out_of_sight()

    def _noted(self, card: SeenCard) -> bytes:
        self._number_at[place_in(card)] = len(self.rows) + 1
        if card.owner == self._view.player and card.code in self._own:
            self._own[card.code] -= 1
        return self.row(card)

    def _out_of_sight(self) -> Iterator[bytes]:
        """The player's own cards that are nowhere to be seen, so nearly always in the Deck, by passcode."""
        me = self._view.player
        for code, copies in sorted(self._own.items()):
            if copies > 0:
                card = SeenCard(code, "", me, me, LOCATION_DECK, -1, 0)
                yield self._packed(card, self._facts.of_code(code), MINE | OWNED | ONLY_KNOWN, copies=min(copies, _BYTE))

    def _known(self, known: Whereabouts) -> bytes:
        """A hidden card that the player has seen: at its place, or at one of several in a pile or hand."""
        player, location, sequence = known.spots[0]
        among = min(len(known.spots), _BYTE)
        card = SeenCard(known.code, known.name, player, player, location, sequence if among == 1 else -1, 0)
        return self._packed(card, self._facts.of_code(known.code), (MINE if player == self._view.player else 0) | ONLY_KNOWN, among)

    def _materials(self, host: SeenCard, now: CardNow) -> Iterator[bytes]:
        for number, code in enumerate(now.materials):
            place = (host.player, host.location | LOCATION_OVERLAY, host.sequence, number)
            yield self._noted(SeenCard(code, "", host.owner, *place))

