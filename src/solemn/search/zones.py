"""Whether it matters in a duel which zone a card is put into."""

import re
from typing import Final

from solemn.core.state.data import Card
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool, script_code
from solemn.spec.constants import TYPE_LINK, TYPE_PENDULUM

_LOOKS_AT_ZONES: Final = re.compile(
    rb"Column|Sequence|Adjacent|DisableField|Linked|LinkMarker|Zone|FORCE_.?ZONE|DISABLE_FIELD|EXTRA_.ZONE|MUST_USE|ZONES_"
)
_COMMENTS: Final = re.compile(rb"--[^\n]*")
_ASKS_FOR_ROOM: Final = re.compile(rb"GetMZoneCount|GetSequence\(\)\s*(?:<=?|>=?)\s*[45]\b")  # which kind of zone, and how many are free


def zones_are_alike(duel: Duel) -> bool:
    """Whether no card of the duel tells Main Monster Zones from one another, or Spell & Trap Zones.

    Links, Pendulum Scales and scripts that ask for zones, columns or places do. A card that is not in the duel yet is not asked.
    """
    return not any(_tells_zones_apart(card, duel.pool) for card in duel.state.cards)


def _tells_zones_apart(card: Card, pool: CardPool) -> bool:
    if card.printed.type & (TYPE_LINK | TYPE_PENDULUM):
        return True
    path = pool.scripts.find(f"c{script_code(card.printed)}.lua")
    if path is None:
        return False
    return _LOOKS_AT_ZONES.search(_ASKS_FOR_ROOM.sub(b"", _COMMENTS.sub(b"", path.read_bytes()))) is not None
