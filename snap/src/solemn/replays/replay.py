"""What a replay holds."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from solemn.replays.file_format import COUNTS_PLAYERS, EXTENDED_HEADER, HAND_TEST, LUA64, SINGLE_MODE, TAG

OLD_GENERATOR: Final = "old-generator"
TAG_DUEL: Final = "tag-duel"
EXTRA_RULES: Final = "extra-rules"
NOT_INSIDE: Final = "not-inside"


@dataclass(frozen=True, slots=True)
class ReplayDeck:
    """A player's passcodes in the order in which the cards were put into the duel: the last one is on top."""

    main: tuple[int, ...]
    extra: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a yrpX: its number, and its content as the engine sent it."""

    number: int
    content: bytes


@dataclass(frozen=True, slots=True)
class Replay:
    """A replay. Of a yrpX the fields are those of the yrp1 in it, and `messages` what the client showed.

    `time` is in seconds since 1970, 0 if the file does not say; `seed` is None where chance was another generator's. `sides` are the names
    of those who play on each side, the side that goes first before the other; the decks are in the same order.
    """

    kind: str  # yrp1, yrpX or yrp2
    version: int  # of the client, as it numbers itself
    flags: int  # of the file: see `file_format`
    time: int
    seed: tuple[int, int, int, int] | None
    sides: tuple[tuple[str, ...], tuple[str, ...]]
    lp: int
    start_hand: int
    draw: int
    duel_flags: int
    script: str | None = None  # of a puzzle
    decks: tuple[ReplayDeck, ...] = ()
    rule_cards: tuple[int, ...] = ()  # cards that change the rules of the duel
    responses: tuple[bytes, ...] = ()
    messages: tuple[Message, ...] = ()
    is_whole: bool = True  # no end is missing, as in the file that a client leaves when it crashes
    has_duel: bool = True  # False for a yrpX without a yrp1 inside

    @property
    def program(self) -> str:
        """The client that recorded it, with its version."""
        version = self.version
        if self.flags & COUNTS_PLAYERS or self.flags & EXTENDED_HEADER:
            client, engine = version & 0xFFFF, version >> 16
            return f"EDOPro {client & 0xFF}.{client >> 8} (ocgcore {engine & 0xFF}.{engine >> 8})"
        return f"YGOPro {version >> 12:X}.{version >> 4 & 0xFF:03X}.{version & 0xF:X}"

    @property
    def date(self) -> datetime | None:
        """When it was recorded, None if the file does not say."""
        return datetime.fromtimestamp(self.time, UTC) if self.time else None

    @property
    def is_puzzle(self) -> bool:
        """Did a script put up the field?"""
        return bool(self.flags & SINGLE_MODE) and not self.is_hand_test

    @property
    def is_hand_test(self) -> bool:
        """Was it a hand test: a duel without an opponent?"""
        return bool(self.flags & HAND_TEST)

    @property
    def obstacle(self) -> str | None:
        """Why solemn cannot play it: one of the constants of this module; None if it can."""
        if not self.has_duel:
            return NOT_INSIDE
        if any(len(names) > 1 for names in self.sides) or self.flags & TAG:
            return TAG_DUEL
        if self.seed is None or not self.flags & LUA64 or not self.flags & (COUNTS_PLAYERS | SINGLE_MODE):
            return OLD_GENERATOR
        return EXTRA_RULES if self.rule_cards else None
