"""Special Summons by card effects: nobody can answer them before the monster is on the field (rule S4)."""

from typing import Final

from solemn.core.card.kinds import in_operation_order
from solemn.core.effects.calling import check
from solemn.core.effects.effect import value, value_says_yes
from solemn.core.effects.queries import affecting, effects_on, player_effects
from solemn.core.lifetimes.resetting import keep_oaths, set_working
from solemn.core.moves.pending_moves import intend, take_back
from solemn.core.moves.placing import move_to_field
from solemn.core.moves.sending import send_cards
from solemn.core.moves.zone_changes import give_control
from solemn.core.permissions.available_zones import open_zones, summonable_zones_from_extra, zones_to_field
from solemn.core.permissions.player_permissions import lit_positions, player_can_spsummon_card
from solemn.core.permissions.turn_activity import count_cards, count_special_summon
from solemn.core.permissions.uniqueness import kept_from_field_by
from solemn.core.state.data import Card, DuelState, Effect, in_card_order
from solemn.core.state.log import emit, place_of
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.timing.events import answer_events, answer_single_events
from solemn.core.timing.executing import execute_operation
from solemn.core.timing.unusable_zones import update_standing
from solemn.spec.constants import (
    ACTIVITY_SPSUMMON,
    DUEL_CANNOT_SUMMON_OATH_OLD,
    DUEL_EMZONE,
    EFFECT_FORCE_SPSUMMON_POSITION,
    EFFECT_REVIVE_LIMIT,
    EFFECT_SPSUMMON_CONDITION,
    EFFECT_SPSUMMON_COST,
    EVENT_BE_MATERIAL,
    EVENT_SPSUMMON_SUCCESS,
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_REASON_TOFIELD,
    LOCATION_REMOVED,
    LOCATION_SZONE,
    PLAYER_NONE,
    POS_FACEDOWN,
    POS_FACEUP,
    REASON_FUSION,
    REASON_LINK,
    REASON_RITUAL,
    REASON_RULE,
    REASON_SPSUMMON,
    REASON_XYZ,
    STATUS_FUTURE_FUSION,
    STATUS_PROC_COMPLETE,
    STATUS_SPSUMMON_STEP,
    STATUS_SPSUMMON_TURN,
    SUMMON_TYPE_FUSION,
    SUMMON_TYPE_LINK,
    SUMMON_TYPE_RITUAL,
    SUMMON_TYPE_SPECIAL,
    SUMMON_TYPE_XYZ,
    TIMING_SPSUMMON,
    TYPE_MONSTER,
)

BY_RESOLVING_EFFECT: Final = "S4"  # a Summon by an effect that resolves cannot be negated

_SUMMON_TYPE_BITS: Final = 0xF00FFFF
_CHECKED_TYPE_BITS: Final = 0xFF00FFFF
_EXTRA_ZONES: Final = 0x60
_MATERIAL_REASONS: Final = {
    SUMMON_TYPE_FUSION: REASON_FUSION,
    SUMMON_TYPE_RITUAL: REASON_RITUAL,
    SUMMON_TYPE_XYZ: REASON_XYZ,
    SUMMON_TYPE_LINK: REASON_LINK,
}


def special_summon(
    d: DuelState,
    cards: list[Card],
    summon_type: int,
    summon_player: int,
    player: int,
    no_check: bool,
    no_limit: bool,
    positions: int,
    zone: int,
) -> int:
    """Special Summon monsters at the same time by the effect that is resolving; returns how many were Summoned.

    `summon_player` Summons them to the field of `player` in one of the `positions` (POS_... bits), to a zone in the mask `zone`.
    `no_check` ignores their Summoning conditions, `no_limit` whether they were properly Summoned before.
    """
    positions = lit_positions(d, summon_player, positions)
    for card in cards:
        _prepare(d, card, summon_type, summon_player, player, no_check, no_limit, positions)
    targets = list(cards)
    effect, reason_player = d.reason_effect, d.reason_player
    for who in (d.turn_player, 1 - d.turn_player):
        own = in_operation_order([card for card in cards if (card.summon_player == d.turn_player) == (who == d.turn_player)])
        if own:
            d.chaining.hint_times[who] |= TIMING_SPSUMMON
        for card in own:
            if not _enter(d, card, zone, targets):
                targets.remove(card)
    return _complete(d, targets, effect, reason_player)


def special_summon_step(
    d: DuelState, card: Card, summon_type: int, summon_player: int, player: int, no_check: bool, no_limit: bool, positions: int, zone: int
) -> bool:
    """Put one monster on the field for a Special Summon that `special_summon_complete` ends; True if it is there."""
    positions = lit_positions(d, summon_player, positions)
    if positions & POS_FACEUP and kept_from_field_by(d, card, player, LOCATION_MZONE) is not None:
        positions &= ~POS_FACEUP
    _prepare(d, card, summon_type, summon_player, player, no_check, no_limit, positions)
    return _enter(d, card, zone, None)


def special_summon_complete(d: DuelState, reason_effect: Effect | None, reason_player: int) -> int:
    """End a Special Summon made step by step; returns how many monsters were Summoned."""
    targets, d.pending.being_summoned = in_card_order(d.pending.being_summoned), {}
    return _complete(d, targets, reason_effect, reason_player)


def _prepare(
    d: DuelState, card: Card, summon_type: int, summon_player: int, player: int, no_check: bool, no_limit: bool, positions: int
) -> None:
    intend(card, REASON_SPSUMMON, d.reason_effect, d.reason_player)
    card.summon_type = (summon_type & _SUMMON_TYPE_BITS) | SUMMON_TYPE_SPECIAL
    card.summon_location = card.location
    card.summoned_to = card.sequence
    card.summoned_to_pzone = card.pzone
    card.summon_player = summon_player
    positions = forced_positions(d, card, summon_player, d.reason_player, positions, player, d.reason_effect)
    card.how_to_summon = (player << 24) | (bool(no_check) << 16) | (bool(no_limit) << 8) | positions


def forced_positions(
    d: DuelState, card: Card, summon_player: int, reason_player: int, positions: int, player: int, reason_effect: Effect | None
) -> int:
    """Those of the positions that effects on the Summoning player allow."""
    for e in player_effects(d, summon_player, EFFECT_FORCE_SPSUMMON_POSITION):
        if e.target is None or check(d, e.target, e, card, reason_player, card.summon_type, positions, player, reason_effect):
            positions &= value(e)
    return positions


def _enter(d: DuelState, card: Card, zone: int, targets: list[Card] | None) -> bool:
    param = card.how_to_summon
    player, positions = (param >> 24) & 0xF, param & 0xFF
    no_check, no_limit = bool(param >> 16 & 0xFF), bool(param >> 8 & 0xFF)
    if not _may_enter(d, card, player, positions, no_check, no_limit, zone):
        take_back(card)
        return False
    _pay(d, card)
    if targets is None:
        d.pending.being_summoned[card] = None
    set_working(card, False)
    if d.flags & DUEL_CANNOT_SUMMON_OATH_OLD:
        count_cards(d, card, ACTIVITY_SPSUMMON, card.summon_player)
    if targets is not None and d.flags & DUEL_EMZONE:
        zone = _leave_room(d, card, player, zone, targets)
    move_to_field(d, card, card.summon_player, player, LOCATION_MZONE, positions, False, 0, zone)
    emit(d, "special_summoning", 0 if card.position & POS_FACEDOWN else card.printed.code, *place_of(card))
    emit(d, ".summoning", card, "special", card.summon_player)
    give_control(d, card, card.controller, 0, 0)
    card.status |= STATUS_SPSUMMON_STEP
    return True


def _pay(d: DuelState, card: Card) -> None:
    costs = effects_on(card, EFFECT_SPSUMMON_COST)
    for e in costs:
        execute_operation(d, e, card.summon_player, d.chaining.no_event)
    for e in costs:
        keep_oaths(d, e)


def _may_enter(d: DuelState, card: Card, player: int, positions: int, no_check: bool, no_limit: bool, zone: int) -> bool:
    if not card.status & STATUS_PROC_COMPLETE and affecting(card, EFFECT_REVIVE_LIMIT) is not None:
        if not no_limit and card.location & (LOCATION_SZONE | LOCATION_GRAVE | LOCATION_REMOVED):
            return False
        if not no_check and not no_limit and card.location & (LOCATION_DECK | LOCATION_HAND):
            return False
    if card.location == LOCATION_MZONE or (not no_check and not card.printed.type & TYPE_MONSTER):
        return False
    if not positions & POS_FACEDOWN and kept_from_field_by(d, card, player, LOCATION_MZONE) is not None:
        return False
    kind = card.summon_type & _CHECKED_TYPE_BITS
    if not player_can_spsummon_card(d, d.reason_effect, kind, positions, card.summon_player, player, card):
        return False
    if open_zones(d, card, player, LOCATION_MZONE, card.summon_player, LOCATION_REASON_TOFIELD, zone)[0] <= 0:
        if card.location != LOCATION_GRAVE:
            d.pending.summons_without_room[card] = None
        return False
    return no_check or all(
        value_says_yes(e, d.reason_effect, card.summon_player, kind, positions, player)
        for e in effects_on(card, EFFECT_SPSUMMON_CONDITION)
    )


def _leave_room(d: DuelState, card: Card, player: int, zone: int, targets: list[Card]) -> int:
    """Keep zones that the other monsters of the same Summon need."""
    only_extra = not zone & 0xFF
    main, main_closed = zones_to_field(d, card, player, LOCATION_MZONE, card.summon_player, LOCATION_REASON_TOFIELD, zone)
    extra, extra_closed = summonable_zones_from_extra(d, card, player, card.summon_player, zone)
    for other in targets:
        if other.location == LOCATION_MZONE:
            continue
        if other.location == LOCATION_EXTRA:
            extra -= 1
        else:
            main -= 1
    if card.location != LOCATION_EXTRA:
        if extra == 0:
            zone &= extra_closed
            if not only_extra:
                zone &= ~_EXTRA_ZONES
    elif main == 0:
        zone &= main_closed
    return zone


def _complete(d: DuelState, cards: list[Card], effect: Effect | None, reason_player: int) -> int:
    _send_homeless(d)
    if not cards:
        d.operated = []
        return 0
    _count(d, cards)
    for card in cards:
        _settle_on_field(card)
    update_standing(d)
    emit(d, "special_summoned")
    for card in cards:
        _announce_one(d, card, cards, effect, reason_player)
    answer_single_events(d)
    answer_events(d)
    raise_event(d, cards, EVENT_SPSUMMON_SUCCESS, effect, 0, reason_player, PLAYER_NONE, 0)
    answer_events(d)
    d.operated = cards
    return len(cards)


def _send_homeless(d: DuelState) -> None:
    """Monsters that found no zone go to the GY by rule."""
    homeless = in_card_order(d.pending.summons_without_room)
    if homeless:
        send_cards(d, homeless, None, REASON_RULE, PLAYER_NONE, PLAYER_NONE, LOCATION_GRAVE, 0, POS_FACEUP)
    d.pending.summons_without_room = {}


def _settle_on_field(card: Card) -> None:
    card.status = (card.status & ~STATUS_SPSUMMON_STEP) | STATUS_SPSUMMON_TURN
    if card.position & POS_FACEUP:
        set_working(card, True)


def _count(d: DuelState, cards: list[Card]) -> None:
    for player in (d.turn_player, 1 - d.turn_player):
        if any((card.summon_player == d.turn_player) == (player == d.turn_player) for card in cards):
            count_special_summon(d, player)
    for player, once in ((0, d.limits.once_named0), (1, d.limits.once_named1)):
        for code in sorted({card.once_per_turn_name for card in cards if card.once_per_turn_name and card.summon_player == player}):
            once[code] = once.get(code, 0) + 1


def _announce_one(d: DuelState, card: Card, cards: list[Card], effect: Effect | None, reason_player: int) -> None:
    if not d.flags & DUEL_CANNOT_SUMMON_OATH_OLD:
        count_cards(d, card, ACTIVITY_SPSUMMON, card.summon_player)
    by, by_player, player = card.reason_effect, card.reason_player, card.summon_player
    if not card.position & POS_FACEDOWN:
        raise_single_event(d, card, None, EVENT_SPSUMMON_SUCCESS, by, 0, by_player, player, 0)
    kind = card.summon_type & 0xFF000000
    if kind and card.materials and not card.status & STATUS_FUTURE_FUSION:
        reason = _MATERIAL_REASONS.get(kind, 0)
        for material in card.materials:
            raise_single_event(d, material, cards, EVENT_BE_MATERIAL, by, reason, by_player, player, 0)
        raise_event(d, card.materials, EVENT_BE_MATERIAL, effect, reason, reason_player, player, 0)
    card.status &= ~STATUS_FUTURE_FUSION
