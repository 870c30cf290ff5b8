"""Destroying cards: what protects them, what is destroyed or done instead, and where they go."""

from collections.abc import Iterable
from typing import Final

from solemn.core.card.kinds import in_operation_order
from solemn.core.effects.effect import note_use, value, value_says_yes
from solemn.core.effects.queries import effects_on, unaffected_by
from solemn.core.moves.pending_moves import GONE, bind_for, intend, mark_destroyed, note_timing, sealed, spare, spare_destruction
from solemn.core.moves.replacing import (
    choose_battle_replacement,
    choose_battle_replacements_for_all,
    replace_destruction,
    replace_for_all,
)
from solemn.core.moves.sending import send_unopposed
from solemn.core.permissions.capabilities import can_send_to_deck, can_send_to_hand, why_not_remove
from solemn.core.permissions.protections import check_indestructible_by_effect, why_not_destroy
from solemn.core.state.data import Card, DuelState, Effect, Group, in_card_order, own
from solemn.core.state.deferred import settle
from solemn.core.state.log import emit
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.state.reasons import Refusal
from solemn.core.timing.events import answer_events, answer_single_events
from solemn.core.timing.unusable_zones import update_standing
from solemn.spec.constants import (
    EFFECT_DESTROY_REPLACE,
    EFFECT_DESTROY_SUBSTITUTE,
    EFFECT_FLAG_COUNT_LIMIT,
    EFFECT_INDESTRUCTABLE,
    EFFECT_INDESTRUCTABLE_COUNT,
    EFFECT_SEND_REPLACE,
    EVENT_DESTROY,
    LOCATION_DECK,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_REMOVED,
    PLAYER_NONE,
    PLAYER_SELFDES,
    POS_FACEUP,
    REASON_COST,
    REASON_DESTROY,
    REASON_EFFECT,
    REASON_REPLACE,
    REASON_RULE,
    STATUS_ACTIVATE_DISABLED,
    STATUS_DESTROY_CONFIRMED,
    STATUS_SUMMON_DISABLED,
    TIMING_DESTROY,
)

DESTROYED_IS_NOT_NEGATED: Final = "A5"  # the link of a card that was destroyed still resolves
SAFE_IN_BATTLE: Final = "R-BATTLE-PROTECTED"  # what cannot be destroyed by battle stays on the field

_NEGATED: Final = STATUS_ACTIVATE_DISABLED | STATUS_SUMMON_DISABLED


def destroy(
    d: DuelState,
    cards: Iterable[Card],
    reason_effect: Effect | None,
    reason: int,
    reason_player: int,
    player: int = PLAYER_NONE,
    destination: int = 0,
    sequence: int = 0,
) -> int:
    """Destroy cards; they go to the GY or to another destination off the field. Returns how many were destroyed.

    `DuelState.operated` then holds them, without those that were destroyed in place of another card. Rules N2, A5.
    """
    targets = mark_destroyed(d, cards, reason_effect, reason, reason_player, player, destination, sequence)
    return destroy_marked(d, targets, reason_effect, reason, reason_player)


def destroy_marked(d: DuelState, targets: Group, reason_effect: Effect | None, reason: int, reason_player: int) -> int:
    """Destroy cards marked by `mark_destroyed`, unless something protects them (P10) or replaces their destruction."""
    settle(d)
    _spare_protected(d, targets, reason_player)
    replace_for_all(d, EFFECT_DESTROY_REPLACE, targets)
    for card in list(targets.cards):
        replace_destruction(d, targets, card)
    _forget_canceled(d)
    return destroy_certain(d, targets, reason_effect, reason, reason_player)


def destroy_certain(d: DuelState, targets: Group, reason_effect: Effect | None, reason: int, reason_player: int) -> int:
    """Destroy cards whose destruction can no longer be prevented, such as monsters at the end of the Damage Step."""
    if not targets.cards:
        d.operated = []
        return 0
    for card in in_operation_order(targets.cards):
        _confirm(d, targets, card)
    update_standing(d)
    answer_single_events(d)
    raise_event(d, targets.cards, EVENT_DESTROY, reason_effect, reason, reason_player, 0, 0)
    answer_events(d)
    settle(d)
    _send_destroyed(d, targets, reason_effect, reason, reason_player)
    d.operated = [card for card in targets.cards if not card.reason & REASON_REPLACE]
    return len(d.operated)


def spare_from_battle(d: DuelState, targets: Group) -> None:
    """Take the monsters out of the group that are not destroyed by battle after all.

    Cards destroyed in their place are noted in `Battle.destroyed_by_battle_replaced`; what else is done instead, in
    `EventQueues.desrep` for `carry_out_battle_replacements`.
    """
    for card in list(targets.cards):
        if _battle_shields(d, card):
            spare_destruction(targets, card)
            continue
        substitutes = _substitutes(card)
        if substitutes:
            d.battle.destroyed_by_battle_replaced = in_card_order(d.battle.destroyed_by_battle_replaced + substitutes)
            _cancel(d, targets, card)
    if targets.cards:
        choose_battle_replacements_for_all(d, targets)
    for card in list(targets.cards):
        choose_battle_replacement(d, targets, card)
    _forget_canceled(d)


def _confirm(d: DuelState, targets: Group, card: Card) -> None:
    if card.location & GONE:
        spare(targets, card)
        return
    card.reason |= REASON_DESTROY
    note_timing(d, card, TIMING_DESTROY)
    raise_single_event(d, card, None, EVENT_DESTROY, card.reason_effect, card.reason, card.reason_player, 0, 0)


def _send_destroyed(d: DuelState, targets: Group, reason_effect: Effect | None, reason: int, reason_player: int) -> None:
    leaving = sealed(d, targets.cards)
    for card in leaving.cards:
        card.status &= ~STATUS_DESTROY_CONFIRMED
        card.send_location = _reachable(card, reason, reason_player)
    replace_for_all(d, EFFECT_SEND_REPLACE, leaving)
    send_unopposed(d, leaving, reason_effect, reason | REASON_DESTROY, reason_player)


def _reachable(card: Card, reason: int, reason_player: int) -> int:
    """Where a destroyed card goes; to the GY if it cannot go where it should."""
    where = card.send_location
    if (
        (where == LOCATION_HAND and not can_send_to_hand(card, reason_player))
        or (where == LOCATION_DECK and not can_send_to_deck(card, reason_player))
        or (where == LOCATION_REMOVED and why_not_remove(card, reason_player, card.send_position, reason) is not None)
    ):
        return LOCATION_GRAVE
    return where or LOCATION_GRAVE


# protections


def _spare_protected(d: DuelState, targets: Group, reason_player: int) -> None:
    spared: list[Card] = []
    used: dict[int, Effect] = {}
    substitutes: list[Card] = []
    for card in list(targets.cards):
        shields = _shields(card)
        if shields:
            spared.append(card)
            _note_shields(d, card, shields, used, reason_player)
            continue
        instead = _substitutes(card)
        if instead:
            substitutes += instead
            _cancel(d, targets, card)
    for card in spared:
        spare_destruction(targets, card)
    for card in in_card_order(substitutes):
        _destroy_instead(targets, card)
    for number in sorted(used):
        note_use(used[number])


def _note_shields(d: DuelState, card: Card, shields: list[Effect | str], used: dict[int, Effect], reason_player: int) -> None:
    for shield in shields:
        emit(d, ".protected", card, shield, card.reason_effect)
        if isinstance(shield, Effect) and (reason_player != PLAYER_SELFDES or shield.code == EFFECT_INDESTRUCTABLE_COUNT):
            used.setdefault(shield.id, shield)


def _shields(card: Card) -> list[Effect | str]:
    """What keeps the card from being destroyed: the first thing found, or all that do so a number of times.

    What protects a card on the field does not protect one whose activation or Summon was negated (rule A2).
    """
    shield = why_not_destroy(card)
    if shield is None and card.status & _NEGATED and card.d.official_rulings:
        return []
    if shield is None and not card.reason & (REASON_RULE | REASON_COST):
        shield = _effect_shield(card)
    if shield is None:
        shield = _shield(card)
    return list(_counted_shields(card)) if shield is None else [shield]


def _effect_shield(card: Card) -> Refusal:
    by = card.reason_effect
    return unaffected_by(card, by) or check_indestructible_by_effect(card, by, card.reason_player)


def _shield(card: Card) -> Effect | None:
    for e in effects_on(card, EFFECT_INDESTRUCTABLE):
        if value_says_yes(e, card.reason_effect, card.reason, card.reason_player):
            return e
    return None


def _counted_shields(card: Card) -> Iterable[Effect]:
    """The effects that protect the card this time; the caller counts down those that protect it a limited number of times."""
    for e in effects_on(card, EFFECT_INDESTRUCTABLE_COUNT):
        if e.flag & EFFECT_FLAG_COUNT_LIMIT:
            if e.count_limit and value_says_yes(e, card.reason_effect, card.reason, card.reason_player):
                yield e
        elif _counts_again(card, e):
            yield e


def _counts_again(card: Card, e: Effect) -> bool:
    """Count one more use of an effect whose value is a number of times; the count is kept on the card. True while it protects."""
    most = value(e, card.reason_effect, card.reason, card.reason_player)
    if not most:
        return False
    times = card.indestructible_counts.get(e.id, 0) + 1
    own(card, "indestructible_counts")[e.id] = times
    return times <= most


def _battle_shields(d: DuelState, card: Card) -> bool:
    """Whether something protects the monster from battle; a protection for a number of times is used up at once.

    Rule R-BATTLE-PROTECTED.
    """
    shield: Refusal = why_not_destroy(card) or _shield(card)
    shields: list[Effect | str] = [] if shield is None else [shield]
    if shield is None:
        for e in _counted_shields(card):
            if e.flag & EFFECT_FLAG_COUNT_LIMIT:
                note_use(e)
            shields.append(e)
    for found in shields:
        emit(d, ".protected", card, found, None)
    return bool(shields)


def _substitutes(card: Card) -> list[Card]:
    """The cards that are destroyed instead of this one."""
    return [
        e.handler
        for e in effects_on(card, EFFECT_DESTROY_SUBSTITUTE)
        if value_says_yes(e, card.reason_effect, card.reason, card.reason_player) and e.handler is not None
    ]


def _cancel(d: DuelState, targets: Group, card: Card) -> None:
    spare(targets, card)
    d.pending.not_destroyed[card] = None


def _forget_canceled(d: DuelState) -> None:
    for card in d.pending.not_destroyed:
        card.status &= ~STATUS_DESTROY_CONFIRMED
    d.pending.not_destroyed.clear()


def _destroy_instead(targets: Group, card: Card) -> None:
    if card in targets.cards:
        return
    intend(card, REASON_EFFECT | REASON_DESTROY | REASON_REPLACE, None, card.controller)
    bind_for(card, card.owner, POS_FACEUP, LOCATION_GRAVE)
    targets.cards = in_card_order([*targets.cards, card])
