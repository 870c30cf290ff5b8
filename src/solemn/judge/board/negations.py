"""Whose effects are negated: since when and by which effect, and what ended it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from solemn.core.effects.effect import handler_of
from solemn.core.effects.queries import affecting, unaffected_by
from solemn.core.state.data import Card, Effect
from solemn.core.timing.chain_links import negation_on_card
from solemn.spec.constants import (
    EFFECT_CANNOT_DISABLE,
    EFFECT_DISABLE,
    EFFECT_DISABLE_EFFECT,
    EFFECT_TYPE_ACTIONS,
    EFFECT_TYPE_EQUIP,
    EFFECT_TYPE_FIELD,
    EFFECT_TYPE_TARGET,
    LOCATION_ONFIELD,
    POS_FACEDOWN,
    STATUS_DISABLED,
    STATUS_EFFECT_ENABLED,
    STATUS_FORBIDDEN,
)

_FROM_THE_FIELD: Final = EFFECT_TYPE_FIELD | EFFECT_TYPE_EQUIP | EFFECT_TYPE_TARGET


@dataclass(frozen=True, slots=True)
class NegationChange:
    """The effects of a card are negated from now on by `by`, or (with `why`) no longer negated, because of the card `cause`.

    `why` is left, face-down, unaffected, protected, source-left, source-face-down, source-negated or time. What the card has activated may
    stay negated all the same, `stays_for_links` (rule P5).
    """

    card: Card
    player: int
    by: Card | None
    why: str | None = None
    cause: Card | None = None
    stays_for_links: bool = False
    removed_by: Card | None = None  # the card whose effect makes the cause leave the field


class Negations:
    """Follows the negation of cards on the field, told of every change at once."""

    __slots__ = ("_last", "_now")

    def __init__(self) -> None:
        self._now: dict[Card, Effect | None] = {}
        self._last: dict[Card, Card | None] = {}

    def copied(self) -> "Negations":
        """The same at this moment."""
        made = Negations()
        made._now, made._last = dict(self._now), dict(self._last)
        return made

    def begin(self, card: Card, by: Effect | None) -> NegationChange | None:
        """Take up that a card is negated now; None for a card that is face-down or not on the field."""
        if not card.location & LOCATION_ONFIELD or card.position & POS_FACEDOWN:
            return None
        self._now[card] = by
        self.note_negator(card, by)
        return NegationChange(card, card.controller, _owner(by))

    def note_negator(self, card: Card, by: Effect | None) -> None:
        """Take up what negates a card, be it told or not."""
        self._last[card] = _owner(by)

    def end(self, card: Card) -> NegationChange | None:
        """Take up that a card is no longer negated; None if it was never said to be."""
        if card not in self._now:
            return None
        by = self._now.pop(card)
        why, cause = _why_over(card, by)
        removed_by = _remover_of(cause) if cause is not None and why == "source-left" else None
        return NegationChange(card, card.controller, _owner(by), why, cause, _stays_for_links(card), removed_by)

    def negator_of(self, card: Card) -> Card | None:
        """The card that negates, or where it was last on the field negated, this card's effects."""
        found = affecting(card, EFFECT_DISABLE) if card.status & STATUS_DISABLED else affecting(card, EFFECT_DISABLE_EFFECT)
        return _owner(found) or self._last.get(card)


def _owner(e: Effect | None) -> Card | None:
    return None if e is None else e.owner


def _remover_of(source: Card) -> Card | None:
    """The other card whose effect makes this one leave the field; of one that is still there, only an effect that is at work now."""
    e = source.reason_effect
    at_work = not source.location & LOCATION_ONFIELD or e is source.d.reason_effect
    return e.owner if e is not None and at_work and e.owner is not source else None


def _stays_for_links(card: Card) -> bool:
    d = card.d
    pending = (d.chain, d.events.becoming_links, d.events.optional_triggers, d.events.forced_triggers)
    return any(handler_of(link.effect) is card and negation_on_card(link) is not None for links in pending for link in links)


def _why_over(card: Card, by: Effect | None) -> tuple[str, Card | None]:
    if not card.location & LOCATION_ONFIELD:
        return "left", None
    if card.position & POS_FACEDOWN:
        return "face-down", None
    shield = unaffected_by(card, by)
    if isinstance(shield, Effect):
        return "unaffected", shield.owner
    keeps = affecting(card, EFFECT_CANNOT_DISABLE)
    if keeps is not None:
        return "protected", keeps.owner
    return _why_source_over(by)


def _why_source_over(by: Effect | None) -> tuple[str, Card | None]:
    """Why the effect that negated no longer applies: what happened to its card, or that its time is over."""
    if by is None or not by.type & _FROM_THE_FIELD or by.type & EFFECT_TYPE_ACTIONS or by.handler is None:
        return "time", None
    source = handler_of(by)
    for word, holds in _SOURCES:
        if holds(source):
            return word, source
    return "time", None


_SOURCES: Final[tuple[tuple[str, Callable[[Card], object]], ...]] = (
    ("source-left", lambda card: not card.location & LOCATION_ONFIELD),
    ("source-face-down", lambda card: card.position & POS_FACEDOWN),
    ("source-negated", lambda card: card.status & (STATUS_DISABLED | STATUS_FORBIDDEN)),
    ("source-left", lambda card: not card.status & STATUS_EFFECT_ENABLED),  # it is about to leave
)
