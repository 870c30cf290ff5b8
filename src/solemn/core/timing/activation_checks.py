"""May this effect be activated, or (a continuous one) be applied, now? The answer names what refuses.

The order of the questions is fixed: it is the order in which scripts are asked, and they can tell.
"""

from typing import Final

from solemn.core.card.effect_types import active_type
from solemn.core.card.kinds import get_type
from solemn.core.effects.calling import check
from solemn.core.effects.effect import (
    count_left,
    ends_when_forbidden,
    handler_of,
    owner_player,
    value,
    value_says_yes,
    works_at,
    works_in_that_monster_zone,
)
from solemn.core.effects.queries import affecting, effects_on, player_effects, spell_speed
from solemn.core.permissions.available_zones import open_zones
from solemn.core.permissions.early_activation import NEVER, NO_PERMISSION, permission_needed
from solemn.core.permissions.rule_tables import is_prohibited
from solemn.core.permissions.uniqueness import kept_from_field_by
from solemn.core.state.data import Callback, Card, ChainLink, DuelState, Effect, Event
from solemn.core.state.field_zones import is_zone_free
from solemn.core.state.raised_events import copy_event, new_link
from solemn.core.state.reasons import (
    BATTLE_DESTROYED,
    CHAIN_LIMIT,
    CONDITION,
    CONTROLLER,
    COST,
    DISABLED,
    FACE_DOWN,
    FORBIDDEN,
    KIND,
    LIMIT,
    LOCATION,
    OVERLAY,
    PHASE,
    SET_TURN,
    SPELL_SPEED,
    TARGET,
    TURN,
    ZONE,
    Refusal,
    refuse,
)
from solemn.spec.constants import (
    DUEL_RETURN_TO_DECK_TRIGGERS,
    DUEL_TRIGGER_WHEN_PRIVATE_KNOWLEDGE,
    EFFECT_ACTIVATE_COST,
    EFFECT_CANNOT_ACTIVATE,
    EFFECT_CANNOT_TRIGGER,
    EFFECT_FLAG2_COF,
    EFFECT_FLAG2_CONTINUOUS_EQUIP,
    EFFECT_FLAG_BOTH_SIDE,
    EFFECT_FLAG_CANNOT_DISABLE,
    EFFECT_FLAG_DAMAGE_CAL,
    EFFECT_FLAG_DAMAGE_STEP,
    EFFECT_FLAG_EVENT_PLAYER,
    EFFECT_FLAG_FIELD_ONLY,
    EFFECT_FLAG_FUNC_VALUE,
    EFFECT_FLAG_LIMIT_ZONE,
    EFFECT_FLAG_OWNER_RELATE,
    EFFECT_FLAG_SET_AVAILABLE,
    EFFECT_FLAG_SINGLE_RANGE,
    EFFECT_TYPE_ACTIONS,
    EFFECT_TYPE_ACTIVATE,
    EFFECT_TYPE_CONTINUOUS,
    EFFECT_TYPE_FIELD,
    EFFECT_TYPE_FLIP,
    EFFECT_TYPE_QUICK_O,
    EFFECT_TYPE_SINGLE,
    EFFECT_TYPE_TRIGGER_F,
    EFFECT_TYPE_TRIGGER_O,
    EVENT_FREE_CHAIN,
    EVENT_PHASE,
    EVENT_TO_DECK,
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_FZONE,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    LOCATION_OVERLAY,
    LOCATION_PZONE,
    LOCATION_REASON_TOFIELD,
    LOCATION_REMOVED,
    LOCATION_SZONE,
    PHASE_DAMAGE,
    PHASE_DAMAGE_CAL,
    POS_FACEDOWN,
    POS_FACEUP,
    STATUS_BATTLE_DESTROYED,
    STATUS_DISABLED,
    STATUS_EFFECT_ENABLED,
    STATUS_FORBIDDEN,
    TYPE_CONTINUOUS,
    TYPE_COUNTER,
    TYPE_EQUIP,
    TYPE_FIELD,
    TYPE_MONSTER,
    TYPE_PENDULUM,
    TYPE_TRAP,
)

# In the Damage Step an effect answers one of the events of it, or has the flag that lets it be used there
_IN_DAMAGE_STEP: Final = {
    PHASE_DAMAGE: (range(1132, 1150), EFFECT_FLAG_DAMAGE_STEP),
    PHASE_DAMAGE_CAL: (range(1134, 1137), EFFECT_FLAG_DAMAGE_CAL),
}
_ANY_ZONE: Final = 0xFF
_ALWAYS_IN_DAMAGE_STEP: Final = EFFECT_TYPE_FLIP | EFFECT_TYPE_TRIGGER_F
_SELF_TRIGGER: Final = EFFECT_TYPE_TRIGGER_O | EFFECT_TYPE_SINGLE
_CONTINUOUS_TRAP: Final = TYPE_TRAP | TYPE_CONTINUOUS
_EQUIP_AND_CONTINUOUS: Final = TYPE_CONTINUOUS | TYPE_EQUIP
_ANSWERING: Final = EFFECT_TYPE_TRIGGER_F | EFFECT_TYPE_TRIGGER_O | EFFECT_TYPE_QUICK_O


def why_not_activate(
    e: Effect,
    player: int,
    event: Event,
    skip_condition: bool = False,
    skip_cost: bool = False,
    skip_target: bool = False,
    skip_location: bool = False,
    skip_faceup: bool = False,
) -> Refusal:
    """May the player activate e as an answer to the event, or may e, if it is continuous, be applied to it?

    Each `skip_` leaves out a question: condition, cost, target, that a card in the hand needs permission, that an effect on the
    field must be face-up.
    """
    kind = e.type
    if not kind & EFFECT_TYPE_ACTIONS:
        return KIND
    if not count_left(e, player):
        return LIMIT
    if e.flag & EFFECT_FLAG_FIELD_ONLY:
        refusal: Refusal = None if e.flag & EFFECT_FLAG_BOTH_SIDE or owner_player(e) == player else CONTROLLER
    elif kind & EFFECT_TYPE_ACTIVATE:
        refusal = _why_not_activate_card(e, player, event, skip_location)
    elif kind & EFFECT_TYPE_CONTINUOUS:
        refusal = _why_not_apply(e)
    else:
        refusal = _why_not_activate_effect(e, player, skip_faceup)
    if refusal is not None:
        return refusal
    d = e.d
    before, before_player = d.reason_effect, d.reason_player
    d.reason_effect, d.reason_player = e, player
    if not kind & EFFECT_TYPE_CONTINUOUS:
        refusal = why_not_act(e, player)
    if refusal is None:
        refusal = why_not_ready(e, e, player, event, skip_condition, skip_cost, skip_target)
    d.reason_effect, d.reason_player = before, before_player
    return refusal


# Activating a card


def _why_not_activate_card(e: Effect, player: int, event: Event, skip_location: bool) -> Refusal:
    card = e.handler
    assert card is not None, "the effect is on no card yet"
    if not e.flag & EFFECT_FLAG_BOTH_SIDE and card.controller != player:
        return CONTROLLER
    if is_prohibited(card):
        return FORBIDDEN
    # the order in which scripts are asked
    return (
        kept_from_field_by(e.d, card, player, LOCATION_SZONE)
        or _why_not_in_this_phase(e, card, player)
        or _why_not_from_there(e, card, player, event)
        or _why_not_so_early(card, player, skip_location)
        or affecting(card, EFFECT_CANNOT_TRIGGER)
    )


def _why_not_in_this_phase(e: Effect, card: Card, player: int) -> Refusal:
    """In the Damage Step only Counter Traps can be activated, and cards whose effect says so, or one that is used along with it."""
    if card.printed.type & TYPE_COUNTER or not _kept_out_by_phase(e.d, e) or has_continuous_trap_effect(e, player):
        return None
    return PHASE


def _why_not_so_early(card: Card, player: int, skip_location: bool) -> Refusal:
    permission = permission_needed(card, player, not skip_location)
    if permission == NO_PERMISSION:
        return None
    if permission == NEVER:
        return TURN
    return None if any(count_left(p, player) for p in effects_on(card, permission)) else SET_TURN


def allowed_zones(e: Effect, card: Card, player: int, event: Event) -> int:
    """The Spell & Trap Zones in which the card may be activated, as a mask; its effect may limit them."""
    if not e.flag & EFFECT_FLAG_LIMIT_ZONE or card.printed.type & (TYPE_FIELD | TYPE_PENDULUM):
        return _ANY_ZONE
    about = (event.cards, event.player, event.value, event.reason_effect, event.reason, event.reason_player)
    return value(e, player, *about) & 0xFFFFFFFF


def _why_not_from_there(e: Effect, card: Card, player: int, event: Event) -> Refusal:
    """The zone in which the card lies, or one in which it could be put, must be allowed, and the card must not be in use already."""
    zones = allowed_zones(e, card, player, event)
    if not zones:
        return ZONE
    if card.location != LOCATION_SZONE:
        return None if _finds_a_zone(e, card, player, zones) else ZONE
    if card.equip_target is not None or card.position & POS_FACEUP:
        return LOCATION
    return None if zones >> card.sequence & 1 else ZONE


def _needs_no_zone(card: Card, place: int) -> bool:
    """A Field Spell replaces another one; some cards stay in the hand."""
    return bool(place & (LOCATION_FZONE | LOCATION_HAND)) or (place <= 0 and bool(card.printed.type & TYPE_FIELD))


def _finds_a_zone(e: Effect, card: Card, player: int, zones: int) -> bool:
    d, limited = e.d, e.flag & EFFECT_FLAG_LIMIT_ZONE
    place = 0 if limited or e.flag & EFFECT_FLAG_FUNC_VALUE else e.value  # where the effect says that its card goes
    if not limited and _needs_no_zone(card, place):
        return True
    if place & LOCATION_MZONE:
        return open_zones(d, card, player, LOCATION_MZONE, player, LOCATION_REASON_TOFIELD)[0] > 0
    if place & LOCATION_PZONE or card.printed.type & TYPE_PENDULUM:
        return any(is_zone_free(d, player, LOCATION_PZONE, side) for side in (0, 1))
    return open_zones(d, card, player, LOCATION_SZONE, player, LOCATION_REASON_TOFIELD, zones)[0] > 0


# Activating an effect of a card that is there


def _why_not_activate_effect(e: Effect, player: int, skip_faceup: bool) -> Refusal:
    """Ask first what the rules alone answer, for this is asked of every effect; then what kind of card it is, which may ask scripts."""
    d, kind, flag = e.d, e.type, e.flag
    card = handler_of(e)
    where = card.location
    if kind & EFFECT_TYPE_FIELD and card.controller != player and not flag & (EFFECT_FLAG_BOTH_SIDE | EFFECT_FLAG_EVENT_PLAYER):
        return CONTROLLER
    if where == LOCATION_OVERLAY:
        return OVERLAY
    if where & (LOCATION_DECK | LOCATION_EXTRA) and _hidden_from_it(d, e, card):
        return LOCATION
    if card.status & STATUS_FORBIDDEN:
        return FORBIDDEN
    if not skip_faceup and where & (LOCATION_ONFIELD | LOCATION_REMOVED):
        if not card.position & POS_FACEUP:
            if not flag & EFFECT_FLAG_SET_AVAILABLE:
                return FACE_DOWN
        elif not card.status & STATUS_EFFECT_ENABLED:
            return DISABLED
    if not kind & _ALWAYS_IN_DAMAGE_STEP and kind & _SELF_TRIGGER != _SELF_TRIGGER and _kept_out_by_phase(d, e):
        return PHASE
    return _why_not_as_kind(d, e, card) or affecting(card, EFFECT_CANNOT_TRIGGER)


def _why_not_as_kind(d: DuelState, e: Effect, card: Card) -> Refusal:
    # a monster's effect needs a monster, and an Equip Card that is Continuous too only acts where it says so
    kind = get_type(card)
    if not kind & TYPE_MONSTER and not d.flags & DUEL_TRIGGER_WHEN_PRIVATE_KNOWLEDGE and active_type(e) & TYPE_MONSTER:
        return KIND
    if kind & _EQUIP_AND_CONTINUOUS == _EQUIP_AND_CONTINUOUS and not e.flag2 & EFFECT_FLAG2_CONTINUOUS_EQUIP:
        return KIND
    return None


def _kept_out_by_phase(d: DuelState, e: Effect) -> bool:
    """Whether it is the Damage Step, and the effect neither answers an event of it nor says that it can be used there."""
    rule = _IN_DAMAGE_STEP.get(d.phase)
    return rule is not None and not e.flag & rule[1] and e.code not in rule[0]


def _hidden_from_it(d: DuelState, e: Effect, card: Card) -> bool:
    """Whether the card is in a hidden place and the effect does not say that it works there."""
    if card.location == LOCATION_EXTRA and not card.position & POS_FACEDOWN:
        return False
    if e.type & EFFECT_TYPE_SINGLE and e.code != EVENT_TO_DECK:
        works = False
    else:
        works = not e.type & EFFECT_TYPE_FIELD or bool(e.range & (LOCATION_DECK | LOCATION_EXTRA))
    return not works and not d.flags & (DUEL_TRIGGER_WHEN_PRIVATE_KNOWLEDGE | DUEL_RETURN_TO_DECK_TRIGGERS)


# Applying a continuous effect


def _why_not_apply(e: Effect) -> Refusal:
    card = handler_of(e)
    if e.type & EFFECT_TYPE_FIELD:
        if card.status & STATUS_BATTLE_DESTROYED:
            return BATTLE_DESTROYED
    elif not e.type & EFFECT_TYPE_SINGLE or not e.flag & EFFECT_FLAG_SINGLE_RANGE:
        return _why_silenced(e, card)  # it applies wherever its card is
    elif not works_at(e, card):
        return LOCATION
    if card.location & LOCATION_ONFIELD:
        if not card.status & STATUS_EFFECT_ENABLED:
            return DISABLED
        if not card.position & POS_FACEUP:
            return FACE_DOWN
    return _why_silenced(e, card)


def _why_silenced(e: Effect, card: Card) -> Refusal:
    """A negated or prohibited card applies none of its own effects, nor do those elsewhere that depend on it."""
    owner = e.owner
    if owner is None or not (owner is card or e.flag & EFFECT_FLAG_OWNER_RELATE):
        return None
    if owner.status & STATUS_DISABLED and not e.flag & EFFECT_FLAG_CANNOT_DISABLE:
        return DISABLED
    return FORBIDDEN if owner.status & STATUS_FORBIDDEN and ends_when_forbidden(e) else None


# What scripts are asked


def why_not_act(e: Effect, player: int) -> Refusal:
    """Does an effect on the player forbid the activation of e, or demand a payment for it that cannot be made?"""
    d = e.d
    for forbids in player_effects(d, player, EFFECT_CANNOT_ACTIVATE):
        if value_says_yes(forbids, e, player):
            return forbids
    for price in player_effects(d, player, EFFECT_ACTIVATE_COST):
        if price.target is None or check(d, price.target, price, e, player):
            if price.cost is not None and not check(d, price.cost, price, e, player):
                return price
    return None


def why_not_ready(
    e: Effect,
    reason_effect: Effect,
    player: int,
    event: Event,
    skip_condition: bool = False,
    skip_cost: bool = False,
    skip_target: bool = False,
) -> Refusal:
    """Is e's condition met, can its cost be paid, does it find its targets (or something to do)? Scripts are called for reason_effect."""
    if not works_in_that_monster_zone(e, handler_of(reason_effect)):
        return LOCATION
    d = e.d
    if not skip_condition and e.condition is not None:
        if not check(
            d, e.condition, reason_effect, player, event.cards, event.player, event.value, event.reason_effect, event.reason,
            event.reason_player,
        ):  # fmt: skip
            return CONDITION
    if not skip_cost and e.cost is not None and not e.type & EFFECT_TYPE_CONTINUOUS:
        if not check(
            d, e.cost, reason_effect, player, event.cards, event.player, event.value, event.reason_effect, event.reason,
            event.reason_player, 0,
        ):  # fmt: skip
            return COST
    if not skip_target and e.target is not None:
        if not check(
            d, e.target, reason_effect, player, event.cards, event.player, event.value, event.reason_effect, event.reason,
            event.reason_player, 0,
        ):  # fmt: skip
            return TARGET
    return None


def activate_ready(e: Effect, reason_effect: Effect, player: int, event: Event, skip_condition: bool, skip_cost: bool) -> bool:
    """Whether e's condition, cost and target functions all say yes: see `why_not_ready`."""
    return why_not_ready(e, reason_effect, player, event, skip_condition, skip_cost) is None


def trigger_sees(e: Effect, player: int, event: Event) -> bool:
    """Whether a triggered effect sees the event: its card is not face-down and its condition holds; nothing else is asked yet."""
    card = handler_of(e)
    if not e.type & EFFECT_TYPE_ACTIVATE and card.location & (LOCATION_ONFIELD | LOCATION_REMOVED) and not card.position & POS_FACEUP:
        return False
    if not works_in_that_monster_zone(e, card):
        return False
    if e.condition is None:
        return True
    d = e.d
    before, before_player = d.reason_effect, d.reason_player
    d.reason_effect, d.reason_player = e, player
    holds = check(
        d, e.condition, e, player, event.cards, event.player, event.value, event.reason_effect, event.reason, event.reason_player,
    )  # fmt: skip
    d.reason_effect, d.reason_player = before, before_player
    return holds


# Spell Speed and limits of the Chain


def why_not_chain(e: Effect, player: int) -> Refusal:
    """May e be chained to the newest link, by its Spell Speed and by the limits that links of this Chain set on responses?"""
    if not e.type & EFFECT_TYPE_ACTIONS:
        return KIND
    if not _is_fast_enough(e):
        return SPELL_SPEED
    return why_not_in_answer(e, player)


def why_not_in_answer(e: Effect, player: int) -> Refusal:
    """Do the limits on responses let e be activated? Those that last until the end of the Chain also hold before its first link."""
    chaining = e.d.chaining
    return _chain_limit(e.d, chaining.limits, e, player) or _chain_limit(e.d, chaining.lasting_limits, e, player)


def _is_fast_enough(e: Effect) -> bool:
    """Whether e's Spell Speed is high enough: at least 2 for the activation of a card, and at least that of the newest link.

    An optional Trigger Effect in the hand counts as one of Spell Speed 2.
    """
    d, speed = e.d, spell_speed(e)
    if e.type & EFFECT_TYPE_ACTIVATE and speed < 2 and not e.flag2 & EFFECT_FLAG2_COF:
        return False
    if not d.chain:
        return True
    to_beat = spell_speed(d.chain[-1].effect)
    return speed >= to_beat or (to_beat <= 2 and _triggers_in_hand(e))


def _triggers_in_hand(e: Effect) -> bool:
    if e.flag & EFFECT_FLAG_FIELD_ONLY or not e.type & EFFECT_TYPE_TRIGGER_O:
        return False
    return handler_of(e).location == LOCATION_HAND


def _chain_limit(d: DuelState, limits: list[tuple[Callback, int, Effect | None]], e: Effect, player: int) -> Refusal:
    for limit, whose, by in limits:
        if not check(d, limit, e, whose, player):
            if by is not None:
                refuse(d, by, CHAIN_LIMIT)
            return CHAIN_LIMIT
    return None


# Events that wait for an answer


def answerable_event(
    d: DuelState, e: Effect, player: int, skip_condition: bool, skip_cost: bool, as_copy: bool
) -> Event | None:
    """The event that card effect e could answer if the acting effect, which copies it, activated it; None if there is none.

    An effect that needs no event answers `d.chaining.no_event`. With `as_copy` the newest link takes over the event.
    """
    by = d.reason_effect
    if by is None:
        return None
    if e.code == EVENT_FREE_CHAIN:
        return d.chaining.no_event if activate_ready(e, by, player, d.chaining.no_event, skip_condition, skip_cost) else None
    for events in (d.events.point, d.events.instant):
        for event in tuple(events):
            if event.code == e.code and activate_ready(e, by, player, event, skip_condition, skip_cost):
                if as_copy and not d.only_answering and d.chain:
                    d.chain[-1].event = event
                return event
    return None


# A Continuous Trap that is activated without an effect may use one of its effects at once


def _is_plain_continuous_trap(e: Effect, card: Card) -> bool:
    return (
        card.printed.type == _CONTINUOUS_TRAP
        and bool(e.type & EFFECT_TYPE_ACTIVATE)
        and e.code == EVENT_FREE_CHAIN
        and e.cost is None
        and e.target is None
        and e.operation is None
    )


def _effects_usable_at_once(card: Card, player: int, first_only: bool) -> list[tuple[Effect, Event]]:
    """Pairs of an effect of the card and an event that it could answer once the card is face-up."""
    d = card.d
    found: list[tuple[Effect, Event]] = []
    phase_code = EVENT_PHASE + d.phase
    for code in sorted(card.field_effects):
        for e in card.field_effects[code]:
            if not e.type & _ANSWERING or not works_at(e, card):
                continue
            if code in (EVENT_FREE_CHAIN, phase_code):
                d.chaining.no_event.code = code
                if _usable(e, player, d.chaining.no_event):
                    found.append((e, d.chaining.no_event if first_only else copy_event(d.chaining.no_event)))
            else:
                for events in (d.events.point, d.events.instant):
                    for event in events:
                        if event.code == code and not (first_only and found) and _usable(e, player, event):
                            found.append((e, event))
            if found and first_only:
                return found
    return found


def _usable(e: Effect, player: int, event: Event) -> bool:
    return why_not_activate(e, player, event, skip_faceup=True) is None


def has_continuous_trap_effect(e: Effect, player: int) -> bool:
    """Whether e activates a Continuous Trap that has no effect at its activation, and one of the card's effects could be used at once."""
    card = handler_of(e)
    return _is_plain_continuous_trap(e, card) and bool(_effects_usable_at_once(card, player, first_only=True))


def trap_effects_at_once(e: Effect, player: int) -> list[ChainLink]:
    """The effects that could be used at once of a Continuous Trap that e activates without an effect, as links to choose from."""
    card = handler_of(e)
    if not _is_plain_continuous_trap(e, card):
        return []
    return [new_link(effect, player, event) for effect, event in _effects_usable_at_once(card, player, first_only=False)]
