"""Raising events: saying that something happened. What answers is found later, in timing/events.py."""

from collections.abc import Iterable
from typing import Final

from solemn.core.state.copied_fields import copy_fields_of_event
from solemn.core.state.data import Card, ChainLink, DuelState, Effect, Event, Group
from solemn.spec.constants import PLAYER_NONE

_WORD: Final = 0xFFFFFFFF
_BYTES_OF_AN_EVENT: Final = 400


def raise_event(
    d: DuelState, cards: Card | Iterable[Card] | None, code: int, reason_effect: Effect | None, reason: int, reason_player: int,
    player: int, value: int,
) -> None:  # fmt: skip
    """Raise the event `code` for the whole duel; it happened to a card or to cards (None: to no card in particular)."""
    event = _new_event(d, cards, code, reason_effect, reason, reason_player, player, value)
    d.events.queue.append(event)


def raise_single_event(
    d: DuelState, subject: Card, cards: Card | Iterable[Card] | None, code: int, reason_effect: Effect | None, reason: int,
    reason_player: int, player: int, value: int,
) -> None:  # fmt: skip
    """Raise the event `code` on one card; only the card's own effects can answer."""
    event = _new_event(d, cards, code, reason_effect, reason, reason_player, player, value)
    event.subject = subject
    d.events.single.append(event)


def _new_event(
    d: DuelState, cards: Card | Iterable[Card] | None, code: int, reason_effect: Effect | None, reason: int, reason_player: int,
    player: int, value: int,
) -> Event:  # fmt: skip
    if d.hold is not None:
        d.hold(_BYTES_OF_AN_EVENT)
    event = Event()
    event.cards = _fixed_group(d, cards)
    event.code = code
    event.reason_effect = reason_effect
    event.reason = reason & _WORD
    event.reason_player = reason_player
    event.player = player
    event.value = value & _WORD
    event.raised_number = d.event_number
    return event


def _fixed_group(d: DuelState, cards: Card | Iterable[Card] | None) -> Group | None:
    if cards is None:
        return None
    group = Group(d, (cards,) if type(cards) is Card else cards)  # type: ignore[arg-type]
    group.read_only = True
    return group


def plain_event(code: int) -> Event:
    """An event that was not raised: it has only its code, and is about no player."""
    event = Event()
    event.code = code
    event.player = event.reason_player = PLAYER_NONE
    return event


def copy_event(event: Event) -> Event:
    """The event as it is now; for `d.chaining.no_event`, which changes."""
    twin = Event()
    copy_fields_of_event(event, twin)
    return twin


def new_link(effect: Effect, player: int, event: Event) -> ChainLink:
    """An effect of `player` that answers `event`: no Chain Link yet, no targets, not negated."""
    link = ChainLink(effect, event)
    link.triggering_player = player
    link.target_player = PLAYER_NONE
    link.disable_player = PLAYER_NONE
    return link
