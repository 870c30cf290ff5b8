"""Finding cards by their place and by a script's filter."""

from typing import Any, Final

from solemn.core.effects.calling import check, forget_assumptions, report_failure
from solemn.core.effects.filtering import answer_about, charge, taken
from solemn.core.permissions.protections import why_not_target
from solemn.core.state.data import Callback, Card, DuelState, Group, Player, in_card_order
from solemn.core.state.field_zones import FIELD_ZONE, pile, pzone_index
from solemn.core.state.reasons import BEING_SUMMONED, refuse
from solemn.spec.constants import (
    LOCATION_DECK,
    LOCATION_EMZONE,
    LOCATION_EXTRA,
    LOCATION_FZONE,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MMZONE,
    LOCATION_MZONE,
    LOCATION_PZONE,
    LOCATION_REMOVED,
    LOCATION_STZONE,
    LOCATION_SZONE,
    STATUS_ACTIVATE_DISABLED,
    STATUS_SPSUMMON_STEP,
    STATUS_SUMMON_DISABLED,
    STATUS_SUMMONING,
)

_BEING_SUMMONED: Final = STATUS_SUMMONING | STATUS_SPSUMMON_STEP
_NOT_SUMMONED: Final = _BEING_SUMMONED | STATUS_SUMMON_DISABLED
_PILES: Final = (LOCATION_DECK, LOCATION_EXTRA, LOCATION_HAND, LOCATION_GRAVE, LOCATION_REMOVED)
_ANY_PILE: Final = LOCATION_DECK | LOCATION_EXTRA | LOCATION_HAND | LOCATION_GRAVE | LOCATION_REMOVED
_ANY_MONSTER_ZONE: Final = LOCATION_MZONE | LOCATION_MMZONE | LOCATION_EMZONE
_ANY_SPELL_ZONE: Final = LOCATION_SZONE | LOCATION_STZONE | LOCATION_FZONE | LOCATION_PZONE


def matching_cards(
    d: DuelState, fn: Callback | None, player: int, location: int, other_location: int, exception: Card | None = None,
    ex_group: Group | None = None, filter_args: tuple[Any, ...] = (), as_target: bool = False,
) -> list[Card]:  # fmt: skip
    """The player's cards in `location` and the opponent's in `other_location` that the filter accepts, by card number.

    The filter gets the card and `filter_args`; None accepts all. Cards being Summoned, and cards whose Summon or activation was
    negated, are left out. With `as_target`, cards that the reason effect cannot target are, too.
    """
    found = _matches(d, fn, player, location, other_location, exception, ex_group, filter_args, as_target, 0)
    return in_card_order(found)


def first_matching_card(
    d: DuelState, fn: Callback | None, player: int, location: int, other_location: int, exception: Card | None = None,
    ex_group: Group | None = None, filter_args: tuple[Any, ...] = (),
) -> Card | None:  # fmt: skip
    """The first such card by place, or None; the filter sees no card after it."""
    found = _matches(d, fn, player, location, other_location, exception, ex_group, filter_args, False, 1)
    return found[0] if found else None


def has_matching_cards(
    d: DuelState, fn: Callback | None, player: int, location: int, other_location: int, count: int, exception: Card | None = None,
    ex_group: Group | None = None, filter_args: tuple[Any, ...] = (), as_target: bool = False,
) -> bool:  # fmt: skip
    """Whether there are at least `count` such cards; false for a count of 0. The filter sees no more cards than needed."""
    if count <= 0:
        count = -1  # never reached, but every card is looked at
    found = _matches(d, fn, player, location, other_location, exception, ex_group, filter_args, as_target, count)
    return len(found) == count


def _matches(
    d: DuelState, fn: Callback | None, player: int, location: int, other_location: int, exception: Card | None,
    ex_group: Group | None, filter_args: tuple[Any, ...], as_target: bool, limit: int,
) -> list[Card]:  # fmt: skip
    if player not in (0, 1):
        return []
    if d.explain is not None:
        _note_absent(d, fn, player, location, other_location, filter_args)
    cards = _visible_cards(d, player, location)
    if other_location:
        cards += _visible_cards(d, 1 - player, other_location)
    charge(d, len(cards))
    if exception is not None:
        cards = [card for card in cards if card is not exception]
    elif ex_group is not None:
        left_out = set(ex_group.cards)
        cards = [card for card in cards if card not in left_out]
    if not as_target:
        if fn is None:
            return cards[:limit] if limit > 0 else cards
        return taken(d, fn, cards, filter_args, max(limit, 0))
    return _targets(d, fn, cards, filter_args, limit)


def _note_absent(
    d: DuelState, fn: Callback | None, player: int, location: int, other_location: int, filter_args: tuple[Any, ...]
) -> None:
    """Note the monsters that would match if their Summon were complete."""
    for side, places in ((player, location), (1 - player, other_location)):
        row = _monster_row(d.players[side], places) if places & _ANY_MONSTER_ZONE else []
        for card in row:
            if card is not None and card.status & _BEING_SUMMONED and (fn is None or check(d, fn, card, *filter_args)):
                refuse(d, BEING_SUMMONED, card)


def _targets(d: DuelState, fn: Callback | None, cards: list[Card], filter_args: tuple[Any, ...], limit: int) -> list[Card]:
    found: list[Card] = []
    d.only_answering += 1
    d.script_depth += 1
    try:
        for card in cards:
            if fn is not None:
                try:
                    answer = answer_about(fn, card, filter_args)
                except d.script_error_types as error:
                    report_failure(d, error)
                    continue
                if type(answer) is tuple:
                    answer = answer[0] if answer else None
                if answer is None or answer is False:
                    continue
            refusal = why_not_target(card, d.reason_effect, d.reason_player)
            if refusal is not None:
                refuse(d, refusal, card)
                continue
            found.append(card)
            if len(found) == limit:
                break
    finally:
        d.only_answering -= 1
        d.script_depth -= 1
        if d.assumed_cards and not d.script_depth:
            forget_assumptions(d)
    return found


def _visible_cards(d: DuelState, player: int, location: int) -> list[Card]:
    """The cards by place, without those that are not really there (yet)."""
    p = d.players[player]
    cards: list[Card] = []
    if location & _ANY_MONSTER_ZONE:
        cards += [card for card in _monster_row(p, location) if card is not None and not card.status & _NOT_SUMMONED]
    if location & _ANY_SPELL_ZONE:
        cards += [card for card in _spell_row(d, p, location) if card is not None and not card.status & STATUS_ACTIVATE_DISABLED]
    _add_piles(p, location, cards)
    return cards


def field_monsters(d: DuelState, player: int) -> list[Card]:
    """The cards in the player's Monster Zones that a search looks at, by place."""
    return [card for card in d.players[player].mzone if card is not None and not card.status & _NOT_SUMMONED]


def _monster_row(p: Player, location: int) -> list[Card | None]:
    if location & LOCATION_MZONE:
        return p.mzone
    return p.mzone[0 if location & LOCATION_MMZONE else 5 : 7 if location & LOCATION_EMZONE else 5]


def _spell_row(d: DuelState, p: Player, location: int) -> list[Card | None]:
    row = p.szone
    if location & LOCATION_SZONE:
        return row
    zones = row[:5] if location & LOCATION_STZONE else []
    if location & LOCATION_FZONE:
        zones.append(row[FIELD_ZONE])
    if location & LOCATION_PZONE:
        for side in (0, 1):
            card = row[pzone_index(d, side)]
            if card is not None and card.pzone:
                zones.append(card)
    return zones


def _add_piles(p: Player, location: int, cards: list[Card]) -> None:
    if location & _ANY_PILE:
        for place in _PILES:
            if location & place:
                cards += pile(p, place) or ()


def field_cards(d: DuelState, player: int, location: int, other_location: int) -> list[Card]:
    """All the player's cards in `location` and the opponent's in `other_location`, by card number.

    Where a whole monster row is named, monsters being Summoned are left out.
    """
    return in_card_order(_field_cards(d, player, location, other_location))


def count_field_cards(d: DuelState, player: int, location: int, other_location: int) -> int:
    """How many cards `field_cards` would find; a card in two of the named kinds of zones counts twice."""
    return len(_field_cards(d, player, location, other_location))


def _field_cards(d: DuelState, player: int, location: int, other_location: int) -> list[Card]:
    if player not in (0, 1):
        return []
    cards: list[Card] = []
    for side, places in ((player, location), (1 - player, other_location)):
        p = d.players[side]
        if places & LOCATION_MZONE:
            cards += [card for card in p.mzone if card is not None and not card.status & _BEING_SUMMONED]
        elif places & _ANY_MONSTER_ZONE:
            cards += [card for card in _monster_row(p, places) if card is not None]
        if places & _ANY_SPELL_ZONE:
            cards += [card for card in _spell_row(d, p, places) if card is not None]
        _add_piles(p, places, cards)
    return cards
