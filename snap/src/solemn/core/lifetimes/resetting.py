"""Ending effects: by what happens to their card, at the end of a phase or a Chain, with the activation they belong to."""

from solemn.core.effects.effect import in_range, new_effect, recharge, reset_effect_due, value_for_card
from solemn.core.effects.queries import affecting, effects_on, filter_disable_related_cards, filter_immune_effect, may_be_touched
from solemn.core.lifetimes.registration import add_effect, in_code_order, remove_anywhere, remove_effect
from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.state.log import emit
from solemn.spec.constants import (
    EFFECT_CANNOT_DISABLE,
    EFFECT_DISABLE,
    EFFECT_DISABLE_FIELD,
    EFFECT_FLAG_CANNOT_DISABLE,
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

_RESET_KINDS = (RESET_EVENT, RESET_PHASE, RESET_CODE, RESET_COPY, RESET_CARD)
_EVENTS = 0xFFFF0000
_TAKEN_AWAY = RESET_TODECK | RESET_TOHAND | RESET_TOGRAVE | RESET_REMOVE | RESET_TEMP_REMOVE
_MOVED = _TAKEN_AWAY | RESET_OVERLAY | RESET_MSCHANGE
_NEW_ON_FIELD = _MOVED | RESET_LEAVE | RESET_TOFIELD
_COUNTS_AGAIN = _NEW_ON_FIELD | RESET_TURN_SET
_LOSES_COUNTERS = _MOVED | RESET_TOFIELD | RESET_TURN_SET
_FREES_ZONES = _TAKEN_AWAY | RESET_LEAVE | RESET_TOFIELD | RESET_TURN_SET | RESET_CONTROL
_CONTROL_ENDS = RESET_EVENT | 0xEC0000


def reset_card(card: Card, number: int, kind: int) -> None:
    """End what ends on a card: `kind` is RESET_EVENT (number: mask of events), _PHASE (mask of phases), _CODE, _COPY or _CARD."""
    if kind not in _RESET_KINDS:
        return
    if kind == RESET_EVENT:
        _forget(card, number)
    for e in tuple(card.own_effects):
        if e in card.own_effects and reset_effect_due(e, number, kind):
            remove_effect(card, e)


def _forget(card: Card, events: int) -> None:
    _end_relations(card, events)
    if events & _NEW_ON_FIELD:
        _forget_attacks(card)
    if events & _COUNTS_AGAIN:
        card.battled_cards.clear()
        reset_effect_count(card)
        for e in card.field_effects.get(EFFECT_DISABLE_FIELD, ()):
            e.value = 0
    if events & _LOSES_COUNTERS:
        card.counters.clear()
    if events & _FREES_ZONES:
        _free_extra_zones(card)
    if events & RESET_TOFIELD:
        card.pre_equip_target = None
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
    card.announced_cards.clear()
    card.attacked_cards.clear()
    card.attack_announce_count = 0
    card.announce_count = 0
    card.attacked_count = 0
    card.attack_all_target = 1


def _free_extra_zones(card: Card) -> None:
    for code in (EFFECT_USE_EXTRA_MZONE, EFFECT_USE_EXTRA_SZONE):
        for e in card.field_effects.get(code, ()):
            if isinstance(e.value, int):
                e.value &= 0xFFFF


def _lose_negated_counters(card: Card) -> None:
    """A negated card loses the counters that stay with it only while its effect allows them."""
    for counter, (lost_if_negated, lasting) in sorted(card.counters.items()):
        if lost_if_negated <= 0:
            continue
        emit(card.d, "remove_counter", counter, card.controller, card.location, card.sequence, lost_if_negated)
        if lasting:
            card.counters[counter] = (0, lasting)
        else:
            del card.counters[counter]


def _keep_control(card: Card) -> None:
    """A monster turned face-down stays with the player who controls it, though what gave control may end."""
    e = refresh_control_status(card)[1]
    if e is None or (e.type & EFFECT_TYPE_SINGLE and e.condition is None):
        return
    kept = new_effect(card.d)
    kept.owner = card
    kept.handler = card
    kept.type = EFFECT_TYPE_SINGLE
    kept.code = EFFECT_SET_CONTROL
    kept.value = card.controller
    kept.flag = EFFECT_FLAG_CANNOT_DISABLE
    kept.reset_flag = _CONTROL_ENDS
    add_effect(card, kept)


def reset_effect_count(card: Card) -> None:
    """Give back all uses of the card's effects that they count by themselves."""
    for e in card.own_effects:
        recharge(e)


def refresh_disable_status(card: Card) -> None:
    """Work out anew whether the card is forbidden and whether it is negated."""
    if not may_be_touched(card):
        card.immune_effects = ()
        card.status &= ~(STATUS_FORBIDDEN | STATUS_DISABLED)
        return
    filter_immune_effect(card)
    if affecting(card, EFFECT_FORBIDDEN) is not None:
        card.status |= STATUS_FORBIDDEN
    else:
        card.status &= ~STATUS_FORBIDDEN
    if affecting(card, EFFECT_CANNOT_DISABLE) is None and affecting(card, EFFECT_DISABLE) is not None:
        card.status |= STATUS_DISABLED
    else:
        card.status &= ~STATUS_DISABLED


def refresh_control_status(card: Card) -> tuple[int, Effect | None]:
    """The player who is to control the card, and the effect by which, if any."""
    d = card.d
    since = 0
    if d.remove_brainwashing and affecting(card, EFFECT_REMOVE_BRAINWASHING) is not None:
        since = d.last_control_changed_id
    controls = [e for e in effects_on(card, EFFECT_SET_CONTROL) if e.handler is None or not e.handler.equip_negated]
    if not controls or controls[-1].id < since:
        return card.owner, None
    return value_for_card(controls[-1], card) & 0xFF, controls[-1]


def enable_field_effect(card: Card, enabled: bool) -> None:
    """Make the card's effects work (its move, Summon or activation is over) or stop (one begins)."""
    if card.location == 0 or enabled == bool(card.status & STATUS_EFFECT_ENABLED):
        return
    refresh_disable_status(card)
    if enabled:
        card.status |= STATUS_EFFECT_ENABLED
        _renew(card)
        if card.status & STATUS_DISABLED:
            reset_card(card, RESET_DISABLE, RESET_EVENT)
    else:
        card.status &= ~STATUS_EFFECT_ENABLED
    if not card.status & (STATUS_DISABLED | STATUS_FORBIDDEN):
        filter_disable_related_cards(card)


def _renew(card: Card) -> None:
    """The card's effects that depend on where it is apply from now on, after all others."""
    if card.single_effects:
        for e in in_code_order(card.single_effects):
            if e.flag & EFFECT_FLAG_SINGLE_RANGE and in_range(e, card):
                _number(e)
    if card.field_effects:
        for e in in_code_order(card.field_effects):
            if in_range(e, card):
                _number(e)
    if card.equip_effects and card.location == LOCATION_SZONE:
        for e in in_code_order(card.equip_effects):
            _number(e)
    if card.target_effects:
        for e in in_code_order(card.target_effects):
            if in_range(e, card):
                _number(e)


def _number(e: Effect) -> None:
    e.id = e.d.field_id
    e.d.field_id += 1


def remove_oath_effect(d: DuelState, reason_effect: Effect) -> None:
    """End what came with an activation that was negated or did not take place."""
    for e in [e for e, reason in d.effects.oath.items() if reason is reason_effect]:
        if d.effects.oath.pop(e, None) is not None:
            remove_anywhere(d, e)


def release_oath_relation(d: DuelState, reason_effect: Effect) -> None:
    """What came with this activation stays from now on, whatever happens to it."""
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
    d.chain_limits_p.clear()
    d.count_codes_chain.clear()
    for e in tuple(d.effects.chain_reset):
        remove_anywhere(d, e)
