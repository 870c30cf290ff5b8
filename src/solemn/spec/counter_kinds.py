"""Kinds of counters by the names that files and notation know, and by their numbers."""

from types import MappingProxyType
from typing import Final

COUNTERS: Final = MappingProxyType(
    {
        "Spell Counter": 0x1, "Bushido Counter": 0x3, "Feather Counter": 0x10, "Kaiju Counter": 0x37, "Resonance Counter": 0x211,
        "Venom Counter": 0x1009, "A-Counter": 0x100E, "Fog Counter": 0x1019, "Predator Counter": 0x1041, "Signal Counter": 0x1148,
    }
)  # fmt: skip
_WORDS: Final = {number: word for word, number in COUNTERS.items()}


def counter_word(kind: int) -> str:
    """The name of a kind, or its number (0x1148) if it has none here."""
    return _WORDS.get(kind, hex(kind))


def counter_number(word: str) -> int | None:
    """The kind by its name or its number, None if it is neither."""
    if word in COUNTERS:
        return COUNTERS[word]
    try:
        return int(word, 0)
    except ValueError:
        return None


def named_kind(word: str) -> str:
    """The kind by its name if it has one, whether it is given by name or by number."""
    kind = counter_number(word)
    return word if kind is None else counter_word(kind)
