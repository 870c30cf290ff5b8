"""Registering effects: on a card, and in the duel's index of effects that watch the whole field."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from solemn.core.effects.calling import value_of
from solemn.core.effects.effect import DISABLE_RELATED, clone_effect, is_in_force, value_for_card, works_at
from solemn.core.effects.queries import cards_watched_by, note_reached_by_negation, unaffected_by
from solemn.core.permissions.uniqueness import stop_watching_for_rivals, watch_for_rivals
from solemn.core.state.data import Card, DuelState, Effect, in_card_order, own
from solemn.core.state.log import emit
from solemn.core.state.raised_events import raise_single_event
from solemn.spec.constants import (
    EFFECT_COUNTER_PERMIT,
    EFFECT_FLAG_COPY_INHERIT,
    EFFECT_FLAG_COUNT_LIMIT,
    EFFECT_FLAG_FIELD_ONLY,
    EFFECT_FLAG_INITIAL,
    EFFECT_FLAG_OATH,
    EFFECT_FLAG_SINGLE_RANGE,
    EFFECT_FLAG_UNCOPYABLE,
    EFFECT_REMOVE_BRAINWASHING,
    EFFECT_REVERSE_DECK,
    EFFECT_SELF_TOGRAVE,
    EFFECT_SET_ATTACK,
    EFFECT_SET_ATTACK_FINAL,
    EFFECT_SET_BASE_ATTACK,
    EFFECT_SET_BASE_DEFENSE,
    EFFECT_SET_DEFENSE,
    EFFECT_SET_DEFENSE_FINAL,
    EFFECT_SPSUMMON_COUNT_LIMIT,
    EFFECT_TYPE_ACTIONS,
    EFFECT_TYPE_ACTIVATE,
    EFFECT_TYPE_CONTINUOUS,
    EFFECT_TYPE_EQUIP,
    EFFECT_TYPE_FIELD,
    EFFECT_TYPE_GRANT,
    EFFECT_TYPE_IGNITION,
    EFFECT_TYPE_QUICK_F,
    EFFECT_TYPE_QUICK_O,
    EFFECT_TYPE_SINGLE,
    EFFECT_TYPE_TARGET,
    EFFECT_TYPE_TRIGGER_F,
    EFFECT_TYPE_TRIGGER_O,
    EFFECT_TYPE_XMATERIAL,
    EFFECT_UNIQUE_CHECK,
    EFFECT_UPDATE_ATTACK,
    EFFECT_UPDATE_DEFENSE,
    EFFECT_UPDATE_LEVEL,
    EVENT_DETACH_MATERIAL,
    EVENT_LEVEL_UP,
    EVENT_PHASE,
    GLOBALFLAG_BRAINWASHING_CHECK,
    GLOBALFLAG_DECK_REVERSE_CHECK,
    GLOBALFLAG_DETACH_EVENT,
    GLOBALFLAG_SELF_TOGRAVE,
    LOCATION_HAND,
    PLAYER_NONE,
    RESET_CHAIN,
    RESET_PHASE,
    STATUS_COPYING_EFFECT,
    STATUS_EFFECT_REPLACED,
    STATUS_INITIALIZING,
    TYPE_NORMAL,
    TYPE_PENDULUM,
)

COST_OF_REGISTERING: Final = 60  # steps
Index = dict[int, tuple[Effect, ...]]

_KINDS: Final = (EFFECT_TYPE_SINGLE, EFFECT_TYPE_EQUIP, EFFECT_TYPE_TARGET, EFFECT_TYPE_XMATERIAL, EFFECT_TYPE_FIELD)
_ALL_KINDS: Final = sum(_KINDS)
_SLOTS: Final = MappingProxyType(
    dict(zip(_KINDS, ("single_effects", "equip_effects", "target_effects", "xmaterial_effects", "field_effects"), strict=True))
)
_KIND_OF_TYPES: Final = MappingProxyType({
    types: next((kind for kind in _KINDS if types & kind), 0) for types in range(_ALL_KINDS + 1) if not types & ~_ALL_KINDS
})  # fmt: skip
_COUNTER_CODES: Final = 0xF0000
_GLOBAL_FLAGS: Final = MappingProxyType({EFFECT_SELF_TOGRAVE: GLOBALFLAG_SELF_TOGRAVE, EVENT_DETACH_MATERIAL: GLOBALFLAG_DETACH_EVENT})
_AURA_FLAGS: Final = MappingProxyType({
    EFFECT_REMOVE_BRAINWASHING: GLOBALFLAG_BRAINWASHING_CHECK,
    EFFECT_REVERSE_DECK: GLOBALFLAG_DECK_REVERSE_CHECK,
})  # fmt: skip

# Where effects that are activated or applied are found; one of several kinds is found by the first
_PLACES: Final = (
    (EFFECT_TYPE_IGNITION, "ignition"),
    (EFFECT_TYPE_FIELD | EFFECT_TYPE_TRIGGER_O, "trigger_o"),
    (EFFECT_TYPE_FIELD | EFFECT_TYPE_TRIGGER_F, "trigger_f"),
    (EFFECT_TYPE_QUICK_O, "quick_o"),
    (EFFECT_TYPE_QUICK_F, "quick_f"),
    (EFFECT_TYPE_ACTIVATE, "activate"),
    (EFFECT_TYPE_CONTINUOUS, "continuous"),
)

# A value that is set ends the values that were set or changed before it
_ENDED_BY: Final = MappingProxyType({
    EFFECT_SET_ATTACK: (EFFECT_SET_ATTACK, EFFECT_SET_ATTACK_FINAL, EFFECT_SET_BASE_ATTACK),
    EFFECT_SET_BASE_ATTACK: (EFFECT_SET_ATTACK, EFFECT_SET_ATTACK_FINAL, EFFECT_SET_BASE_ATTACK),
    EFFECT_SET_ATTACK_FINAL: (EFFECT_UPDATE_ATTACK, EFFECT_SET_ATTACK, EFFECT_SET_ATTACK_FINAL),
    EFFECT_SET_DEFENSE: (EFFECT_SET_DEFENSE, EFFECT_SET_DEFENSE_FINAL, EFFECT_SET_BASE_DEFENSE),
    EFFECT_SET_BASE_DEFENSE: (EFFECT_SET_DEFENSE, EFFECT_SET_DEFENSE_FINAL, EFFECT_SET_BASE_DEFENSE),
    EFFECT_SET_DEFENSE_FINAL: (EFFECT_UPDATE_DEFENSE, EFFECT_SET_DEFENSE, EFFECT_SET_DEFENSE_FINAL),
})  # fmt: skip


def in_code_order(index: Index) -> list[Effect]:
    """All effects of an index, by ascending code."""
    if len(index) > 1:
        return [e for code in sorted(index) for e in index[code]]
    for effects in index.values():
        return list(effects)
    return []


def _charge(d: DuelState, others: int) -> None:
    """A script is charged for registering an effect, by the number of effects with the same code."""
    if d.spend is not None:
        d.spend(COST_OF_REGISTERING + (others >> 4))


def insert(index: Index, e: Effect) -> None:
    """Put an effect into an index, after the others with its code."""
    code = e.code
    e.d.registering.seen_codes[code] = None
    index[code] = (*index[code], e) if code in index else (e,)


def take_out(index: Index, e: Effect) -> None:
    """Take an effect out of an index, even if its code has changed since it was put there."""
    code = e.code
    if e not in index.get(code, ()):
        code = next((key for key, effects in index.items() if e in effects), -1)
        if code == -1:
            return
    effects = index[code]
    place = effects.index(e)
    rest = effects[:place] + effects[place + 1 :]
    if rest:
        index[code] = rest
    else:
        del index[code]


# On a card


def register_on(card: Card, e: Effect) -> int:
    """Register an effect on a card; returns its number, which rises with time, or 0 if it is there already or no card can have it."""
    if card.status & STATUS_COPYING_EFFECT and e.flag & EFFECT_FLAG_UNCOPYABLE:
        return 0
    kind = _KIND_OF_TYPES[e.type & _ALL_KINDS]
    if not kind or e in card.own_effects:
        return 0
    d, code = card.d, e.code
    _charge(d, len(_effects_of_kind(card, kind).get(code, ())))
    if kind == EFFECT_TYPE_SINGLE and code in _ENDED_BY:
        _end_replaced_values(card, e)
    insert(own(card, _SLOTS[kind]), e)
    if code in _GLOBAL_FLAGS:
        d.registering.in_use |= _GLOBAL_FLAGS[code]
    _stamp(card, e)
    card.own_effects[e] = kind
    e.handler = card
    if e.type & EFFECT_TYPE_FIELD and _is_watching(e, card):
        add_field_effect(d, e)
    if code in DISABLE_RELATED and card.controller != PLAYER_NONE:
        for target in _touched(card, kind):
            d.pending.negation_checks[target] = None
    if e.flag & EFFECT_FLAG_OATH:
        d.effects.oath.setdefault(e, d.reason_effect)
    if e.ends_by & RESET_PHASE and e.lasts_for == 0:
        e.lasts_for = 1
    _note_lifetime(d, e)
    if code == EFFECT_UPDATE_LEVEL and kind == EFFECT_TYPE_SINGLE:
        _tell_of_level(card, e)
    return e.id


def _effects_of_kind(card: Card, kind: int) -> Index:
    if kind == EFFECT_TYPE_SINGLE:
        return card.single_effects
    if kind == EFFECT_TYPE_FIELD:
        return card.field_effects
    if kind == EFFECT_TYPE_EQUIP:
        return card.equip_effects
    return card.target_effects if kind == EFFECT_TYPE_TARGET else card.xmaterial_effects


def _touched(card: Card, kind: int) -> Sequence[Card]:
    if kind == EFFECT_TYPE_EQUIP:
        return () if card.equip_target is None else (card.equip_target,)
    if kind == EFFECT_TYPE_TARGET:
        return card.effect_targets
    if kind == EFFECT_TYPE_XMATERIAL:
        return () if card.overlay_target is None else (card.overlay_target,)
    return (card,)


def _end_replaced_values(card: Card, e: Effect) -> None:
    if e.flag & EFFECT_FLAG_SINGLE_RANGE:
        return
    for code in sorted(_ENDED_BY[e.code]):
        for old in card.single_effects.get(code, ()):
            if not old.flag & EFFECT_FLAG_SINGLE_RANGE:
                unregister_from(card, old)


def _stamp(card: Card, e: Effect) -> None:
    d = card.d
    e.id = e.first_id = d.field_id
    d.field_id += 1
    e.card_kind = card.printed.type
    if card.status & STATUS_INITIALIZING:
        e.flag |= EFFECT_FLAG_INITIAL
    if card.status & STATUS_COPYING_EFFECT:
        e.copy_number = d.copy_number
        e.ends_by |= d.registering.copy_ends_by
        e.lasts_for = d.registering.copy_lasts_for
    reason = d.reason_effect
    if reason is not None and e.flag & EFFECT_FLAG_COPY_INHERIT and reason.copy_number:
        e.copy_number = reason.copy_number
        e.ends_by |= reason.ends_by
        e.lasts_for = min(e.lasts_for, reason.lasts_for)


def _is_watching(e: Effect, card: Card) -> bool:
    # a Trigger Effect that works in the hand is always found: its card may have been there when the event happened
    if works_at(e, card):
        return True
    if card.controller == PLAYER_NONE or e.code & EVENT_PHASE:
        return False
    return bool(e.range & LOCATION_HAND and e.type & EFFECT_TYPE_TRIGGER_O)


def _tell_of_level(card: Card, e: Effect) -> None:
    if e.flag & EFFECT_FLAG_SINGLE_RANGE:
        return
    raised = value_for_card(e, card)
    if raised > 0:
        raise_single_event(card.d, card, None, EVENT_LEVEL_UP, e, 0, 0, 0, raised)
        card.d.rules.answer_single_events(card.d)


def unregister_from(card: Card, e: Effect) -> None:
    """Remove an effect from a card, with everything that depends on it; nothing happens if it isn't there."""
    kind = card.own_effects.get(e)
    if kind is None:
        return
    d = card.d
    if kind == EFFECT_TYPE_FIELD:
        _stop_watching(card, e)
    else:
        take_out(_effects_of_kind(card, kind), e)
        if card.controller != PLAYER_NONE and e.code in DISABLE_RELATED:
            for target in _touched(card, kind):
                d.pending.negation_checks[target] = None
    if e.flag & EFFECT_FLAG_INITIAL and e.copy_number and card.status & STATUS_EFFECT_REPLACED:
        _return_own_effects(card)
    card.own_effects.pop(e, None)
    _forget_lifetime(d, e)
    if kind == EFFECT_TYPE_SINGLE and e.code & _COUNTER_CODES == EFFECT_COUNTER_PERMIT:
        _lose_counters(card, e.code & 0xFFFF)
    if e.code == EFFECT_UNIQUE_CHECK:
        stop_watching_for_rivals(d, card)
        card.unique_pos0 = card.unique_pos1 = card.only_one_of = 0
    d.pending.ended_effects[e] = None


def _stop_watching(card: Card, e: Effect) -> None:
    if is_in_force(e) and e.code in DISABLE_RELATED:
        note_reached_by_negation(card.d, e)
    take_out(card.field_effects, e)
    if _is_watching(e, card):
        remove_field_effect(card.d, e)


def _return_own_effects(card: Card) -> None:
    """The effects that replaced a card's own have ended: it gets its own back."""
    card.status &= ~STATUS_EFFECT_REPLACED
    if card.printed.type & TYPE_NORMAL and not card.printed.type & TYPE_PENDULUM:
        return
    card.status |= STATUS_INITIALIZING
    run_initial_effect(card, None)
    card.status &= ~STATUS_INITIALIZING


def run_initial_effect(card: Card, code: int | None) -> None:
    """Let a script register its effects on the card: the card's own script, or that of another passcode."""
    d = card.d
    value_of(d, d.rules.initial_effect, d, card, code)


def _lose_counters(card: Card, counter: int) -> None:
    if counter in card.counters:
        resettable, permanent = card.counters.pop(counter)
        emit(card.d, "remove_counter", counter, card.controller, card.location, card.sequence, resettable + permanent)


def _note_lifetime(d: DuelState, e: Effect) -> None:
    if e.ends_by:
        if e.ends_by & RESET_PHASE:
            d.effects.phase_reset[e] = None
        if e.ends_by & RESET_CHAIN:
            d.effects.chain_reset[e] = None
    if e.flag & EFFECT_FLAG_COUNT_LIMIT:
        d.effects.rechargeable[e] = None


def _forget_lifetime(d: DuelState, e: Effect) -> None:
    effects = d.effects
    if e.flag & EFFECT_FLAG_OATH:
        effects.oath.pop(e, None)
    if e.ends_by & RESET_PHASE:
        effects.phase_reset.pop(e, None)
    if e.ends_by & RESET_CHAIN:
        effects.chain_reset.pop(e, None)
    if e.flag & EFFECT_FLAG_COUNT_LIMIT:
        effects.rechargeable.pop(e, None)


# In the index of the field


def add_field_effect(d: DuelState, e: Effect, owner_player: int = PLAYER_NONE) -> None:
    """Let an effect watch the whole field. One that is on no card belongs to the player from now on."""
    if e.handler is None:
        e.flag |= EFFECT_FLAG_FIELD_ONLY
        e.handler = e.owner
        e.made_by = owner_player
        e.id = e.first_id = d.field_id
        d.field_id += 1
    if e.owner is not None:
        e.card_kind = e.owner.printed.type
    place = _place_of(e)
    if place:
        _charge(d, len(getattr(d.effects, place).get(e.code, ())))
        insert(getattr(d.effects, place), e)
    d.effects.places.setdefault(e, place)
    d.registering.in_use |= _GLOBAL_FLAGS.get(e.code, 0)
    if place == "aura":
        _note_aura(d, e)
    if not e.flag & EFFECT_FLAG_FIELD_ONLY:
        return
    if e.code in DISABLE_RELATED:
        note_reached_by_negation(d, e)
    if e.flag & EFFECT_FLAG_OATH:
        d.effects.oath.setdefault(e, d.reason_effect)
    _note_lifetime(d, e)


def remove_field_effect(d: DuelState, e: Effect) -> None:
    """Stop an effect from watching the field; nothing happens if it does not."""
    place = d.effects.places.get(e)
    if place is None:
        return
    if place:
        take_out(getattr(d.effects, place), e)
    if place == "aura":
        d.effects.spsummon_count.pop(e, None)
        take_back_granted(d, e)
    d.effects.places.pop(e, None)
    if e.flag & EFFECT_FLAG_FIELD_ONLY:
        if e.code in DISABLE_RELATED:
            note_reached_by_negation(d, e)
        _forget_lifetime(d, e)
        d.pending.ended_effects[e] = None


def _place_of(e: Effect) -> str:
    """The index of effects that watch the field in which e is found, "" if it is in none."""
    kind = e.type
    if not kind & EFFECT_TYPE_ACTIONS:
        return "aura"
    return next((place for types, place in _PLACES if kind & types == types), "")


def _note_aura(d: DuelState, e: Effect) -> None:
    if e.type & EFFECT_TYPE_GRANT:
        d.effects.grants.setdefault(e, ())
    if e.code == EFFECT_SPSUMMON_COUNT_LIMIT:
        d.effects.spsummon_count[e] = None
    d.registering.in_use |= _AURA_FLAGS.get(e.code, 0)


def remove_anywhere(d: DuelState, e: Effect) -> None:
    """Take an effect off its card, or from the field if it is on no card."""
    if e.flag & EFFECT_FLAG_FIELD_ONLY:
        remove_field_effect(d, e)
    elif e.handler is not None:
        unregister_from(e.handler, e)


# A card that comes or goes


def start_watching(card: Card) -> None:
    """Let the card's effects watch the field from the place to which it has come."""
    if card.controller == PLAYER_NONE:
        return
    for e in in_code_order(card.field_effects):
        if _is_watching(e, card):
            add_field_effect(card.d, e)
    if card.only_one_of and card.location & card.only_one_where:
        watch_for_rivals(card.d, card)
    card.times_summoned = (0, 0)
    card.times_taken_back = (0, 0)


def stop_watching(card: Card) -> None:
    """Stop the card's effects from watching the field from the place that it is about to leave."""
    if card.controller == PLAYER_NONE:
        return
    for e in in_code_order(card.field_effects):
        if _is_watching(e, card):
            remove_field_effect(card.d, e)
    if card.only_one_of and card.location & card.only_one_where:
        stop_watching_for_rivals(card.d, card)


# Effects that give effects to other cards


def take_back_granted(d: DuelState, e: Effect) -> None:
    """Take back all that an effect has given to cards."""
    for card, gift in d.effects.grants.get(e, ()):
        unregister_from(card, gift)
    d.effects.grants.pop(e, None)


def update_granted(d: DuelState) -> bool:
    """Update what effects give to cards for the present position; True if anything changed."""
    changed = False
    for e in sorted(d.effects.grants, key=lambda giver: giver.first_id):
        if type(e.label_object) is Effect and e in d.effects.grants:
            changed |= _adjust_one_grant(d, e, e.label_object)
    return changed


def _adjust_one_grant(d: DuelState, e: Effect, original: Effect) -> bool:
    reached = cards_watched_by(d, e) if is_in_force(e) else []
    given = dict(d.effects.grants[e])
    gaining = [card for card in reached if unaffected_by(card, e) is None and card not in given]
    losing = in_card_order(card for card in given if unaffected_by(card, e) is not None or card not in reached)
    for card in gaining:
        gift = clone_effect(original)
        gift.owner = card
        register_on(card, gift)
        given[card] = gift
    for card in losing:
        unregister_from(card, given.pop(card))
    if gaining or losing:
        d.effects.grants[e] = tuple(given.items())
    return bool(gaining or losing)
