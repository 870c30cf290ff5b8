"""The bytes in which a client answers a decision, and back: positions in the lists offered, as the reference engine reads them.

Numbers are little-endian. Bytes that a response lacks count as 0, as they do for the reference; bytes that it has too many do not count.
"""

import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from solemn.core.decisions.kinds import Decision
from solemn.replays.errors import ReplayError

PASS: Final = b"\xff\xff\xff\xff"  # no, nothing, not now
_IDLE: Final = (
    "summon", "special_summon", "reposition", "set_monster", "set_spell_trap", "activate", "to_battle", "to_end", "shuffle",
)  # fmt: skip
_BATTLE: Final = ("activate", "attack", "to_main2", "to_end")
_PLAIN_COMMANDS: Final = frozenset({"to_battle", "to_end", "shuffle", "to_main2"})
_MOST: Final = 0xFF  # bytes of a response
_CANCEL, _WORDS, _HALVES, _BYTES, _BITS = -1, 0, 1, 2, 3  # how positions in a list of cards are written
_POSITIONS_AT: Final = 8  # bytes: the way and the count come before the positions
_BITS_AT: Final = 4
_SIZES: Final = {_WORDS: 4, _HALVES: 2, _BYTES: 1}
_UNCHANGED: Final = -1
_ZONE: Final = 3  # bytes: player, location, place


class UnfitResponse(ReplayError):
    """The bytes answer another decision than the one that is asked."""


@dataclass(frozen=True, slots=True)
class _Code:
    encode: Callable[[Any, Any], bytes]  # decision, answer
    decode: Callable[[Any, bytes], Any]  # decision, response


def encode(decision: Decision, answer: Any) -> bytes:
    """The response for a legal answer. Raises ReplayError for a choice among more cards than a response can name."""
    response = _CODES[decision.kind].encode(decision, answer)
    if len(response) > _MOST:
        raise ReplayError(f"{decision.kind}: found an answer of {len(response)} bytes, expected at most {_MOST}")
    return response


def decode(decision: Decision, response: bytes) -> Any:
    """The answer that the response gives to the decision. Raises UnfitResponse if it gives none, or one that is not legal."""
    try:
        answer = _CODES[decision.kind].decode(decision, response)
    except ValueError as error:
        raise UnfitResponse(f"{decision.kind}: found {response.hex()}, which {error}") from error
    refusal = decision.refusal(answer)
    if refusal is not None:
        raise UnfitResponse(f"{decision.kind}: found {response.hex()}, the answer {answer!r}: {refusal}")
    return answer


def _number(response: bytes, at: int = 0, size: int = 4, *, signed: bool = False) -> int:
    return int.from_bytes(response[at : at + size].ljust(size, b"\0"), "little", signed=signed)


def _int32(number: int) -> bytes:
    return struct.pack("<i", number)


# -- commands -------------------------------------------------------------------------------------------------------


def _commands(words: tuple[str, ...]) -> _Code:
    """The number of the command in the lower half, the position of its option in the upper one."""

    def encode(_: Any, answer: Any) -> bytes:
        return struct.pack("<2H", words.index(answer[0]), answer[1] if len(answer) > 1 else 0)

    def decode(_: Any, response: bytes) -> Any:
        number, position = _number(response, 0, 2), _number(response, 2, 2)
        if number >= len(words):
            raise ValueError(f"gives command {number}; there are {len(words)}")
        word = words[number]
        return (word,) if word in _PLAIN_COMMANDS else (word, position)

    return _Code(encode, decode)


# -- numbers --------------------------------------------------------------------------------------------------------


_NUMBER: Final = _Code(lambda _, answer: _int32(answer), lambda _, response: _number(response, signed=True))
_MASK: Final = _Code(lambda _, answer: struct.pack("<I", answer), lambda _, response: _number(response))
_WIDE_MASK: Final = _Code(lambda _, answer: struct.pack("<Q", answer), lambda _, response: _number(response, size=8))


def _decode_yes_no(_: Any, response: bytes) -> bool:
    number = _number(response, signed=True)
    if number not in (0, 1):
        raise ValueError("is neither 0 nor 1")
    return number == 1


# -- cards ----------------------------------------------------------------------------------------------------------


def _size(decision: Any) -> int:
    return len(decision.cards) if hasattr(decision, "cards") else len(decision.codes)


def _encode_cards(decision: Any, answer: list[int] | None) -> bytes:
    """A byte a position while that is enough; else a bit a card, or two bytes a position where their order counts."""
    if answer is None:
        return PASS
    if all(position <= 0xFF for position in answer) and _POSITIONS_AT + len(answer) <= _MOST:
        return struct.pack(f"<iI{len(answer)}B", _BYTES, len(answer), *answer)
    if hasattr(decision, "cards"):
        return _int32(_BITS) + sum(1 << position for position in answer).to_bytes(max(answer) // 8 + 1, "little")
    return struct.pack(f"<iI{len(answer)}H", _HALVES, len(answer), *answer)


def _decode_cards(decision: Any, response: bytes) -> list[int] | None:
    way = _number(response, signed=True)
    if way == _CANCEL:
        return None
    if way == _BITS:
        bits = int.from_bytes(response[_BITS_AT:], "little")
        return [i for i in range(_size(decision)) if bits >> i & 1]
    if way not in _SIZES:
        raise ValueError(f"writes positions in the way {way}; there are ways 0 to 3")
    count, size = _number(response, 4), _SIZES[way]
    if count > _size(decision):
        raise ValueError(f"names {count} of {_size(decision)} cards")
    return [_number(response, _POSITIONS_AT + i * size, size) for i in range(count)]


def _encode_one(_: Any, answer: int | None) -> bytes:
    return PASS if answer is None else struct.pack("<iI", 1, answer)


def _decode_one(_: Any, response: bytes) -> int | None:
    way = _number(response, signed=True)
    if way not in (_CANCEL, 1):
        raise ValueError("names neither one card nor none")
    return None if way == _CANCEL else _number(response, 4)


def _encode_counters(_: Any, answer: list[int]) -> bytes:
    return struct.pack(f"<{len(answer)}H", *answer)


def _decode_counters(decision: Any, response: bytes) -> list[int]:
    return [_number(response, 2 * i, 2) for i in range(len(decision.cards))]


def _encode_order(_: Any, answer: list[int] | None) -> bytes:
    return PASS[:1] if answer is None else bytes(answer)


def _decode_order(decision: Any, response: bytes) -> list[int] | None:
    if _number(response, 0, 1, signed=True) == _UNCHANGED:
        return None
    return [_number(response, i, 1) for i in range(len(decision.cards))]


# -- zones ----------------------------------------------------------------------------------------------------------


def _encode_zones(_: Any, answer: list[tuple[int, int, int]]) -> bytes:
    return b"".join(map(bytes, answer))


def _decode_zones(decision: Any, response: bytes) -> list[tuple[int, int, int]]:
    given = response.ljust(_ZONE * decision.count, b"\0")
    return [(given[at], given[at + 1], given[at + 2]) for at in range(0, _ZONE * decision.count, _ZONE)]


_YES_NO: Final = _Code(lambda _, answer: _int32(int(answer)), _decode_yes_no)
_CARDS: Final = _Code(_encode_cards, _decode_cards)
_ORDER: Final = _Code(_encode_order, _decode_order)
_ZONES: Final = _Code(_encode_zones, _decode_zones)
_CODES: Final = {
    "idle": _commands(_IDLE),
    "battle": _commands(_BATTLE),
    "chain": _NUMBER,
    "yes_no": _YES_NO,
    "effect_yes_no": _YES_NO,
    "option": _NUMBER,
    "announce_number": _NUMBER,
    "position": _NUMBER,
    "rock_paper_scissors": _NUMBER,
    "announce_card": _NUMBER,
    "announce_attribute": _MASK,
    "announce_race": _WIDE_MASK,
    "cards": _CARDS,
    "tribute": _CARDS,
    "sum": _CARDS,
    "select_unselect": _Code(_encode_one, _decode_one),
    "counters": _Code(_encode_counters, _decode_counters),
    "sort_cards": _ORDER,
    "sort_chain": _ORDER,
    "place": _ZONES,
    "disable_zones": _ZONES,
}
KINDS: Final = frozenset(_CODES)
