"""Duel: effects and flags on players, and counts of what players did."""

from collections.abc import Callable
from typing import Any

from solemn.api.border import as_int, native, needs
from solemn.api.steps import int32, listed, results
from solemn.core.effects.queries import get_player_effect, player_affected, player_effects
from solemn.core.lifetimes.player_marks import flags_on, register_flag, reset_flags
from solemn.core.lifetimes.registration import add_field_effect
from solemn.core.permissions.turn_activity import amount_now, attempts, counters_of
from solemn.core.state.data import ActivityCounter, DuelState, Effect
from solemn.lua import LuaError
from solemn.spec.constants import (
    ACTIVITY_ATTACK,
    ACTIVITY_BATTLE_PHASE,
    ACTIVITY_FLIPSUMMON,
    ACTIVITY_NORMALSUMMON,
    ACTIVITY_SPSUMMON,
    ACTIVITY_SUMMON,
    EFFECT_CHAIN_MATERIAL,
)


@native("Duel.RegisterEffect")
def register_effect(d: DuelState, e: Effect, player: int) -> None:
    if player in (0, 1):
        add_field_effect(d, e, player)


@native("Duel.RegisterFlagEffect")
def register_flag_effect(d: DuelState, player: int, code: int, reset: int, flag: int, count: int, label: int) -> Effect | None:
    return register_flag(d, player, code, reset, flag, count, label & 0xFFFFFFFF) if player in (0, 1) else None


@native("Duel.GetFlagEffect")
def get_flag_effect(d: DuelState, player: int, code: int) -> int | None:
    return len(flags_on(d, player, code)) if player in (0, 1) else None


@native("Duel.ResetFlagEffect")
def reset_flag_effect(d: DuelState, player: int, code: int) -> None:
    if player in (0, 1):
        reset_flags(d, player, code)


@native("Duel.SetFlagEffectLabel")
def set_flag_effect_label(d: DuelState, player: int, code: int, label: int) -> bool | None:
    if player not in (0, 1):
        return None
    flags = flags_on(d, player, code)
    if not flags:
        return False
    flags[0].label = (int32(label),)
    return True


@native("Duel.GetFlagEffectLabel")
def get_flag_effect_label(d: DuelState, player: int, code: int) -> Any:
    if player not in (0, 1):
        return None
    flags = flags_on(d, player, code)
    return results([e.label[0] if e.label else 0 for e in flags]) if flags else None


@native("Duel.IsPlayerAffectedByEffect")
def is_player_affected_by_effect(d: DuelState, player: int, code: int) -> Effect | None:
    return player_affected(d, player, code) if player in (0, 1) else None


@native("Duel.GetPlayerEffect")
def get_player_effect_native(d: DuelState, player: int, code: int) -> Any:
    found = get_player_effect(d, player, code) if player in (0, 1) else []
    return results(found) if found else None


@native("Duel.GetChainMaterial")
def get_chain_material(d: DuelState, player: int) -> Effect | None:
    found = player_effects(d, player, EFFECT_CHAIN_MATERIAL) if player in (0, 1) else []
    return found[0] if found else None


# -- counts ---------------------------------------------------------------------------------------------------


def _activities(d: DuelState) -> dict[int, list[int]]:
    return {
        ACTIVITY_SUMMON: d.limits.summons,
        ACTIVITY_NORMALSUMMON: d.limits.normal_ones,
        ACTIVITY_SPSUMMON: d.limits.special_ones,
        ACTIVITY_FLIPSUMMON: d.limits.flip_ones,
        ACTIVITY_ATTACK: d.limits.attacks,
        ACTIVITY_BATTLE_PHASE: d.limits.battle_phases,
    }


@native("Duel.GetActivityCount")
def get_activity_count(d: DuelState, player: int, *rest: Any) -> Any:
    if not rest:
        raise needs(2)
    if player not in (0, 1):
        return ()
    counts = _activities(d)
    found = []
    for i, value in enumerate(listed(rest)):
        kind = as_int("Duel.GetActivityCount", i + 2, value)
        if kind not in counts:
            raise LuaError(f"Duel.GetActivityCount: {kind} is no ACTIVITY_ that is counted")
        found.append(counts[kind][player] + attempts(d, kind, player))
    return results(found)


def _counters(name: str, d: DuelState, activity: int) -> dict[int, ActivityCounter]:
    try:
        return counters_of(d, activity)
    except ValueError:
        raise LuaError(f"{name}: {activity} is no ACTIVITY_ that a script can count") from None


@native("Duel.AddCustomActivityCounter")
def add_custom_activity_counter(d: DuelState, number: int, activity: int, f: Callable[..., Any]) -> None:
    _counters("Duel.AddCustomActivityCounter", d, activity).setdefault(number & 0xFFFFFFFF, ActivityCounter(f))


@native("Duel.GetCustomActivityCount")
def get_custom_activity_count(d: DuelState, number: int, player: int, activity: int) -> int:
    counter = _counters("Duel.GetCustomActivityCount", d, activity).get(number & 0xFFFFFFFF)
    return 0 if counter is None else amount_now(d, activity, counter, player)


@native("Duel.GetBattledCount")
def get_battled_count(d: DuelState, player: int) -> int | None:
    return d.limits.battles[player] if player in (0, 1) else None
