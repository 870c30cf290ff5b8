"""Life points and draws: drawing, damage, recovery, paying LP as a cost."""

from typing import Final

from solemn.core.decisions.asking import ask_effect_yes_no, ask_option
from solemn.core.effects.effect import handler_player, value, value_says_yes
from solemn.core.effects.queries import affecting, player_affected, player_effects
from solemn.core.lifetimes.card_marks import point_out
from solemn.core.lifetimes.resetting import reset_card
from solemn.core.moves.zone_changes import move_top_of_deck
from solemn.core.permissions.player_permissions import player_can_draw
from solemn.core.state.data import Card, Code, DuelState, Effect, Event, in_card_order
from solemn.core.state.deferred import settle
from solemn.core.state.log import BOTH_PLAYERS, emit, emit_revealed
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.timing.activation_checks import why_not_activate
from solemn.core.timing.events import answer_events, answer_single_events, apply_continuous
from solemn.core.timing.shuffling import shuffle
from solemn.core.timing.unusable_zones import update_standing
from solemn.spec.constants import (
    EFFECT_CANNOT_LOSE_LP,
    EFFECT_CHANGE_DAMAGE,
    EFFECT_LPCOST_CHANGE,
    EFFECT_LPCOST_REPLACE,
    EFFECT_PUBLIC,
    EFFECT_REFLECT_DAMAGE,
    EFFECT_REVERSE_DAMAGE,
    EFFECT_REVERSE_RECOVER,
    EVENT_BATTLE_DAMAGE,
    EVENT_DAMAGE,
    EVENT_DRAW,
    EVENT_MOVE,
    EVENT_PAY_LPCOST,
    EVENT_RECOVER,
    EVENT_TO_HAND,
    LOCATION_HAND,
    POS_FACEDOWN,
    POS_FACEUP,
    REASON_BATTLE,
    REASON_DRAW,
    REASON_EFFECT,
    REASON_RDAMAGE,
    REASON_RRECOVER,
    REASON_RULE,
    RESET_EVENT,
    RESET_TOHAND,
    TIMING_DAMAGE,
    TIMING_DRAW,
    TIMING_RECOVER,
    TIMING_TOHAND,
)

_BORROWED_CARD_HINT: Final = 67
_PAY_LP: Final = 11
_PAY_OTHERWISE: Final = 218
_TOLD_OF_DRAW: Final = (EVENT_DRAW, EVENT_TO_HAND, EVENT_MOVE)
_UNTIL_OWNER_CHANGES: Final = 0x1FE0000


# -- drawing --------------------------------------------------------------------------------------------------


def draw(d: DuelState, reason_effect: Effect | None, reason: int, reason_player: int, player: int, count: int) -> int:
    """Draw `count` cards, or as many as the Deck has; returns how many. A Deck that runs out is noted in `d.pending.overdrawn`."""
    if count == 0 or (not reason & REASON_RULE and not player_can_draw(d, player)):
        return 0
    deck = d.players[player].deck
    d.pending.overdrawn[player] = len(deck) < count
    drawn = [_draw_one(d, reason_effect, reason, reason_player, player) for _ in range(min(count, len(deck)))]
    d.chaining.hint_times[player] |= TIMING_DRAW | TIMING_TOHAND
    update_standing(d)
    in_order = in_card_order(drawn)
    if drawn:
        emit(d, ".drawn", player, tuple(drawn))
        emit_revealed(d, BOTH_PLAYERS, [card for card in drawn if card.position & POS_FACEUP])
        emit(d, "draw", player, *(card.printed.code for card in drawn))
        if d.pending.deck_turned_over and any(card.position == POS_FACEDOWN for card in drawn):
            shuffle(d, player, LOCATION_HAND)
        _announce_draw(d, in_order, reason_effect, reason, reason_player, player)
    d.operated = in_order
    return len(drawn)


def _draw_one(d: DuelState, reason_effect: Effect | None, reason: int, reason_player: int, player: int) -> Card:
    card = d.players[player].deck[-1]
    card.reason, card.reason_effect, card.reason_player = REASON_DRAW | reason, reason_effect, reason_player
    move_top_of_deck(d, card, player, LOCATION_HAND)
    card.position = POS_FACEUP if affecting(card, EFFECT_PUBLIC) is not None else POS_FACEDOWN
    reset_card(card, RESET_TOHAND, RESET_EVENT)
    return card


def _announce_draw(d: DuelState, cards: list[Card], effect: Effect | None, reason: int, reason_player: int, player: int) -> None:
    about = (effect, reason, reason_player, player)
    for card in cards:
        if card.owner != card.controller:
            point_out(card, _BORROWED_CARD_HINT, RESET_EVENT + _UNTIL_OWNER_CHANGES)
        for code in _TOLD_OF_DRAW:
            raise_single_event(d, card, None, code, *about, 0)
    answer_single_events(d)
    for code in _TOLD_OF_DRAW:
        raise_event(d, cards, code, *about, len(cards))
    answer_events(d)


# -- damage and recovery --------------------------------------------------------------------------------------


def _turned(d: DuelState, player: int, code: Code, *about: object) -> bool:
    """Whether an effect on the player turns damage into recovery, or recovery into damage."""
    return any(value_says_yes(e, *about) for e in player_effects(d, player, code))


def damage(
    d: DuelState,
    reason_effect: Effect | None,
    reason: int,
    reason_player: int,
    reason_card: Card | None,
    player: int,
    amount: int,
    in_step: bool = False,
) -> int:
    """Inflict damage in LP; returns how much that player took as damage. With `in_step` `complete_damage_and_recovery` deals it.

    Effects are asked in this order: those that turn it into recovery, those that let the other player take it, those that change its
    amount.
    """
    if amount == 0:
        return 0
    by, battling = (None, reason_card) if reason & REASON_BATTLE else (reason_effect, None)
    if not reason & REASON_RDAMAGE and _turned(d, player, EFFECT_REVERSE_DAMAGE, by, reason, reason_player, battling):
        turned = (reason & REASON_RRECOVER) | REASON_RDAMAGE | REASON_EFFECT
        recover(d, by, turned, reason_player, player, amount, in_step)
        return 0
    reflected = _is_reflected(d, player, by, amount, reason, reason_player, battling)
    taker = 1 - player if reflected else player
    for e in player_effects(d, taker, EFFECT_CHANGE_DAMAGE):
        amount = value(e, by, amount, reason, reason_player, battling) & 0xFFFFFFFF
        if amount == 0:
            return 0
    if in_step:
        d.pending.points.append(("damage", by, reason, reason_player, battling, taker, amount, reflected))
        return amount
    _lose(d, by, reason, reason_player, battling, taker, amount)
    return 0 if reflected or reason & REASON_RRECOVER else amount


def _is_reflected(
    d: DuelState, player: int, by: Effect | None, amount: int, reason: int, reason_player: int, reason_card: Card | None
) -> bool:
    return any(value_says_yes(e, by, amount, reason, reason_player, reason_card) for e in player_effects(d, player, EFFECT_REFLECT_DAMAGE))


def _lose(d: DuelState, effect: Effect | None, reason: int, by: int, reason_card: Card | None, player: int, amount: int) -> None:
    p = d.players[player]
    p.lp -= amount
    d.chaining.hint_times[player] |= TIMING_DAMAGE
    emit(d, "damage", player, amount)
    raise_event(d, reason_card, EVENT_DAMAGE, effect, reason, by, player, amount)
    if reason_card is not None and reason == REASON_BATTLE:
        _tell_battle_damage(d, reason_card, by, player, amount)
    if p.lp < 0 and player_affected(d, player, EFFECT_CANNOT_LOSE_LP) is not None:
        p.lp = 0
    answer_events(d)


def _tell_battle_damage(d: DuelState, monster: Card, by: int, player: int, amount: int) -> None:
    raise_single_event(d, monster, None, EVENT_BATTLE_DAMAGE, None, 0, by, player, amount)
    raise_event(d, monster, EVENT_BATTLE_DAMAGE, None, 0, by, player, amount)
    answer_single_events(d)


def recover(
    d: DuelState, reason_effect: Effect | None, reason: int, reason_player: int, player: int, amount: int, in_step: bool = False
) -> int:
    """Let a player gain LP; returns how much was gained as recovery."""
    if amount == 0:
        return 0
    if not reason & REASON_RRECOVER and _turned(d, player, EFFECT_REVERSE_RECOVER, reason_effect, reason, reason_player):
        turned = (reason & REASON_RDAMAGE) | REASON_RRECOVER | REASON_EFFECT
        damage(d, reason_effect, turned, reason_player, None, player, amount, in_step)
        return 0
    if in_step:
        d.pending.points.append(("recover", reason_effect, reason, reason_player, None, player, amount, False))
        return amount
    _gain(d, reason_effect, reason, reason_player, player, amount)
    return 0 if reason & REASON_RDAMAGE else amount


def _gain(d: DuelState, effect: Effect | None, reason: int, by: int, player: int, amount: int) -> None:
    d.chaining.hint_times[player] |= TIMING_RECOVER
    d.players[player].lp += amount
    emit(d, "recover", player, amount)
    raise_event(d, None, EVENT_RECOVER, effect, reason, by, player, amount)
    answer_events(d)


def complete_damage_and_recovery(d: DuelState) -> None:
    """Apply the damage and recovery that was put off to happen "at the same time", in order."""
    waiting, d.pending.points = d.pending.points, []
    for kind, effect, reason, by, card, player, amount, _ in waiting:
        if kind == "damage":
            _lose(d, effect, reason, by, card, player, amount)
        else:
            _gain(d, effect, reason, by, player, amount)


# -- paying ---------------------------------------------------------------------------------------------------


def pay_lp(d: DuelState, player: int, cost: int) -> None:
    """Let the player pay LP as a cost, or do what an effect allows instead."""
    for e in player_effects(d, player, EFFECT_LPCOST_CHANGE):
        cost = value(e, d.reason_effect, player, cost)
    if cost <= 0:
        return
    event = replacement_event(player, cost, 0, d.reason_effect)
    chosen = choose_replacement(d, player, EFFECT_LPCOST_REPLACE, event, cost <= d.players[player].lp, _PAY_LP, _PAY_OTHERWISE)
    if chosen is None:
        return
    if isinstance(chosen, Effect):
        apply_continuous(d, player, chosen, event)
        settle(d)
        return
    d.players[player].lp -= cost
    emit(d, "pay_lp", player, cost)
    raise_event(d, None, EVENT_PAY_LPCOST, d.reason_effect, 0, player, player, cost)
    answer_events(d)


def replacement_event(player: int, amount: int, reason: int, reason_effect: Effect | None) -> Event:
    """The event that is passed to an effect that may replace a payment."""
    event = Event()
    event.player = event.reason_player = player
    event.value = amount
    event.reason = reason
    event.reason_effect = reason_effect
    return event


def choose_replacement(
    d: DuelState, player: int, code: int, event: Event, payable: bool, plain_option: int, question: int
) -> Effect | bool | None:
    """How the player makes a payment: True for the ordinary way, else the Effect that replaces it; None if it cannot be made.

    `plain_option` and `question` are the numbers of the texts that the player is asked with.
    """
    ways: list[Effect | None] = [None] if payable else []
    ways += [e for e in d.effects.continuous.get(code, ()) if why_not_activate(e, handler_player(e), event) is None]
    if not ways:
        return None
    index = 0
    if len(ways) == 2 and ways[0] is None:
        other = ways[1]
        assert other is not None and other.handler is not None
        index = int(ask_effect_yes_no(d, player, question, other.handler))
    elif len(ways) > 1:
        index = ask_option(d, player, [plain_option if e is None else e.description for e in ways])
    chosen = ways[index]
    return True if chosen is None else chosen
