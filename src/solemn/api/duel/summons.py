"""Duel: Summons and Sets by card effects. One that counts as made by the rules waits until the Chain has resolved."""

from collections.abc import Callable
from functools import partial
from typing import Any

from solemn.api.border import native
from solemn.api.steps import cards_of, whole_step
from solemn.core.chain.negation import negate_summon
from solemn.core.effects.effect import value_for_card
from solemn.core.effects.queries import affecting
from solemn.core.moves.pending_moves import sealed
from solemn.core.permissions.turn_limits import summon_count_limit
from solemn.core.state.data import Card, DuelState, Effect, Group
from solemn.core.summons.normal_summons import normal_summon
from solemn.core.summons.procedure_summons import special_summon_by_procedure, special_summon_group_by_procedure
from solemn.core.summons.sets import set_monster, set_spells_traps
from solemn.core.summons.special_summons import special_summon, special_summon_complete, special_summon_step
from solemn.spec.constants import (
    EFFECT_EXTRA_SUMMON_COUNT,
    PLAYER_NONE,
    SUMMON_TYPE_LINK,
    SUMMON_TYPE_PENDULUM,
    SUMMON_TYPE_SYNCHRO,
    SUMMON_TYPE_XYZ,
)


def _after_the_chain(d: DuelState, summon: Callable[[], None], card: Card | None, group_type: int = 0) -> None:
    """Summon now, or in a Chain immediately after it has resolved (rule S5)."""
    d.summoning.may_cancel = False
    if not d.chain:
        summon()
        return
    d.chaining.summon_afterwards = summon
    if card is not None:
        d.summoning.card = card
    else:
        d.summoning.group_type = group_type


def _possible(d: DuelState, player: int) -> bool:
    return player in (0, 1) and not d.battle.extra_damage_steps


@native("Duel.Summon")
@whole_step
def summon(d: DuelState, player: int, c: Card, without_count: bool, procedure: Effect | None, min_tributes: int, zones: int) -> None:
    if _possible(d, player):
        act = partial(normal_summon, d, player, c, procedure, without_count, min_tributes & 0xFF, zones & 0xFFFFFFFF)
        _after_the_chain(d, act, c)


@native("Duel.MSet")
@whole_step
def mset(d: DuelState, player: int, c: Card, without_count: bool, procedure: Effect | None, min_tributes: int, zones: int) -> None:
    if _possible(d, player):
        act = partial(set_monster, d, player, c, procedure, without_count, min_tributes & 0xFF, zones & 0xFFFFFFFF)
        _after_the_chain(d, act, c)


@native("Duel.SpecialSummonRule")
@whole_step
def special_summon_rule(d: DuelState, player: int, c: Card, summon_type: int) -> None:
    if _possible(d, player):
        _after_the_chain(d, partial(special_summon_by_procedure, d, player, c, summon_type), c)


def _with_materials(d: DuelState, player: int, c: Card, summon_type: int, must_use: Any, among: Any, low: int, high: int) -> None:
    if not _possible(d, player):
        return
    d.summoning.must_use = _materials(d, must_use)
    d.summoning.only_use = _materials(d, among)
    d.summoning.fewest, d.summoning.most = low & 0xFFFF, high & 0xFFFF
    _after_the_chain(d, partial(special_summon_by_procedure, d, player, c, summon_type), c)


def _materials(d: DuelState, wish: Any) -> Group | None:
    return sealed(d, cards_of(wish)) if type(wish) is Card or type(wish) is Group else None


@native("Duel.SynchroSummon")
@whole_step
def synchro_summon(d: DuelState, player: int, c: Card, must_use: Any, among: Any, low: int, high: int) -> None:
    _with_materials(d, player, c, SUMMON_TYPE_SYNCHRO, must_use, among, low, high)


@native("Duel.XyzSummon")
@whole_step
def xyz_summon(d: DuelState, player: int, c: Card, must_use: Any, among: Any, low: int, high: int) -> None:
    _with_materials(d, player, c, SUMMON_TYPE_XYZ, must_use, among, low, high)


@native("Duel.LinkSummon")
@whole_step
def link_summon(d: DuelState, player: int, c: Card, must_use: Any, among: Any, low: int, high: int) -> None:
    _with_materials(d, player, c, SUMMON_TYPE_LINK, must_use, among, low, high)


@native("Duel.ProcedureSummon")
@whole_step
def procedure_summon(d: DuelState, player: int, c: Card, summon_type: int, must_use: Any, among: Any, low: int, high: int) -> None:
    _with_materials(d, player, c, summon_type, must_use, among, low, high)


def _group(d: DuelState, player: int, summon_type: int) -> None:
    if player in (0, 1):
        _after_the_chain(d, partial(special_summon_group_by_procedure, d, player, summon_type), None, summon_type)


@native("Duel.PendulumSummon")
@whole_step
def pendulum_summon(d: DuelState, player: int) -> None:
    _group(d, player, SUMMON_TYPE_PENDULUM)


@native("Duel.ProcedureSummonGroup")
@whole_step
def procedure_summon_group(d: DuelState, player: int, summon_type: int) -> None:
    _group(d, player, summon_type)


# -- at once --------------------------------------------------------------------------------------------------


@native("Duel.SSet")
@whole_step
def sset(d: DuelState, player: int, cards: Card | Group, receiver: int | None, _: bool) -> int | None:
    if player not in (0, 1):
        return None
    setting = cards_of(cards)
    return set_spells_traps(d, player, receiver if receiver in (0, 1) else player, setting, d.reason_effect) if setting else 0


@native("Duel.CreateToken")
def create_token(d: DuelState, player: int, code: int) -> Card | None:
    if not 0 <= player < PLAYER_NONE or d.card_maker is None:
        return None
    token: Card = d.card_maker(player, code)
    token.controller = player
    token.location = 0
    return token


@native("Duel.SpecialSummon")
@whole_step
def special_summon_native(
    d: DuelState, cards: Card | Group, summon_type: int, summoner: int, player: int, no_check: bool, no_limit: bool, positions: int,
    zones: int,
) -> int | None:  # fmt: skip
    if summoner not in (0, 1) or player not in (0, 1):
        return None
    return special_summon(d, cards_of(cards), summon_type, summoner, player, no_check, no_limit, positions & 0xFF, zones & 0xFFFFFFFF)


@native("Duel.SpecialSummonStep")
@whole_step
def special_summon_step_native(
    d: DuelState, c: Card, summon_type: int, summoner: int, player: int, no_check: bool, no_limit: bool, positions: int, zones: int
) -> bool | None:
    if summoner not in (0, 1) or player not in (0, 1):
        return None
    return special_summon_step(d, c, summon_type, summoner, player, no_check, no_limit, positions & 0xFF, zones & 0xFFFFFFFF)


@native("Duel.SpecialSummonComplete")
@whole_step
def special_summon_complete_native(d: DuelState) -> int:
    if not d.pending.being_summoned and not d.pending.summons_without_room:
        d.operated = []
        return 0
    return special_summon_complete(d, d.reason_effect, d.reason_player)


# -- around Summons -------------------------------------------------------------------------------------------


@native("Duel.NegateSummon")
def negate_summon_native(d: DuelState, cards: Card | Group) -> None:
    negate_summon(d, cards_of(cards))


@native("Duel.IsSummonCancelable", guarded=True)
def is_summon_cancelable(d: DuelState, *_: Any) -> bool:
    return bool(d.summoning.may_cancel)


@native("Duel.IncreaseSummonedCount")
def increase_summoned_count(d: DuelState, c: Card | None) -> None:
    extra = None if c is None else affecting(c, EFFECT_EXTRA_SUMMON_COUNT)
    if extra is not None:
        value_for_card(extra, c)
    elif d.reason_player in (0, 1):
        d.limits.normal_summons[d.reason_player] += 1


@native("Duel.CheckSummonedCount")
def check_summoned_count(d: DuelState, c: Card | None) -> bool:
    if c is not None and affecting(c, EFFECT_EXTRA_SUMMON_COUNT) is not None:
        return True
    if d.reason_player not in (0, 1):
        return False
    return d.limits.normal_summons[d.reason_player] < summon_count_limit(d, d.reason_player)
