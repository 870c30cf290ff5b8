"""Names of cards with the place by which they are told from others of that name."""

from collections.abc import Iterable
from typing import Final

FIELD_ZONE: Final = 5  # its number in the row of Spell & Trap Zones


class PlacedName(str):
    """The English name of a card of which there are others that can be seen, with the player, the zone and the number of its place.

    It is its name in every other respect: it equals it, and is found by it.
    """

    __slots__ = ("number", "player", "zone")

    player: int
    zone: str
    number: int

    @classmethod
    def at(cls, name: str, player: int, zone: str, number: int) -> "PlacedName":
        """The name of the card in that place."""
        made = cls(name)
        made.player, made.zone, made.number = player, zone, number
        return made


def place_of_name(name: object) -> dict[str, object] | None:
    """The place by which the card is told from others of its name; None if its name says enough."""
    if not isinstance(name, PlacedName):
        return None
    return {"player": name.player, "zone": name.zone, "seq": name.number}


def distinct(names: Iterable[str]) -> list[str]:
    """The names without those that are there already; two cards with one name are two."""
    found: dict[tuple[str, object], str] = {}
    for name in names:
        place = (name.player, name.zone, name.number) if isinstance(name, PlacedName) else None
        found.setdefault((str(name), place), name)
    return list(found.values())
