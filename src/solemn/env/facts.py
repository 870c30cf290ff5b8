"""What is printed on a card, as bytes: a card that was never seen before is known by its Type, numbers, sets and name alone."""

from collections.abc import Callable, Sequence
from typing import Final
from zlib import crc32

from solemn.duel.view import CardNow
from solemn.env.layout import Field
from solemn.spec.cards import PrintedCard

FACTS: Final = (
    Field("type", 4, "mask", 27, "TYPE_ constants"),
    Field("attribute", 1, "mask", 7, "ATTRIBUTE_ constants"),
    Field("race", 4, "mask", 32, "RACE_ constants; of the higher ones the bit less 32"),
    Field("level", 1, "number", 12, "Level, Rank or Link Rating"),
    Field("left_scale", 1, "number", 13, "Pendulum Scale"),
    Field("right_scale", 1, "number", 13, "Pendulum Scale"),
    Field("link_marker", 2, "mask", 9, "LINK_MARKER_ constants"),
    Field("sets", 4, "mask", 32, "a bit for each archetype that it belongs to, by hash"),
    Field("card", 4, "mask", 32, "a hash of the passcode; other pictures of a card have that of the first"),
    Field("attack", 2, "number", 4000, "ATK; 0 where it is ?"),
    Field("defense", 2, "number", 4000, "DEF; 0 where it is ? or there is none"),
)
Facts = tuple[int, ...]
NO_FACTS: Final[Facts] = (0,) * len(FACTS)
_OTHER_PICTURE: Final = 10  # passcodes of other pictures are as near as this to the first one's
_WORD: Final = 0xFFFFFFFF
_BYTE: Final = 0xFF
_MOST: Final = 0xFFFF
_SET: Final = 0xFFF  # of a set code, the archetype; above it a number of one within
_MOST_KEPT: Final = 20_000

Key = tuple[int, ...]


def number_hash(value: int) -> int:
    """32 bits that differ between numbers that are near each other."""
    return crc32(value.to_bytes(8, "little", signed=True))


class FactReader:
    """Gives the facts of cards, from a function that gives the printed card of a passcode."""

    __slots__ = ("_kept", "_printed")

    def __init__(self, printed: Callable[[int], PrintedCard | None]) -> None:
        self._printed = printed
        self._kept: dict[Key, Facts] = {}

    def of_code(self, code: int) -> Facts:
        """What is printed on the card with that passcode; zeros for 0 and for a passcode that nobody knows."""
        return self._facts((code,))

    def of_now(self, code: int, now: CardNow) -> Facts:
        """The card's facts with those that effects have changed as they are now: all but its hash, ATK and DEF, by its name's sets."""
        left, right = now.scales
        return self._facts((code, now.code, now.type, now.attribute, now.race, now.level, left, right, now.link_marker))

    def _facts(self, key: Key) -> Facts:
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            found = self._kept[key] = self._made(*key)
        return found

    def _made(self, code: int, name: int = 0, *now: int) -> Facts:
        printed = self._printed(code)
        if printed is None:
            return NO_FACTS
        shown = now or (
            printed.type, printed.attribute, printed.race, printed.level, printed.left_scale, printed.right_scale, printed.link_marker,
        )  # fmt: skip
        kind, attribute, race, level, left, right, marker = shown
        named = self._printed(name) or printed
        return (
            kind & _WORD,
            attribute & _BYTE,
            (race | race >> 32) & _WORD,
            clipped(level, _BYTE),
            clipped(left, _BYTE),
            clipped(right, _BYTE),
            marker & _MOST,
            _set_bits(named.setcodes),
            number_hash(_first_picture(printed)),
            clipped(printed.attack, _MOST),
            clipped(printed.defense, _MOST),
        )


def clipped(value: int, most: int) -> int:
    """The number nearest to the value from 0 to the most that fits."""
    return 0 if value < 0 else min(value, most)


def _first_picture(printed: PrintedCard) -> int:
    return printed.alias if printed.alias and abs(printed.alias - printed.code) <= _OTHER_PICTURE else printed.code


def _set_bits(codes: Sequence[int]) -> int:
    """A bit for each archetype, and one for each archetype within another."""
    bits = 0
    for code in codes:
        bits |= 1 << number_hash(code & _SET) % 32 | 1 << number_hash(code) % 32
    return bits
