"""Choosing cards to Tribute, for an effect or for a Summon, and the materials of a Fusion Summon."""

from collections.abc import Iterable
from typing import Final

from solemn.core.decisions.asking import ask_cards, ask_option, ask_select_unselect, ask_tribute
from solemn.core.effects.effect import note_use
from solemn.core.effects.queries import affecting
from solemn.core.permissions.available_zones import forced_zones, open_zones, zones_to_field
from solemn.core.permissions.material_checks import recipes_filled_by
from solemn.core.state.data import Card, DuelState, Effect, Event, Group, in_card_order
from solemn.core.timing.executing import execute_operation
from solemn.spec.constants import (
    EFFECT_EXTRA_RELEASE_NONSUM,
    EFFECT_EXTRA_RELEASE_SUM,
    LOCATION_MZONE,
    LOCATION_REASON_TOFIELD,
)

_MAIN_ZONES: Final = 0x1F


class _Choice:
    """A choice card by card, from `own_tributes`, `opposing_tributes` and `one_opposing_of` of `d.choosing`."""

    __slots__ = ("borrowing", "chosen", "code", "d", "least", "most", "must_one", "player")

    def __init__(self, d: DuelState, player: int, least: int, most: int, must_one: list[Card], code: int) -> None:
        self.d = d
        self.player = player
        self.least = least
        self.most = most
        self.must_one = must_one  # one of these has to be among the cards, so that a zone gets free
        self.code = code  # of the effect that lends one monster of the opponent
        self.borrowing: Effect | None = None
        self.chosen: list[Card] = []

    def others(self, *lists: Iterable[Card]) -> list[Card]:
        """The cards of the lists that are not chosen yet."""
        return [card for cards in lists for card in cards if card not in self.chosen]

    def toggle(self, card: Card) -> None:
        """Choose the card, or take the choice back."""
        lent = card in self.d.choosing.one_opposing_of
        if card in self.chosen:
            self.chosen.remove(card)
            if lent:
                self.borrowing = None
        else:
            self.chosen = in_card_order([*self.chosen, card])
            if lent:
                self.borrowing = affecting(card, self.code)

    def has_one(self) -> bool:
        """Whether one of the cards that free a zone is chosen."""
        return any(card in self.must_one for card in self.chosen)


def _zones_for(d: DuelState, card: Card | None, receiver: int, player: int, zone: int) -> int:
    """The zones among `zone` where effects that force zones allow the card."""
    return zone & _MAIN_ZONES & forced_zones(d, card, receiver, LOCATION_MZONE, player, LOCATION_REASON_TOFIELD)


def _freeing(d: DuelState, receiver: int, zones: int) -> list[Card]:
    """The cards whose Tribute frees one of the zones."""
    return [c for c in d.choosing.own_tributes if c.location == LOCATION_MZONE and c.controller == receiver and zones >> c.sequence & 1]


# Tributes for an effect or as a cost


def select_release(
    d: DuelState,
    player: int,
    cancelable: bool,
    least: int,
    most: int,
    frees_zone: bool,
    must_check: Card | None,
    receiver: int,
    zone: int,
) -> list[Card] | None:
    """Let the player choose `least` to `most` cards to Tribute among those noted in `d.choosing`; None if canceled.

    With `frees_zone` they must leave `receiver` a zone among `zone` for the card `must_check` (None: any card).
    `DuelState.operated` holds the cards too; effects that lend a monster of the opponent are noted to be counted down.
    """
    must_one = _must_free(d, player, least, must_check, receiver, zone) if frees_zone else None
    d.operated = []
    if must_one is None and _is_simple(d, least, most):
        return _select_release_at_once(d, player, cancelable, least, most)
    return _select_release_singly(_Choice(d, player, least, most, must_one or [], EFFECT_EXTRA_RELEASE_NONSUM), must_one is not None)


def _must_free(d: DuelState, player: int, least: int, must_check: Card | None, receiver: int, zone: int) -> list[Card] | None:
    """The cards one of which has to be Tributed to make room; None if there is room anyway."""
    zones = _zones_for(d, must_check, receiver, player, zone)
    count, _ = open_zones(d, must_check, receiver, LOCATION_MZONE, player, LOCATION_REASON_TOFIELD, zones)
    return _freeing(d, receiver, zones) if count < least else None


def _is_simple(d: DuelState, least: int, most: int) -> bool:
    """Whether any number of cards from `least` to `most` is a legal choice."""
    own, extra, one_of = len(d.choosing.own_tributes), len(d.choosing.opposing_tributes), len(d.choosing.one_opposing_of)
    all_needed = one_of <= 1 and own + extra + one_of == least
    return all_needed or _only_extra(d, most) or extra + one_of == 0


def _only_extra(d: DuelState, most: int) -> bool:
    """Whether only the monsters that have to be used first can be used."""
    return len(d.choosing.opposing_tributes) >= most or not (d.choosing.own_tributes or d.choosing.one_opposing_of)


def _select_release_at_once(d: DuelState, player: int, cancelable: bool, least: int, most: int) -> list[Card] | None:
    cards = list(d.choosing.opposing_tributes)
    if len(d.choosing.opposing_tributes) < most:
        cards = [*d.choosing.one_opposing_of, *d.choosing.own_tributes, *cards]
    asked = len(d.choosing.opposing_tributes) if _only_extra(d, most) else least
    chosen = ask_cards(d, player, cards, asked, most, cancelable)
    if chosen is None:
        return None
    d.operated = in_card_order(chosen)
    if len(chosen) < least:
        return None
    if d.choosing.one_opposing_of:
        _note_lender(d, affecting(d.choosing.one_opposing_of[0], EFFECT_EXTRA_RELEASE_NONSUM))
    return chosen


def _select_release_singly(choice: _Choice, needs_one: bool) -> list[Card] | None:
    d = choice.d
    while True:
        still_needs_one = needs_one and not choice.has_one()
        ready = len(choice.chosen) >= choice.least and not still_needs_one and not choice.others(d.choosing.opposing_tributes)
        offered = _offered_for_release(choice, still_needs_one)
        card = ask_select_unselect(
            d, choice.player, offered, list(choice.chosen), choice.least, choice.most, ready, ready or not choice.chosen
        )  # fmt: skip
        if card is not None:
            choice.toggle(card)
        d.operated = list(choice.chosen)
        if card is None or len(choice.chosen) == choice.most:
            _note_lender(d, choice.borrowing)
            return choice.chosen or None


def _offered_for_release(choice: _Choice, still_needs_one: bool) -> list[Card]:
    d = choice.d
    room = choice.most - len(choice.chosen) - (1 if still_needs_one else 0) - len(choice.others(d.choosing.opposing_tributes))
    if room > 0:
        lent = [] if choice.borrowing is not None else d.choosing.one_opposing_of
        offered = [*d.choosing.opposing_tributes, *d.choosing.own_tributes, *lent]
    elif not still_needs_one:
        offered = list(d.choosing.opposing_tributes)
    elif room == 0:
        offered = [*d.choosing.opposing_tributes, *choice.must_one]
    else:
        offered = list(choice.must_one)
    return in_card_order(choice.others(offered))


def _note_lender(d: DuelState, e: Effect | None) -> None:
    if e is not None:
        d.pending.uses_to_note.append(e)


# Tributes for a Summon


def choose_from_tributable(
    d: DuelState, card: Card | None, player: int, cancelable: bool, least: int, most: int, receiver: int, zone: int
) -> list[Card] | None:
    """Let the player choose monsters to Tribute for the Summon of a card among those noted in `d.choosing`; None if canceled.

    Each counts for `Card.tribute_worth` Tributes; if no zone among `zone` of `receiver` is free, one of them has to free one.
    """
    d.operated = []
    zones = _zones_for(d, card, receiver, player, zone)
    count, _ = zones_to_field(d, card, receiver, LOCATION_MZONE, player, LOCATION_REASON_TOFIELD, zones)
    own, extra, one_of = d.choosing.own_tributes, d.choosing.opposing_tributes, d.choosing.one_opposing_of
    if count > 0 and not extra and not one_of:
        return ask_tribute(d, player, list(own), least, most, cancelable)
    if count > 0 and len(extra) >= most:
        return ask_tribute(d, player, list(extra), least, most, cancelable)
    if not extra and not one_of and least > sum(c.tribute_worth for c in own):
        return ask_tribute(d, player, list(own), least, most, cancelable)
    d.choosing.one_opposing_of = [c for c in one_of if c not in own and c not in extra]
    must_one = _freeing(d, receiver, zones) if count <= 0 else []
    return _select_tributes_singly(_Choice(d, player, least, most, must_one, EFFECT_EXTRA_RELEASE_SUM), cancelable)


def _select_tributes_singly(choice: _Choice, cancelable: bool) -> list[Card] | None:
    d = choice.d
    offered, can_cancel, ready = _offered_first(choice), cancelable, False
    while True:
        card = ask_select_unselect(d, choice.player, offered, list(choice.chosen), choice.least, choice.most, ready, can_cancel)
        if card is None and not choice.chosen:
            return None
        if card is not None:
            choice.toggle(card)
            d.operated = list(choice.chosen)
        still_least, still_most = _still_wanted(choice)
        if not still_most or (card is None and not still_least):
            if choice.borrowing is not None:
                note_use(choice.borrowing)
            return choice.chosen
        needs_one = bool(choice.must_one) and not choice.has_one()
        offered = _offered_for_summon(choice, needs_one, still_most)
        can_cancel = cancelable and not choice.chosen
        ready = not still_least and not needs_one and not choice.others(d.choosing.opposing_tributes)


def _still_wanted(choice: _Choice) -> tuple[int, int]:
    """How many Tributes are still needed, and how many monsters may still be chosen."""
    worth = sum(card.tribute_worth for card in choice.chosen)
    return max(choice.least - worth, 0), max(choice.most - len(choice.chosen), 0)


def _offered_first(choice: _Choice) -> list[Card]:
    d = choice.d
    if choice.must_one and choice.most - len(d.choosing.opposing_tributes) == 1:
        return [*choice.must_one, *d.choosing.opposing_tributes]
    if choice.must_one and choice.most <= 1:
        return list(choice.must_one)
    return [*d.choosing.own_tributes, *d.choosing.opposing_tributes, *d.choosing.one_opposing_of]


def _offered_for_summon(choice: _Choice, needs_one: bool, still_most: int) -> list[Card]:
    d = choice.d
    extra = choice.others(d.choosing.opposing_tributes)
    if needs_one and still_most - len(extra) == 1:
        return [*choice.others(choice.must_one), *extra]
    if needs_one and still_most <= 1:
        return list(choice.must_one)
    if extra and len(extra) == still_most:
        return extra
    lent = [] if choice.borrowing is not None else d.choosing.one_opposing_of
    return [*choice.others(d.choosing.own_tributes), *extra, *choice.others(lent)]


# Fusion Materials


def select_fusion(
    d: DuelState, player: int, card: Card, materials: Group | None, forced: Group | None, mode: int
) -> list[Card]:  # fmt: skip
    """Let the player choose materials for the Fusion Summon of a card among `materials`, including the forced ones.

    A script's Fusion procedure does the choosing and leaves the cards in `d.choosing.fusion_cards`.
    """
    procedures = recipes_filled_by(card, materials, forced, mode)
    if not procedures:
        return d.choosing.fusion_cards
    at = ask_option(d, player, [e.description for e in procedures]) if len(procedures) > 1 else 0
    d.choosing.fusion_cards = []
    event = Event()
    event.cards = materials
    event.reason_effect = procedures[at]
    event.reason_player = player
    execute_operation(d, procedures[at], player, event, forced, mode, d.reason_effect)
    return d.choosing.fusion_cards
