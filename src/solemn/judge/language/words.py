"""The words of scenarios for the numbers of the engine: zones, positions, phases, reasons."""

from types import MappingProxyType
from typing import Final

ZONES: Final = MappingProxyType({"deck": 1, "hand": 2, "mzone": 4, "szone": 8, "grave": 16, "banished": 32, "extra": 64, "overlay": 128})
POSITIONS: Final = MappingProxyType({"attack": 1, "facedown_attack": 2, "defense": 4, "set": 8, "faceup": 5})
PHASES: Final = MappingProxyType(
    {
        1: "draw", 2: "standby", 4: "main1", 8: "battle_start", 16: "battle_step", 32: "damage", 64: "damage_calculation",
        128: "battle", 256: "main2", 512: "end",
    }
)  # fmt: skip
REASONS: Final = MappingProxyType(
    {
        "destroy": 0x1, "tribute": 0x2, "temporary": 0x4, "material": 0x8, "summon": 0x10, "battle": 0x20, "effect": 0x40, "cost": 0x80,
        "lost_target": 0x200, "rule": 0x400, "spsummon": 0x800, "discard": 0x4000, "return": 0x20000, "replace": 0x1000000,
        "redirect": 0x4000000,
    }
)  # fmt: skip
TYPES: Final = MappingProxyType(
    {
        "Warrior": 0x1, "Spellcaster": 0x2, "Fairy": 0x4, "Fiend": 0x8, "Zombie": 0x10, "Machine": 0x20, "Aqua": 0x40, "Pyro": 0x80,
        "Rock": 0x100, "Winged Beast": 0x200, "Plant": 0x400, "Insect": 0x800, "Thunder": 0x1000, "Dragon": 0x2000, "Beast": 0x4000,
        "Beast-Warrior": 0x8000, "Dinosaur": 0x10000, "Fish": 0x20000, "Sea Serpent": 0x40000, "Reptile": 0x80000, "Psychic": 0x100000,
        "Divine-Beast": 0x200000, "Creator God": 0x400000, "Wyrm": 0x800000, "Cyberse": 0x1000000, "Illusion": 0x2000000,
        "Cyborg": 0x4000000, "Magical Knight": 0x8000000, "High Dragon": 0x10000000, "Omega Psychic": 0x20000000,
        "Celestial Warrior": 0x40000000, "Galaxy": 0x80000000, "Yokai": 0x4000000000000000,
    }
)  # fmt: skip
ATTRIBUTES: Final = MappingProxyType({"EARTH": 1, "WATER": 2, "FIRE": 4, "WIND": 8, "LIGHT": 16, "DARK": 32, "DIVINE": 64})
SIGNS: Final = MappingProxyType({"scissors": 1, "rock": 2, "paper": 3})
_OVERLAY: Final = 128
_FACE_UP: Final = 5


def zone_of(location: int) -> str | None:
    """The word for a location, None for nowhere; materials are in `overlay` wherever their monster is."""
    if location & _OVERLAY:
        return "overlay"
    return next((word for word, bit in ZONES.items() if location & bit), None)


def reasons_of(mask: int) -> list[str]:
    """The words for the reasons of a move."""
    return [word for word, bit in REASONS.items() if mask & bit]


def position_word(position: int) -> str:
    """The word for a monster's battle position, `none` for nowhere."""
    return next((word for word, bit in POSITIONS.items() if bit == position), "none")


def position_of(position: int, zone: str) -> str | None:
    """The word for a card's position in a zone, None where positions mean nothing."""
    if zone == "mzone":
        return next((word for word, bit in POSITIONS.items() if bit == position), None)
    if zone in ("szone", "banished", "extra"):
        return "faceup" if position & _FACE_UP else "set"
    return None
