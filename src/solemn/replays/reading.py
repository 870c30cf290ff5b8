"""From the bytes of a `.yrp` or `.yrpX` file to what it holds."""

from dataclasses import dataclass, replace
from pathlib import Path
from struct import unpack_from
from typing import Final

from solemn.cards.streams import first_bytes
from solemn.replays.errors import ReplayError
from solemn.replays.file_format import (
    CARD_DATA,
    COMPRESSED,
    COUNTS_PLAYERS,
    EXTENDED_HEADER,
    HAND_TEST,
    HEADER_VERSION,
    MOST_BYTES,
    MOST_CARDS,
    MOST_MESSAGES,
    MOST_PLAYERS,
    MOST_RESPONSES,
    NAME_UNITS,
    OPPONENT_NAME,
    OWN_REPLAY,
    REPLAYS,
    SINGLE_MODE,
    TAG,
    WIDE_DUEL_FLAGS,
    YRP,
    YRP2,
    YRPX,
)
from solemn.replays.packing import unpack
from solemn.replays.replay import Message, Replay, ReplayDeck
from solemn.replays.source import Source, byte_of
from solemn.spec.told import at, of_system, told

_KINDS: Final = {YRP: "yrp1", YRPX: "yrpX", YRP2: "yrp2"}
_SEEDS_OF_YRP2: Final = 48  # bytes: eight seeds, the version of the header, three words that are not used
_NAME: Final = 2 * NAME_UNITS
_PASSCODE: Final = 4
_Seed = tuple[int, int, int, int]
_Sides = tuple[tuple[str, ...], tuple[str, ...]]


def is_replay(path: Path) -> bool:
    """Does the file's name end as the names of replays do?"""
    return path.suffix.lower() in REPLAYS


def path_of(given: Path | str) -> Path:
    """The path of a replay. Raises ReplayError for what is no path."""
    if not isinstance(given, (str, Path)):
        raise ReplayError(told("data-found", found=f"{given!r:.200}", expected=told("replay-path")))
    return Path(given)


def read_replay(path: Path | str) -> Replay:
    """The replay of a file. Raises ReplayError for anything else, for a file that is cut off or broken, and for one that is too large."""
    path = path_of(path)
    try:
        content = first_bytes(path, MOST_BYTES + 1)
        size = path.stat().st_size
    except (OSError, ValueError) as error:  # a name with NUL is a ValueError
        raise ReplayError(at(str(path), of_system(error))) from error
    if len(content) > MOST_BYTES:
        raise ReplayError(at(str(path), told("replay-too-large", found=max(size, len(content)), most=MOST_BYTES)))
    return parse_replay(content, str(path))


def parse_replay(content: bytes, name: str = "replay") -> Replay:
    """The replay of a file's bytes; `name` stands in errors. Raises ReplayError."""
    return _parse(memoryview(content), name, inside=False)


@dataclass(frozen=True, slots=True)
class _Header:
    kind: bytes
    version: int
    flags: int
    time: int
    size: int
    properties: bytes
    seed: _Seed | None

    @property
    def is_packed(self) -> bool:
        return bool(self.flags & COMPRESSED)


def _parse(content: memoryview, name: str, *, inside: bool) -> Replay:
    source = Source(content, name)
    header = _header(source)
    if inside and header.kind != YRP:
        raise ReplayError(at(name, told("replay-inside", found=repr(header.kind), expected=repr(YRP))))
    body = source.take(source.left, "content")
    if header.is_packed:
        body = memoryview(unpack(body, header.properties, header.size, name))
        return _body(Source(body, f"{name}, unpacked"), header)
    return _body(Source(body, name, len(content) - len(body)), header)


def _header(source: Source) -> _Header:
    kind = bytes(source.take(4, "magic"))
    if kind not in _KINDS:
        raise ReplayError(at(byte_of(source.name, 0), told("replay-kind", found=repr(kind), expected=", ".join(map(repr, _KINDS)))))
    version, flags, time, size = (source.number(4, word) for word in ("version", "flags", "time", "size"))
    started = source.number(4, "hash")
    properties = bytes(source.take(8, "properties"))
    seed = None
    if kind == YRP2:
        source.take(_SEEDS_OF_YRP2, "seeds")
        time = started or time
    elif flags & EXTENDED_HEADER:
        found = source.number(8, "version of the header")
        if found > HEADER_VERSION:
            problem = told("data-found", found=found, expected=told("data-at-most", most=HEADER_VERSION))
            raise ReplayError(at(byte_of(source.name, 32), at("version of the header", problem)))
        words = [source.number(8, "seed") for _ in range(4)]
        seed = (words[0], words[1], words[2], words[3])
    return _Header(kind, version, flags, time, size, properties, seed)


def _body(source: Source, header: _Header) -> Replay:
    flags = header.flags
    sides = _sides(source, flags)
    lp, hand, draw = (0, 0, 0) if header.kind == YRPX else (source.number(4, what) for what in ("life points", "first hand", "draw"))
    replay = Replay(
        kind=_KINDS[header.kind],
        version=header.version,
        flags=flags,
        time=header.time,
        seed=header.seed,
        sides=sides,
        lp=lp,
        start_hand=hand,
        draw=draw,
        duel_flags=source.number(8 if flags & WIDE_DUEL_FLAGS else 4, "duel flags"),
    )
    if header.kind == YRPX:
        return _with_messages(source, replay, header.is_packed)
    script = bytes(source.take(source.number(2, "length of the script's name"), "script")) if flags & SINGLE_MODE else None
    has_decks = not flags & SINGLE_MODE or flags & HAND_TEST
    decks = tuple(_deck(source) for side in sides for _ in side) if has_decks else ()
    has_rule_cards = has_decks and flags & COUNTS_PLAYERS and not flags & HAND_TEST
    rule_cards = _passcodes(source, "cards for the rules") if has_rule_cards else ()
    responses, is_whole = _responses(source, header.is_packed)
    return replace(
        replay,
        script=None if script is None else script.decode("utf-8", "replace"),
        decks=decks,
        rule_cards=rule_cards,
        responses=responses,
        is_whole=is_whole,
    )


def _sides(source: Source, flags: int) -> _Sides:
    return _names(source, flags), _names(source, flags)


def _names(source: Source, flags: int) -> tuple[str, ...]:
    if flags & SINGLE_MODE:
        count = 1
    elif flags & COUNTS_PLAYERS:
        count = source.count("players of a side", MOST_PLAYERS, _NAME)
    else:
        count = 2 if flags & TAG else 1
    return tuple(_name(source.take(_NAME, "name")) for _ in range(count))


def _name(units: memoryview) -> str:
    """The text before the first NUL."""
    return bytes(units).decode("utf-16-le", "replace").split("\0")[0]


def _deck(source: Source) -> ReplayDeck:
    return ReplayDeck(_passcodes(source, "cards of a Main Deck"), _passcodes(source, "cards of an Extra Deck"))


def _passcodes(source: Source, what: str) -> tuple[int, ...]:
    count = source.count(what, MOST_CARDS, _PASSCODE)
    return unpack_from(f"<{count}I", source.take(_PASSCODE * count, what))


def _responses(source: Source, must_be_whole: bool) -> tuple[tuple[bytes, ...], bool]:
    """The responses, each with its length before it, and whether the last one is whole."""
    found: list[bytes] = []
    while source.left:
        size = source.number(1, "length of a response")
        if size == 0:
            break  # both clients end here
        if size > source.left and not must_be_whole:
            return tuple(found), False
        if len(found) == MOST_RESPONSES:
            raise ReplayError(at(source.where, told("replay-more-responses", most=MOST_RESPONSES)))
        found.append(bytes(source.take(size, f"response {len(found) + 1}")))
    return tuple(found), True


def _with_messages(source: Source, replay: Replay, must_be_whole: bool) -> Replay:
    """The replay of a yrpX: the messages, and what the yrp1 among them holds."""
    messages: list[Message] = []
    own: Replay | None = None
    is_whole, count = True, 0
    while source.left:
        if not must_be_whole and not _is_whole_message(source):
            is_whole = False
            break
        number = source.number(1, "number of a message")
        content = source.take(source.number(4, "length of a message"), f"message {count + 1}")
        count += 1
        if count > MOST_MESSAGES:
            raise ReplayError(at(source.where, told("replay-more-messages", most=MOST_MESSAGES)))
        if number == OWN_REPLAY:
            own = own or _parse(content, f"{source.name}, message {count}", inside=True)
        elif number not in CARD_DATA:
            messages.append(Message(number, bytes(content)))
    sides = _with_ai_name(replay.sides, messages)
    if own is None:
        return replace(replay, sides=sides, messages=tuple(messages), is_whole=False, has_duel=False)
    return replace(own, kind=replay.kind, sides=sides, messages=tuple(messages), is_whole=is_whole and own.is_whole)


def _is_whole_message(source: Source) -> bool:
    """Is there all of the next message? In the file of a client that crashed the last one may be cut off."""
    size = source.peek(1, 4)
    return size is not None and size <= source.left - 5


def _with_ai_name(sides: _Sides, messages: list[Message]) -> _Sides:
    """The names, where a puzzle names the opponent by that."""
    for message in messages:
        if message.number == OPPONENT_NAME and len(message.content) > 3:
            size = int.from_bytes(message.content[:2], "little")
            return sides[0], (message.content[2 : 2 + size].decode("utf-8", "replace"),)
    return sides
