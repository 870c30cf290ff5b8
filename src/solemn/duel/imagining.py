"""A duel as it could be, for all that one player knows: other cards where this player sees backs."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final, Protocol

from solemn.core.card.kinds import starts_in_extra_deck
from solemn.core.decisions.card_choices import CardsDecision, SumDecision
from solemn.core.decisions.kinds import ChainDecision, Decision, EffectYesNoDecision
from solemn.core.lifetimes.registration import unregister_from
from solemn.core.state.data import Card, DuelState
from solemn.core.state.field_zones import extra_deck_types
from solemn.duel.errors import DuelError
from solemn.duel.knowledge import Seen
from solemn.duel.options import Option, options_of
from solemn.duel.pool import CardPool, Deck
from solemn.duel.scripts import Scripted
from solemn.duel.sight import Row, seen_row, sees
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import (
    EFFECT_FLAG_INITIAL,
    LOCATION_MZONE,
    LOCATION_SZONE,
    TYPE_FIELD,
    TYPE_MONSTER,
    TYPE_TOKEN,
)

TRIES: Final = 30  # ways to deal the hidden cards, of which one must let the duel have gone as it did
_FIELD_ZONE: Final = 5
_SHOWN_BY: Final = {".moved": 1, ".turned": 1}  # the card that the next row is about


def hidden_cards(d: DuelState, decision: Decision | None, player: int) -> list[Card]:
    """The cards whose faces the player does not see, and is not shown by a decision of his own."""
    shown: set[Card] = set()
    if decision is not None and decision.player == player:
        shown = {card for card in _offered(decision) if card.controller == player}
    return [card for card in d.cards if card.location and card.overlay_target is None and not sees(card, player) and card not in shown]


def _offered(decision: Decision) -> Iterable[Card]:
    for name in ("cards", "selected", "must"):
        for item in getattr(decision, name, ()):
            if isinstance(item, Card):
                yield item
    if decision.reason.card is not None:  # such as one chosen from the Deck, which gets its zone now
        yield decision.reason.card


class Dealer:
    """Deals the hidden cards anew: what was seen goes where it can be, the rest is drawn from what a player's list has left."""

    __slots__ = ("_d", "_hidden", "_known", "_lists", "_pool")

    def __init__(self, d: DuelState, pool: CardPool, hidden: Sequence[Card], known: Sequence[Seen], decks: Sequence[Deck | None]) -> None:
        self._d = d
        self._pool = pool
        self._hidden = hidden
        self._known = sorted(known, key=lambda seen: (len(seen.among), seen.code))
        self._lists = [_list(d, owner, decks[owner]) - _in_sight(d, owner, hidden) for owner in (0, 1)]

    def deal(self, rng: Random) -> dict[int, int]:
        """A passcode for each hidden card, by the card's number. Raises DuelError where the lists have too few."""
        codes: dict[int, int] = {}
        left = [Counter(cards) for cards in self._lists]
        for seen in self._known:
            self._place_known(seen, codes, left, rng)
        rest = sorted((card for card in self._hidden if card.id not in codes), key=_choosiness)
        for owner in (0, 1):
            stock = sorted(left[owner].elements())  # the order that the cards really have must not show
            rng.shuffle(stock)
            for card in rest:
                if card.owner == owner:
                    codes[card.id] = self._draw(card, stock)
        return codes

    def _place_known(self, seen: Seen, codes: dict[int, int], left: list[Counter[int]], rng: Random) -> None:
        hidden = set(self._hidden)
        fitting = [card for card in seen.among if card in hidden and card.id not in codes and self._fits(card, seen.code)]
        if fitting:
            card = rng.choice(sorted(fitting, key=lambda card: card.id))
            codes[card.id] = seen.code
            left[card.owner] -= Counter((seen.code,))

    def _draw(self, card: Card, stock: list[int]) -> int:
        for place, code in enumerate(stock):
            if self._fits(card, code):
                return stock.pop(place)
        where = _PLACES.get(card.location, "a pile")
        raise DuelError(f"decks: the list of player {card.owner} has no card left for {where} of that player")

    def _fits(self, card: Card, code: int) -> bool:
        printed = self._pool.database.get(code)
        if printed is None or _is_extra(printed, self._d) != starts_in_extra_deck(card):
            return False
        if card.location == LOCATION_MZONE:
            return bool(printed.type & TYPE_MONSTER) or not card.printed.type & TYPE_MONSTER
        if card.location == LOCATION_SZONE and not card.printed.type & TYPE_MONSTER:
            return not printed.type & TYPE_MONSTER and bool(printed.type & TYPE_FIELD) == (card.sequence == _FIELD_ZONE)
        return True


_PLACES: Final = {LOCATION_MZONE: "a Monster Zone", LOCATION_SZONE: "a Spell & Trap Zone"}


def _choosiness(card: Card) -> tuple[int, int]:
    """Cards in zones come first, where not every card can be."""
    return (0 if card.location == LOCATION_MZONE else 1 if card.location == LOCATION_SZONE else 2, card.id)


def _is_extra(printed: PrintedCard, d: DuelState) -> bool:
    return bool(printed.type & TYPE_MONSTER and printed.type & extra_deck_types(d))


def _list(d: DuelState, owner: int, deck: Deck | None) -> Counter[int]:
    if deck is not None:
        return Counter((*deck.main, *deck.extra))
    return Counter(card.printed.code for card in d.cards if card.owner == owner and _is_real(card))


def _in_sight(d: DuelState, owner: int, hidden: Sequence[Card]) -> Counter[int]:
    backs = set(hidden)
    return Counter(card.printed.code for card in d.cards if card.owner == owner and card not in backs and _is_real(card))


def _is_real(card: Card) -> bool:
    return bool(card.location or card.overlay_target is not None) and not card.printed.type & TYPE_TOKEN


# -- in the copy


def deal_out(duel: Scripted, pool: CardPool, codes: Mapping[int, int]) -> None:
    """Make the cards with these numbers the ones with these passcodes, with the effects of those."""
    for card in list(duel.state.cards):
        printed = pool.database.get(codes.get(card.id, 0))
        if printed is not None and printed.code != card.printed.code:
            _become(duel, card, printed)


def _become(duel: Scripted, card: Card, printed: PrintedCard) -> None:
    for e in [e for e in card.own_effects if e.flag & EFFECT_FLAG_INITIAL and e.owner is card]:
        unregister_from(card, e)
    card.only_one_of = card.only_one_where = card.unique_pos0 = card.unique_pos1 = card.once_per_turn_name = 0
    card.unique_filter, card.only_one_by = None, None
    duel.give_script(card, printed)


def imagined_log(log: Sequence[Row], player: int, codes: Mapping[int, int]) -> list[Row]:
    """The log with the imagined cards in the rows whose passcodes the player did not see."""
    rows: list[Row] = []
    about: Card | None = None
    drawn: tuple[Card, ...] = ()

    def code_of(card: Card | None, code: int) -> int:
        return code if card is None else codes.get(card.id, code)

    for row in log:
        kind = row[0]
        if kind in _SHOWN_BY:
            about = row[1]
        elif kind == ".drawn":
            _, _, drawn = row
        elif kind == "draw":
            _, drawer, *codes_drawn = row
            if drawer != player:
                row = (kind, drawer, *(code_of(card, code) for card, code in zip(drawn, codes_drawn, strict=True)))
        elif kind == ".revealed" and seen_row(row, player) is None:
            _, shown_to, cards, codes_shown = row
            row = (kind, shown_to, cards, tuple(code_of(card, code) for card, code in zip(cards, codes_shown, strict=True)))
        elif kind in ("move", "set", "position"):
            _, code, *rest = row
            _, code_seen, *_ = seen_row(row, player) or (kind, code)
            if code_seen == 0:
                row = (kind, code_of(about, code), *rest)
        rows.append(row)
    return rows


class Following(Protocol):
    """What following a duel needs of the one that follows, and of the one that is followed."""

    decision: Decision | None

    def answer(self, value: Any) -> None:
        """Answer the decision."""


def follow(real: Following, twin: Following, answers: Iterable[Any], player: int) -> None:
    """Have the twin go as the real duel goes with these answers.

    Where the opponent could respond in only one of them, that is passed over: nothing was activated. Raises OtherAnswer.
    """
    for answer in answers:
        decision = real.decision
        assert decision is not None
        while twin.decision is not None and not _alike(decision, twin.decision) and _may_pass(twin.decision, player):
            twin.answer(_PASS[type(twin.decision)])
        passed_over = _may_pass(decision, player) and answer == _PASS[type(decision)]
        if twin.decision is not None and (_alike(decision, twin.decision) or not passed_over):
            twin.answer(same_answer(decision, answer, twin.decision))
        real.answer(answer)
    while twin.decision is not None and real.decision is not None and not _alike(real.decision, twin.decision):
        if not _may_pass(twin.decision, player):
            raise OtherAnswer
        twin.answer(_PASS[type(twin.decision)])


_PASS: Final[dict[type, Any]] = {ChainDecision: -1, EffectYesNoDecision: False}


def _may_pass(decision: Decision, player: int) -> bool:
    """May the opponent of the player let that moment pass?"""
    if decision.player == player:
        return False
    return isinstance(decision, EffectYesNoDecision) or (isinstance(decision, ChainDecision) and not decision.forced)


def _alike(one: Decision, other: Decision) -> bool:
    return type(one) is type(other) and one.player == other.player


class OtherAnswer(Exception):
    """In the imagined duel the player could not have answered so."""


def same_answer(decision: Decision, answer: Any, imagined: Decision) -> Any:
    """The answer to the imagined decision that does the same as this one to the real decision. Raises OtherAnswer."""
    if type(decision) is not type(imagined) or decision.player != imagined.player:
        raise OtherAnswer
    if isinstance(answer, list):
        return _same_choice(decision, answer, imagined)
    wanted = next((option for option in options_of(decision) if _equal(option.answer, answer)), None)
    if wanted is None:
        raise OtherAnswer
    deed = _deed(wanted)
    for option in options_of(imagined):
        if _deed(option) == deed:
            return option.answer
    raise OtherAnswer


def _same_choice(decision: Any, answer: list[Any], imagined: Any) -> Any:
    """The same cards by their numbers, or the same zones and numbers."""
    found = answer
    if isinstance(decision, (CardsDecision, SumDecision)):
        places = {card.id: i for i, card in enumerate(imagined.cards)}
        found = [places.get(decision.cards[i].id, -1) for i in answer]
    if imagined.refusal(found) is not None:
        raise OtherAnswer
    return found


def _equal(one: Any, other: Any) -> bool:
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        return len(one) == len(other) and all(map(_equal, one, other))
    return type(one) is type(other) and bool(one == other)


def _deed(option: Option) -> tuple[Any, ...]:
    description = None if option.effect is None else option.effect.description
    return (option.kind, tuple(card.id for card in option.cards), description, option.zones, option.values)
