"""Tributing cards, by a rule, as a cost or by an effect."""

from collections.abc import Iterable
from typing import Final

from solemn.core.card.kinds import in_operation_order
from solemn.core.effects.effect import note_use
from solemn.core.effects.queries import withstands
from solemn.core.moves.pending_moves import GONE, mark_released, mark_sent, sealed, spare
from solemn.core.moves.replacing import replace_for_all, replace_release
from solemn.core.moves.sending import send_marked, send_unopposed
from solemn.core.permissions.capabilities import releasable_by_nonsummon, releasable_by_summon
from solemn.core.state.data import Card, DuelState, Effect, Group
from solemn.core.state.deferred import settle
from solemn.core.timing.unusable_zones import update_standing
from solemn.spec.constants import (
    EFFECT_RELEASE_REPLACE,
    EFFECT_SEND_REPLACE,
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_OVERLAY,
    LOCATION_REMOVED,
    PLAYER_NONE,
    POS_FACEUP,
    REASON_COST,
    REASON_EFFECT,
    REASON_MATERIAL,
    REASON_RELEASE,
    REASON_RITUAL,
    REASON_RULE,
    REASON_SUMMON,
    STATUS_SPSUMMON_STEP,
    STATUS_SUMMONING,
)

_NOT_BY_EFFECT: Final = REASON_RULE | REASON_SUMMON | REASON_COST
_BY_TRIBUTE: Final = 0
_AS_RITUAL_MATERIAL: Final = REASON_RITUAL | REASON_EFFECT | REASON_MATERIAL


def release(d: DuelState, cards: Iterable[Card], reason_effect: Effect | None, reason: int, reason_player: int) -> int:
    """Tribute cards; they go to the GY. Returns how many were Tributed, and leaves them in `DuelState.operated`."""
    targets = mark_released(d, cards, reason_effect, reason, reason_player)
    return release_marked(d, targets, reason_effect, reason, reason_player)


def release_marked(d: DuelState, targets: Group, reason_effect: Effect | None, reason: int, reason_player: int) -> int:
    """Tribute those cards marked by `mark_released` that can be Tributed; returns how many were."""
    settle(d)
    _spare_untributable(d, targets, reason, reason_player)
    if targets.cards:
        _confirm(targets)
        update_standing(d)
        settle(d)
        leaving = sealed(d, targets.cards)
        replace_for_all(d, EFFECT_SEND_REPLACE, leaving)
        send_unopposed(d, leaving, reason_effect, reason | REASON_RELEASE, reason_player)
        _count_down_lenders(d)
    d.operated = list(targets.cards)
    return len(d.operated)


def _spare_untributable(d: DuelState, targets: Group, reason: int, reason_player: int) -> None:
    """Take out the cards that cannot be Tributed, and those for which an effect does something else instead."""
    for card in list(targets.cards):
        if _cannot_be_tributed(card, reason, reason_player):
            spare(targets, card)
    if not reason & REASON_RULE:
        replace_for_all(d, EFFECT_RELEASE_REPLACE, targets)
    for card in list(targets.cards):
        replace_release(d, targets, card)


def _confirm(targets: Group) -> None:
    """From now on these cards count as Tributed; those that have left the field meanwhile do not."""
    for card in in_operation_order(targets.cards):
        if card.location & GONE:
            spare(targets, card)
        else:
            card.reason |= REASON_RELEASE


def _leaves_as_material(card: Card, out_of_deck: bool) -> int:
    """Where a Ritual Material is sent, 0 if it is Tributed."""
    if card.location & LOCATION_GRAVE:
        return LOCATION_REMOVED
    stays_untributed = card.location & (LOCATION_OVERLAY | LOCATION_EXTRA) or (card.location & LOCATION_DECK and not out_of_deck)
    return LOCATION_GRAVE if stays_untributed else _BY_TRIBUTE


def use_as_ritual_material(d: DuelState, cards: Iterable[Card], out_of_deck: bool) -> None:
    """Use cards as materials of a Ritual Summon: those in the GY are banished, those in places where nothing can be Tributed go to
    the GY (from the Deck unless `out_of_deck`), all others are Tributed."""
    by = (d.reason_effect, _AS_RITUAL_MATERIAL, d.reason_player)
    leaving: dict[int, list[Card]] = {LOCATION_GRAVE: [], _BY_TRIBUTE: [], LOCATION_REMOVED: []}  # one way after the other
    for card in cards:
        leaving[_leaves_as_material(card, out_of_deck)].append(card)
    # all of them are material before the first is moved
    marked = {
        way: mark_sent(d, some, *by, PLAYER_NONE, way, 0, POS_FACEUP) if way else mark_released(d, some, *by)
        for way, some in leaving.items()
    }
    for way, targets in marked.items():
        (send_marked if way else release_marked)(d, targets, *by)


def _cannot_be_tributed(card: Card, reason: int, reason_player: int) -> bool:
    if card.status & (STATUS_SUMMONING | STATUS_SPSUMMON_STEP):
        return True
    if reason & REASON_SUMMON and (card.reason_card is None or not releasable_by_summon(card, reason_player, card.reason_card)):
        return True
    if card.reason & _NOT_BY_EFFECT:
        return False
    if withstands(card, card.reason_effect):
        return True
    return not releasable_by_nonsummon(card, reason_player, reason)


def _count_down_lenders(d: DuelState) -> None:
    """Use up the effects that let the player Tribute a monster of the opponent."""
    for e in d.pending.uses_to_note:
        note_use(e)
    d.pending.uses_to_note = []
