"""Choosing cards to Tribute, for an effect or for a Summon, and the materials of a Fusion Summon."""

from collections.abc import Iterable

from solemn.core.decisions.asking import ask_cards, ask_option, ask_select_unselect, ask_tribute
from solemn.core.effects.effect import dec_count
from solemn.core.effects.queries import affecting
from solemn.core.permissions.available_zones import forced_zones, open_zones, zones_to_field
from solemn.core.permissions.material_checks import fusion_filter_valid
from solemn.core.state.data import Card, DuelState, Effect, Event, Group, in_card_order
from solemn.core.timing.executing import execute_operation
from solemn.spec.constants import (
    EFFECT_EXTRA_RELEASE_NONSUM,
    EFFECT_EXTRA_RELEASE_SUM,
    LOCATION_MZONE,
    LOCATION_REASON_TOFIELD,
)

_MAIN_ZONES = 0x1F


class _Choice:
    """A choice card by card, from the cards in `d.release_cards`, `d.release_cards_ex` and `d.release_cards_ex_oneof`."""

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
        """Choose the card, or no longer."""
        lent = card in self.d.release_cards_ex_oneof
        if card in self.chosen:
            self.chosen.remove(card)
            if lent:
                self.borrowing = None
        else:
            self.chosen = in_card_order([*self.chosen, card])
            if lent:
                self.borrowing = affecting(card, self.code)

    def has_one(self) -> bool:
        """Whether one of the cards is chosen that free a zone."""
        return any(card in self.must_one for card in self.chosen)


def _zones_for(d: DuelState, card: Card | None, to_player: int, player: int, zone: int) -> int:
    """The zones among `zone` where the card may be put, by effects that force zones."""
    return zone & _MAIN_ZONES & forced_zones(d, card, to_player, LOCATION_MZONE, player, LOCATION_REASON_TOFIELD)


def _freeing(d: DuelState, to_player: int, zones: int) -> list[Card]:
    """The cards whose Tribute frees one of the zones."""
    return [c for c in d.release_cards if c.location == LOCATION_MZONE and c.controller == to_player and zones >> c.sequence & 1]


# Tributes for an effect or as a cost


def select_release(
    d: DuelState,
    player: int,
    cancelable: bool,
    least: int,
    most: int,
    check_field: bool,
    to_check: Card | None,
    to_player: int,
    zone: int,
) -> list[Card] | None:
    """Have the player choose cards to Tribute among those noted in the state; None if cancelled.

    With `check_field` they must leave `to_player` a zone among `zone` for the card `to_check` (None: any card).
    `DuelState.operated` holds the cards as well; effects that lend a monster of the opponent are noted for counting down.
    """
    must_one = _must_free(d, player, least, to_check, to_player, zone) if check_field else None
    d.operated = []
    if must_one is None and _is_simple(d, least, most):
        return _select_release_at_once(d, player, cancelable, least, most)
    return _select_release_singly(_Choice(d, player, least, most, must_one or [], EFFECT_EXTRA_RELEASE_NONSUM), must_one is not None)


def _must_free(d: DuelState, player: int, least: int, to_check: Card | None, to_player: int, zone: int) -> list[Card] | None:
    """The cards of which one has to be Tributed to make room; None if there is room anyway."""
    zones = _zones_for(d, to_check, to_player, player, zone)
    count, _ = open_zones(d, to_check, to_player, LOCATION_MZONE, player, LOCATION_REASON_TOFIELD, zones)
    return _freeing(d, to_player, zones) if count < least else None


def _is_simple(d: DuelState, least: int, most: int) -> bool:
    """Whether any number of cards from `least` to `most` will be a right choice."""
    own, extra, one_of = len(d.release_cards), len(d.release_cards_ex), len(d.release_cards_ex_oneof)
    all_needed = one_of <= 1 and own + extra + one_of == least
    return all_needed or _only_extra(d, most) or extra + one_of == 0


def _only_extra(d: DuelState, most: int) -> bool:
    """Whether nothing but the monsters that have to be used first can be used."""
    return len(d.release_cards_ex) >= most or not (d.release_cards or d.release_cards_ex_oneof)


def _select_release_at_once(d: DuelState, player: int, cancelable: bool, least: int, most: int) -> list[Card] | None:
    cards = list(d.release_cards_ex)
    if len(d.release_cards_ex) < most:
        cards = [*d.release_cards_ex_oneof, *d.release_cards, *cards]
    asked = len(d.release_cards_ex) if _only_extra(d, most) else least
    chosen = ask_cards(d, player, cards, asked, most, cancelable)
    if chosen is None:
        return None
    d.operated = in_card_order(chosen)
    if len(chosen) < least:
        return None
    if d.release_cards_ex_oneof:
        _note_lender(d, affecting(d.release_cards_ex_oneof[0], EFFECT_EXTRA_RELEASE_NONSUM))
    return chosen


def _select_release_singly(choice: _Choice, needs_one: bool) -> list[Card] | None:
    d = choice.d
    while True:
        still_needs_one = needs_one and not choice.has_one()
        ready = len(choice.chosen) >= choice.least and not still_needs_one and not choice.others(d.release_cards_ex)
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
    room = choice.most - len(choice.chosen) - (1 if still_needs_one else 0) - len(choice.others(d.release_cards_ex))
    if room > 0:
        lent = [] if choice.borrowing is not None else d.release_cards_ex_oneof
        offered = [*d.release_cards_ex, *d.release_cards, *lent]
    elif not still_needs_one:
        offered = list(d.release_cards_ex)
    elif room == 0:
        offered = [*d.release_cards_ex, *choice.must_one]
    else:
        offered = list(choice.must_one)
    return in_card_order(choice.others(offered))


def _note_lender(d: DuelState, e: Effect | None) -> None:
    if e is not None:
        d.dec_count_reserve.append(e)


# Tributes for a Summon


def select_tribute_cards(
    d: DuelState, card: Card | None, player: int, cancelable: bool, least: int, most: int, to_player: int, zone: int
) -> list[Card] | None:
    """Have the player choose monsters to Tribute for the Summon of a card, among those noted in the state; None if cancelled.

    They count `release_param` each; one of them has to free a zone among `zone` of `to_player` if none is free.
    """
    d.operated = []
    zones = _zones_for(d, card, to_player, player, zone)
    count, _ = zones_to_field(d, card, to_player, LOCATION_MZONE, player, LOCATION_REASON_TOFIELD, zones)
    own, extra, one_of = d.release_cards, d.release_cards_ex, d.release_cards_ex_oneof
    if count > 0 and not extra and not one_of:
        return ask_tribute(d, player, list(own), least, most, cancelable)
    if count > 0 and len(extra) >= most:
        return ask_tribute(d, player, list(extra), least, most, cancelable)
    if not extra and not one_of and least > sum(c.release_param for c in own):
        return ask_tribute(d, player, list(own), least, most, cancelable)
    d.release_cards_ex_oneof = [c for c in one_of if c not in own and c not in extra]
    must_one = _freeing(d, to_player, zones) if count <= 0 else []
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
                dec_count(choice.borrowing)
            return choice.chosen
        needs_one = bool(choice.must_one) and not choice.has_one()
        offered = _offered_for_summon(choice, needs_one, still_most)
        can_cancel = cancelable and not choice.chosen
        ready = not still_least and not needs_one and not choice.others(d.release_cards_ex)


def _still_wanted(choice: _Choice) -> tuple[int, int]:
    """How many Tributes are still needed, and how many monsters may still be chosen."""
    worth = sum(card.release_param for card in choice.chosen)
    return max(choice.least - worth, 0), max(choice.most - len(choice.chosen), 0)


def _offered_first(choice: _Choice) -> list[Card]:
    d = choice.d
    if choice.must_one and choice.most - len(d.release_cards_ex) == 1:
        return [*choice.must_one, *d.release_cards_ex]
    if choice.must_one and choice.most <= 1:
        return list(choice.must_one)
    return [*d.release_cards, *d.release_cards_ex, *d.release_cards_ex_oneof]


def _offered_for_summon(choice: _Choice, needs_one: bool, still_most: int) -> list[Card]:
    d = choice.d
    extra = choice.others(d.release_cards_ex)
    if needs_one and still_most - len(extra) == 1:
        return [*choice.others(choice.must_one), *extra]
    if needs_one and still_most <= 1:
        return list(choice.must_one)
    if extra and len(extra) == still_most:
        return extra
    lent = [] if choice.borrowing is not None else d.release_cards_ex_oneof
    return [*choice.others(d.release_cards), *extra, *choice.others(lent)]


# Fusion Materials


def select_fusion(
    d: DuelState, player: int, card: Card, materials: Group | None, forced: Group | None, mode: int
) -> list[Card]:  # fmt: skip
    """Have the player choose materials for the Fusion Summon of a card among `materials`, including the forced ones.

    A script's Fusion procedure does the choosing and leaves the cards in `DuelState.fusion_materials`.
    """
    procedures = fusion_filter_valid(card, materials, forced, mode)
    if not procedures:
        return d.fusion_materials
    at = ask_option(d, player, [e.description for e in procedures]) if len(procedures) > 1 else 0
    d.fusion_materials = []
    event = Event()
    event.cards = materials
    event.reason_effect = procedures[at]
    event.reason_player = player
    execute_operation(d, procedures[at], player, event, forced, mode, d.reason_effect)
    return d.fusion_materials
