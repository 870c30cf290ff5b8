"""Legal moves as rows: what is done, with which card, where, and with which number."""

from collections.abc import Mapping
from typing import Final

from solemn.core.state.data import Card
from solemn.core.state.log import Place, place_of
from solemn.duel.moves import TEXTS_A_CARD, Move
from solemn.duel.view import DuelView, SeenCard
from solemn.env.cards import EMPTY, SEEN, CardRows, location_index, place_in, zone_index
from solemn.env.facts import FACTS, FactReader, clipped, number_hash
from solemn.env.layout import Layout
from solemn.env.tables import CARD, MINE, MOVE, MOVES
from solemn.spec.constants import LOCATION_OVERLAY

_KINDS: Final = {name: number for number, name in enumerate(MOVES)}
_MASKS: Final = {"position", "type", "attribute"}
_CODES: Final = {"name", "range", "choose", "put_back"}
_NUMBERS: Final = {"number", "hand", "counters"}
_MOST_TEXTS: Final = 17
_WORD: Final = 0xFFFFFFFF
_FLAGS: Final = CARD.places["flags"].start
_NOWHERE: Final = (0,) * (len(CARD.fields) - len(FACTS) - 1)  # all fields of a card after its flags
_HEAD: Final = Layout("head of a move", MOVE.fields[: len(MOVE.fields) - len(CARD.fields)])


def text_index(description: int) -> int:
    """Which of its card's texts a number stands for, the first 1; 0 for none and for a text of the game itself."""
    return min(description & (1 << TEXTS_A_CARD) - 1, _MOST_TEXTS - 1) + 1 if description >> TEXTS_A_CARD else 0


class MoveRows:
    """Makes the rows of moves for one view."""

    __slots__ = ("_cards", "_facts", "_offered", "_player")

    def __init__(self, view: DuelView, cards: CardRows, facts: FactReader) -> None:
        self._player = view.player
        self._cards = cards
        self._facts = facts
        self._offered: Mapping[Place, SeenCard] = {}
        if view.decision is not None:
            self._offered = {place_in(card): card for some in view.decision.cards.values() for card in some}

    def row(self, move: Move) -> bytes:
        """The row of a move."""
        number, card = self._card(move)
        value = move.values[0] if move.values else 0
        text, mask, amount = 0, 0, 0
        if move.effect is not None:
            text = text_index(move.effect.description)
        elif move.kind in _MASKS:
            mask = (value | value >> 32) & _WORD
        elif move.kind in _NUMBERS:
            amount = clipped(value, 0xFFFF)
        elif move.values and (move.cards or move.kind not in _CODES):  # a question or an option, by the number of its text
            text, mask = text_index(value), 0 if value >> TEXTS_A_CARD else number_hash(value)
        at, location, sequence = move.zones[0] if move.zones else (1 - self._player, 0, 0)
        own = MINE if at == self._player else 0
        where = (own, location_index(location), zone_index(location, sequence))
        return _HEAD.pack(_KINDS.get(move.kind, 0), text, mask, amount, *where, number) + card

    def _card(self, move: Move) -> tuple[int, bytes]:
        """The row of the move's card among the cards, and what it says; of a passcode what is printed on that card."""
        if move.cards:
            return self._card_of(move.cards[0], bool(move.names and move.names[0]))
        if move.kind in _CODES and move.values:
            return 0, self._printed(move.values[0])
        if move.kind == "option" and move.values and move.values[0] >> TEXTS_A_CARD:
            return 0, self._printed(move.values[0] >> TEXTS_A_CARD)
        return 0, EMPTY

    def _card_of(self, card: Card, named: bool) -> tuple[int, bytes]:
        """The row of a card; its face is shown where it is seen, where the decision shows it, and where the move names the card."""
        place = place_of(card)
        number = self._cards.number_at(place)
        row = self._cards.rows[number - 1] if number else EMPTY
        if not row[_FLAGS] & SEEN:
            player, location, sequence, position = place
            shown = self._offered.get((player, location, sequence, position if location & LOCATION_OVERLAY else 0))
            if named and (shown is None or not shown.code):
                shown = SeenCard(card.printed.code, card.printed.name, card.owner, *place)
            if shown is not None:
                row = self._cards.row(shown)
        return number, row

    def _printed(self, code: int) -> bytes:
        """The row of a card that lies nowhere."""
        return CARD.pack(*self._facts.of_code(code), SEEN, *_NOWHERE)
