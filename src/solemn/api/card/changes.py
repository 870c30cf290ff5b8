"""Card natives: what else a script changes on a card, uniqueness among them."""

from typing import Any, Final

from solemn.api.border import as_int, native, no_player
from solemn.api.card.arguments import U8, U32
from solemn.core.lifetimes.card_marks import mark_card
from solemn.core.permissions.uniqueness import kept_from_field_by, watch_for_rivals
from solemn.core.state.data import Card, own
from solemn.lua import LuaError
from solemn.spec.constants import (
    ASSUME_CODE,
    ASSUME_LINKMARKER,
    EFFECT_FLAG_COPY_INHERIT,
    EFFECT_UNIQUE_CHECK,
    GLOBALFLAG_DECK_REVERSE_CHECK,
    GLOBALFLAG_SPSUMMON_ONCE,
    LOCATION_DECK,
    LOCATION_ONFIELD,
    POS_FACEUP_DEFENSE,
    STATUS_COPYING_EFFECT,
)

_BY_FILTER: Final = 1  # in place of a name: the card brings a filter


@native("Card.SetUniqueOnField")
def _set_unique_on_field(c: Card, own: int, other: int, code: Any, location: int) -> None:
    c.unique_pos0, c.unique_pos1 = own & U8, other & U8
    if callable(code):
        c.only_one_of, c.unique_filter = _BY_FILTER, code
    else:
        c.only_one_of = as_int("Card.SetUniqueOnField", 4, code) & U32
    c.only_one_where = location & LOCATION_ONFIELD
    c.only_one_by = mark_card(c, EFFECT_UNIQUE_CHECK, 0, 0, owner=c, flag=EFFECT_FLAG_COPY_INHERIT)
    if c.location & c.only_one_where:
        watch_for_rivals(c.d, c)


@native("Card.CheckUniqueOnField")
def _check_unique_on_field(c: Card, player: int, location: int, ignored: Card | None) -> bool:
    if player & U8 > 1:
        raise no_player("Card.CheckUniqueOnField", 2, player)
    return kept_from_field_by(c.d, c, player & U8, location & LOCATION_ONFIELD, ignored) is None


@native("Card.AssumeProperty")
def _assume_property(c: Card, what: int, value: int) -> None:
    if not ASSUME_CODE <= what <= ASSUME_LINKMARKER:
        raise LuaError("Invalid ASSUME value")
    own(c, "assumed")[what] = value
    if c not in c.d.assumed_cards:
        c.d.assumed_cards.append(c)


@native("Card.SetSPSummonOnce")
def _set_spsummon_once(c: Card, code: int) -> None:
    if not c.status & STATUS_COPYING_EFFECT:
        c.once_per_turn_name = code & U32
        c.d.registering.in_use |= GLOBALFLAG_SPSUMMON_ONCE


@native("Card.SetHint")
def _set_hint(c: Card, kind: int, value: int) -> None:
    """Hints are for those who watch a duel; nothing in it depends on them."""


@native("Card.ReverseInDeck")
def _reverse_in_deck(c: Card) -> None:
    if c.location == LOCATION_DECK:
        c.d.registering.in_use |= GLOBALFLAG_DECK_REVERSE_CHECK
        c.position = POS_FACEUP_DEFENSE
