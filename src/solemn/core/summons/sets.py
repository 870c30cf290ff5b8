"""Setting: monsters, Spells and Traps."""

from typing import Final

from solemn.core.chain.windows import open_window_after
from solemn.core.decisions.asking import ask_place
from solemn.core.effects.effect import note_use, value, value_for_card
from solemn.core.effects.queries import affecting, effects_on
from solemn.core.lifetimes.card_marks import mark_card
from solemn.core.lifetimes.resetting import set_working
from solemn.core.moves.placing import move_to_field
from solemn.core.moves.zone_changes import give_control
from solemn.core.permissions.available_zones import open_zones
from solemn.core.permissions.player_permissions import player_can_sset
from solemn.core.permissions.summon_checks import NO_PROCEDURE_FITS, can_set_by, set_procedures
from solemn.core.permissions.turn_activity import count_cards
from solemn.core.state.data import Card, DuelState, Effect, in_card_order
from solemn.core.state.log import emit, place_of
from solemn.core.state.raised_events import raise_event
from solemn.core.summons.normal_summons import tribute
from solemn.core.summons.summon_ways import (
    Way,
    choose_count,
    choose_procedure,
    choose_tributes,
    count_the_summon,
    run_procedure_operation,
    run_procedure_target,
)
from solemn.core.timing.events import answer_events
from solemn.core.timing.executing import execute_operation
from solemn.core.timing.missed_timing import break_effect
from solemn.core.timing.unusable_zones import update_standing
from solemn.spec.constants import (
    ACTIVITY_NORMALSUMMON,
    EFFECT_CANNOT_MSET,
    EFFECT_CANNOT_SSET,
    EFFECT_CHANGE_TYPE,
    EFFECT_FLAG_SPSUM_PARAM,
    EFFECT_MONSTER_SSET,
    EFFECT_MSET_COST,
    EFFECT_SSET_COST,
    EFFECT_UNSUMMONABLE_CARD,
    EVENT_MSET,
    EVENT_SSET,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_REASON_TOFIELD,
    LOCATION_SZONE,
    POS_FACEDOWN,
    POS_FACEDOWN_DEFENSE,
    RESET_EVENT,
    STATUS_SET_TURN,
    STATUS_SUMMON_TURN,
    SUMMON_TYPE_NORMAL,
    TIMING_MSET,
    TIMING_SSET,
    TYPE_FIELD,
    TYPE_MONSTER,
)

_UNTIL_IT_LEAVES: Final = 0x1FE0000
_FIELD_ZONE: Final = 1 << 5


# -- monsters -------------------------------------------------------------------------------------------------


def set_monster(
    d: DuelState, player: int, card: Card, procedure: Effect | None, without_count: bool, fewest_tributes: int, zone: int = 0x1F
) -> None:
    """Set a monster from the hand, with Tributes if it needs them; a Set cannot be negated (rule S3).

    The arguments are those of `normal_summon`. Nothing happens if the Set is impossible or the player goes back.
    """
    way = Way(player, card, procedure, without_count, fewest_tributes, zone, is_set=True)
    if not _can_set(d, way):
        return
    card.materials = ()
    choose_count(d, way)
    if way.procedure is None and not choose_tributes(d, way):
        return
    for e in effects_on(card, EFFECT_MSET_COST):
        execute_operation(d, e, player, d.chaining.no_event)
    if way.procedure is None:
        _set_with_tributes(d, way)
    elif not _set_by_procedure(d, way, way.procedure):
        return
    break_effect(d)
    count_the_summon(d, way)
    _place(d, way)
    _announce(d, way)


def _can_set(d: DuelState, way: Way) -> bool:
    card = way.card
    if affecting(card, EFFECT_UNSUMMONABLE_CARD) is not None or card.location != LOCATION_HAND:
        return False
    if not card.printed.type & TYPE_MONSTER or affecting(card, EFFECT_CANNOT_MSET) is not None:
        return False
    ordinary, procedures = set_procedures(card, way.player, way.without_count, way.fewest_tributes, way.zone)
    if way.procedure is not None:
        return ordinary >= 0 and can_set_by(card, way.procedure, way.player, way.without_count, way.fewest_tributes, way.zone)
    return ordinary != NO_PROCEDURE_FITS and choose_procedure(d, way, ordinary > 0, procedures)


def _set_with_tributes(d: DuelState, way: Way) -> None:
    card = way.card
    card.summon_location = LOCATION_HAND
    card.summoned_to_pzone = False
    card.summon_type = SUMMON_TYPE_NORMAL
    tribute(d, way)
    card.summon_player = way.player
    card.reason_effect = None
    card.reason_player = way.player


def _set_by_procedure(d: DuelState, way: Way, procedure: Effect) -> bool:
    if not run_procedure_target(d, way):
        return False
    card = way.card
    card.summon_type = (value_for_card(procedure, card) & 0xFFFFFFF) | SUMMON_TYPE_NORMAL
    card.summon_location = LOCATION_HAND
    card.summoned_to_pzone = False
    card.summon_player = way.player
    card.reason_effect = procedure
    card.reason_player = way.player
    run_procedure_operation(d, way)
    note_use(procedure, way.player)
    return True


def _place(d: DuelState, way: Way) -> None:
    receiver, positions, procedure = way.player, POS_FACEDOWN_DEFENSE, way.procedure
    if procedure is not None and procedure.flag & EFFECT_FLAG_SPSUM_PARAM:
        positions = procedure.self_range & POS_FACEDOWN
        if procedure.object_range:
            receiver = 1 - way.player
    set_working(way.card, False)
    move_to_field(d, way.card, way.player, receiver, LOCATION_MZONE, positions, False, 0, way.zone)


def _announce(d: DuelState, way: Way) -> None:
    card, player = way.card, way.player
    give_control(d, card, card.controller, 0, 0)
    d.flow.acted = True
    d.limits.normal_ones[player] += 1
    count_cards(d, card, ACTIVITY_NORMALSUMMON, player)
    card.status |= STATUS_SUMMON_TURN
    emit(d, "set", card.printed.code, *place_of(card))
    update_standing(d)
    raise_event(d, card, EVENT_MSET, way.procedure, 0, player, player, 0)
    _finish(d, player, TIMING_MSET)


def _finish(d: DuelState, player: int, timing: int) -> None:
    answer_events(d)
    open_window_after(d, player, timing)


# -- Spells and Traps -----------------------------------------------------------------------------------------


def _can_set_spell_trap(d: DuelState, player: int, receiver: int, card: Card) -> bool:
    return (
        card.location != LOCATION_SZONE
        and affecting(card, EFFECT_CANNOT_SSET) is None
        and _can_be_set_so(card)
        and player_can_sset(d, player, card)
        and _has_zone(d, player, receiver, card)
    )


def _can_be_set_so(card: Card) -> bool:
    """Spells and Traps, and monsters that an effect lets be Set as one."""
    return not card.printed.type & TYPE_MONSTER or affecting(card, EFFECT_MONSTER_SSET) is not None


def _has_zone(d: DuelState, player: int, receiver: int, card: Card) -> bool:
    """A Field Spell replaces another one; all else needs an open zone."""
    if card.printed.type & TYPE_FIELD:
        return True
    return open_zones(d, card, receiver, LOCATION_SZONE, player, LOCATION_REASON_TOFIELD)[0] > 0


def set_spell_trap(d: DuelState, player: int, receiver: int, card: Card, reason_effect: Effect | None) -> None:
    """Set one card in a Spell & Trap Zone of `receiver`, a Field Spell in the Field Zone; do nothing if it cannot be Set."""
    if not _can_set_spell_trap(d, player, receiver, card):
        return
    _pay_set_cost(d, card, player)
    set_working(card, False)
    zone = _FIELD_ZONE if card.printed.type & TYPE_FIELD else 0xFF
    move_to_field(d, card, player, receiver, LOCATION_SZONE, POS_FACEDOWN, False, 0, zone)
    d.flow.acted = True
    _become_set(d, card)
    update_standing(d)
    raise_event(d, card, EVENT_SSET, reason_effect, 0, player, player, 0)
    _finish(d, player, TIMING_SSET)


def _pay_set_cost(d: DuelState, card: Card, player: int) -> None:
    for e in effects_on(card, EFFECT_SSET_COST):
        execute_operation(d, e, player, d.chaining.no_event)


def _become_set(d: DuelState, card: Card) -> None:
    card.status |= STATUS_SET_TURN
    if card.printed.type & TYPE_MONSTER:
        allowing = affecting(card, EFFECT_MONSTER_SSET)
        kind = 0 if allowing is None else value(allowing)
        mark_card(card, EFFECT_CHANGE_TYPE, kind, RESET_EVENT + _UNTIL_IT_LEAVES, owner=card, flag=0)
    emit(d, "set", card.printed.code, *place_of(card))


def set_spells_traps(d: DuelState, player: int, receiver: int, cards: list[Card], reason_effect: Effect | None) -> int:
    """Set several cards at the same time; returns how many were Set. The opponent does not learn which of them is in which zone."""
    d.operated = []
    setting = [card for card in cards if _can_set_spell_trap(d, player, receiver, card)]
    if not setting:
        return 0
    for card in setting:
        _pay_set_cost(d, card, player)
    d.flow.acted = True
    places = _choose_zones(d, player, receiver, setting)
    _move_to_zones(d, player, receiver, setting)
    d.operated = in_card_order(setting)
    _hide_order(d, receiver, places)
    update_standing(d)
    raise_event(d, d.operated, EVENT_SSET, reason_effect, 0, player, player, 0)
    done = d.operated
    _finish(d, player, TIMING_SSET)
    d.operated = done
    return len(done)


def _choose_zones(d: DuelState, player: int, receiver: int, cards: list[Card]) -> list[int]:
    places: list[int] = []
    d.pending.zones_set_into = 0
    for card in cards:
        if card.printed.type & TYPE_FIELD:
            place = 5
        else:
            _, closed = open_zones(d, card, receiver, LOCATION_SZONE, player, LOCATION_REASON_TOFIELD)
            closed = (closed | d.pending.zones_set_into) & 0xFF
            blocked = closed << 8 | 0xFFFF00FF if player == receiver else closed << 24 | 0xFFFFFF
            place = ask_place(d, player, blocked | 0xE080E080, 1, card)[0][2]
        places.append(place)
        d.pending.zones_set_into |= 1 << place
    return places


def _move_to_zones(d: DuelState, player: int, receiver: int, cards: list[Card]) -> None:
    for card in cards:
        set_working(card, False)
        zone = _FIELD_ZONE
        if not card.printed.type & TYPE_FIELD:
            used = d.pending.zones_set_into & 0x7F
            zone = used & -used
            d.pending.zones_set_into &= ~zone
        move_to_field(d, card, player, receiver, LOCATION_SZONE, POS_FACEDOWN, False, 0, zone, False, 0, False)
        _become_set(d, card)


def _hide_order(d: DuelState, receiver: int, places: list[int]) -> None:
    """Put the cards where the player chose, which only that player knows."""
    if len(d.operated) - bool(d.pending.zones_set_into & _FIELD_ZONE) <= 1:
        return
    for card, place in zip(d.operated, places):
        if not card.printed.type & TYPE_FIELD:
            d.players[receiver].szone[place] = card
            card.sequence = place
