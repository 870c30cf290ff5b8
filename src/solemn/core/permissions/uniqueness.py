"""Cards of which there can be only one on the field."""

from typing import Final

from solemn.core.card.names import get_code, second_name
from solemn.core.effects.calling import number
from solemn.core.state.data import Card, DuelState, Effect, in_card_order
from solemn.spec.constants import (
    LOCATION_MZONE,
    LOCATION_SZONE,
    PLAYER_NONE,
    POS_FACEUP,
    STATUS_DISABLED,
    STATUS_EFFECT_ENABLED,
    STATUS_FORBIDDEN,
    STATUS_SPSUMMON_STEP,
)

_BY_FILTER: Final = 1  # unique_code of a card that brings a filter instead of a name
_SILENCED: Final = STATUS_DISABLED | STATUS_FORBIDDEN


def watch_for_rivals(d: DuelState, card: Card) -> None:
    """Watch the sides of the field on which the card, which is on the field now, allows only one."""
    for cards in _watched_sides(d, card):
        cards[card] = None
    card.unique_field_id = 0


def stop_watching_for_rivals(d: DuelState, card: Card) -> None:
    """Stop watching for the card."""
    if card.controller != PLAYER_NONE:
        for cards in _watched_sides(d, card):
            cards.pop(card, None)


def _watched_sides(d: DuelState, card: Card) -> list[dict[Card, None]]:
    own, other = (d.unique_cards0, d.unique_cards1) if card.controller == 0 else (d.unique_cards1, d.unique_cards0)
    return ([own] if card.unique_pos0 else []) + ([other] if card.unique_pos1 else [])


def is_rival(card: Card, other: Card) -> bool:
    """Whether the other card is of the kind of which `card` allows only one."""
    code = card.only_one_of
    if not code:
        return False
    if code == _BY_FILTER:
        return card.unique_filter is not None and bool(number(card.d, card.unique_filter, other))
    if get_code(other) == code:
        return True
    return second_name(other) == code


def rivals_on_field(card: Card, controller: int, ignored: Card | None = None) -> list[Card]:
    """The face-up cards on the field of which `card`, under this player's control, allows only one; without the ignored card."""
    found: list[Card] = []
    if card.unique_pos0:
        found.extend(_limited_on_side(card, controller, ignored))
    if card.unique_pos1:
        found.extend(_limited_on_side(card, 1 - controller, ignored))
    return in_card_order(found)


def _limited_on_side(card: Card, side: int, ignored: Card | None) -> list[Card]:
    if side not in (0, 1):  # a script asks for no player, before the duel starts
        return []
    p = card.d.players[side]
    seen: list[Card | None] = []
    if card.only_one_where & LOCATION_MZONE:  # a monster whose Special Summon goes on is not there yet
        seen += [monster for monster in p.mzone if monster is not None and not monster.status & STATUS_SPSUMMON_STEP]
    if card.only_one_where & LOCATION_SZONE:
        seen += p.szone
    return [
        other for other in seen if other is not None and other is not ignored and other.position & POS_FACEUP and is_rival(card, other)
    ]


def kept_from_field_by(d: DuelState, card: Card, controller: int, location: int, ignored: Card | None = None) -> Effect | None:
    """The effect that keeps the card from being face-up in the location under the player's control, if any."""
    for watcher in d.unique_cards1 if controller else d.unique_cards0:
        if watcher is not card and watcher is not ignored and watcher.only_one_where & location:
            if _is_watching(watcher) and is_rival(watcher, card):
                return watcher.only_one_by
    return card.only_one_by if _would_be_too_many(card, controller, location, ignored) else None


def _would_be_too_many(card: Card, controller: int, location: int, ignored: Card | None) -> bool:
    """Whether the card allows only one of its kind there, and it would not be alone."""
    if not card.only_one_of or not card.only_one_where & location or card.status & _SILENCED:
        return False
    there = rivals_on_field(card, controller, ignored)
    return len(there) >= 2 or (len(there) == 1 and card not in there and is_rival(card, card))


def _is_watching(card: Card) -> bool:
    if not card.position & POS_FACEUP or not card.unique_field_id:
        return False
    return bool(card.status & STATUS_EFFECT_ENABLED) and not card.status & _SILENCED
