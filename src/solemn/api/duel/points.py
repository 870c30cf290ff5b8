"""Duel: Life Points, coins, dice and other chance."""

from typing import Any, Final

from solemn.api.border import as_int, native
from solemn.api.steps import results, whole_step
from solemn.core.decisions.asking import ask_rock_paper_scissors
from solemn.core.moves.paying import complete_damage_and_recovery, damage, pay_lp, recover
from solemn.core.state.data import DuelState
from solemn.core.state.log import emit
from solemn.core.state.rng import between
from solemn.core.timing.chance import roll_dice, toss_coins
from solemn.core.timing.payable import check_lp_cost
from solemn.lua import LuaError
from solemn.spec.constants import PLAYER_NONE

_MOST_COINS: Final = 5


@native("Duel.GetLP")
def get_lp(d: DuelState, player: int) -> int | None:
    return d.players[player].lp if player in (0, 1) else None


@native("Duel.SetLP")
def set_lp(d: DuelState, player: int, lp: int) -> None:
    if player in (0, 1):
        d.players[player].lp = max(lp, 0)
        emit(d, "lp", player, d.players[player].lp)


def _by(d: DuelState, player: int | None) -> int:
    return d.reason_player if player is None or not 0 <= player <= PLAYER_NONE else player


@native("Duel.Damage")
@whole_step
def damage_native(d: DuelState, player: int, amount: int, reason: int, step: bool, reason_player: int | None) -> int | None:
    if player not in (0, 1):
        return None
    return damage(d, d.reason_effect, reason, _by(d, reason_player), None, player, max(amount, 0) & 0xFFFFFFFF, step)


@native("Duel.Recover")
@whole_step
def recover_native(d: DuelState, player: int, amount: int, reason: int, step: bool, reason_player: int | None) -> int | None:
    if player not in (0, 1):
        return None
    return recover(d, d.reason_effect, reason, _by(d, reason_player), player, max(amount, 0) & 0xFFFFFFFF, step)


@native("Duel.RDComplete")
@whole_step
def rd_complete(d: DuelState) -> None:
    complete_damage_and_recovery(d)


@native("Duel.CheckLPCost")
def check_lp_cost_native(d: DuelState, player: int, cost: int) -> bool | None:
    return check_lp_cost(d, player, cost & 0xFFFFFFFF) if player in (0, 1) else None


@native("Duel.PayLPCost")
@whole_step
def pay_lp_cost(d: DuelState, player: int, cost: int) -> None:
    if player in (0, 1):
        pay_lp(d, player, cost & 0xFFFFFFFF)


@native("Duel.TossCoin")
@whole_step
def toss_coin(d: DuelState, player: int, count: int) -> Any:
    if player not in (0, 1) or count & 0xFF == 0:
        return ()
    toss_coins(d, d.reason_effect, d.reason_player, player, min(count & 0xFF, _MOST_COINS))
    return results(d.tossed.coins)


@native("Duel.TossDice")
@whole_step
def toss_dice(d: DuelState, player: int, count: int, opponent_count: int) -> Any:
    if player not in (0, 1):
        return ()
    roll_dice(d, d.reason_effect, d.reason_player, player, count & 0xFF, opponent_count & 0xFF)
    return results(d.tossed.dice)


@native("Duel.GetCoinResult")
def get_coin_result(d: DuelState) -> Any:
    return results(d.tossed.coins)


@native("Duel.GetDiceResult")
def get_dice_result(d: DuelState) -> Any:
    return results(d.tossed.dice)


def _new_results(name: str, old: list[int], given: tuple[Any, ...]) -> list[int]:
    if len(given) != len(old):
        raise LuaError(f"{name}: {len(old)} results are needed, {len(given)} were passed")
    return [as_int(name, i, value) & 0xFF for i, value in enumerate(given, 1)]


@native("Duel.SetCoinResult")
def set_coin_result(d: DuelState, *given: Any) -> None:
    d.tossed.coins[:] = [int(result != 0) for result in _new_results("Duel.SetCoinResult", d.tossed.coins, given)]


@native("Duel.SetDiceResult")
def set_dice_result(d: DuelState, *given: Any) -> None:
    d.tossed.dice[:] = _new_results("Duel.SetDiceResult", d.tossed.dice, given)


@native("Duel.GetRandomNumber")
def get_random_number(d: DuelState, low: int, high: int | None) -> int:
    if high is None:
        low, high = 0, low
    if high < low:
        raise LuaError(f"Duel.GetRandomNumber: there is no number from {low} to {high}")
    return between(d, low, high)


@native("Duel.RockPaperScissors")
@whole_step
def rock_paper_scissors(d: DuelState, again: bool) -> int:
    return ask_rock_paper_scissors(d, again)
