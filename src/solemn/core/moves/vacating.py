"""Zones as they would be if some monsters were not there."""

from collections.abc import Callable, Container
from typing import Any, Final

from solemn.core.state.data import Card, DuelState
from solemn.spec.constants import DUEL_3_COLUMNS_FIELD

_SPELL_ZONES: Final = 0xFF00
_OUTER_COLUMNS: Final = 0x1111
COST: Final = 8  # steps of the script that asks


def as_if_gone(d: DuelState, leaving: Container[Card], ask: Callable[..., Any], *args: Any) -> Any:
    """The answer of `ask(d, *args)` with the monster zones of the leaving cards free."""
    if d.spend is not None:
        d.spend(COST)
    first, second = d.players
    before = first.mzone, first.used_zones, second.mzone, second.used_zones
    closed = _OUTER_COLUMNS if d.flags & DUEL_3_COLUMNS_FIELD else 0
    for p in d.players:
        staying = [None if card is None or card in leaving else card for card in p.mzone]
        used = closed | p.used_zones & _SPELL_ZONES
        for zone, card in enumerate(staying):
            if card is not None:
                used |= 1 << zone
        p.mzone, p.used_zones = staying, used
    try:
        return ask(d, *args)
    finally:
        first.mzone, first.used_zones, second.mzone, second.used_zones = before
