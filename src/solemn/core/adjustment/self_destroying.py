"""Cards that destroy themselves or go to the GY by their own condition, and cards of which only one can be on the field."""

from collections.abc import Iterator
from typing import Final

from solemn.core.decisions.asking import ask_cards
from solemn.core.effects.effect import handler_player
from solemn.core.effects.queries import affecting
from solemn.core.moves.destroying import destroy
from solemn.core.moves.sending import send_cards
from solemn.core.permissions.uniqueness import rivals_on_field
from solemn.core.state.data import Card, DuelState, Effect, in_card_order, scratch
from solemn.spec.constants import (
    EFFECT_SELF_DESTROY,
    EFFECT_SELF_TOGRAVE,
    LOCATION_GRAVE,
    LOCATION_MZONE,
    PLAYER_NONE,
    PLAYER_SELFDES,
    POS_FACEUP,
    REASON_EFFECT,
    REASON_RULE,
)

_SETTLED: Final = 0xFFFFFFFF  # unique_field_id of a card that has been decided on


def destroy_by_uniqueness(d: DuelState, unique: Card, player: int) -> None:
    """Let the player choose which one to keep of the cards of which only one may be face-up there; destroy the others by rule."""
    if unique in (d.unique_cards1 if player else d.unique_cards0):
        candidates = rivals_on_field(unique, player)
        if not candidates:
            unique.unique_field_id = 0
        elif len(candidates) == 1:
            unique.unique_field_id = candidates[0].field_id
        else:
            _keep_one(d, unique, player, candidates)
    d.pending.too_many.pop(unique, None)


def _keep_one(d: DuelState, unique: Card, player: int, candidates: list[Card]) -> None:
    kept = _there_before(candidates) if d.official_rulings else None
    if kept is None:
        chooser, choices = _choices(candidates, player)
        chosen = choices if len(choices) == 1 else ask_cards(d, chooser, choices, 1, 1) or choices[:1]
        kept = chosen[0]
    unique.unique_field_id = kept.field_id
    doomed = [card for card in rivals_on_field(unique, player) if card is not kept]
    for card in doomed:
        _blame(card, unique.only_one_by, unique.controller)
    destroy(d, doomed, None, REASON_RULE, PLAYER_SELFDES)


def _there_before(candidates: list[Card]) -> Card | None:
    """The card that was there first, if all the others arrived by a change of control: it stays."""
    there = [card for card in candidates if card.unique_field_id == card.field_id]
    others = [card for card in candidates if card not in there]
    return there[0] if len(there) == 1 and all(map(_changed_sides, others)) else None


def _changed_sides(card: Card) -> bool:
    before = card.previous
    return before.location == LOCATION_MZONE and before.controller != card.controller and bool(before.position & POS_FACEUP)


def _choices(candidates: list[Card], player: int) -> tuple[int, list[Card]]:
    """Who chooses, and from which cards: the player's undecided ones, else the opponent's, else any of the player or the opponent."""
    for undecided in (True, False):
        for chooser in (player, 1 - player):
            found = [c for c in candidates if c.controller == chooser and (not undecided or c.unique_field_id != _SETTLED)]
            if found:
                return chooser, found
    return player, candidates


def _blame(card: Card, effect: Effect | None, player: int) -> None:
    scratch(card).reason_effect = card.reason_effect
    scratch(card).reason_player = card.reason_player
    card.reason_effect = effect
    card.reason_player = player


def destroy_self_destroying(d: DuelState) -> None:
    """Destroy, one after another, the cards whose own condition destroys them now."""
    for card, e in _condemned(d.pending.self_destroying, EFFECT_SELF_DESTROY):
        destroy(d, [card], e, REASON_EFFECT, PLAYER_SELFDES)
    d.operated = []


def send_self_to_grave(d: DuelState) -> None:
    """Send, one after another, the cards whose own condition sends them to the GY now."""
    for card, _ in _condemned(d.pending.self_to_grave, EFFECT_SELF_TOGRAVE):
        send_cards(d, [card], None, REASON_EFFECT, PLAYER_NONE, PLAYER_NONE, LOCATION_GRAVE, 0, POS_FACEUP)
    d.operated = []


def _condemned(waiting: dict[Card, None], code: int) -> Iterator[tuple[Card, Effect]]:
    """Take the cards by number, and yield those on which an effect with this code still applies, with that effect as their reason."""
    while waiting:
        card = in_card_order(waiting)[0]
        e = affecting(card, code)
        del waiting[card]
        if e is not None:
            _blame(card, e, handler_player(e))
            yield card, e
