"""From what a replay holds to the bytes of a `.yrp` file."""

import struct
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from solemn.replays.errors import ReplayError
from solemn.replays.file_format import (
    COMPRESSED,
    COUNTS_PLAYERS,
    EXTENDED_HEADER,
    HAND_TEST,
    HEADER_VERSION,
    LUA64,
    MOST_BYTES,
    MOST_CARDS,
    MOST_RESPONSES,
    NAME_UNITS,
    SINGLE_MODE,
    WIDE_DUEL_FLAGS,
    YRP,
)
from solemn.replays.packing import pack
from solemn.replays.reading import path_of
from solemn.replays.replay import Replay, ReplayDeck
from solemn.spec.told import at, of_system, told

CLIENT: Final = 41 | 0 << 8 | 11 << 16 | 0 << 24  # the version of EDOPro and of its engine that these files are made for
EDOPRO: Final = LUA64 | COUNTS_PLAYERS | WIDE_DUEL_FLAGS | EXTENDED_HEADER  # what it says of all its files
_LONGEST: Final = 0xFF  # bytes of a response
_LONGEST_SCRIPT: Final = 0xFFFF  # of the name of a script


def write_replay(path: Path | str, replay: Replay) -> None:
    """Write a `.yrp` file that EDOPro opens. Raises ReplayError for a file that cannot be written, and as `replay_bytes` does."""
    place, content = path_of(path), replay_bytes(replay)
    try:
        place.write_bytes(content)
    except (OSError, ValueError) as error:  # a name with NUL is a ValueError
        raise ReplayError(at(str(path), of_system(error))) from error


def replay_bytes(replay: Replay) -> bytes:
    """The bytes of a `.yrp` file: all of the replay but the messages of a yrpX, which are what playing it shows.

    Raises ReplayError for a replay without the four words of a seed, and for what the format has no room for.
    """
    if not isinstance(replay, Replay):
        raise ReplayError(told("data-found", found=f"{replay!r:.200}", expected="solemn.Replay"))
    if replay.seed is None:
        raise ReplayError(at("seed", told("replay-no-seed")))
    body = _body(replay)
    if len(body) > MOST_BYTES:
        raise ReplayError(told("replay-bytes", found=len(body), most=MOST_BYTES))
    flags = EDOPRO | COMPRESSED | replay.flags & (SINGLE_MODE | HAND_TEST)
    properties, packed = pack(body)
    header = struct.pack("<4s5I8s", YRP, replay.version, flags, replay.time & 0xFFFFFFFF, len(body), 0, properties.ljust(8, b"\0"))
    return header + struct.pack("<5Q", HEADER_VERSION, *replay.seed) + packed


def _body(replay: Replay) -> bytes:
    parts = [_names(replay), struct.pack("<3IQ", replay.lp, replay.start_hand, replay.draw, replay.duel_flags)]
    if replay.flags & SINGLE_MODE:
        script = (replay.script or "").encode("utf-8", "replace")
        if len(script) > _LONGEST_SCRIPT:
            raise ReplayError(at("script", told("replay-bytes", found=len(script), most=_LONGEST_SCRIPT)))
        parts.append(struct.pack("<H", len(script)) + script)
    if not replay.is_puzzle:
        parts += map(_deck, replay.decks)
    if not replay.flags & (SINGLE_MODE | HAND_TEST):
        parts.append(_passcodes(replay.rule_cards))
    parts.append(_responses(replay.responses))
    return b"".join(parts)


def _names(replay: Replay) -> bytes:
    counted = not replay.flags & SINGLE_MODE
    return b"".join((struct.pack("<I", len(names)) if counted else b"") + b"".join(map(_name, names)) for names in replay.sides)


def _name(name: str) -> bytes:
    """The name with a NUL after it, cut to the room that there is, never within a character."""
    room = 2 * (NAME_UNITS - 1)
    units = name.split("\0")[0].encode("utf-16-le", "replace")[:room]
    return units.decode("utf-16-le", "ignore").encode("utf-16-le").ljust(2 * NAME_UNITS, b"\0")


def _deck(deck: ReplayDeck) -> bytes:
    return _passcodes(deck.main) + _passcodes(deck.extra)


def _passcodes(codes: tuple[int, ...]) -> bytes:
    if len(codes) > MOST_CARDS or not all(0 <= code < 1 << 32 for code in codes):
        raise ReplayError(told("replay-part", found=len(codes), most=MOST_CARDS))
    return struct.pack(f"<I{len(codes)}I", len(codes), *codes)


def _responses(responses: Iterable[bytes]) -> bytes:
    listed = list(responses)
    if len(listed) > MOST_RESPONSES:
        raise ReplayError(told("replay-more-responses", most=MOST_RESPONSES))
    for number, response in enumerate(listed, 1):
        if not 0 < len(response) <= _LONGEST:
            raise ReplayError(at(f"response {number}", told("replay-response-bytes", found=len(response), most=_LONGEST)))
    return b"".join(bytes([len(response)]) + response for response in listed)
