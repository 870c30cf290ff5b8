"""One effect: whether it is in force, to what it applies, what its value is, and how often it may still be used.

Nothing here looks at any other effect; `queries` says which effects apply to a card.
"""

from collections.abc import Callable
from typing import Final

from solemn.core.effects.calling import check, number, numbers
from solemn.core.state.bad_calls import BadCall
from solemn.core.state.copied_fields import copy_fields_of_effect
from solemn.core.state.data import Callback, Card, ChainLink, DuelState, Effect
from solemn.core.state.field_zones import is_at
from solemn.spec.constants import (
    EFFECT_ADD_CODE,
    EFFECT_ADD_SETCODE,
    EFFECT_CANNOT_DISABLE,
    EFFECT_CHANGE_CODE,
    EFFECT_COUNT_CODE_CHAIN,
    EFFECT_COUNT_CODE_DUEL,
    EFFECT_COUNT_CODE_SINGLE,
    EFFECT_COUNTER_LIMIT,
    EFFECT_COUNTER_PERMIT,
    EFFECT_DISABLE,
    EFFECT_FLAG_ABSOLUTE_TARGET,
    EFFECT_FLAG_CANNOT_DISABLE,
    EFFECT_FLAG_CANNOT_NEGATE,
    EFFECT_FLAG_COUNT_LIMIT,
    EFFECT_FLAG_FIELD_ONLY,
    EFFECT_FLAG_FUNC_VALUE,
    EFFECT_FLAG_IGNORE_RANGE,
    EFFECT_FLAG_IMMEDIATELY_APPLY,
    EFFECT_FLAG_NO_TURN_RESET,
    EFFECT_FLAG_OWNER_RELATE,
    EFFECT_FLAG_PLAYER_TARGET,
    EFFECT_FLAG_SET_AVAILABLE,
    EFFECT_FLAG_SINGLE_RANGE,
    EFFECT_FLAG_SPSUM_PARAM,
    EFFECT_FORBIDDEN,
    EFFECT_IMMUNE_EFFECT,
    EFFECT_REVIVE_LIMIT,
    EFFECT_SELF_DESTROY,
    EFFECT_SELF_TOGRAVE,
    EFFECT_STATUS_AVAILABLE,
    EFFECT_TYPE_ACTIONS,
    EFFECT_TYPE_EQUIP,
    EFFECT_TYPE_FIELD,
    EFFECT_TYPE_SINGLE,
    EFFECT_TYPE_TARGET,
    EFFECT_TYPE_XMATERIAL,
    EFFECT_UNIQUE_CHECK,
    LOCATION_EMZONE,
    LOCATION_MMZONE,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    PLAYER_NONE,
    POS_FACEUP,
    RESET_CARD,
    RESET_CODE,
    RESET_COPY,
    RESET_DISABLE,
    RESET_EVENT,
    RESET_OPPO_TURN,
    RESET_PHASE,
    RESET_SELF_TURN,
    STATUS_ACTIVATE_DISABLED,
    STATUS_BATTLE_DESTROYED,
    STATUS_DISABLED,
    STATUS_EFFECT_ENABLED,
    STATUS_FORBIDDEN,
    STATUS_SPSUMMON_STEP,
    STATUS_SUMMON_DISABLED,
    STATUS_SUMMONING,
)

APPLIES_WHILE_NOT_NEGATED: Final = "E2"  # a Continuous effect does not apply while it is negated, and applies again afterwards

# Codes of effects whose coming and going can change which cards are negated
BYTES_OF_AN_EFFECT: Final = 800
DISABLE_RELATED: Final = frozenset((EFFECT_IMMUNE_EFFECT, EFFECT_DISABLE, EFFECT_CANNOT_DISABLE, EFFECT_FORBIDDEN))
_SELF_DESTROY_RELATED: Final = frozenset((EFFECT_UNIQUE_CHECK, EFFECT_SELF_DESTROY, EFFECT_SELF_TOGRAVE))
_HOLDS_ANYWHERE: Final = frozenset((EFFECT_ADD_SETCODE, EFFECT_ADD_CODE, EFFECT_REVIVE_LIMIT))
_SINGLE_LIKE: Final = EFFECT_TYPE_SINGLE | EFFECT_TYPE_XMATERIAL
_ON_OWN_CARD: Final = EFFECT_TYPE_SINGLE | EFFECT_TYPE_EQUIP | EFFECT_TYPE_XMATERIAL
_FIELD_LIKE: Final = EFFECT_TYPE_FIELD | EFFECT_TYPE_TARGET
_SYMBOLIC_MZONE: Final = LOCATION_MMZONE | LOCATION_EMZONE
_SILENCED: Final = STATUS_DISABLED | STATUS_FORBIDDEN
_NOT_THERE_YET: Final = STATUS_SUMMONING | STATUS_SUMMON_DISABLED | STATUS_ACTIVATE_DISABLED | STATUS_SPSUMMON_STEP
_COUNTER_CODES: Final = 0xF0000
_RESET_EVENTS: Final = 0xFFFF0000
_PHASES: Final = 0x3FF


# Making effects


def fresh_effect(d: DuelState) -> Effect:
    """A fresh effect with the next creation number."""
    if d.hold is not None:
        d.hold(BYTES_OF_AN_EFFECT)
    e = Effect(d, d.next_effect_number)
    d.next_effect_number += 1
    d.made_effects.append(e)
    return e


def clone_effect(e: Effect) -> Effect:
    """A fresh effect with everything that e has, but on no card."""
    copy = fresh_effect(e.d)
    copy_fields_of_effect(e, copy)
    return copy


# Whose it is


def handler_of(e: Effect) -> Card:
    """The card that the effect is on: for an effect given to an Xyz Monster by its material, the monster.

    Raises BadCall for an effect that is not registered.
    """
    if e.activated_on is not None:
        return e.activated_on
    handler = e.handler
    if handler is None:
        raise BadCall("the effect is on no card yet")
    if e.type & EFFECT_TYPE_XMATERIAL:
        return handler.overlay_target or handler.former_overlay_target or handler
    return handler


def owner_of(e: Effect) -> Card:
    """The card that the effect comes from; for an effect given by Xyz Material, the monster that has it."""
    if e.activated_on is not None:
        return e.activated_on
    if e.type & EFFECT_TYPE_XMATERIAL and e.handler is not None:
        host = e.handler.overlay_target or e.handler.former_overlay_target
        if host is not None:
            return host
    assert e.owner is not None, "the effect comes from no card"
    return e.owner


def handler_player(e: Effect) -> int:
    """The player whose effect this is now: who applied it, or who controls the card that it is on."""
    return e.made_by if e.flag & EFFECT_FLAG_FIELD_ONLY else handler_of(e).controller


def owner_player(e: Effect) -> int:
    """The player who made the effect: the one noted in it, or who controls the card that it comes from. Rule P8."""
    return e.made_by if e.made_by != PLAYER_NONE else owner_of(e).controller


# What kind it is


def may_cause_self_destruction(e: Effect) -> bool:
    """Whether a change of this effect can make a card destroy itself or send itself to the GY."""
    return e.code in _SELF_DESTROY_RELATED


def ends_when_forbidden(e: Effect) -> bool:
    """Whether the effect ends while its card is prohibited: all do except its name and the counters it may have."""
    if e.code == EFFECT_CHANGE_CODE or e.code & _COUNTER_CODES in (EFFECT_COUNTER_PERMIT, EFFECT_COUNTER_LIMIT):
        return False
    return e.flag & (EFFECT_FLAG_CANNOT_DISABLE | EFFECT_FLAG_CANNOT_NEGATE) != EFFECT_FLAG_CANNOT_DISABLE


# Where it works


def works_at(e: Effect, card: Card) -> bool:
    """Whether the card is where the effect works; both kinds of Monster Zones count as one here."""
    if e.type & EFFECT_TYPE_XMATERIAL:
        return e.handler is not None and e.handler.overlay_target is not None
    places = e.range
    if places & card.location & 0xFF:
        return True
    if not card.location & LOCATION_ONFIELD:
        return False
    if places & _SYMBOLIC_MZONE:
        places = places & ~_SYMBOLIC_MZONE | LOCATION_MZONE
    return is_at(card, places)


def in_range_at_activation(e: Effect, link: ChainLink) -> bool:
    """Whether the effect worked where its card was when the link was activated."""
    if e.type & EFFECT_TYPE_XMATERIAL:
        return e.handler is not None and e.handler.overlay_target is not None
    return bool(e.range & link.triggering_location)


def works_in_that_monster_zone(e: Effect, card: Card) -> bool:
    """Whether the monster is in the right kind of zone for an effect that works only in Main or only in Extra Monster Zones."""
    if not e.range & _SYMBOLIC_MZONE:
        return True
    return card.location != LOCATION_MZONE or is_at(card, e.range)


def note_activated_from(e: Effect) -> None:
    """Note where the effect is being activated from."""
    card = handler_of(e)
    e.activated_in = card.location
    e.activated_at = card.sequence


# Whether it is in force


def is_in_force(e: Effect) -> bool:
    """Whether an effect that applies without activation is in force: its card is where it works, face-up and not negated, and its
    condition holds.

    An effect with a condition takes its place after the others each time the condition becomes true. Rule E2.
    """
    kind = e.type
    if kind & EFFECT_TYPE_ACTIONS:
        return False
    if kind & _SINGLE_LIKE and not kind & EFFECT_TYPE_FIELD and not _single_holds(e):
        return False
    if kind & EFFECT_TYPE_EQUIP and not _equip_holds(e):
        return False
    if kind & _FIELD_LIKE and not e.flag & EFFECT_FLAG_FIELD_ONLY and not _field_holds(e):
        return False
    condition = e.condition
    return condition is None or _condition_holds(e, condition)


def _single_holds(e: Effect) -> bool:
    card = handler_of(e)
    if card.controller == PLAYER_NONE and e.code not in _HOLDS_ANYWHERE:
        return False
    if e.range & _SYMBOLIC_MZONE and not works_in_that_monster_zone(e, card):
        return False
    if e.flag & EFFECT_FLAG_SINGLE_RANGE and not _works_from(e, card):
        return False
    return (not card.status & _SILENCED and not e.flag & EFFECT_FLAG_OWNER_RELATE) or not _is_silenced(e, card)


def _field_holds(e: Effect) -> bool:
    card = handler_of(e)
    if card.controller == PLAYER_NONE or card.status & STATUS_BATTLE_DESTROYED or not _works_from(e, card):
        return False
    return (not card.status & _SILENCED and not e.flag & EFFECT_FLAG_OWNER_RELATE) or not _is_silenced(e, card)


def _works_from(e: Effect, card: Card) -> bool:
    where = card.location
    if not where & e.range or e.type & EFFECT_TYPE_XMATERIAL:  # otherwise it is certainly in range
        if not works_in_that_monster_zone(e, card) or not works_at(e, card):
            return False
    if not card.status & STATUS_EFFECT_ENABLED and not e.flag & EFFECT_FLAG_IMMEDIATELY_APPLY:
        return False
    return not where & LOCATION_ONFIELD or bool(card.position & POS_FACEUP)


def _equip_holds(e: Effect) -> bool:
    card, owner = e.handler, e.owner
    if card is None or owner is None or card.controller == PLAYER_NONE or _is_silenced(e, card):
        return False
    if e.flag & EFFECT_FLAG_SET_AVAILABLE:
        return True
    return bool(card.status & STATUS_EFFECT_ENABLED) and bool(card.position & POS_FACEUP)


def _is_silenced(e: Effect, card: Card) -> bool:
    if e.owner is None:  # made by the rules: no card whose effects could be negated
        return False
    owner = owner_of(e)
    if owner is not card and not e.flag & EFFECT_FLAG_OWNER_RELATE:
        return False
    status = owner.status
    if not status & _SILENCED:
        return False
    if status & STATUS_DISABLED and not e.flag & EFFECT_FLAG_CANNOT_DISABLE:
        return True
    return bool(status & STATUS_FORBIDDEN) and ends_when_forbidden(e)


def _condition_holds(e: Effect, condition: Callback) -> bool:
    if e.d.frozen:
        return check(e.d, condition, e)
    if not check(e.d, condition, e):
        e.status &= ~EFFECT_STATUS_AVAILABLE
        return False
    if not e.status & EFFECT_STATUS_AVAILABLE:
        e.id = e.d.field_id
        e.d.field_id += 1
        e.status |= EFFECT_STATUS_AVAILABLE
    return True


# To what it applies


def applies_to(e: Effect, card: Card) -> bool:
    """Whether the card is one that the effect is about, even if the card is unaffected by it."""
    kind, flag = e.type, e.flag
    if kind & EFFECT_TYPE_ACTIONS:
        return False
    if kind & EFFECT_TYPE_FIELD:  # asked of every card for every such effect: kept in one function
        if not flag & EFFECT_FLAG_IGNORE_RANGE:
            near = 0 if flag & EFFECT_FLAG_ABSOLUTE_TARGET else handler_player(e)
            reach = e.self_range if card.controller == near else e.object_range
            if not card.location & reach and (reach <= 0xFF or not is_at(card, reach)):
                return False
            if flag & EFFECT_FLAG_SPSUM_PARAM or card.status & _NOT_THERE_YET:
                return False
        if not card.position & POS_FACEUP and card.location & LOCATION_ONFIELD and not flag & EFFECT_FLAG_SET_AVAILABLE:
            return False
    elif kind & _ON_OWN_CARD:
        return True
    return e.target is None or check(e.d, e.target, e, card)


def filter_takes(e: Effect, card: Card) -> bool:
    """Whether the effect's own filter accepts the card; without a filter all cards are accepted."""
    return e.target is None or check(e.d, e.target, e, card)


def is_about_player(e: Effect, player: int) -> bool:
    """Whether the effect applies to the player."""
    if not e.flag & EFFECT_FLAG_PLAYER_TARGET:
        return False
    if e.flag & EFFECT_FLAG_ABSOLUTE_TARGET:
        return bool(player == 0 and e.self_range) or bool(player == 1 and e.object_range)
    return bool(e.self_range if handler_player(e) == player else e.object_range)


def immune_by(e: Effect, card: Card) -> Effect | None:
    """The effect that makes the card unaffected by e, if any."""
    for immunity in card.immune_effects:
        if is_in_force(immunity) and immunity.value and value_says_yes(immunity, e, card):
            return immunity
    return None


# Its value


def value(e: Effect, *extra: object) -> int:
    """The effect's value; a function is called with the effect and the extra arguments."""
    if e.flag & EFFECT_FLAG_FUNC_VALUE:
        return number(e.d, e.value, e, *extra)
    return e.value  # type: ignore[no-any-return]


def value_for_card(e: Effect, card: Card | None, *extra: object) -> int:
    """The effect's value for a card."""
    if e.flag & EFFECT_FLAG_FUNC_VALUE:
        return number(e.d, e.value, e, card, *extra)
    return e.value  # type: ignore[no-any-return]


def value_for_effect(e: Effect, other: Effect | None, *extra: object) -> int:
    """The effect's value for another effect."""
    if e.flag & EFFECT_FLAG_FUNC_VALUE:
        return number(e.d, e.value, e, other, *extra)
    return e.value  # type: ignore[no-any-return]


def values(e: Effect, *extra: object) -> list[int]:
    """All the numbers that the effect's value function returns, or its one value."""
    return numbers(e.d, e.value, e, *extra) if e.flag & EFFECT_FLAG_FUNC_VALUE else [e.value]


def values_for_card(e: Effect, card: Card | None, *extra: object) -> list[int]:
    """All the numbers that the effect's value function returns for a card, or its one value."""
    return numbers(e.d, e.value, e, card, *extra) if e.flag & EFFECT_FLAG_FUNC_VALUE else [e.value]


def value_says_yes(e: Effect, *extra: object) -> bool:
    """The effect's value as a yes or no: Lua's truth of what its function returns (0 is true), or a value other than 0."""
    if e.flag & EFFECT_FLAG_FUNC_VALUE:
        return check(e.d, e.value, e, *extra)
    return bool(e.value)


# How long it lasts


def reset_effect_due(e: Effect, level: int, kind: int) -> bool:
    """Whether the effect ends by a reset of this kind (RESET_EVENT, _CARD, _PHASE, _CODE, _COPY); counts down ends of phases."""
    due = _DUE.get(kind)
    return due is not None and due(e, level)


def _ends_by_event(e: Effect, events: int) -> bool:
    if not e.ends_by & RESET_EVENT:
        return False
    if e.owner is not e.handler:
        events &= ~RESET_DISABLE  # negating a card ends only what the card did to itself
    return bool(events & _RESET_EVENTS & e.ends_by)


def _ends_by_phase(e: Effect, phase: int) -> bool:
    flag = e.ends_by
    if not flag & RESET_PHASE:
        return False
    whose = RESET_SELF_TURN if handler_player(e) == e.d.turn_player else RESET_OPPO_TURN
    if flag & whose and phase & _PHASES & flag:
        e.lasts_for = (e.lasts_for - 1) & 0xFFFF
    return e.lasts_for == 0


def _ends_by_card(e: Effect, code: int) -> bool:
    return e.owner is not None and e.owner.printed.code == code


def _ends_by_code(e: Effect, code: int) -> bool:
    return e.code == code and e.type & (EFFECT_TYPE_SINGLE | EFFECT_TYPE_ACTIONS) == EFFECT_TYPE_SINGLE


def _ends_by_copy(e: Effect, number: int) -> bool:
    return e.copy_number == number


_DUE: Final[dict[int, Callable[[Effect, int], bool]]] = {
    RESET_EVENT: _ends_by_event,
    RESET_PHASE: _ends_by_phase,
    RESET_CARD: _ends_by_card,
    RESET_CODE: _ends_by_code,
    RESET_COPY: _ends_by_copy,
}


# How often it may be used


def count_left(e: Effect, player: int) -> bool:
    """Whether the player may use the effect once more."""
    if not e.flag & EFFECT_FLAG_COUNT_LIMIT:
        return True
    if e.count_limit == 0:
        return False
    if not (e.use_code or e.use_flag):
        return True
    code, player = _count_place(e, player)
    return count_code_used(e.d, code, e.use_flag, e.count_hopt, player) < e.count_max


def note_use(e: Effect, player: int = PLAYER_NONE) -> None:
    """Note that the player used the effect. Rules A10, A11."""
    if not e.flag & EFFECT_FLAG_COUNT_LIMIT or e.count_limit == 0:
        return
    shared = bool(e.use_code or e.use_flag)
    if not shared or e.flag & EFFECT_FLAG_NO_TURN_RESET:
        e.count_limit -= 1
    if shared:
        code, player = _count_place(e, player)
        add_count_code(e.d, code, e.use_flag, e.count_hopt, player)


def take_back_use(e: Effect, player: int = PLAYER_NONE) -> None:
    """Take back that the player used the effect."""
    if not e.flag & EFFECT_FLAG_COUNT_LIMIT or e.count_limit == 0:
        return
    shared = bool(e.use_code or e.use_flag)
    if (not shared or e.flag & EFFECT_FLAG_NO_TURN_RESET) and e.count_limit != e.count_max:
        e.count_limit += 1
    if shared:
        code, player = _count_place(e, player)
        take_back_count_code(e.d, code, e.use_flag, e.count_hopt, player)


def recharge(e: Effect) -> None:
    """Give back all uses that the effect counts for itself."""
    if e.flag & EFFECT_FLAG_COUNT_LIMIT:
        e.count_limit = e.count_max


def _count_place(e: Effect, player: int) -> tuple[int, int]:
    if e.use_flag & EFFECT_COUNT_CODE_SINGLE:
        return handler_of(e).field_id, PLAYER_NONE
    return e.use_code, player


def uses_counted_by(d: DuelState, flag: int) -> dict[int, int]:
    """The counts that last as long as the flag says: for the duel, the Chain or the turn."""
    if flag & EFFECT_COUNT_CODE_DUEL:
        return d.limits.uses_in_duel
    if flag & EFFECT_COUNT_CODE_CHAIN:
        return d.limits.uses_in_chain
    return d.limits.uses


def _count_key(code: int, flag: int, hopt: int, player: int) -> int:
    return code << 32 | (flag & 0xFF) << 16 | (hopt & 0xFF) << 8 | player


def add_count_code(d: DuelState, code: int, flag: int, hopt: int, player: int) -> None:
    """Count one use for everything that shares the code."""
    counts = uses_counted_by(d, flag)
    key = _count_key(code, flag, hopt, player)
    counts[key] = counts.get(key, 0) + 1


def count_code_used(d: DuelState, code: int, flag: int, hopt: int, player: int) -> int:
    """How often something that shares the code was used."""
    return uses_counted_by(d, flag).get(_count_key(code, flag, hopt, player), 0)


def take_back_count_code(d: DuelState, code: int, flag: int, hopt: int, player: int) -> None:
    """Take back one use of everything that shares the code."""
    counts = uses_counted_by(d, flag)
    key = _count_key(code, flag, hopt, player)
    if counts.get(key, 0):
        counts[key] -= 1
