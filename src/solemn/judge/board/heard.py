"""What a listener knows of a duel: names, notes on rows, whose effects are negated, links of the Chain."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.state.log import place_of
from solemn.core.state.rows import Row
from solemn.judge.board.leaving import Leaving
from solemn.judge.board.negations import NegationChange, Negations
from solemn.judge.board.notes import HowMuch
from solemn.judge.language.placed import PlacedName
from solemn.judge.language.words import zone_of
from solemn.judge.scenario.names import CardNames
from solemn.spec.constants import LOCATION_GRAVE, LOCATION_ONFIELD, LOCATION_REMOVED, POS_FACEUP

_SEEN: Final = LOCATION_ONFIELD | LOCATION_GRAVE | LOCATION_REMOVED
_NOTHINGS: Final = frozenset({"hint", ".protected", ".declared", ".message", "chain_solving", "chain_solved"})  # leave the duel as it was


@dataclass(frozen=True, slots=True)
class Kept:
    """What a listener knows at one moment."""

    noted: dict[int, Any]
    negations: Negations
    leaving: Leaving
    read: int
    cause: Row | None
    links: dict[int, str]
    voided: frozenset[int]
    phase: str


class Heard:
    """What is known so far. A row is told with `note`, what was noted of it, and with the places of cards that have namesakes."""

    __slots__ = (
        "_cause", "_d", "_leaving", "_links", "_names", "_namesakes", "_negations", "_noted", "_places", "_voided", "note", "phase",
    )  # fmt: skip

    def __init__(self, d: DuelState, names: CardNames) -> None:
        self._d = d
        self._names = names
        self._noted: dict[int, Any] = {}  # by identity of the row, which the log keeps alive
        self._namesakes: dict[int, dict[Card, PlacedName]] = {}  # by identity of the row
        self._negations = Negations()
        self._leaving = Leaving()
        self._cause: Row | None = None  # the row with objects that the next row belongs to
        self._links: dict[int, str] = {}
        self._voided: set[int] = set()  # links whose activation was negated
        self.phase = ""
        self.note: Any = None  # of the row that is told now
        self._places: dict[Card, PlacedName] = {}  # of its cards

    def keep(self, read: int) -> Kept:
        """What is known now, for `go_back`."""
        followed = self._negations.copied(), self._leaving.copied()
        return Kept(dict(self._noted), *followed, read, self._cause, dict(self._links), frozenset(self._voided), self.phase)

    def go_back(self, kept: Kept) -> None:
        """Know what was known then."""
        self._noted, self._negations, self._cause = dict(kept.noted), kept.negations.copied(), kept.cause
        self._leaving = kept.leaving.copied()
        self._links, self._voided, self.phase = dict(kept.links), set(kept.voided), kept.phase

    # -- rows ---------------------------------------------------------------------------------------------------------

    def put_down(self, row: Row, note: Any) -> None:
        """Keep a note on the row."""
        self._noted[id(row)] = note

    def put_down_namesakes(self, row: Row) -> None:
        """Note where the cards of the row are of which there are others by that name."""
        told: dict[Card, PlacedName] = {}
        for card in _cards_in((row, self._noted.get(id(row)))):
            if _has_namesakes(self._d, card):
                player, location, sequence, _ = place_of(card)
                told[card] = PlacedName.at(self.of_code(card.printed.code), player, zone_of(location) or "none", sequence)
        self._namesakes[id(row)] = told

    def begin_telling(self, row: Row) -> None:
        """From now on this row is told."""
        self.note, self._places = self._noted.get(id(row)), self._namesakes.get(id(row), {})

    def hold_cause(self, row: Row) -> None:
        """The next row belongs to this one."""
        self._cause = row

    def take_cause(self) -> Row | None:
        """The row with objects that came just before, once."""
        cause, self._cause = self._cause, None
        return cause

    # -- names --------------------------------------------------------------------------------------------------------

    def owner(self, e: Effect | None) -> str | None:
        """The English name of the card whose effect it is."""
        return None if e is None else self.name(e.owner)

    def name(self, card: Card | None) -> str | None:
        """The English name of a card."""
        return None if card is None else self.of_code(card.printed.code)

    def told(self, card: Card | None) -> str | None:
        """The English name of a card of the row that is told, with its place if there were others of that name."""
        return self._places.get(card) or self.name(card) if card is not None else None

    def told_owner(self, e: Effect | None) -> str | None:
        """The English name of the card whose effect it is, with its place if there were others of that name."""
        return None if e is None else self.told(e.owner)

    def of_code(self, code: int) -> str:
        """The English name of the card with this passcode."""
        return self._names.of_code(code)

    # -- the Chain, negation ------------------------------------------------------------------------------------------

    def link(self, number: int) -> str:
        """The name of the card of a Chain Link."""
        return self._links.get(number, "")

    def open_link(self, number: int, name: str) -> None:
        """A link was activated."""
        self._links[number] = name
        self._voided.discard(number)

    def void_link(self, number: int) -> None:
        """The activation of a link was negated."""
        self._voided.add(number)

    def is_void(self, number: int) -> bool:
        """Whether the link's activation was negated."""
        return number in self._voided

    def close_chain(self) -> None:
        """The Chain is over."""
        self._links.clear()
        self._voided.clear()

    def begin_negation(self, row: Row, card: Card, by: Effect | None) -> None:
        """The card's effects are negated from now on, as the row says. Of a card that is leaving the field that is not told."""
        if self._leaving.withholds(card, row, by):
            self._negations.note_negator(card, by)
        else:
            self.put_down(row, self._negations.begin(card, by))

    def end_negation(self, row: Row, card: Card) -> None:
        """The card's effects are not negated any more, as the row says."""
        self.put_down(row, self._negations.end(card))

    def begin_leaving(self, cards: Sequence[Card]) -> None:
        """The cards are about to leave the field, so that their effects no longer apply."""
        self._leaving.begin(cards, len(self._d.log))

    def end_leaving(self, cards: Sequence[Card]) -> None:
        """The cards have left. Negations that were not told for one of them that stayed are told after all."""
        self._leaving.end(cards, len(self._d.log))
        self._note_staying()

    def note_settled(self, card: Card) -> None:
        """The effect of the card's link is applied from now on, or the link is over."""
        self._leaving.note_settled(card)

    def end_chain(self) -> None:
        """The cards of the Chain that do not stay on the field have left."""
        self._leaving.close_chain()
        self._note_staying()

    def _note_staying(self) -> None:
        for card, row, by in self._leaving.take_staying():
            self.put_down(row, self._negations.begin(card, by))

    def unread(self, read: int) -> list[Row]:
        """The rows of the log after the first `read`, in the order in which they are told."""
        return self._leaving.in_order(self._d.log, read)

    def negator_of(self, card: Card) -> Card | None:
        """The card that negates, or where it was last on the field negated, this card's effects."""
        return self._negations.negator_of(card)

    # -- what a link did ----------------------------------------------------------------------------------------------

    def was_idle(self, link: int) -> bool:
        """Whether nothing at all happened while the link, of whose end is told now, resolved."""
        before, after = self._before(link), self.note
        if before is None or after is None or before[1:] != after[1:]:
            return False
        return all(kind in _NOTHINGS for kind, *_ in self._d.log[before.rows : after.rows - 1])

    def effects_made(self, link: int) -> int | None:
        """How many effects the link, of whose end is told now, made while it resolved; None if that is not known."""
        before, after = self._before(link), self.note
        return None if before is None or after is None else after.effects - before.effects

    def _before(self, link: int) -> HowMuch | None:
        """What was noted when the link began to resolve."""
        if self.note is None:
            return None
        log, beginning = self._d.log, ("chain_solving", link)
        rows = (log[i] for i in range(self.note.rows - 1, -1, -1))
        return next((self._noted.get(id(row)) for row in rows if row == beginning), None)


def _cards_in(values: Iterable[Any]) -> Iterator[Card]:
    """The cards in a row, and those whose effects are in it."""
    for value in values:
        if isinstance(value, Card):
            yield value
        elif isinstance(value, Effect) and value.owner is not None:
            yield value.owner
        elif isinstance(value, NegationChange):
            yield from _cards_in((value.card, value.by, value.cause, value.removed_by))
        elif isinstance(value, (tuple, list)):
            yield from _cards_in(value)


def _has_namesakes(d: DuelState, card: Card) -> bool:
    """Whether another card of that name can be seen elsewhere."""
    if not card.location & _SEEN:
        return False
    piles = (d.players[0], d.players[1])
    others = [other for p in piles for row in (p.mzone, p.szone, p.grave, p.banished) for other in row if other is not None]
    field = card.location & LOCATION_ONFIELD
    return any(
        other is not card and other.printed.code == card.printed.code and other.position & POS_FACEUP
        and (field or (other.location, other.controller) != (card.location, card.controller))
        for other in others
    )  # fmt: skip
