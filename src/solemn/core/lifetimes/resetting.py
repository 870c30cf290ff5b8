"""How effects end: by what happens to their card, at the end of a phase or a Chain, or with the activation they belong to."""

from collections.abc import Callable
from typing import Final

from solemn.core.effects.effect import recharge, reset_effect_due, value_for_card, works_at
from solemn.core.effects.queries import affecting, effects_on, may_be_touched, note_all_negation_reaches, note_immunities
from solemn.core.lifetimes.card_marks import mark_card
from solemn.core.lifetimes.registration import Index, in_code_order, remove_anywhere, unregister_from
from solemn.core.state.data import Card, DuelState, Effect, own
from solemn.core.state.log import emit
from solemn.spec.constants import (
    EFFECT_CANNOT_DISABLE,
    EFFECT_DISABLE,
    EFFECT_DISABLE_FIELD,
    EFFECT_FLAG_SINGLE_RANGE,
    EFFECT_FORBIDDEN,
    EFFECT_REMOVE_BRAINWASHING,
    EFFECT_SET_CONTROL,
    EFFECT_TYPE_SINGLE,
    EFFECT_USE_EXTRA_MZONE,
    EFFECT_USE_EXTRA_SZONE,
    LOCATION_SZONE,
    RESET_CARD,
    RESET_CODE,
    RESET_CONTROL,
    RESET_COPY,
    RESET_DISABLE,
    RESET_EVENT,
    RESET_LEAVE,
    RESET_MSCHANGE,
    RESET_OVERLAY,
    RESET_PHASE,
    RESET_REMOVE,
    RESET_TEMP_REMOVE,
    RESET_TODECK,
    RESET_TOFIELD,
    RESET_TOGRAVE,
    RESET_TOHAND,
    RESET_TURN_SET,
    STATUS_DISABLED,
    STATUS_EFFECT_ENABLED,
    STATUS_FORBIDDEN,
)

_RESET_KINDS: Final = (RESET_EVENT, RESET_PHASE, RESET_CODE, RESET_COPY, RESET_CARD)
_EVENTS: Final = 0xFFFF0000
_TAKEN_AWAY: Final = RESET_TODECK | RESET_TOHAND | RESET_TOGRAVE | RESET_REMOVE | RESET_TEMP_REMOVE
_MOVED: Final = _TAKEN_AWAY | RESET_OVERLAY | RESET_MSCHANGE
_NEW_ON_FIELD: Final = _MOVED | RESET_LEAVE | RESET_TOFIELD
_COUNTS_AGAIN: Final = _NEW_ON_FIELD | RESET_TURN_SET
_LOSES_COUNTERS: Final = _MOVED | RESET_TOFIELD | RESET_TURN_SET
_FREES_ZONES: Final = _TAKEN_AWAY | RESET_LEAVE | RESET_TOFIELD | RESET_TURN_SET | RESET_CONTROL
_SILENCED: Final = STATUS_DISABLED | STATUS_FORBIDDEN
_CONTROL_ENDS: Final = RESET_EVENT | 0xEC0000


def reset_card(card: Card, number: int, kind: int) -> None:
    """End the effects on a card whose reset is due: `kind` is RESET_EVENT (number: mask of events), _PHASE (mask of phases), _CODE,
    _COPY or _CARD."""
    if kind not in _RESET_KINDS:
        return
    if kind == RESET_EVENT:
        _forget(card, number)
    for e in tuple(card.own_effects):
        if e in card.own_effects and reset_effect_due(e, number, kind):
            unregister_from(card, e)


def _forget(card: Card, events: int) -> None:
    _end_relations(card, events)
    if events & _NEW_ON_FIELD:
        _forget_attacks(card)
    if events & _COUNTS_AGAIN:
        card.battled_with.clear()
        give_back_uses(card)
        for e in card.field_effects.get(EFFECT_DISABLE_FIELD, ()):
            e.value = 0
    if events & _LOSES_COUNTERS:
        card.counters.clear()
    if events & _FREES_ZONES:
        _free_extra_zones(card)
    if events & RESET_TOFIELD:
        card.former_equip_target = None
    if events & RESET_DISABLE:
        _lose_negated_counters(card)
    if events & RESET_TURN_SET:
        _keep_control(card)


def _end_relations(card: Card, events: int) -> None:
    ended = [other for other, until in card.related_cards.items() if until & _EVENTS & events]
    for other in ended:
        del card.related_cards[other]
    if events & _MOVED:
        card.related_effects.clear()


def _forget_attacks(card: Card) -> None:
    card.indestructible_counts.clear()
    card.declared_targets.clear()
    card.attacked_targets.clear()
    card.declared_this_turn = 0
    card.declarations = 0
    card.attacked_count = 0
    card.attacks_all = 1


def _free_extra_zones(card: Card) -> None:
    for code in (EFFECT_USE_EXTRA_MZONE, EFFECT_USE_EXTRA_SZONE):
        for e in card.field_effects.get(code, ()):
            if isinstance(e.value, int):
                e.value &= 0xFFFF


def _lose_negated_counters(card: Card) -> None:
    """A negated card loses the counters that it may have only because its effect allows them."""
    for counter, (lost_if_negated, lasting) in sorted(card.counters.items()):
        if lost_if_negated <= 0:
            continue
        emit(card.d, "remove_counter", counter, card.controller, card.location, card.sequence, lost_if_negated)
        if lasting:
            own(card, "counters")[counter] = (0, lasting)
        else:
            del card.counters[counter]


def _keep_control(card: Card) -> None:
    """A monster that is turned face-down stays with its controller, even if the effect that gave control ends."""
    e = rightful_controller(card)[1]
    if e is not None and (e.condition is not None or not e.type & EFFECT_TYPE_SINGLE):
        mark_card(card, EFFECT_SET_CONTROL, card.controller, _CONTROL_ENDS, owner=card)


def give_back_uses(card: Card) -> None:
    """Give back the uses of the card's effects that each effect counts for itself."""
    for e in card.own_effects:
        recharge(e)


def _note(card: Card, status: int, by: Effect | None) -> None:
    card.status = card.status & ~status if by is None else card.status | status


def work_out_negation(card: Card) -> None:
    """Work out again whether the card is prohibited and whether its effects are negated.

    What it is unaffected by comes first, then the prohibition: each step matters for the effects that the next one asks.
    """
    was_negated = card.status & STATUS_DISABLED
    if not may_be_touched(card):
        card.immune_effects = ()
        card.status &= ~_SILENCED
        if was_negated:
            emit(card.d, ".negation_over", card)
        return
    note_immunities(card)
    _note(card, STATUS_FORBIDDEN, affecting(card, EFFECT_FORBIDDEN))
    by = None if affecting(card, EFFECT_CANNOT_DISABLE) else affecting(card, EFFECT_DISABLE)
    _note(card, STATUS_DISABLED, by)
    if by is None and was_negated:
        emit(card.d, ".negation_over", card)
    elif by is not None and not was_negated:
        emit(card.d, ".negated", card, by)


def rightful_controller(card: Card) -> tuple[int, Effect | None]:
    """The player who should control the card, and the effect that gives control (None: its owner has it)."""
    d = card.d
    since = 0
    if d.pending.control_returns and affecting(card, EFFECT_REMOVE_BRAINWASHING) is not None:
        since = d.registering.control_changed_at
    controls = [e for e in effects_on(card, EFFECT_SET_CONTROL) if e.handler is None or not e.handler.equip_negated]
    if not controls or controls[-1].id < since:
        return card.owner, None
    return value_for_card(controls[-1], card) & 0xFF, controls[-1]


def set_working(card: Card, enabled: bool) -> None:
    """Make the card's effects work (its move, Summon or activation is over) or stop (one begins)."""
    if not card.location or enabled == bool(card.status & STATUS_EFFECT_ENABLED):
        return
    work_out_negation(card)  # with its own effects as they worked so far
    if enabled:
        _begin_to_work(card)
    else:
        card.status &= ~STATUS_EFFECT_ENABLED
    if not card.status & _SILENCED:
        note_all_negation_reaches(card)


def _begin_to_work(card: Card) -> None:
    card.status |= STATUS_EFFECT_ENABLED
    _renew(card, card.single_effects, _depends_on_place)
    _renew(card, card.field_effects, works_at)
    _renew(card, card.equip_effects, _equips_from_zone)
    _renew(card, card.target_effects, works_at)
    if card.status & STATUS_DISABLED:
        reset_card(card, RESET_DISABLE, RESET_EVENT)


def _renew(card: Card, effects: Index, depends: Callable[[Effect, Card], bool]) -> None:
    """Renumber the card's effects that depend on where it is: they apply from now on, after all others."""
    if effects:
        for e in in_code_order(effects):
            if depends(e, card):
                _number(e)


def _depends_on_place(e: Effect, card: Card) -> bool:
    return bool(e.flag & EFFECT_FLAG_SINGLE_RANGE) and works_at(e, card)


def _equips_from_zone(e: Effect, card: Card) -> bool:
    return card.location == LOCATION_SZONE


def _number(e: Effect) -> None:
    e.id = e.d.field_id
    e.d.field_id += 1


def end_oaths(d: DuelState, reason_effect: Effect) -> None:
    """End the conditions that came with an activation that was negated or did not take place."""
    for e in [e for e, reason in d.effects.oath.items() if reason is reason_effect]:
        if d.effects.oath.pop(e, None) is not None:
            remove_anywhere(d, e)


def keep_oaths(d: DuelState, reason_effect: Effect) -> None:
    """Make the conditions that came with this activation last, whatever happens to it from now on."""
    for e, reason in d.effects.oath.items():
        if reason is reason_effect:
            d.effects.oath[e] = None


def reset_phase(d: DuelState, phase: int) -> None:
    """End what lasts until the end of this phase."""
    for e in tuple(d.effects.phase_reset):
        if e in d.effects.phase_reset and reset_effect_due(e, phase, RESET_PHASE):
            remove_anywhere(d, e)


def reset_chain(d: DuelState) -> None:
    """End what lasts until the end of the Chain."""
    d.chaining.lasting_limits.clear()
    d.limits.uses_in_chain.clear()
    for e in tuple(d.effects.chain_reset):
        remove_anywhere(d, e)
