"""Resolving a Chain: from its last link to its first, each applied, negated, or without effect."""

from typing import Final

from solemn.core.adjustment.adjusting import put_right
from solemn.core.card.relations import has_link_relation, release_link
from solemn.core.chain.activating import announced_summoners, announced_summons, count_summon_once, counts_names_at_activation
from solemn.core.effects.effect import handler_of, take_back_count_code
from solemn.core.effects.queries import note_for_negation
from solemn.core.lifetimes.resetting import end_oaths, keep_oaths, reset_chain, set_working
from solemn.core.lifetimes.upkeep import update_negations
from solemn.core.moves.pending_moves import destroy_later
from solemn.core.moves.sending import send_cards
from solemn.core.permissions.turn_activity import count_cards, count_special_summon, uncount_link
from solemn.core.state.data import Callback, Card, ChainLink, DuelState, Effect
from solemn.core.state.deferred import later, settle
from solemn.core.state.log import emit, tell
from solemn.core.state.raised_events import raise_event
from solemn.core.state.reasons import ACTIVATION_NEGATED, EFFECT_NEGATED, EFFECTS_NEGATED, NOT_FACE_UP_ANY_MORE
from solemn.core.timing.chain_links import is_link_negated, why_not_negate_activation, why_not_negate_effect
from solemn.core.timing.events import answer_events, leave_instant_event, let_resolved_card_hear, solve_link_continuously
from solemn.core.timing.executing import execute_operation
from solemn.core.timing.missed_timing import break_effect
from solemn.core.timing.shuffling import shuffle
from solemn.core.timing.unusable_zones import update_standing
from solemn.spec.constants import (
    ACTIVITY_SPSUMMON,
    CHAIN_ACTIVATING,
    CHAIN_CONTINUOUS_CARD,
    CHAIN_DISABLE_ACTIVATE,
    CHAIN_DISABLE_EFFECT,
    CHAIN_HAND_EFFECT,
    DUEL_1_FACEUP_FIELD,
    DUEL_CANNOT_SUMMON_OATH_OLD,
    DUEL_SPSUMMON_ONCE_OLD_NEGATE,
    EFFECT_COUNT_CODE_OATH,
    EFFECT_FLAG_CONTINUOUS_TARGET,
    EFFECT_FLAG_COUNT_LIMIT,
    EFFECT_TYPE_ACTIVATE,
    EVENT_CHAIN_ACTIVATING,
    EVENT_CHAIN_DISABLED,
    EVENT_CHAIN_END,
    EVENT_CHAIN_NEGATED,
    EVENT_CHAIN_SOLVED,
    EVENT_CHAIN_SOLVING,
    EVENT_CHAINING,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MZONE,
    PLAYER_NONE,
    POS_FACEUP,
    REASON_RULE,
    STATUS_CHAINING,
    STATUS_DISABLED,
    STATUS_FORBIDDEN,
    STATUS_LEAVE_CONFIRMED,
    TIMING_CHAIN_END,
    TYPE_EQUIP,
    TYPE_FIELD,
)

NO_LONGER_ON_FIELD: Final = "A2"  # a card whose activation was negated is not sent from the field
COST_STAYS_PAID: Final = "A7"  # the cost of a negated activation stays paid
COST_OF_EFFECT_STAYS_PAID: Final = "E4"  # the cost of a negated effect stays paid
IMMEDIATELY_AFTER: Final = "S5"  # a Summon immediately after an effect resolves can be negated only if the Chain is over
RESOLVED: Final = "R-RESOLVED"  # a link that was not negated resolves
NOTHING_TO_DO: Final = "R-NOTHING"  # a link resolves, but nothing happens

FIELD_ZONE: Final = 5


def close_chain(d: DuelState) -> None:
    """Close the Chain to further links; the limits on what may be chained end."""
    d.chaining.limits.clear()
    for link in d.chain:
        handler_of(link.effect).status &= ~STATUS_CHAINING


def resolve_chain(d: DuelState, window_follows: bool) -> None:
    """Resolve the whole Chain and deal with its end (rules A1, E1, E5). `window_follows`: players may respond to the end."""
    settle(d)
    d.chaining.passed_events = []
    while d.chain:
        link = d.chain[-1]
        if _keeps_activation(d, link):
            _apply(d, link)
            _after_application(d, link)
        _end_link(d, link)
    _send_used_cards(d)
    _end_chain(d, window_follows)


# --- is it negated?


def _keeps_activation(d: DuelState, link: ChainLink) -> bool:
    """Begin to resolve a link; False if its activation was negated, so that nothing more of it resolves (rule A1)."""
    _take_back_counted_ahead(d)
    emit(d, "chain_solving", link.number)
    note_for_negation(d, handler_of(link.effect))
    update_standing(d)
    _tell(d, link, EVENT_CHAIN_ACTIVATING)
    if link.flag & CHAIN_DISABLE_ACTIVATE and why_not_negate_activation(d, link.number) is None:
        _undo_activation(d, link)
        return False
    link.applied_counters = ()
    return True


def _tell(d: DuelState, link: ChainLink, code: int) -> None:
    player = link.triggering_player
    raise_event(d, None, code, link.effect, 0, player, player, link.number)
    answer_events(d)


def _undo_activation(d: DuelState, link: ChainLink) -> None:
    """A negated activation does not count toward limits on activations, and nothing can trigger on it (rules A4, A9).

    Its cost stays paid. Rules N3, A7.
    """
    e = link.effect
    emit(d, ".no_effect", link.number, link.disable_reason or ACTIVATION_NEGATED)
    end_oaths(d, e)
    if e.flag & EFFECT_FLAG_COUNT_LIMIT and e.use_flag & EFFECT_COUNT_CODE_OATH:
        take_back_count_code(d, e.use_code, e.use_flag, e.count_hopt, link.triggering_player)
    uncount_link(d, link.triggering_player, link.applied_counters)
    link.applied_counters = ()
    events = d.events
    events.forced_triggers = [trigger for trigger in events.forced_triggers if not _answers_activation(trigger, link)]
    events.optional_triggers = [trigger for trigger in events.optional_triggers if not _answers_activation(trigger, link)]
    _tell(d, link, EVENT_CHAIN_NEGATED)


def _answers_activation(trigger: ChainLink, link: ChainLink) -> bool:
    return trigger.event.code == EVENT_CHAINING and trigger.event.value == link.number


def _is_gone(link: ChainLink, card: Card) -> bool:
    """Whether the card had to stay on the field for its effect to apply, and did not (rule A6)."""
    return bool(link.flag & CHAIN_CONTINUOUS_CARD) and not has_link_relation(card, link)


def _why_negated(d: DuelState, link: ChainLink, card: Card) -> Effect | str | None:
    """What negates the effect, or None. An effect that ties its card to targets is applied all the same. Rules E3, E4."""
    if why_not_negate_effect(d, link.number) is not None:
        return None
    if link.effect.flag & EFFECT_FLAG_CONTINUOUS_TARGET and link.replaced_operation is None:
        return None
    if is_link_negated(d, link.number):
        return link.disable_reason or EFFECT_NEGATED
    if card.status & (STATUS_DISABLED | STATUS_FORBIDDEN) and has_link_relation(card, link):
        return EFFECTS_NEGATED
    return None


# --- applying it


def _apply(d: DuelState, link: ChainLink) -> None:
    keep_oaths(d, link.effect)
    break_effect(d)
    d.chaining.resolving = True
    _tell(d, link, EVENT_CHAIN_SOLVING)
    d.limits.special_before = list(d.limits.special_ones)
    card = handler_of(link.effect)
    if _is_gone(link, card):
        emit(d, ".no_effect", link.number, NOT_FACE_UP_ANY_MORE)
        return
    _put_to_use(d, link, card)
    by = _why_negated(d, link, card)
    if by is not None:
        _skip_effect(d, link, by)
        return
    settle(d)
    if _is_gone(link, handler_of(link.effect)):
        emit(d, ".no_effect", link.number, NOT_FACE_UP_ANY_MORE)
        return
    tell(d, ".settled", card)
    _operate(d, link)
    _note_negated_equip(d, link)


def _note_negated_equip(d: DuelState, link: ChainLink) -> None:
    """An Equip Spell whose effect was negated is equipped all the same, and that is all it does."""
    card = handler_of(link.effect)
    if d.official_rulings and card.equip_target is not None and is_link_negated(d, link.number):
        card.equip_negated = True


def _put_to_use(d: DuelState, link: ChainLink, card: Card) -> None:
    """The lasting effects of a card that was activated begin to apply, if the card is still there."""
    if not link.effect.type & EFFECT_TYPE_ACTIVATE or link.replaced_operation is not None or not has_link_relation(card, link):
        return
    set_working(card, True)
    if d.flags & DUEL_1_FACEUP_FIELD and card.printed.type & TYPE_FIELD:
        other = _other_field_spell(d, card)
        if other is not None:
            set_working(other, False)
    update_standing(d)


def _other_field_spell(d: DuelState, card: Card) -> Card | None:
    other = d.players[1 - card.controller].szone[FIELD_ZONE]
    return other if other is not None and other.position & POS_FACEUP else None


def _skip_effect(d: DuelState, link: ChainLink, by: Effect | str) -> None:
    """Resolve the link without applying its effect; `by` is the reason. Rule R-NOTHING."""
    if not link.flag & CHAIN_DISABLE_EFFECT:
        emit(d, "chain_disabled", link.number)
    emit(d, ".no_effect", link.number, by)
    _tell(d, link, EVENT_CHAIN_DISABLED)


def _operate(d: DuelState, link: ChainLink) -> None:
    """Apply the effect, or what another effect has turned it into."""
    e = link.effect
    own: Callback | None = e.operation
    if link.replaced_operation is not None:
        e.operation = link.replaced_operation
    execute_operation(d, e, link.triggering_player, link.event)
    if link.replaced_operation is not None:
        e.operation = own


def _after_application(d: DuelState, link: ChainLink) -> None:
    """The link has resolved: carry out what had to wait for that."""
    d.pending.being_summoned.clear()
    d.pending.equipping.clear()
    if link.replaced_operation is None:
        _count_announced_summons(d, link)
    d.limits.special_before = [0, 0]
    d.chaining.resolving = False
    _leave_delayed(d)
    raise_event(d, None, EVENT_CHAIN_SOLVED, link.effect, 0, link.triggering_player, link.triggering_player, link.number)
    if d.official_rulings:
        let_resolved_card_hear(d, handler_of(link.effect))
    update_negations(d)
    answer_events(d)


def _leave_delayed(d: DuelState) -> None:
    mine, theirs = d.events.later_of_turn_player, d.events.later_of_opponent
    if mine:
        d.chaining.continuous_player = d.turn_player
        later(d, solve_link_continuously, mine.pop(0))
    elif theirs:
        d.chaining.continuous_player = 1 - d.turn_player
        later(d, solve_link_continuously, theirs.pop(0))
    else:
        d.chaining.continuous_player = PLAYER_NONE


# --- the end of a link


def _end_link(d: DuelState, link: ChainLink) -> None:
    """The link has resolved. Rule R-RESOLVED."""
    emit(d, "chain_solved", link.number)
    tell(d, ".settled", handler_of(link.effect))
    _let_go(d, link)
    for waiting in d.pending.works_later:
        if waiting.location == LOCATION_MZONE:
            set_working(waiting, True)
    d.pending.works_later.clear()
    if d.chain:  # a script may have brought the link to its end already
        d.chain.pop()
    d.chaining.links_formed = max(0, d.chaining.links_formed - 1)
    summon = None
    if d.chain:
        summon = _take_reserved(d, damage_step_too=False)
    else:
        d.chaining.limits.clear()
    settle(d)
    put_right(d)
    if summon is not None:
        summon()


def _let_go(d: DuelState, link: ChainLink) -> None:
    """Cut the link's ties to its card and its targets, and hide a card again that was activated in the hand."""
    e, card = link.effect, handler_of(link.effect)
    for target in link.target_cards.cards if link.target_cards is not None else ():
        release_link(target, link)
    if not link.flag & CHAIN_ACTIVATING and e.type & EFFECT_TYPE_ACTIVATE and has_link_relation(card, link):
        _settle_activated(d, card)
    release_link(card, link)
    if card.location == LOCATION_HAND and link.flag & CHAIN_HAND_EFFECT and not card.position & POS_FACEUP:
        shuffle(d, card.controller, LOCATION_HAND)
    e.activated_on, e.active_type = None, 0
    if link.flag & CHAIN_ACTIVATING:
        e.type &= ~EFFECT_TYPE_ACTIVATE


def _settle_activated(d: DuelState, card: Card) -> None:
    """An Equip Spell that equips nothing leaves. Where both players may have only one Field Spell face-up, the other one is destroyed."""
    kind = card.printed.type
    if kind & TYPE_FIELD and d.flags & DUEL_1_FACEUP_FIELD and not card.status & STATUS_LEAVE_CONFIRMED:
        other = _other_field_spell(d, card)
        if other is not None:
            destroy_later(d, [other], None, REASON_RULE, 1 - card.controller)
    if kind & TYPE_EQUIP and card.equip_target is None:
        card.status |= STATUS_LEAVE_CONFIRMED


def _take_reserved(d: DuelState, damage_step_too: bool) -> Callback | None:
    """Take what an effect left to be done immediately after it resolves: a Summon, or the rest of a Damage Step (rule S5)."""
    summon = None
    summoning = d.summoning.card is not None or d.summoning.group_type
    if summoning or (damage_step_too and d.battle.extra_damage_steps == 1):
        summon, d.chaining.summon_afterwards = d.chaining.summon_afterwards, None
    d.summoning.card = None
    d.summoning.group_type = 0
    return summon


# --- the end of the Chain


def _send_used_cards(d: DuelState) -> None:
    """Spells and Traps that do not stay on the field go to the GY (rule A2)."""
    d.pending.about_to_leave = {card: None for card in d.pending.about_to_leave if card.status & STATUS_LEAVE_CONFIRMED}
    if d.pending.about_to_leave:
        send_cards(d, list(d.pending.about_to_leave), None, REASON_RULE, PLAYER_NONE, PLAYER_NONE, LOCATION_GRAVE, 0, POS_FACEUP)
        settle(d)


def _end_chain(d: DuelState, window_follows: bool) -> None:
    d.events.point = []
    emit(d, "chain_end")
    reset_chain(d)
    summon = _take_reserved(d, damage_step_too=True)
    if summon is not None:
        summon()
    settle(d)
    d.pending.sent_just_now.clear()
    raise_event(d, None, EVENT_CHAIN_END, None, 0, 0, 0, 0)
    leave_instant_event(d)
    if window_follows:
        d.chaining.hint_times[0] |= TIMING_CHAIN_END
        d.chaining.hint_times[1] |= TIMING_CHAIN_END
    settle(d)
    put_right(d)


# --- older rules on counting Special Summons


def _take_back_counted_ahead(d: DuelState) -> None:
    if not d.limits.special_taken_back:
        return
    if d.flags & DUEL_CANNOT_SUMMON_OATH_OLD:
        count_special_summon(d, 0, False, True)
        count_special_summon(d, 1, False, True)
        d.limits.special_taken_back = False
    if d.flags & DUEL_SPSUMMON_ONCE_OLD_NEGATE:
        for counts, ahead in ((d.limits.once_named0, d.limits.once_negated0), (d.limits.once_named1, d.limits.once_negated1)):
            for code in counts:
                counts[code] -= ahead.get(code, 0)
                ahead[code] = 0


def _count_announced_summons(d: DuelState, link: ChainLink) -> None:
    """Under the older rules an effect uses up the Special Summon that it announced, even if it performed none."""
    if not d.flags & DUEL_CANNOT_SUMMON_OATH_OLD:
        return
    summoners = announced_summoners(link)
    for card, summoner in announced_summons(link) if summoners else ():
        count_cards(d, card, ACTIVITY_SPSUMMON, summoner)
        if counts_names_at_activation(d):
            count_summon_once(d, card, summoner)
    for summoner in summoners:
        if d.limits.special_ones[summoner] == d.limits.special_before[summoner]:
            count_special_summon(d, summoner)
