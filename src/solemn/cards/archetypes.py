"""Archetypes: their names, and that of a deck."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from solemn.cards.database import CardDatabase

_CONSTANT: Final = re.compile(r"^(SET_\w+)\s*=\s*(0x[0-9a-fA-F]+|\d+)", re.M)
_WHOLE: Final = 0xFFF  # of a set code: the archetype, without which part of it
_LEAST: Final = 5  # cards of an archetype that make a deck one of it
CONSTANTS: Final = "archetype_setcode_constants.lua"


def set_constants(path: Path | None) -> dict[str, int]:
    """The set codes in the script library's file of archetypes, by their constants; empty without one. Raises OSError."""
    if path is None:
        return {}
    return {name: int(code, 0) for name, code in _CONSTANT.findall(path.read_text(encoding="utf-8", errors="replace"))}


def names_of_constants(path: Path | None) -> dict[int, str]:
    """The names in the same file, by set code. Raises OSError."""
    return {code: name.removeprefix("SET_").replace("_", " ").title() for name, code in set_constants(path).items()}


def archetype_of(codes: Iterable[int], database: CardDatabase, names: Mapping[int, str]) -> str | None:
    """The archetype that most of these cards are of, by name or number; None where it is that of fewer than five."""
    cards = [card for code in codes if (card := database.get(code)) is not None]
    counts = Counter(number for card in cards for number in {code & _WHOLE for code in card.setcodes if code & _WHOLE})
    if not counts:
        return None
    number, count = min(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return names.get(number, hex(number)) if count >= _LEAST else None
