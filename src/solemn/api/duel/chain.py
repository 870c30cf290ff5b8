"""Duel: events, the Chain, what its links target and announce, and negating them."""

from collections.abc import Callable
from typing import Any, Final

from solemn.api.border import native
from solemn.api.steps import cards_of, int32, results, whole_step
from solemn.core.card.names import get_code
from solemn.core.chain.borrowed_activation import activate_effect
from solemn.core.chain.negation import (
    change_chain_operation,
    change_target_cards,
    change_target_param,
    change_target_player,
    negate_activation,
    negate_effect,
    negate_related_chain,
)
from solemn.core.effects.effect import handler_of
from solemn.core.moves.pending_moves import sealed
from solemn.core.state.data import Card, DuelState, Effect, Event, Group, OperationInfo
from solemn.core.state.deferred import later, settle
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.timing.chain_links import check_chain_target, link_at, why_not_negate_effect
from solemn.core.timing.events import answer_events, answer_single_events
from solemn.core.timing.targeting import set_targets
from solemn.core.timing.trigger_checks import check_event
from solemn.lua import LuaError
from solemn.spec.constants import PLAYER_ALL

_SPECIAL_SUMMON: Final = 0x200  # CATEGORY_SPECIAL_SUMMON of the script library
_BOTH_SIDES: Final = 2  # cards of a Special Summon to both fields


@native("Duel.Activate")
def activate(d: DuelState, e: Effect) -> None:
    handler_of(e)  # refuses an effect that is on no card
    later(d, activate_effect, e)


@native("Duel.SetChainLimit")
def set_chain_limit(d: DuelState, f: Callable[..., Any]) -> None:
    d.chaining.limits.append((f, d.reason_player, d.reason_effect))


@native("Duel.SetChainLimitTillChainEnd")
def set_chain_limit_till_chain_end(d: DuelState, f: Callable[..., Any]) -> None:
    d.chaining.lasting_limits.append((f, d.reason_player, d.reason_effect))


@native("Duel.GetCurrentChain")
def get_current_chain(d: DuelState, real: bool) -> int:
    return d.chaining.links_formed if real else len(d.chain)


@native("Duel.IsChainSolving", guarded=True)
def is_chain_solving(d: DuelState, *_: Any) -> bool:
    return bool(d.chaining.resolving)


@native("Duel.GetChainEvent")
def get_chain_event(d: DuelState, link: int) -> Any:
    found = link_at(d, link & 0xFF)
    return () if found is None else _event_results(found.event)


def _event_results(event: Event) -> tuple[Any, ...]:
    return event.cards, event.player, event.value, event.reason_effect, event.reason, event.reason_player


@native("Duel.CheckChainTarget")
def check_chain_target_native(d: DuelState, link: int, c: Card) -> bool:
    return check_chain_target(d, link & 0xFF, c)


@native("Duel.CheckChainUniqueness")
def check_chain_uniqueness(d: DuelState) -> bool:
    return len({get_code(handler_of(link.effect)) for link in d.chain}) == len(d.chain)


# -- targets --------------------------------------------------------------------------------------------------


@native("Duel.GetFirstTarget", guarded=True)
def get_first_target(d: DuelState, *_: Any) -> Any:
    link = link_at(d, 0)
    return () if link is None or link.target_cards is None else results(link.target_cards.cards)


@native("Duel.SetTargetCard")
def set_target_card(d: DuelState, cards: Card | Group) -> None:
    link = link_at(d, 0)
    if link is not None:
        set_targets(d, link, cards_of(cards), type(cards) is Group)


@native("Duel.ClearTargetCard")
def clear_target_card(d: DuelState) -> None:
    link = link_at(d, 0)
    if link is not None and link.target_cards is not None:
        link.target_cards.cards = []


@native("Duel.SetTargetPlayer")
def set_target_player(d: DuelState, player: int) -> None:
    link = link_at(d, 0)
    if link is not None:
        link.target_player = player & 0xFF


@native("Duel.SetTargetParam")
def set_target_param(d: DuelState, param: int) -> None:
    link = link_at(d, 0)
    if link is not None:
        link.target_param = int32(param)


@native("Duel.ChangeTargetCard")
def change_target_card(d: DuelState, link: int, cards: Group) -> None:
    change_target_cards(d, link & 0xFF, cards)


@native("Duel.ChangeTargetPlayer")
def change_target_player_native(d: DuelState, link: int, player: int) -> None:
    if player in (0, 1):
        change_target_player(d, link & 0xFF, player)


@native("Duel.ChangeTargetParam")
def change_target_param_native(d: DuelState, link: int, param: int) -> None:
    change_target_param(d, link & 0xFF, int32(param))


# -- what a link announces ------------------------------------------------------------------------------------


def _announcement(d: DuelState, cards: Any, count: int, player: int, param: int) -> OperationInfo:
    kind = cards.__class__
    group = sealed(d, cards_of(cards)) if kind is Card or kind is Group else None
    return OperationInfo(group, count & 0xFF, player & 0xFF, int32(param))


@native("Duel.SetOperationInfo")
def set_operation_info(d: DuelState, link: int, category: int, cards: Any, count: int, player: int, param: int) -> None:
    """Rule P2."""
    found = link_at(d, link)
    if found is None:
        return
    info = _announcement(d, cards, count, player, param)
    if category == _SPECIAL_SUMMON and player == PLAYER_ALL and info.cards is not None:
        if len(info.cards.cards) != _BOTH_SIDES:
            raise LuaError("Duel.SetOperationInfo: a Special Summon for both players (PLAYER_ALL) takes a group of exactly 2 cards")
    found.op_infos[category] = info


@native("Duel.SetPossibleOperationInfo")
def set_possible_operation_info(d: DuelState, link: int, category: int, cards: Any, count: int, player: int, param: int) -> None:
    found = link_at(d, link)
    if found is not None:
        found.possible_op_infos[category] = _announcement(d, cards, count, player, param)


def _info_results(info: OperationInfo | None) -> Any:
    return False if info is None else (True, info.cards, info.count, info.player, info.param)


@native("Duel.GetOperationInfo")
def get_operation_info(d: DuelState, link: int, category: int) -> Any:
    found = link_at(d, link)
    return () if found is None else _info_results(found.op_infos.get(category))


@native("Duel.GetPossibleOperationInfo")
def get_possible_operation_info(d: DuelState, link: int, category: int) -> Any:
    found = link_at(d, link)
    return () if found is None else _info_results(found.possible_op_infos.get(category))


@native("Duel.GetOperationCount")
def get_operation_count(d: DuelState, link: int) -> int | None:
    found = link_at(d, link)
    return None if found is None else len(found.op_infos)


@native("Duel.ClearOperationInfo")
def clear_operation_info(d: DuelState, link: int) -> None:
    found = link_at(d, link)
    if found is not None:
        found.op_infos.clear()
        found.possible_op_infos.clear()


# -- negating and changing ------------------------------------------------------------------------------------


@native("Duel.NegateActivation")
def negate_activation_native(d: DuelState, link: int) -> bool:
    return negate_activation(d, link & 0xFF)


@native("Duel.NegateEffect")
def negate_effect_native(d: DuelState, link: int) -> bool:
    return negate_effect(d, link & 0xFF)


@native("Duel.NegateRelatedChain")
def negate_related_chain_native(d: DuelState, c: Card, reset: int) -> None:
    negate_related_chain(d, c, reset & 0xFFFFFFFF)


@native("Duel.IsChainNegatable")
def is_chain_negatable(_: DuelState, __: object) -> bool:
    return True


@native("Duel.IsChainDisablable")
def is_chain_disablable(d: DuelState, link: int) -> bool:
    return not d.chaining.resolving or why_not_negate_effect(d, link & 0xFF) is None


@native("Duel.ChangeChainOperation")
def change_chain_operation_native(d: DuelState, link: int, f: Callable[..., Any]) -> None:
    change_chain_operation(d, link & 0xFF, f)


# -- events ---------------------------------------------------------------------------------------------------


@native("Duel.CheckEvent")
def check_event_native(d: DuelState, code: int, info: bool) -> Any:
    event = check_event(d, code)
    if not info:
        return event is not None
    return False if event is None else (True, *_event_results(event))


@native("Duel.RaiseEvent")
@whole_step
def raise_event_native(
    d: DuelState, cards: Card | Group, code: int, e: Effect | None, reason: int, reason_player: int, player: int, value: int
) -> None:
    raise_event(d, cards_of(cards), code, e, reason, reason_player, player, value & 0xFFFFFFFF)
    answer_events(d)


@native("Duel.RaiseSingleEvent")
@whole_step
def raise_single_event_native(
    d: DuelState, c: Card, code: int, e: Effect | None, reason: int, reason_player: int, player: int, value: int
) -> None:
    raise_single_event(d, c, None, code, e, reason, reason_player, player, value & 0xFFFFFFFF)
    answer_single_events(d)
    settle(d)


@native("Duel.CheckTiming")
def check_timing(d: DuelState, timing: int) -> bool:
    return bool((d.chaining.hint_times[0] | d.chaining.hint_times[1]) & timing)
