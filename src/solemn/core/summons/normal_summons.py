"""Normal, Tribute, Gemini and Flip Summons, from the declaration to the monster on the field (RULES.md rows S1-S12)."""

from typing import Final

from solemn.core.adjustment.adjusting import put_right
from solemn.core.card.kinds import get_level
from solemn.core.chain.windows import open_window, open_window_after, open_window_after_adjustment
from solemn.core.effects.calling import check
from solemn.core.effects.effect import note_use, value, value_for_card
from solemn.core.effects.queries import affecting, effects_on, player_effects
from solemn.core.lifetimes.card_marks import point_out
from solemn.core.lifetimes.resetting import end_oaths, keep_oaths, reset_card, set_working
from solemn.core.lifetimes.ties import set_material
from solemn.core.moves.attempted_summons import NEGATED, STANDS, begin_attempt, end_attempt
from solemn.core.moves.placing import move_to_field
from solemn.core.moves.releasing import release
from solemn.core.moves.sending import send_cards
from solemn.core.moves.zone_changes import give_control
from solemn.core.permissions.player_permissions import may_summon_in_defense
from solemn.core.permissions.summon_checks import (
    NO_PROCEDURE_FITS,
    can_summon_by,
    is_summonable_card,
    no_summon_left,
    summon_procedures,
    why_not_gemini_summon,
)
from solemn.core.permissions.turn_activity import begin_counting_attempt, count_cards, end_counting_attempt
from solemn.core.permissions.uniqueness import kept_from_field_by
from solemn.core.state.data import Card, DuelState, Effect, former
from solemn.core.state.log import emit, place_of
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.summons.summon_ways import (
    Way,
    choose_count,
    choose_procedure,
    choose_tributes,
    count_the_summon,
    run_procedure_operation,
    run_procedure_target,
    take_back_oath,
)
from solemn.core.timing.events import answer_events, answer_single_events
from solemn.core.timing.executing import execute_operation
from solemn.core.timing.missed_timing import break_effect
from solemn.core.timing.unusable_zones import update_standing
from solemn.spec.constants import (
    ACTIVITY_FLIPSUMMON,
    ACTIVITY_NORMALSUMMON,
    ACTIVITY_SUMMON,
    DUEL_CANNOT_SUMMON_OATH_OLD,
    EFFECT_CANNOT_DISABLE_FLIP_SUMMON,
    EFFECT_CANNOT_DISABLE_SUMMON,
    EFFECT_CANNOT_SUMMON,
    EFFECT_DECREASE_TRIBUTE,
    EFFECT_EXTRA_SUMMON_COUNT,
    EFFECT_FLAG_COUNT_LIMIT,
    EFFECT_FLAG_SPSUM_PARAM,
    EFFECT_FLIPSUMMON_COST,
    EFFECT_FORCE_NORMAL_SUMMON_POSITION,
    EFFECT_GEMINI_STATUS,
    EFFECT_SUMMON_COST,
    EVENT_BE_MATERIAL,
    EVENT_BE_PRE_MATERIAL,
    EVENT_CHANGE_POS,
    EVENT_FLIP,
    EVENT_FLIP_SUMMON,
    EVENT_FLIP_SUMMON_SUCCESS,
    EVENT_SUMMON,
    EVENT_SUMMON_SUCCESS,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MZONE,
    POS_FACEDOWN,
    POS_FACEUP,
    POS_FACEUP_ATTACK,
    REASON_MATERIAL,
    REASON_RULE,
    REASON_SUMMON,
    RESET_DISABLE,
    RESET_EVENT,
    STATUS_DISABLED,
    STATUS_FLIP_SUMMON_TURN,
    STATUS_SUMMON_DISABLED,
    STATUS_SUMMON_TURN,
    STATUS_SUMMONING,
    SUMMON_TYPE_ADVANCE,
    SUMMON_TYPE_NORMAL,
    TIMING_FLIPSUMMON,
    TIMING_SUMMON,
)

NOT_SUMMONED: Final = "S1"  # a monster whose Summon was negated was not Summoned
ATTEMPT_IS_ANSWERED: Final = "S2"  # an effect that negates a Summon is activated when the Summon is attempted
LEAVES_BY_RULE: Final = "S7"  # a monster whose Summon was negated goes to the GY if nothing else moves it
TRIBUTES_STAY_PAID: Final = "S10"  # costs and Tributes of a negated Summon stay paid
NEVER_ON_FIELD: Final = "S11"  # a monster whose Summon was negated is not sent from the field
SUMMONED: Final = "R-SUMMONED"  # a Summon that was not negated is successful

_GEMINI_HINT: Final = 64
_UNTIL_IT_LEAVES: Final = 0x1FE0000
_FLIP_SUMMON_EVENTS: Final = (EVENT_FLIP, EVENT_FLIP_SUMMON_SUCCESS, EVENT_CHANGE_POS)  # in the order in which they are told


# -- Normal Summon --------------------------------------------------------------------------------------------


def normal_summon(
    d: DuelState, player: int, card: Card, procedure: Effect | None, without_count: bool, fewest_tributes: int, zone: int = 0x1F
) -> None:
    """Normal Summon a monster: choices, Tributes, the attempt that may be negated, then the Summon itself.

    Without a `procedure` the player chooses how. `without_count`: it is not the Normal Summon of the turn. `fewest_tributes` is a
    minimum; `zone` has a bit for each Monster Zone allowed. Nothing happens if the Summon is impossible or the player goes back.
    """
    way = Way(player, card, procedure, without_count, fewest_tributes, zone, is_set=False)
    gemini = card.location == LOCATION_MZONE
    if not (_can_declare_gemini(d, way) if gemini else _can_declare(d, way)):
        return
    if d.summoning.depth:
        d.summoning.may_cancel = False
    d.summoning.depth += 1
    card.materials = ()
    costs = _choose_and_pay(d, way, gemini)
    if costs is None:
        d.summoning.depth -= 1
        return
    d.summoning.depth -= 1
    if d.summoning.depth:
        return
    if gemini:
        _become_gemini(d, way)
        count_the_summon(d, way)
    else:
        break_effect(d)
        count_the_summon(d, way)
        _enter_field(d, way)
    _attempt(d, way, costs)


def _can_be_summoned(d: DuelState, way: Way) -> bool:
    card = way.card
    return (
        is_summonable_card(card)
        and kept_from_field_by(d, card, way.player, LOCATION_MZONE) is None
        and affecting(card, EFFECT_CANNOT_SUMMON) is None
    )


def _can_declare_gemini(d: DuelState, way: Way) -> bool:
    if not _can_be_summoned(d, way) or why_not_gemini_summon(way.card, way.player) is not None:
        return False
    return way.without_count or not no_summon_left(way.card, way.player, EFFECT_EXTRA_SUMMON_COUNT)


def _can_declare(d: DuelState, way: Way) -> bool:
    if not _can_be_summoned(d, way):
        return False
    ordinary, procedures = summon_procedures(way.card, way.player, way.without_count, way.fewest_tributes, way.zone)
    if way.procedure is not None:
        return ordinary >= 0 and can_summon_by(
            way.card, way.procedure, way.player, way.without_count, way.fewest_tributes, way.zone
        )
    return ordinary != NO_PROCEDURE_FITS and choose_procedure(d, way, ordinary > 0, procedures)


def _choose_and_pay(d: DuelState, way: Way, gemini: bool) -> list[Effect] | None:
    """Make the choices, pay the costs and Tribute; returns the effects whose cost was paid, None if the player goes back."""
    card, player = way.card, way.player
    if gemini:
        extras = effects_on(card, EFFECT_EXTRA_SUMMON_COUNT)
        way.extra = extras[0] if extras and not way.without_count and not d.limits.extra_summons[player] else None
        return _pay_costs(d, card, EFFECT_SUMMON_COST, player)
    choose_count(d, way)
    if not (choose_tributes(d, way) if way.procedure is None else run_procedure_target(d, way)):
        return None
    costs = _pay_costs(d, card, EFFECT_SUMMON_COST, player)
    card.summon_location = LOCATION_HAND
    card.summoned_to_pzone = False
    if way.procedure is None:
        _tribute(d, way)
    else:
        card.summon_type = (value_for_card(way.procedure, card) & 0xFFFFFFF) | SUMMON_TYPE_NORMAL
        card.reason_effect = way.procedure
        card.reason_player = player
        run_procedure_operation(d, way)
        note_use(way.procedure, player)
    return costs


def _pay_costs(d: DuelState, card: Card, code: int, player: int) -> list[Effect]:
    costs = effects_on(card, code)
    for e in costs:
        execute_operation(d, e, player, d.chaining.no_event)
    return costs


def _tribute(d: DuelState, way: Way) -> None:
    card = way.card
    _use_reductions(way)
    card.summon_location = LOCATION_HAND
    card.summon_type = SUMMON_TYPE_NORMAL
    card.summoned_to_pzone = False
    tribute(d, way)
    card.reason_effect = None
    card.reason_player = way.player


def tribute(d: DuelState, way: Way) -> None:
    """Tribute the chosen monsters for a Tribute Summon or Set."""
    if not way.tributes:
        return
    for material in way.tributes:
        material.reason_card = way.card
    set_material(way.card, way.tributes)
    release(d, way.tributes, None, REASON_SUMMON | REASON_MATERIAL, way.player)
    way.card.summon_type |= SUMMON_TYPE_ADVANCE
    put_right(d)


def _use_reductions(way: Way) -> None:
    """Use up the effects that reduced the number of Tributes."""
    card = way.card
    level = get_level(card)
    missing = (0 if level < 5 else 1 if level < 7 else 2) - len(way.tributes)
    if missing <= 0:
        return
    reductions = effects_on(card, EFFECT_DECREASE_TRIBUTE)
    unlimited = [value_for_card(e, card) & 0xFFFF for e in reductions if not e.flag & EFFECT_FLAG_COUNT_LIMIT]
    missing -= max(unlimited, default=0)
    for targeted in (True, False):
        for e in reductions:
            if e.flag & EFFECT_FLAG_COUNT_LIMIT and e.count_limit > 0 and (e.target is not None) is targeted:
                missing -= value_for_card(e, card) & 0xFFFF
                note_use(e)
                if missing <= 0:
                    break


def _ordinary_positions(d: DuelState, player: int) -> int:
    """Face-up Attack Position; under older rules, or by some effects, face-up Defense Position too."""
    return POS_FACEUP if may_summon_in_defense(d, player) else POS_FACEUP_ATTACK


def _enter_field(d: DuelState, way: Way) -> None:
    card, player, procedure = way.card, way.player, way.procedure
    receiver, positions = player, _ordinary_positions(d, player)
    if procedure is not None and procedure.flag & EFFECT_FLAG_SPSUM_PARAM:
        receiver, positions = 1 - player if procedure.object_range else player, procedure.self_range & POS_FACEUP
    for e in player_effects(d, player, EFFECT_FORCE_NORMAL_SUMMON_POSITION):
        if e.target is None or check(d, e.target, e, card, player, card.summon_type, positions, receiver):
            positions &= value(e)
    set_working(card, False)
    move_to_field(d, card, player, receiver, LOCATION_MZONE, positions, zone=way.zone)


def _become_gemini(d: DuelState, way: Way) -> None:
    card = way.card
    set_working(card, False)
    card.summon_location = LOCATION_MZONE
    card.summoned_to_pzone = False
    card.summoned_to = card.sequence
    card.summon_type |= SUMMON_TYPE_NORMAL
    card.reason_effect = None
    card.reason_player = way.player
    point_out(card, _GEMINI_HINT, RESET_EVENT + _UNTIL_IT_LEAVES, EFFECT_GEMINI_STATUS)


def _attempt(d: DuelState, way: Way, costs: list[Effect]) -> None:
    card, player = way.card, way.player
    give_control(d, card, card.controller, 0, 0)
    d.flow.acted = True
    card.reason = REASON_SUMMON
    card.summon_player = player
    emit(d, "summoning", card.printed.code, *place_of(card))
    emit(d, ".summoning", card, "normal", player)
    if d.flags & DUEL_CANNOT_SUMMON_OATH_OLD:
        _count_normal_summon(d, card, player)
    _announce_materials(d, card, EVENT_BE_PRE_MATERIAL, way.procedure, player)
    on_field = card.summon_location == LOCATION_MZONE
    if not d.chain and may_be_negated(d, card, EFFECT_CANNOT_DISABLE_SUMMON, on_field):
        outcome = attempt(d, card, EVENT_SUMMON, way.procedure, player, on_field)
        if outcome != STANDS:
            _was_negated(d, way, costs, outcome)
            return
    if way.procedure is not None:
        keep_oaths(d, way.procedure)
    _succeed(d, card, costs)
    card.status |= STATUS_SUMMON_TURN
    emit(d, "summoned")
    update_standing(d)
    _announce_materials(d, card, EVENT_BE_MATERIAL, way.procedure, player)
    if not d.flags & DUEL_CANNOT_SUMMON_OATH_OLD:
        _count_normal_summon(d, card, player)
    raise_single_event(d, card, None, EVENT_SUMMON_SUCCESS, way.procedure, 0, player, player, 0)
    answer_single_events(d)
    raise_event(d, card, EVENT_SUMMON_SUCCESS, way.procedure, 0, player, player, 0)
    answer_events(d)
    open_window_after(d, player, TIMING_SUMMON)


def _count_normal_summon(d: DuelState, card: Card, player: int) -> None:
    d.limits.summons[player] += 1
    d.limits.normal_ones[player] += 1
    count_cards(d, card, ACTIVITY_SUMMON, player)
    count_cards(d, card, ACTIVITY_NORMALSUMMON, player)


def _announce_materials(d: DuelState, card: Card, code: int, procedure: Effect | None, player: int) -> None:
    for material in card.materials:
        raise_single_event(d, material, None, code, procedure, REASON_SUMMON, player, player, 0)
    if card.materials:
        raise_event(d, card.materials, code, procedure, REASON_SUMMON, player, player, 0)
    answer_single_events(d)
    answer_events(d)


def attempt(d: DuelState, card: Card, event: int, procedure: Effect | None, player: int, on_field: bool) -> int:
    """Attempt to Summon one monster, which both players may answer. Returns STANDS, NEGATED or VOID (see moves/attempted_summons.py)."""
    if not (on_field and d.rulings_2023):
        open_negation_window(d, card, event, procedure, player)
        return STANDS if card.status & STATUS_SUMMONING else NEGATED
    begin_attempt(d, card)
    let_answer(d, [card], event, procedure, player)
    return end_attempt(d)


def may_be_negated(d: DuelState, card: Card, code: int, on_field: bool = False) -> bool:
    """True unless an effect with this code protects the Summon from being negated; such an effect is logged.

    A lasting change of a monster's Type, Attribute or name does not reach one that is still being Summoned, unless it was on the field
    already (`on_field`).
    """
    before = card.status & STATUS_SUMMONING
    if d.official_rulings and code != EFFECT_CANNOT_DISABLE_FLIP_SUMMON and not (on_field and d.rulings_2023):
        card.status |= STATUS_SUMMONING
    shield = affecting(card, code)
    card.status = (card.status & ~STATUS_SUMMONING) | before
    if shield is not None:
        emit(d, ".summon_protected", card, shield)
    return shield is None


def open_negation_window(d: DuelState, card: Card, event: int, procedure: Effect | None, player: int) -> None:
    """Let both players answer the attempt to Summon a monster that was not on the field before."""
    card.status = (card.status | STATUS_SUMMONING) & ~STATUS_SUMMON_DISABLED
    let_answer(d, [card], event, procedure, player)


def let_answer(d: DuelState, cards: list[Card], event: int, procedure: Effect | None, player: int) -> None:
    """Let both players answer a Summon attempt, but only with effects that would negate it (rules S2 and S6); it counts meanwhile (S15)."""
    begin_counting_attempt(d, tuple(cards), event, player)
    raise_event(d, cards, event, procedure, 0, player, player, 0)
    answer_events(d)
    open_window(d, no_triggers=True, only_events=True, only_old=True)
    end_counting_attempt(d)


def _was_negated(d: DuelState, way: Way, costs: list[Effect], outcome: int) -> None:
    """The Summon was negated: what was paid stays paid (S10); a monster that was not moved goes to the GY by rule (S7). Rules S1, S11."""
    if way.procedure is not None and not d.flags & DUEL_CANNOT_SUMMON_OATH_OLD:
        take_back_oath(d, way.procedure, way.player)
    for e in costs:
        end_oaths(d, e)
    _clear_away(d, way.card, way.player, outcome)
    update_standing(d)
    open_window(d)


def _clear_away(d: DuelState, card: Card, player: int, outcome: int) -> None:
    """Send a monster whose Summon was negated to the GY if it is still there; one whose Summon failed for another reason stays as it is."""
    if outcome == NEGATED:
        send_to_grave_by_rule(d, card, player)
        return
    emit(d, ".summon_void", card)
    if card.location == LOCATION_MZONE and card.position & POS_FACEUP:
        set_working(card, True)


def send_to_grave_by_rule(d: DuelState, card: Card, player: int) -> None:
    """A monster whose Summon was negated and that is still there goes to the GY, not by an effect (rule S7)."""
    if card.location == LOCATION_MZONE:
        send_cards(d, [card], None, REASON_RULE, player, player, LOCATION_GRAVE, 0, 0)


def _succeed(d: DuelState, card: Card, costs: list[Effect]) -> None:
    """The Summon is successful. Rule R-SUMMONED."""
    for e in costs:
        keep_oaths(d, e)
    card.status &= ~STATUS_SUMMONING
    set_working(card, True)
    if card.status & STATUS_DISABLED:
        reset_card(card, RESET_DISABLE, RESET_EVENT)


# -- Flip Summon ----------------------------------------------------------------------------------------------


def flip_summon(d: DuelState, player: int, card: Card) -> None:
    """Flip Summon a Set monster of the player; do nothing if the card is not a Set monster or may not be face-up there."""
    is_set = card.position & POS_FACEDOWN and card.location == LOCATION_MZONE
    if not is_set or kept_from_field_by(d, card, player, LOCATION_MZONE) is not None:
        return
    costs = _pay_costs(d, card, EFFECT_FLIPSUMMON_COST, player)
    _turn_up(d, player, card)
    outcome = STANDS
    if may_be_negated(d, card, EFFECT_CANNOT_DISABLE_FLIP_SUMMON, True):
        outcome = attempt(d, card, EVENT_FLIP_SUMMON, None, player, True)
    if outcome == STANDS:
        _succeed(d, card, costs)
        card.status |= STATUS_FLIP_SUMMON_TURN
        _announce_flip(d, card, player)
        return
    for e in costs:
        end_oaths(d, e)
    _clear_away(d, card, player, outcome)
    open_window(d)


def _turn_up(d: DuelState, player: int, card: Card) -> None:
    """Turn the monster face-up for the attempt; it counts as new on the field. Under older rules the Flip Summon counts already."""
    d.flow.acted = True
    former(card).position, card.position = card.position, POS_FACEUP_ATTACK
    card.summon_player = player
    card.field_id = d.field_id
    d.field_id += 1
    if d.flags & DUEL_CANNOT_SUMMON_OATH_OLD:
        _count_flip_summon(d, card, player)
    emit(d, "flip_summoning", card.printed.code, *place_of(card))
    emit(d, ".summoning", card, "flip", player)


def _count_flip_summon(d: DuelState, card: Card, player: int) -> None:
    d.limits.flip_ones[player] += 1
    count_cards(d, card, ACTIVITY_FLIPSUMMON, player)


def _announce_flip(d: DuelState, card: Card, player: int) -> None:
    emit(d, "flip_summoned")
    if not d.flags & DUEL_CANNOT_SUMMON_OATH_OLD:
        _count_flip_summon(d, card, player)
    update_standing(d)
    for code in _FLIP_SUMMON_EVENTS:
        raise_single_event(d, card, None, code, None, 0, player, player, 0)
    answer_single_events(d)
    for code in _FLIP_SUMMON_EVENTS:
        raise_event(d, card, code, None, 0, player, player, 0)
    answer_events(d)
    put_right(d)
    open_window_after_adjustment(d, player, TIMING_FLIPSUMMON)
