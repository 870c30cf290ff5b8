"""Activating: an effect becomes a Chain Link, its cost is paid, its targets are chosen, and it can be answered."""

from typing import Final

from solemn.core.adjustment.adjusting import put_right
from solemn.core.card.effect_types import note_activated_as
from solemn.core.card.kinds import get_type
from solemn.core.card.relations import has_link_relation, relate_to_link
from solemn.core.decisions.asking import ask_effect_yes_no, ask_option
from solemn.core.effects.calling import check
from solemn.core.effects.effect import count_left, handler_of, note_use, value, value_for_card
from solemn.core.effects.queries import affecting, effects_on, player_effects
from solemn.core.lifetimes.card_marks import point_out
from solemn.core.lifetimes.resetting import set_working
from solemn.core.moves.placing import move_to_field
from solemn.core.moves.positions import change_position
from solemn.core.permissions.early_activation import NO_PERMISSION, permission_needed
from solemn.core.permissions.turn_activity import count_link, count_special_summon
from solemn.core.state.data import Card, ChainLink, DuelState, Effect
from solemn.core.state.deferred import settle
from solemn.core.state.log import BOTH_PLAYERS, emit, emit_revealed, place_of
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.timing.activation_checks import allowed_zones, trap_effects_at_once
from solemn.core.timing.chain_links import note_card_at_activation
from solemn.core.timing.events import answer_single_events, leave_instant_event, negate_from_the_start
from solemn.core.timing.executing import execute_cost, execute_operation, execute_target
from solemn.core.timing.missed_timing import announce_win, set_apart
from solemn.spec.constants import (
    CHAIN_ACTIVATING,
    CHAIN_CONTINUOUS_CARD,
    CHAIN_HAND_EFFECT,
    DUEL_CANNOT_SUMMON_OATH_OLD,
    DUEL_SPSUMMON_ONCE_OLD_NEGATE,
    DUEL_TRIGGER_WHEN_PRIVATE_KNOWLEDGE,
    DUEL_USE_TRAPS_IN_NEW_CHAIN,
    EFFECT_ACTIVATE_COST,
    EFFECT_FLAG2_FORCE_ACTIVATE_LOCATION,
    EFFECT_FLAG_CARD_TARGET,
    EFFECT_FLAG_COUNT_LIMIT,
    EFFECT_FLAG_DAMAGE_CAL,
    EFFECT_FLAG_DAMAGE_STEP,
    EFFECT_FLAG_FIELD_ONLY,
    EFFECT_FLAG_FUNC_VALUE,
    EFFECT_REMAIN_FIELD,
    EFFECT_TYPE_ACTIVATE,
    EFFECT_TYPE_CONTINUOUS,
    EFFECT_TYPE_FLIP,
    EFFECT_TYPE_SINGLE,
    EFFECT_TYPE_TRIGGER_F,
    EFFECT_TYPE_TRIGGER_O,
    EVENT_BECOME_TARGET,
    EVENT_CHAINING,
    EVENT_PHASE,
    GLOBALFLAG_SPSUMMON_ONCE,
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_FZONE,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_PZONE,
    LOCATION_SZONE,
    PHASE_DAMAGE,
    PHASE_DAMAGE_CAL,
    PLAYER_ALL,
    PLAYER_NONE,
    POS_FACEUP,
    POS_FACEUP_ATTACK,
    RESET_CHAIN,
    RESET_EVENT,
    STATUS_ACT_FROM_HAND,
    STATUS_LEAVE_CONFIRMED,
    TYPE_CONTINUOUS,
    TYPE_EQUIP,
    TYPE_FIELD,
    TYPE_LINK,
    TYPE_MONSTER,
    TYPE_PENDULUM,
    TYPE_SPELL,
    TYPE_TRAP,
)

CATEGORY_SPECIAL_SUMMON: Final = 0x200  # kind of operation that a link announced
_STAYING_TYPES: Final = TYPE_CONTINUOUS | TYPE_FIELD | TYPE_EQUIP | TYPE_PENDULUM | TYPE_LINK
_TRIGGERED: Final = EFFECT_TYPE_TRIGGER_O | EFFECT_TYPE_TRIGGER_F | EFFECT_TYPE_FLIP
_ZONES_OF_KINDS: Final = ((TYPE_PENDULUM, LOCATION_PZONE), (TYPE_FIELD, LOCATION_FZONE))  # where a card in the hand goes
_EVENT_SERIES: Final = 0xFFFFF000
_PLAIN_ACTIVATION: Final = 99  # text: activate it by none of the effects that would allow it
_USE_EFFECT_TOO: Final = 94  # text: activate one of its effects along with the card
_USING_EFFECT: Final = 65  # text: an effect was activated along with the card
_ANYWHERE: Final = 0xFF
_OPPONENT_SUMMONS: Final = 0x10  # as the player of an operation on targets


def add_chain(d: DuelState) -> None:
    """Turn the effect that has waited longest into the next Chain Link and complete its activation; do nothing if none waits.

    The other effects that wait follow at once, so simultaneous activations build one Chain. An adjustment comes last.
    """
    settle(d)
    if not d.events.becoming_links:
        return
    link = d.events.becoming_links[0]
    placed = bool(link.effect.type & EFFECT_TYPE_ACTIVATE)
    if placed:
        _use_permission(d, link)
    if not _pay_to_activate(d, link, placed):
        return
    _join_chain(d, link)
    d.events.becoming_links.pop(0)
    settle(d)
    _choose_effect_of_trap(d, link)
    execute_cost(d, link.effect, link.triggering_player, link.event)
    execute_target(d, link.effect, link.triggering_player, link.event)
    _complete(d, link)


# --- playing the card


def _use_permission(d: DuelState, link: ChainLink) -> None:
    """Use up the effect that lets the card be activated from the hand, or in the turn in which it was Set."""
    card = handler_of(link.effect)
    code = permission_needed(card, card.controller)
    allowing = effects_on(card, code) if code > NO_PERMISSION else []
    costly = [e for e in allowing if e.flag & (EFFECT_FLAG_FUNC_VALUE | EFFECT_FLAG_COUNT_LIMIT)]
    usable: list[Effect | None] = [e for e in costly if count_left(e, card.controller)]
    if not usable:
        return
    if len(costly) < len(allowing):
        usable.insert(0, None)
    chosen = usable[_choose(d, card.controller, [_PLAIN_ACTIVATION if e is None else e.description for e in usable])]
    if chosen is not None:
        note_use(chosen, card.controller)
        value_for_card(chosen, card, link.effect)


def _choose(d: DuelState, player: int, options: list[int]) -> int:
    return 0 if len(options) == 1 else ask_option(d, player, options)


def _pay_to_activate(d: DuelState, link: ChainLink, placed: bool) -> bool:
    """Pay what other cards demand for the activation, and show or place the card; False if there is no zone for it."""
    player, card = link.triggering_player, handler_of(link.effect)
    fees = [e for e in player_effects(d, player, EFFECT_ACTIVATE_COST) if _fee_applies(d, e, link)]
    zone, location = _ANYWHERE, LOCATION_SZONE
    if placed:
        _note_from_hand(card)
    moving = placed and card.location != LOCATION_SZONE
    if moving:
        zone = allowed_zones(link.effect, card, player, link.event)
        location = _destination(link.effect, card) if zone else 0
        if location:
            set_working(card, False)
    controller = card.controller
    for fee in fees:
        execute_operation(d, fee, player, link.event)
    if moving and location:
        position = POS_FACEUP_ATTACK if location == LOCATION_MZONE else POS_FACEUP
        move_to_field(d, card, controller, controller, location, position, False, 0, zone)
    elif placed and not moving:
        change_position(d, [card], None, controller, POS_FACEUP, POS_FACEUP, POS_FACEUP, POS_FACEUP, 0)
    settle(d)
    return bool(location)


def _fee_applies(d: DuelState, fee: Effect, link: ChainLink) -> bool:
    applies = fee.target is None or check(d, fee.target, fee, link.effect, link.triggering_player)
    return applies and fee.operation is not None


def _note_from_hand(card: Card) -> None:
    card.status &= ~STATUS_ACT_FROM_HAND
    if card.location == LOCATION_HAND:
        card.status |= STATUS_ACT_FROM_HAND


def _destination(e: Effect, card: Card) -> int:
    if e.flag2 & EFFECT_FLAG2_FORCE_ACTIVATE_LOCATION:
        return value(e)
    kind = card.printed.type if card.location == LOCATION_HAND else 0
    return next((zone for of_kind, zone in _ZONES_OF_KINDS if kind & of_kind), LOCATION_SZONE)


# --- forming the link


def _join_chain(d: DuelState, link: ChainLink) -> None:
    e = link.effect
    card = handler_of(e)
    if e.type & EFFECT_TYPE_ACTIVATE:
        note_card_at_activation(link, card)
    link.number = len(d.chain) + 1
    if card.location & (LOCATION_HAND | LOCATION_DECK | LOCATION_EXTRA) and not card.position & POS_FACEUP:
        emit_revealed(d, BOTH_PLAYERS, (card,))
    emit(
        d, "chaining", card.printed.code, place_of(card), link.triggering_controller, link.triggering_location & 0xFF,
        link.triggering_sequence, e.description, link.number,
    )  # fmt: skip
    emit(d, ".activated", link.number, e, link.triggering_player)
    d.chaining.limits.clear()
    _fix_kind(d, e, card)
    link.target_cards = None
    link.target_player = link.disable_player = PLAYER_NONE
    link.target_param = 0
    link.disable_reason = None
    link.replaced_operation = None
    if card.location == LOCATION_HAND:
        link.flag |= CHAIN_HAND_EFFECT
    d.chain.append(link)
    link.applied_counters = count_link(d, e, link.triggering_player, link.number)
    _tie_to_card(link, card)


def _fix_kind(d: DuelState, e: Effect, card: Card) -> None:
    """Note as what kind of card the effect is activated; what happens to the card later does not change that."""
    e.card_kind = get_type(card)
    if e.card_kind & TYPE_TRAP and e.card_kind & TYPE_MONSTER:
        e.card_kind -= TYPE_TRAP
    of_one_card = e.type & EFFECT_TYPE_SINGLE and not e.type & EFFECT_TYPE_CONTINUOUS
    if not (d.flags & DUEL_TRIGGER_WHEN_PRIVATE_KNOWLEDGE and of_one_card):
        note_activated_as(e)
    e.activated_on = e.handler.overlay_target if e.handler is not None else None


def _tie_to_card(link: ChainLink, card: Card) -> None:
    """The card stays the link's until it moves. Negated at its activation means negated when it resolves."""
    e = link.effect
    of_card = not e.flag & EFFECT_FLAG_FIELD_ONLY
    if of_card and (not e.type & _TRIGGERED or e.code & _EVENT_SERIES == EVENT_PHASE):
        relate_to_link(card, link)
    e.made_by = link.triggering_player
    if of_card and has_link_relation(card, link):
        negate_from_the_start(card, link, RESET_CHAIN | RESET_EVENT)


def _choose_effect_of_trap(d: DuelState, link: ChainLink) -> None:
    """A Continuous Trap without an effect at its activation may use one of its other effects at once."""
    if d.flags & DUEL_USE_TRAPS_IN_NEW_CHAIN:
        return
    player, card = link.triggering_player, handler_of(link.effect)
    offers = trap_effects_at_once(link.effect, player)
    if not offers or not (_must_use_effect(d, link.effect) or ask_effect_yes_no(d, player, _USE_EFFECT_TOO, card)):
        return
    offer = offers[_choose(d, player, [o.effect.description for o in offers])]
    e = offer.effect
    link.effect, link.event = e, offer.event
    relate_to_link(handler_of(e), link)
    note_use(e, player)
    if not e.type & EFFECT_TYPE_ACTIVATE:
        e.type |= EFFECT_TYPE_ACTIVATE
        link.flag |= CHAIN_ACTIVATING
    _mark_used(d, handler_of(e))


def _must_use_effect(d: DuelState, e: Effect) -> bool:
    """In the Damage Step only an effect that may be used there makes the activation legal."""
    if d.phase == PHASE_DAMAGE:
        return not e.flag & EFFECT_FLAG_DAMAGE_STEP
    return d.phase == PHASE_DAMAGE_CAL and not e.flag & EFFECT_FLAG_DAMAGE_CAL


def _mark_used(d: DuelState, card: Card) -> None:
    point_out(card, _USING_EFFECT, RESET_CHAIN)


# --- the activation is complete


def _complete(d: DuelState, link: ChainLink) -> None:
    e, player, card = link.effect, link.triggering_player, handler_of(link.effect)
    set_apart(d, forget_sent=False)
    announce_win(d)
    _tell_targets(d, link)
    if e.type & EFFECT_TYPE_ACTIVATE:
        _note_leaving(d, card)
    if _must_stay(link, card):
        link.flag |= CHAIN_CONTINUOUS_CARD
    d.flow.acted = True
    _count_summons_ahead(d, link)
    emit(d, "chained", link.number)
    raise_event(d, card, EVENT_CHAINING, e, 0, player, player, link.number)
    leave_instant_event(d)
    d.pending.sent_just_now.clear()
    d.chaining.links_formed += 1
    more = bool(d.events.becoming_links)
    settle(d)
    if more:
        add_chain(d)
    put_right(d)


def _tell_targets(d: DuelState, link: ChainLink) -> None:
    if link.target_cards is None or not link.target_cards.cards:
        return
    targets = list(link.target_cards.cards)
    emit(d, ".targets", link.number, tuple(targets))
    e, player = link.effect, link.triggering_player
    if e.flag & EFFECT_FLAG_CARD_TARGET:
        for card in targets:
            raise_single_event(d, card, None, EVENT_BECOME_TARGET, e, 0, player, 0, link.number)
        answer_single_events(d)
        raise_event(d, targets, EVENT_BECOME_TARGET, e, 0, player, player, link.number)


def _note_leaving(d: DuelState, card: Card) -> None:
    """A Spell or Trap that does not stay on the field goes to the GY when the Chain ends."""
    d.pending.about_to_leave[card] = None
    if not card.printed.type & _STAYING_TYPES and affecting(card, EFFECT_REMAIN_FIELD) is None:
        card.status |= STATUS_LEAVE_CONFIRMED


def _must_stay(link: ChainLink, card: Card) -> bool:
    """Whether the card must still be on the field for the effect to apply (rule A6)."""
    kind = get_type(card)
    return (
        bool(kind & (TYPE_SPELL | TYPE_TRAP) and kind & _STAYING_TYPES)
        and has_link_relation(card, link)
        and card.location == LOCATION_SZONE
        and not link.effect.flag & EFFECT_FLAG_FIELD_ONLY
    )


def _count_summons_ahead(d: DuelState, link: ChainLink) -> None:
    """Under the older rules a Special Summon counts toward the limits as soon as an effect that will perform it is activated."""
    summoners = announced_summoners(link)
    if not summoners:
        return
    if counts_names_at_activation(d):
        for card, summoner in announced_summons(link):
            count_summon_once(d, card, summoner, until_negated=True)
    if d.flags & DUEL_CANNOT_SUMMON_OATH_OLD:
        for summoner in summoners:
            count_special_summon(d, summoner, add=True, chain=True)
        d.limits.special_taken_back = True


def counts_names_at_activation(d: DuelState) -> bool:
    """Whether "only once per turn" of a monster counts already when an effect that will Special Summon it is activated."""
    return bool(d.flags & DUEL_SPSUMMON_ONCE_OLD_NEGATE and d.registering.in_use & GLOBALFLAG_SPSUMMON_ONCE)


def announced_summoners(link: ChainLink) -> tuple[int, ...]:
    """The players for whom the link announced a Special Summon, its own player first; empty if it announced none."""
    info = link.op_infos.get(CATEGORY_SPECIAL_SUMMON)
    if info is None or not info.count & 0xFF:
        return ()
    player = link.triggering_player
    return (player, 1 - player) if info.player == PLAYER_ALL else (player,)


def announced_summons(link: ChainLink) -> list[tuple[Card, int]]:
    """The cards that the link announced it will Special Summon, each with the player who will Summon it."""
    info = link.op_infos.get(CATEGORY_SPECIAL_SUMMON)
    if info is None or info.cards is None:
        return []
    cards = info.cards.cards
    if info.player == PLAYER_ALL:
        return [(cards[0], info.param), (cards[1], 1 - info.param)]
    player = link.triggering_player
    if link.effect.flag & EFFECT_FLAG_CARD_TARGET and info.player == _OPPONENT_SUMMONS:
        player = 1 - player
    return [(card, player) for card in cards]


def count_summon_once(d: DuelState, card: Card, player: int, until_negated: bool = False) -> None:
    """Count a Special Summon by the player of a monster that can be Special Summoned only once per turn.

    With `until_negated` the count is provisional: the next link that resolves takes it back.
    """
    code = card.once_per_turn_name
    if not code:
        return
    counts = d.limits.once_named1 if player else d.limits.once_named0
    counts[code] = counts.get(code, 0) + 1
    if until_negated:
        counts = d.limits.once_negated1 if player else d.limits.once_negated0
        counts[code] = counts.get(code, 0) + 1
