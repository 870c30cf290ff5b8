"""Card natives: why a card moved, how it was Summoned, where it goes."""

from typing import Any, Final

from solemn.api.border import ABSENT, native, refuse
from solemn.api.card.arguments import U8, U16, U32, not_a_card, numbers_in, whole
from solemn.core.permissions.redirects import redirected_from_field
from solemn.core.state.data import Card, CardState, Effect
from solemn.core.state.field_zones import is_at
from solemn.spec.constants import PLAYER_ALL, REASON_EFFECT

_SUMMON_TYPE_BITS: Final = 0xFF00FFFF
_ANY_KIND_OF_ZONE: Final = 0xFF00  # bits of locations that name single kinds of zones

# Why it moved


@native("Card.GetReason")
def _get_reason(c: Card) -> int:
    return c.reason


@native("Card.GetReasonCard")
def _get_reason_card(c: Card) -> Card | None:
    return c.reason_card


@native("Card.GetReasonPlayer", guarded=True)
def _get_reason_player(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetReasonPlayer", c)
    return c.reason_player


@native("Card.GetReasonEffect")
def _get_reason_effect(c: Card) -> Effect | None:
    return c.reason_effect


@native("Card.IsReason", guarded=True)
def _is_reason(c: Any = ABSENT, reasons: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsReason", c)
    wanted: int = reasons if type(reasons) is int else whole("Card.IsReason", 2, reasons)
    return c.reason & wanted & U32 != 0


@native("Card.SetReason")
def _set_reason(c: Card, reasons: int, add: bool) -> None:
    c.reason = (c.reason | reasons if add else reasons) & U32


@native("Card.SetReasonCard")
def _set_reason_card(c: Card, reason_card: Card) -> None:
    c.reason_card = reason_card


@native("Card.SetReasonPlayer")
def _set_reason_player(c: Card, player: int) -> None:
    if player & U8 <= PLAYER_ALL:
        c.reason_player = player & U8


@native("Card.SetReasonEffect")
def _set_reason_effect(c: Card, e: Effect) -> None:
    c.reason_effect = e


# How it was Summoned, where it goes


@native("Card.GetSummonType", guarded=True)
def _get_summon_type(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetSummonType", c)
    return c.summon_type & _SUMMON_TYPE_BITS


@native("Card.IsSummonType", guarded=True)
def _is_summon_type(c: Any = ABSENT, sumtype: Any = ABSENT, *more: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsSummonType", c)
    own = c.summon_type & _SUMMON_TYPE_BITS
    if type(sumtype) is int and not more:
        return own & sumtype == sumtype
    return any(own & wanted == wanted for wanted in numbers_in("Card.IsSummonType", sumtype, more))


@native("Card.GetSummonLocation")
def _get_summon_location(c: Card) -> int:
    return c.summon_location


@native("Card.IsSummonLocation", guarded=True)
def _is_summon_location(c: Any = ABSENT, locations: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsSummonLocation", c)
    wanted: int = locations if type(locations) is int else _one_more("Card.IsSummonLocation", locations)
    if c.summon_location & wanted & 0xFF:
        return True
    return wanted & _ANY_KIND_OF_ZONE != 0 and is_at(_place_of_summon(c), wanted & U16)


def _one_more(name: str, value: Any) -> int:
    """A second argument whose lack the reference engine calls a nil."""
    if value is ABSENT:
        raise refuse(name, 2, "Int", None)
    return whole(name, 2, value)


def _place_of_summon(c: Card) -> CardState:
    place = CardState()
    place.location, place.sequence, place.pzone = c.summon_location, c.summoned_to, c.summoned_to_pzone
    return place


@native("Card.GetSummonPlayer")
def _get_summon_player(c: Card) -> int:
    return c.summon_player


@native("Card.IsSummonPlayer", guarded=True)
def _is_summon_player(c: Any = ABSENT, player: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsSummonPlayer", c)
    return c.summon_player == _one_more("Card.IsSummonPlayer", player) & U8


@native("Card.GetDestination")
def _get_destination(c: Card) -> int:
    return c.send_location


@native("Card.GetLeaveFieldDest")
def _get_leave_field_dest(c: Card) -> int:
    return redirected_from_field(c, REASON_EFFECT)
