"""Duel.GetChainInfo: what can be asked about a Chain Link."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from solemn.api.border import as_int, native
from solemn.api.steps import listed, results
from solemn.core.state.data import ChainLink, DuelState
from solemn.core.state.field_zones import pzone_index
from solemn.core.timing.chain_links import link_at
from solemn.lua import LuaError, table_of
from solemn.spec import constants as c

_ZONE_KINDS: Final = c.LOCATION_STZONE | c.LOCATION_MMZONE | c.LOCATION_EMZONE
_ROWS: Final = c.LOCATION_MZONE | c.LOCATION_SZONE
_CARD_KINDS: Final = c.TYPE_MONSTER | c.TYPE_SPELL | c.TYPE_TRAP
_FIRST_EXTRA_ZONE: Final = 5


def _kind(link: ChainLink) -> int:
    kind = link.effect.card_kind & _CARD_KINDS
    return c.TYPE_MONSTER if kind == c.TYPE_TRAP | c.TYPE_MONSTER else kind


def _symbolic_sequence(link: ChainLink) -> int:
    """The zone as counted among its own kind."""
    d, location, sequence = link.effect.d, link.triggering_location, link.triggering_sequence
    if d.flags & c.DUEL_3_COLUMNS_FIELD and location & ~(c.LOCATION_STZONE | c.LOCATION_MMZONE):
        return sequence + 1
    if location & c.LOCATION_PZONE:
        return 0 if sequence == pzone_index(d, 0) else 1
    if location & c.LOCATION_FZONE:
        return 0
    return sequence - _FIRST_EXTRA_ZONE if location & c.LOCATION_EMZONE else sequence


_ANSWERS: Final[Mapping[int, Callable[[ChainLink], Any]]] = MappingProxyType(
    {
        c.CHAININFO_TRIGGERING_EFFECT: lambda link: link.effect,
        c.CHAININFO_TRIGGERING_PLAYER: lambda link: link.triggering_player,
        c.CHAININFO_TRIGGERING_CONTROLER: lambda link: link.triggering_controller,
        c.CHAININFO_TRIGGERING_LOCATION: lambda link: link.triggering_location & ~_ZONE_KINDS,
        c.CHAININFO_TRIGGERING_LOCATION_SYMBOLIC: lambda link: link.triggering_location & ~_ROWS,
        c.CHAININFO_TRIGGERING_SEQUENCE: lambda link: link.triggering_sequence,
        c.CHAININFO_TRIGGERING_SEQUENCE_SYMBOLIC: _symbolic_sequence,
        c.CHAININFO_TARGET_CARDS: lambda link: link.target_cards,
        c.CHAININFO_TARGET_PLAYER: lambda link: link.target_player,
        c.CHAININFO_TARGET_PARAM: lambda link: link.target_param,
        c.CHAININFO_DISABLE_REASON: lambda link: link.disable_reason,
        c.CHAININFO_DISABLE_PLAYER: lambda link: link.disable_player,
        c.CHAININFO_CHAIN_ID: lambda link: link.chain_id,
        c.CHAININFO_TYPE: _kind,
        c.CHAININFO_EXTTYPE: lambda link: link.effect.card_kind,
        c.CHAININFO_TRIGGERING_POSITION: lambda link: link.triggering_position,
        c.CHAININFO_TRIGGERING_CODE: lambda link: link.seen.code,
        c.CHAININFO_TRIGGERING_CODE2: lambda link: link.seen.code2,
        c.CHAININFO_TRIGGERING_TYPE: lambda link: link.seen.type,
        c.CHAININFO_TRIGGERING_LEVEL: lambda link: link.seen.level,
        c.CHAININFO_TRIGGERING_RANK: lambda link: link.seen.rank,
        c.CHAININFO_TRIGGERING_ATTRIBUTE: lambda link: link.seen.attribute,
        c.CHAININFO_TRIGGERING_RACE: lambda link: link.seen.race,
        c.CHAININFO_TRIGGERING_ATTACK: lambda link: link.seen.attack,
        c.CHAININFO_TRIGGERING_DEFENSE: lambda link: link.seen.defense,
        c.CHAININFO_TRIGGERING_STATUS: lambda link: link.triggering_status,
        c.CHAININFO_TRIGGERING_SUMMON_LOCATION: lambda link: link.triggering_summon_location,
        c.CHAININFO_TRIGGERING_SUMMON_TYPE: lambda link: link.triggering_summon_type,
        c.CHAININFO_TRIGGERING_SUMMON_PROC_COMPLETE: lambda link: bool(link.triggering_proper),
        c.CHAININFO_TRIGGERING_SETCODES: lambda link: table_of(link.seen.setcodes),
        c.CHAININFO_TRIGGERING_LINK: lambda link: link.seen.link,
        c.CHAININFO_TRIGGERING_LSCALE: lambda link: link.seen.left_scale,
        c.CHAININFO_TRIGGERING_RSCALE: lambda link: link.seen.right_scale,
    }
)


@native("Duel.GetChainInfo")
def get_chain_info(d: DuelState, link: int, *rest: Any) -> Any:
    found = link_at(d, link & 0xFF)
    if found is None:
        return ()
    return results([_answer(found, i, question) for i, question in enumerate(listed(rest), 2)])


def _answer(link: ChainLink, position: int, question: Any) -> Any:
    answer = _ANSWERS.get(as_int("Duel.GetChainInfo", position, question))
    if answer is None:
        raise LuaError(f"Duel.GetChainInfo: {question} is no CHAININFO_ value")
    return answer(link)
