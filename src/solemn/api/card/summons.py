"""Card natives: whether a card can be Summoned or Set."""

from typing import Any

from solemn.api.border import acting_player, native
from solemn.api.card.arguments import U8, U16, U32, allowed
from solemn.core.permissions.material_checks import is_fusion_summonable_card
from solemn.core.permissions.special_summon_checks import why_not_special_summon, why_not_special_summon_by_procedure
from solemn.core.permissions.summon_checks import (
    is_summonable_card,
    tributes_for_summon,
    why_not_normal_summon,
    why_not_set_monster,
    why_not_set_spell_trap,
)
from solemn.core.state.data import Card, Effect, Group
from solemn.spec.constants import SUMMON_TYPE_LINK, SUMMON_TYPE_SYNCHRO, SUMMON_TYPE_XYZ, TYPE_LINK, TYPE_SYNCHRO, TYPE_XYZ

Cards = Card | Group | None


@native("Card.IsSummonableCard")
def _is_summonable_card(c: Card) -> bool:
    return is_summonable_card(c)


@native("Card.IsFusionSummonableCard")
def _is_fusion_summonable_card(c: Card, sumtype: int) -> bool:
    return is_fusion_summonable_card(c, sumtype & U32)


@native("Card.GetTributeRequirement")
def _get_tribute_requirement(c: Card) -> tuple[int, int]:
    count = tributes_for_summon(c)
    return count & U16, count >> 16 & U16


# By a procedure of its own


@native("Card.IsSpecialSummonable")
def _is_special_summonable(c: Card, sumtype: int) -> bool:
    return allowed(c, why_not_special_summon_by_procedure(c, c.d.reason_player, sumtype & U32))


@native("Card.IsSynchroSummonable")
def _is_synchro_summonable(c: Card, must: Cards, materials: Cards, least: int, most: int) -> bool | None:
    return _by_procedure(c, TYPE_SYNCHRO, SUMMON_TYPE_SYNCHRO, must, materials, least, most)


@native("Card.IsXyzSummonable")
def _is_xyz_summonable(c: Card, must: Cards, materials: Cards, least: int, most: int) -> bool | None:
    return _by_procedure(c, TYPE_XYZ, SUMMON_TYPE_XYZ, must, materials, least, most)


@native("Card.IsLinkSummonable")
def _is_link_summonable(c: Card, must: Cards, materials: Cards, least: int, most: int) -> bool | None:
    return _by_procedure(c, TYPE_LINK, SUMMON_TYPE_LINK, must, materials, least, most)


@native("Card.IsProcedureSummonable")
def _is_procedure_summonable(
    c: Card, types: int, sumtype: int, must: Cards, materials: Cards, least: int, most: int
) -> bool | None:
    return _by_procedure(c, types & U32, sumtype & U32, must, materials, least, most)


def _by_procedure(c: Card, types: int, sumtype: int, must: Cards, materials: Cards, least: int, most: int) -> bool | None:
    """Can the player who acts Summon the card by its procedure, with what it is allowed to use noted for that?"""
    if not c.printed.type & types:
        return None
    d = c.d
    d.summoning.must_use, d.summoning.only_use = _group(c, must), _group(c, materials)
    d.summoning.fewest, d.summoning.most = least & U16, most & U16
    try:
        return allowed(c, why_not_special_summon_by_procedure(c, d.reason_player, sumtype))
    finally:
        d.summoning.must_use = d.summoning.only_use = None
        d.summoning.fewest = d.summoning.most = 0


def _group(c: Card, cards: Cards) -> Group | None:
    return Group(c.d, [cards]) if isinstance(cards, Card) else cards


# In other ways


@native("Card.IsSummonable")
def _is_summonable(c: Card, without_count: bool, procedure: Effect | None, fewest_tributes: int, zone: int) -> bool:
    return allowed(c, why_not_normal_summon(c, acting_player(c.d), without_count, procedure, fewest_tributes & U16, zone & U16))


@native("Card.IsMSetable")
def _is_msetable(c: Card, without_count: bool, procedure: Effect | None, fewest_tributes: int, zone: int) -> bool:
    return allowed(c, why_not_set_monster(c, acting_player(c.d), without_count, procedure, fewest_tributes & U16, zone & U32))


@native("Card.IsSSetable")
def _is_ssetable(c: Card, ignore_zone: bool, player: int | None) -> bool:
    return allowed(c, why_not_set_spell_trap(c, acting_player(c.d) if player is None else player & U8, ignore_zone))


@native("Card.IsCanBeSpecialSummoned")
def _is_can_be_special_summoned(
    c: Card, e: Effect, sumtype: int, sumplayer: int, nocheck: bool, nolimit: bool, positions: int, toplayer: Any, zone: int
) -> bool:
    sumplayer &= U8
    to = sumplayer if toplayer is None else toplayer & U8
    if sumplayer > 1 or to > 1:
        return False
    why_not = why_not_special_summon(c, e, sumtype & U32, positions & U8, sumplayer, to, nocheck, nolimit, zone & U32)
    return allowed(c, why_not)
