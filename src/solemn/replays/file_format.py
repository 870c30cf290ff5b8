"""The numbers of the file format: magic words, header flags, and the bounds that no real replay reaches."""

from typing import Final

REPLAYS: Final = (".yrp", ".yrpx")  # how the names of files end, in small letters

YRP: Final = b"yrp1"  # terms, decks and every response: has to be played
YRPX: Final = b"yrpX"  # the messages that the client showed, with a yrp1 inside
YRP2: Final = b"yrp2"  # a fork of YGOPro writes these; they hold what a yrp1 holds

COMPRESSED: Final = 0x1
TAG: Final = 0x2
SINGLE_MODE: Final = 0x8  # a puzzle: a script puts up the field
LUA64: Final = 0x10
COUNTS_PLAYERS: Final = 0x20  # each side's names are counted; older files have one a side, or two with TAG
HAND_TEST: Final = 0x40
WIDE_DUEL_FLAGS: Final = 0x100  # the duel's flags have 64 bits
EXTENDED_HEADER: Final = 0x200  # the four words of the seed follow the header

HEADER_VERSION: Final = 1
NAME_UNITS: Final = 20  # of UTF-16
OWN_REPLAY: Final = 231  # the message that holds the yrp1
CARD_DATA: Final = frozenset({6, 7})  # messages that repeat how cards look; most of a yrpX, and nothing that happens
OPPONENT_NAME: Final = 163

PUZZLES: Final = "./puzzles"  # the folder of EDOPro's that its replays of puzzles name

MOST_BYTES: Final = 24 << 20  # of a file, and of what it unpacks to
MOST_PACKED: Final = 8 << 20
MOST_PLAYERS: Final = 8  # a side
MOST_CARDS: Final = 2000  # of one part of a deck
MOST_RESPONSES: Final = 100_000
MOST_MESSAGES: Final = 200_000
