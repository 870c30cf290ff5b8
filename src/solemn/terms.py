"""The terms of a duel: rule sets, rulings, life points and hands, and the seed of chance."""

from collections.abc import Sequence
from typing import Final

from solemn.errors import DuelError
from solemn.pool import Deck

RULINGS: Final = ("2023-10", "before-2023-10", "ocgcore")
RULESETS: Final = {"mr5": 0x2E800, "mr4": 0xD2800, "mr3": 0xD1800, "mr2": 0xD0600, "mr1": 0xD0700}


def check_terms(decks: Sequence[Deck], lp: int, start_hand: int, draw: int) -> None:
    if len(decks) != 2 or not all(isinstance(deck, Deck) for deck in decks):
        raise DuelError("a duel takes two decks, each a solemn.Deck")
    for name, number, least in (("lp", lp, 1), ("start_hand", start_hand, 0), ("draw", draw, 0)):
        if type(number) is not int or number < least:
            raise DuelError(f"{name} is a whole number from {least} up, not {number!r}")


def seed_words(seed: int | Sequence[int]) -> tuple[int, int, int, int]:
    if type(seed) is int:
        return _spread(seed)
    words = tuple(seed) if isinstance(seed, (list, tuple)) else ()
    if len(words) != 4 or not all(type(word) is int and 0 <= word < 1 << 64 for word in words) or not any(words):
        raise DuelError(f"a seed is a whole number, or four words of 64 bits of which one is not 0, not {seed!r}")
    return words[0], words[1], words[2], words[3]


def _spread(seed: int) -> tuple[int, int, int, int]:
    """Four words from one number (splitmix64), so that near seeds give unlike duels."""
    mask, words, state = (1 << 64) - 1, [], seed & ((1 << 64) - 1)
    for _ in range(4):
        state = (state + 0x9E3779B97F4A7C15) & mask
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        words.append((z ^ (z >> 31)) | 1)
    return words[0], words[1], words[2], words[3]
