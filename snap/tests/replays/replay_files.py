"""Small replays, and files of every kind that the clients write, for tests."""

import random
import struct
from dataclasses import replace

from solemn.replays.file_format import (
    COMPRESSED,
    COUNTS_PLAYERS,
    EXTENDED_HEADER,
    HAND_TEST,
    LUA64,
    OWN_REPLAY,
    SINGLE_MODE,
    TAG,
    WIDE_DUEL_FLAGS,
    YRP,
    YRP2,
    YRPX,
)
from solemn.replays.packing import pack
from solemn.replays.replay import Message, Replay, ReplayDeck
from solemn.replays.writing import CLIENT, EDOPRO, replay_bytes

SEED = (1, 2**63 + 5, 3, 2**64 - 1)
SMALL = Replay(
    kind="yrp1",
    version=CLIENT,
    flags=EDOPRO | COMPRESSED,
    time=1_790_000_000,
    seed=SEED,
    sides=(("Yugi 遊戯",), ("Kaiba",)),
    lp=8000,
    start_hand=5,
    draw=1,
    duel_flags=0x2E800,
    decks=(ReplayDeck((70781052, 69140098, 26202165), (23995346,)), ReplayDeck((11384280,) * 40)),
    responses=(b"\xff\xff\xff\xff", b"\x07\0\0\0", bytes([0, 4, 2])),
)
PUZZLE = replace(SMALL, flags=SMALL.flags | SINGLE_MODE, script="./puzzles/First.lua", decks=())
HANDS = replace(SMALL, flags=SMALL.flags | SINGLE_MODE | HAND_TEST, script="hand-test-mode", decks=(SMALL.decks[0], ReplayDeck(())))
MESSAGES = (Message(40, b"\0"), Message(41, b"\x01\0"), Message(5, b"\x01\0"))


def body(content: bytes, kind: bytes, flags: int, *, packed: bool = True, version: int = CLIENT, extra: bytes = b"") -> bytes:
    """A file with that content; `extra` is what follows the header."""
    properties, inside = pack(content) if packed else (b"\0" * 5, content)
    flags = flags | COMPRESSED if packed else flags & ~COMPRESSED
    return (
        struct.pack("<4s5I8s", kind, version, flags, SMALL.time, len(content) if packed else 0, 0, properties.ljust(8, b"\0"))
        + extra
        + inside
    )


def name(text: str) -> bytes:
    return text.encode("utf-16-le").ljust(40, b"\0")


def message_bytes(number: int, content: bytes) -> bytes:
    return struct.pack("<BI", number, len(content)) + content


def streamed(messages: tuple[Message, ...] = MESSAGES, own: bytes | None = None, *, packed: bool = True) -> bytes:
    """A yrpX with these messages and a refresh of cards before them, the yrp1 last."""
    content = b"".join(struct.pack("<I", 1) + name(text) for text in ("Yugi 遊戯", "Kaiba")) + struct.pack("<Q", 0x2E800)
    content += message_bytes(6, bytes(50)) + b"".join(message_bytes(m.number, m.content) for m in messages)
    if own is not None:
        content += message_bytes(OWN_REPLAY, own)
    return body(content, YRPX, EDOPRO, packed=packed, extra=struct.pack("<5Q", 1, *SEED))


def old(names: tuple[str, ...] = ("Yugi", "Kaiba"), *, flags: int = 0, kind: bytes = YRP, packed: bool = True) -> bytes:
    """A file of YGOPro: its own generator, names that are not counted."""
    deck = struct.pack("<2I", 1, 70781052) + struct.pack("<I", 0)
    content = b"".join(map(name, names)) + struct.pack("<4I", 8000, 5, 1, 0x50000) + deck * len(names) + b"\x04\xff\xff\xff\xff"
    return body(content, kind, flags, packed=packed, version=0x1352, extra=bytes(48) if kind == YRP2 else b"")


def tag_duel() -> bytes:
    """A duel of two against two."""
    return replay_bytes(replace(SMALL, sides=(("A", "B"), ("C", "D")), decks=SMALL.decks * 2))


def files() -> list[bytes]:
    """A file of every kind."""
    small = replay_bytes(SMALL)
    return [
        small, replay_bytes(PUZZLE), replay_bytes(HANDS), streamed(own=small), streamed(), streamed(own=small, packed=False), old(),
        old(("A", "B", "C", "D"), flags=TAG), old(kind=YRP2), old(packed=False), tag_duel(),
    ]  # fmt: skip


def content_of(file: bytes) -> tuple[bytes, bytes]:
    """Header and unpacked content of a file."""
    from solemn.replays.packing import unpack

    flags, size = struct.unpack_from("<I", file, 8)[0], struct.unpack_from("<I", file, 16)[0]
    start = 32 + (48 if file[:4] == YRP2 else 40 if flags & EXTENDED_HEADER else 0)
    return file[:start], bytes(unpack(memoryview(file[start:]), file[24:29], size, "file")) if flags & COMPRESSED else file[start:]


def mutated(file: bytes, rng: random.Random) -> bytes:
    """The file with something wrong: in its bytes, or in its content before it was packed."""
    if rng.random() < 0.5:
        return damaged(file, rng)
    header, content = content_of(file)
    content = damaged(content, rng)
    properties, packed = pack(content)
    flags = struct.unpack_from("<I", header, 8)[0]
    if rng.random() < 0.3:
        flags ^= rng.choice((COMPRESSED, TAG, SINGLE_MODE, COUNTS_PLAYERS, LUA64, HAND_TEST, WIDE_DUEL_FLAGS))
    size = len(content) if rng.random() < 0.9 else rng.getrandbits(32)
    return header[:8] + struct.pack("<3I", flags, 0, size) + header[20:24] + properties + header[29:] + packed


def damaged(content: bytes, rng: random.Random) -> bytes:
    """The bytes with some of them changed, lost, doubled or put in."""
    result = bytearray(content)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        at = rng.randrange(len(result) + 1) if rng.random() < 0.6 else rng.randrange(min(len(result), 100) + 1)
        way = rng.randrange(6)
        if way == 0 and at < len(result):
            result[at] ^= 1 << rng.randrange(8)
        elif way == 1:
            result[at : at + 4] = rng.choice((b"\xff\xff\xff\xff", b"\0\0\0\0", b"\xff\xff\xff\x7f", b"\0\0\0\x80"))
        elif way == 2:
            del result[at:]
        elif way == 3:
            del result[at : at + rng.randrange(1, 40)]
        elif way == 4:
            result[at:at] = rng.randbytes(rng.randrange(1, 40))
        else:
            result[at:at] = result[at // 2 : at // 2 + rng.randrange(1, 400)]
    return bytes(result)
