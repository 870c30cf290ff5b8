"""Special Summons by a monster's own procedure, Summons from the Extra Deck, Pendulum Summons; outside a Chain they can be negated
(rule S3)."""

from typing import Final

from solemn.core.chain.windows import open_window, open_window_after
from solemn.core.decisions.asking import ask_option
from solemn.core.effects.calling import check
from solemn.core.effects.effect import handler_of, note_use, value, value_for_card, values_for_card
from solemn.core.effects.queries import affecting, effects_on, field_effects
from solemn.core.lifetimes.resetting import end_oaths, keep_oaths, set_working
from solemn.core.moves.placing import move_to_field
from solemn.core.moves.sending import send_cards
from solemn.core.moves.zone_changes import give_control
from solemn.core.permissions.available_zones import summonable_zones_from_extra, zones_to_field
from solemn.core.permissions.special_summon_checks import group_procedures, own_procedures
from solemn.core.permissions.turn_activity import count_cards, count_special_summon
from solemn.core.permissions.uniqueness import kept_from_field_by
from solemn.core.state.data import Card, DuelState, Effect, Group
from solemn.core.state.log import emit, place_of
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.summons.normal_summons import let_answer, may_be_negated, open_negation_window, send_to_grave_by_rule
from solemn.core.summons.special_summons import forced_positions
from solemn.core.summons.summon_ways import take_back_oath
from solemn.core.timing.events import answer_events, answer_single_events
from solemn.core.timing.executing import execute_operation, execute_target
from solemn.core.timing.missed_timing import break_effect
from solemn.core.timing.shuffling import shuffle_searched
from solemn.core.timing.unusable_zones import update_standing
from solemn.spec.constants import (
    ACTIVITY_SPSUMMON,
    DUEL_CANNOT_SUMMON_OATH_OLD,
    DUEL_SPSUMMON_ONCE_OLD_NEGATE,
    EFFECT_CANNOT_DISABLE_SPSUMMON,
    EFFECT_CANNOT_SPECIAL_SUMMON,
    EFFECT_COUNT_CODE_OATH,
    EFFECT_FLAG_BOTH_SIDE,
    EFFECT_FLAG_COUNT_LIMIT,
    EFFECT_FLAG_SPSUM_PARAM,
    EFFECT_SPSUMMON_COST,
    EFFECT_SPSUMMON_PROC_G,
    EVENT_BE_MATERIAL,
    EVENT_BE_PRE_MATERIAL,
    EVENT_SPSUMMON,
    EVENT_SPSUMMON_SUCCESS,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_MZONE,
    LOCATION_REASON_TOFIELD,
    POS_FACEDOWN,
    POS_FACEUP,
    POS_FACEUP_ATTACK,
    REASON_LINK,
    REASON_RULE,
    REASON_SPSUMMON,
    REASON_SYNCHRO,
    REASON_XYZ,
    STATUS_PROC_COMPLETE,
    STATUS_SPSUMMON_STEP,
    STATUS_SPSUMMON_TURN,
    STATUS_SUMMONING,
    SUMMON_TYPE_LINK,
    SUMMON_TYPE_SPECIAL,
    SUMMON_TYPE_SYNCHRO,
    SUMMON_TYPE_XYZ,
    TIMING_SPSUMMON,
    TYPE_MONSTER,
)

NEGATABLE: Final = "S3"  # a Summon by a procedure can be negated
MAY_TRY_AGAIN: Final = "S9"  # a negated Summon does not count for "once per turn"

_MATERIAL_REASONS: Final = {SUMMON_TYPE_SYNCHRO: REASON_SYNCHRO, SUMMON_TYPE_XYZ: REASON_XYZ, SUMMON_TYPE_LINK: REASON_LINK}


def special_summon_by_procedure(d: DuelState, player: int, card: Card, summon_type: int) -> None:
    """Special Summon a monster by one of its procedures (of `summon_type`, unless that is 0); the player chooses if several fit.

    Nothing happens if none fits or the player goes back.
    """
    procedures = _procedures(d, player, card, summon_type)
    if not procedures:
        return
    index = 0 if len(procedures) == 1 else ask_option(d, player, [e.description for e in procedures])
    procedure = procedures[index]
    if procedure.code == EFFECT_SPSUMMON_PROC_G:
        _summon_group(d, player, card, procedure, False)
        return
    if procedure.target is not None and not execute_target(d, procedure, player, d.chaining.no_event, *_materials_wish(d, card)):
        return
    costs = effects_on(card, EFFECT_SPSUMMON_COST)
    for e in costs:
        execute_operation(d, e, player, d.chaining.no_event)
    _pay(d, player, card, procedure)
    _enter(d, player, card, procedure)
    _attempt(d, player, card, procedure, costs)


def _procedures(d: DuelState, player: int, card: Card, summon_type: int) -> list[Effect]:
    """The procedures that are possible now. Asking them leaves the demands on materials as they were."""
    wish = d.summoning.must_use, d.summoning.only_use, d.summoning.fewest, d.summoning.most
    found = own_procedures(card, player, summon_type) + group_procedures(card, player)
    d.summoning.must_use, d.summoning.only_use, d.summoning.fewest, d.summoning.most = wish
    return found


def _materials_wish(d: DuelState, card: Card) -> tuple[object, ...]:
    wish: tuple[object, ...] = (card, d.summoning.must_use, d.summoning.only_use)
    if d.summoning.fewest:
        wish = (*wish, d.summoning.fewest, d.summoning.most)
    return wish


def _pay(d: DuelState, player: int, card: Card, procedure: Effect) -> None:
    """Do what the procedure asks for: detach, Tribute, send or discard (rule S10: it stays paid)."""
    card.materials = ()
    wish = _materials_wish(d, card)
    d.summoning.fewest = d.summoning.most = 0
    execute_operation(d, procedure, player, d.chaining.no_event, *wish)
    note_use(procedure, player)
    d.summoning.must_use = d.summoning.only_use = None


def _enter(d: DuelState, player: int, card: Card, procedure: Effect) -> None:
    receiver, positions = player, POS_FACEUP
    if procedure.flag & EFFECT_FLAG_SPSUM_PARAM:
        positions = procedure.self_range & 0xFF
        if procedure.object_range:
            receiver = 1 - player
    terms = values_for_card(procedure, card)
    zone = terms[1] & 0xFFFFFFFF if len(terms) > 1 else 0xFF
    _be_summoned_by(card, player, procedure, (terms[0] & 0xF00FFFF) if terms else 0)
    positions = forced_positions(d, card, player, player, positions or POS_FACEUP_ATTACK, receiver, procedure)
    if d.flags & DUEL_CANNOT_SUMMON_OATH_OLD:
        count_special_summon(d, player)
        count_cards(d, card, ACTIVITY_SPSUMMON, player)
    if _counts_attempts(d):
        _count_once(d, player, [card])
    break_effect(d)
    move_to_field(d, card, player, receiver, LOCATION_MZONE, positions, False, 0, zone, True)


def _be_summoned_by(card: Card, player: int, procedure: Effect, kind: int) -> None:
    """Note on the card how and from where it comes to the field; its effects rest until it is there."""
    set_working(card, False)
    card.summon_location, card.summoned_to, card.summoned_to_pzone = card.location, card.sequence, card.pzone
    card.summon_player, card.summon_type = player, kind | SUMMON_TYPE_SPECIAL
    card.reason, card.reason_effect, card.reason_player = REASON_SPSUMMON, procedure, player


def _counts_attempts(d: DuelState) -> bool:
    """Whether an attempt counts at once toward "only once per turn". Where a negated attempt does not count in the end, it still counts
    during the Chain that answers it (rule S9)."""
    return d.official_rulings or bool(d.flags & DUEL_SPSUMMON_ONCE_OLD_NEGATE)


def _count_once(d: DuelState, player: int, cards: list[Card], by: int = 1) -> None:
    once = d.limits.once_named1 if player else d.limits.once_named0
    for code in sorted({card.once_per_turn_name for card in cards if card.once_per_turn_name}):
        once[code] = once.get(code, 0) + by


def _take_back_once(d: DuelState, player: int, negated: list[Card], others: list[Card]) -> None:
    """A negated Summon does not count (rule S9); under the older rules it does."""
    if d.flags & DUEL_SPSUMMON_ONCE_OLD_NEGATE or not d.official_rulings:
        return
    stand = [card.once_per_turn_name for card in others]
    _count_once(d, player, [card for card in negated if card.once_per_turn_name not in stand], -1)


def _attempt(d: DuelState, player: int, card: Card, procedure: Effect, costs: list[Effect]) -> None:
    shuffle_searched(d)
    give_control(d, card, card.controller, 0, 0)
    d.flow.acted = True
    card.reason_effect = procedure
    _emit_summoning(d, card, player)
    _announce_materials(d, card, EVENT_BE_PRE_MATERIAL, procedure, player)
    if not d.chain and may_be_negated(d, card, EFFECT_CANNOT_DISABLE_SPSUMMON):
        open_negation_window(d, card, EVENT_SPSUMMON, procedure, player)
        if not card.status & STATUS_SUMMONING:
            _was_negated(d, player, card, procedure, costs)
            return
    keep_oaths(d, procedure)
    for e in costs:
        keep_oaths(d, e)
    card.status |= STATUS_PROC_COMPLETE
    _settle_on_field(card)
    emit(d, "special_summoned")
    update_standing(d)
    _announce_materials(d, card, EVENT_BE_MATERIAL, procedure, player)
    if not d.flags & DUEL_CANNOT_SUMMON_OATH_OLD:
        count_special_summon(d, player)
        count_cards(d, card, ACTIVITY_SPSUMMON, player)
    if not _counts_attempts(d):
        _count_once(d, player, [card])
    raise_single_event(d, card, None, EVENT_SPSUMMON_SUCCESS, procedure, 0, player, player, 0)
    answer_single_events(d)
    _finish(d, player, [card], procedure)


def is_counted(card: Card, procedure: Effect | None) -> bool:
    """Whether the monster, or its Summon by this procedure, is limited to once per turn, and an attempt that is negated does not count."""
    if card.d.flags & DUEL_SPSUMMON_ONCE_OLD_NEGATE:
        return False
    by_text = procedure is not None and procedure.flag & EFFECT_FLAG_COUNT_LIMIT and procedure.use_flag & EFFECT_COUNT_CODE_OATH
    return bool(card.once_per_turn_name or by_text)


def _emit_summoning(d: DuelState, card: Card, player: int) -> None:
    emit(d, "special_summoning", 0 if card.position & POS_FACEDOWN else card.printed.code, *place_of(card))
    emit(d, ".summoning", card, "special", player)


def _settle_on_field(card: Card) -> None:
    card.status = (card.status & ~STATUS_SUMMONING) | STATUS_SPSUMMON_TURN
    set_working(card, True)


def _announce_materials(d: DuelState, card: Card, code: int, procedure: Effect, player: int) -> None:
    reason = _MATERIAL_REASONS.get(procedure.value, REASON_SPSUMMON) if type(procedure.value) is int else REASON_SPSUMMON
    for material in card.materials:
        raise_single_event(d, material, None, code, procedure, reason, player, player, 0)
    raise_event(d, card.materials, code, procedure, reason, player, player, 0)
    answer_single_events(d)
    answer_events(d)


def _was_negated(d: DuelState, player: int, card: Card, procedure: Effect, costs: list[Effect]) -> None:
    for e in costs:
        end_oaths(d, e)
    if not d.flags & DUEL_CANNOT_SUMMON_OATH_OLD:
        take_back_oath(d, procedure, player)
    _take_back_once(d, player, [card], [])
    send_to_grave_by_rule(d, card, player)
    update_standing(d)
    open_window(d)


def _finish(d: DuelState, player: int, cards: list[Card], procedure: Effect) -> None:
    raise_event(d, cards, EVENT_SPSUMMON_SUCCESS, procedure, 0, player, player, 0)
    answer_events(d)
    open_window_after(d, player, TIMING_SPSUMMON)


# -- several at the same time: Pendulum Summon and its like ---------------------------------------------------


def special_summon_group_by_procedure(d: DuelState, player: int, summon_type: int) -> None:
    """Summon several monsters by a procedure of this type, which a card effect allows just now; the player chooses if several fit."""
    procedures = [e for e in field_effects(d, EFFECT_SPSUMMON_PROC_G) if _group_procedure_works(d, e, player, summon_type)]
    if not procedures:
        return
    index = 0 if len(procedures) == 1 else ask_option(d, player, [e.description for e in procedures])
    _summon_group(d, player, handler_of(procedures[index]), procedures[index], True)


def can_special_summon_group_by_procedure(d: DuelState, player: int, summon_type: int) -> bool:
    """Whether the player could Summon by a procedure for several monsters, if an effect allowed it now."""
    return any(_group_procedure_works(d, e, player, summon_type) for e in field_effects(d, EFFECT_SPSUMMON_PROC_G))


def _group_procedure_works(d: DuelState, e: Effect, player: int, summon_type: int) -> bool:
    if value(e) & 0xFFFFFFFF != summon_type:
        return False
    card = handler_of(e)
    if card.controller != player and not e.flag & EFFECT_FLAG_BOTH_SIDE:
        return False
    if e.condition is None:
        return True
    before = d.reason_effect, d.reason_player
    d.reason_effect, d.reason_player = e, card.controller
    works = check(d, e.condition, e, card, True, before[0], player)
    d.reason_effect, d.reason_player = before
    return works


def _summon_group(d: DuelState, player: int, card: Card, procedure: Effect, mid_chain: bool) -> None:
    """Summon several monsters at the same time, which uses up the Pendulum Summon of the turn even if it is negated (rule S8)."""
    group = Group(d)
    execute_operation(d, procedure, player, d.chaining.no_event, card, group, mid_chain)
    note_use(procedure, player)
    cards = [c for c in group.cards if _can_be_summoned_so(d, c, player)]
    group.cards = cards
    costs: list[Effect] = []
    for c in cards:
        costs = effects_on(c, EFFECT_SPSUMMON_COST)
        for e in costs:
            execute_operation(d, e, player, d.chaining.no_event)
    if not cards:
        return
    d.flow.acted = True
    for i, c in enumerate(cards):
        _enter_one_of(d, player, c, procedure, cards[i:])
    _attempt_group(d, player, cards, procedure, costs)


def _can_be_summoned_so(d: DuelState, card: Card, player: int) -> bool:
    return (
        bool(card.printed.type & TYPE_MONSTER)
        and card.location != LOCATION_MZONE
        and kept_from_field_by(d, card, player, LOCATION_MZONE) is None
        and affecting(card, EFFECT_CANNOT_SPECIAL_SUMMON) is None
    )


def _enter_one_of(d: DuelState, player: int, card: Card, procedure: Effect, waiting: list[Card]) -> None:
    _be_summoned_by(card, player, procedure, value_for_card(procedure, card) & 0xFF00FFFF)
    positions = forced_positions(d, card, player, player, POS_FACEUP, player, procedure)
    if d.flags & DUEL_CANNOT_SUMMON_OATH_OLD:
        count_cards(d, card, ACTIVITY_SPSUMMON, player)
    zone = _zone_for(d, player, card, waiting)
    move_to_field(d, card, player, player, LOCATION_MZONE, positions, False, 0, zone, True)
    _emit_summoning(d, card, player)
    give_control(d, card, card.controller, 0, 0)
    card.status |= STATUS_SPSUMMON_STEP


def _zone_for(d: DuelState, player: int, card: Card, waiting: list[Card]) -> int:
    """The zones for this monster that leave room for those that come after it."""
    main, main_closed = zones_to_field(d, card, player, LOCATION_MZONE, player, LOCATION_REASON_TOFIELD)
    extra, extra_closed = summonable_zones_from_extra(d, card, player, player)
    from_extra = sum(1 for c in waiting if c.location == LOCATION_EXTRA)
    if card.location != LOCATION_EXTRA:
        return extra_closed if extra == from_extra else 0xFF
    return main_closed if main == len(waiting) - from_extra else 0xFF


def _attempt_group(d: DuelState, player: int, cards: list[Card], procedure: Effect, costs: list[Effect]) -> None:
    if d.flags & DUEL_CANNOT_SUMMON_OATH_OLD:
        count_special_summon(d, player)
    if _counts_attempts(d):
        _count_once(d, player, cards)
    for card in cards:
        card.status &= ~STATUS_SPSUMMON_STEP
    if not d.chain:
        cards = _negatable_attempt(d, player, cards, procedure)
        if not cards:
            if not d.flags & DUEL_CANNOT_SUMMON_OATH_OLD:
                take_back_oath(d, procedure, player)
            for e in costs:
                end_oaths(d, e)
            open_window(d)
            return
    _succeed_group(d, player, cards, procedure, costs)


def _negatable_attempt(d: DuelState, player: int, cards: list[Card], procedure: Effect) -> list[Card]:
    """The monsters whose Summon was not negated; the others go to the GY by rule."""
    for card in cards:
        card.status |= STATUS_SUMMONING
    negatable = [card for card in cards if may_be_negated(d, card, EFFECT_CANNOT_DISABLE_SPSUMMON)]
    if negatable:
        let_answer(d, negatable, EVENT_SPSUMMON, procedure, player)
    stopped = [card for card in cards if not card.status & STATUS_SUMMONING]
    stand = [card for card in cards if card not in stopped]
    _take_back_once(d, player, stopped, stand)
    left = [card for card in stopped if card.location == LOCATION_MZONE]
    if left:
        send_cards(d, left, None, REASON_RULE, player, player, LOCATION_GRAVE, 0, 0)
        update_standing(d)
    return stand


def _succeed_group(d: DuelState, player: int, cards: list[Card], procedure: Effect, costs: list[Effect]) -> None:
    keep_oaths(d, procedure)
    for e in costs:
        keep_oaths(d, e)
    for card in cards:
        _settle_on_field(card)
    emit(d, "special_summoned")
    if not d.flags & DUEL_CANNOT_SUMMON_OATH_OLD:
        count_special_summon(d, player)
        count_cards(d, cards, ACTIVITY_SPSUMMON, player)
    if not _counts_attempts(d):
        _count_once(d, player, cards)
    for card in cards:
        raise_single_event(d, card, None, EVENT_SPSUMMON_SUCCESS, card.reason_effect, 0, card.reason_player, card.summon_player, 0)
    answer_single_events(d)
    _finish(d, player, cards, procedure)
