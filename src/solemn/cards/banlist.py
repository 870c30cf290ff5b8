"""Lists of limited cards (`lflist.conf`), and whether a deck is legal."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from solemn.cards.bounded import bounded_bytes
from solemn.cards.database import CardDatabase
from solemn.cards.decks import DeckList
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import TYPE_FUSION, TYPE_LINK, TYPE_MONSTER, TYPE_SYNCHRO, TYPE_TOKEN, TYPE_XYZ
from solemn.spec.told import ToldError, at, told

_LARGEST: Final = 1 << 23  # bytes; the lists of all formats take a quarter of a million
COPIES: Final = 3
SIZES: Final[Mapping[str, tuple[int, int]]] = {"Main": (40, 60), "Extra": (0, 15), "Side": (0, 15)}
LEAST_PASSCODE: Final = 100  # no card has a smaller one; real lists hold the line `1 -1` between their parts
_COUNTS: Final = tuple(str(count) for count in range(COPIES + 1))
_LONGEST: Final = 60  # characters of a line that a message shows
_WORDS: Final = {0: "Forbidden", 1: "Limited", 2: "Semi-Limited"}


@dataclass(frozen=True, slots=True)
class Banlist:
    """How many copies of a card a deck may hold; on a list of what is allowed, no others may be in it."""

    name: str
    limits: Mapping[int, int]
    allows_only: bool = False

    def limit(self, card: PrintedCard) -> int:
        """How many copies of the card (of all its prints together) the list allows."""
        found = self.limits.get(card.code)
        if found is None and card.alias:
            found = self.limits.get(card.alias)
        if found is None:
            return 0 if self.allows_only else COPIES
        return found


class BanlistError(ToldError):
    """A text is no collection of lists; the message says in which file and line, what was found and what was expected."""


def read_banlists(path: Path) -> list[Banlist]:
    """The lists of a file, in its order; at least one. Raises BanlistError, OSError."""
    raw = bounded_bytes(path, _LARGEST)
    if b"\0" in raw:
        raise BanlistError(at(str(path), told("banlist-not-text")))
    found = list(parse_banlists(raw.decode("utf-8-sig", errors="replace"), str(path)))
    if not found:
        raise BanlistError(at(str(path), told("banlist-no-list")))
    return found


def parse_banlists(text: str, file: str = "lflist.conf") -> Iterator[Banlist]:
    """The lists of an `lflist.conf`: `!name` begins one, `passcode count` is an entry, `$whitelist` forbids all that it does not name.

    Lines that begin with # or -- are comments, and so is what follows a count; other lines that begin with $ say what decks do not show.
    Raises BanlistError, naming the `file`.
    """
    name: str | None = None
    limits: dict[int, int] = {}
    allows_only = False
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if line.startswith("!"):
            if name is not None:
                yield Banlist(name, limits, allows_only)
            name, limits, allows_only = line[1:].strip(), {}, False
        elif line.startswith("$"):
            allows_only = allows_only or line.startswith("$whitelist")
        elif line and not line.startswith(("#", "--")):
            entry = _entry(line, f"{file}:{number}")
            if name is None:
                raise BanlistError(at(f"{file}:{number}", told("banlist-before", found=_shown(line))))
            limits.update(entry)
    if name is not None:
        yield Banlist(name, limits, allows_only)


def _entry(line: str, where: str) -> Iterable[tuple[int, int]]:
    words = line.split(maxsplit=2)
    code, count = words[0], words[1].split("--")[0] if len(words) > 1 else ""
    if not (code.isascii() and code.isdigit()):
        raise BanlistError(at(where, told("data-found", found=_shown(line), expected=told("banlist-entry"))))
    if int(code) < LEAST_PASSCODE:
        return ()
    if count not in _COUNTS:
        problem = "banlist-count" if count else "banlist-no-count"
        raise BanlistError(at(where, told(problem, found=_shown(count or line), most=COPIES)))
    return [(int(code), int(count))]


def _shown(text: str) -> str:
    return repr(text if len(text) <= _LONGEST else text[:_LONGEST] + "…")


def deck_faults(deck: DeckList, database: CardDatabase, banlist: Banlist | None = None) -> list[str]:
    """What keeps a deck from being legal, in sentences; nothing for a legal one."""
    faults = shape_faults(deck, database)
    codes = (*deck.main, *deck.extra, *deck.side)
    faults += [f"no card has the passcode {code}" for code in dict.fromkeys(codes) if code not in database]
    cards = [card for code in codes if (card := database.get(code)) is not None]
    return faults + list(_too_many(cards, database, banlist))


def shape_faults(deck: DeckList, database: CardDatabase) -> list[str]:
    """Which parts of a deck have a size that the rules do not allow, and which cards are in a part where they cannot be, in sentences."""
    parts = (("Main", deck.main), ("Extra", deck.extra), ("Side", deck.side))
    faults = [fault for part, codes in parts for fault in _wrong_size(part, codes)]
    for part, codes in parts:
        known = [card for code in dict.fromkeys(codes) if (card := database.get(code)) is not None]
        faults += [fault for card in known for fault in _wrong_part(part, card)]
    return faults


def _wrong_size(part: str, codes: tuple[int, ...]) -> Iterator[str]:
    low, high = SIZES[part]
    if not low <= len(codes) <= high:
        yield f"the {part} Deck has {len(codes)} cards: expected {f'{low} to {high}' if low else f'at most {high}'}"


def without_tokens(deck: DeckList, database: CardDatabase) -> DeckList:
    """The deck without Tokens: some files hold them, and games leave them out."""
    main, extra, side = (
        tuple(code for code in part if (card := database.get(code)) is None or not card.type & TYPE_TOKEN)
        for part in (deck.main, deck.extra, deck.side)
    )
    return DeckList(main, extra, side)


def is_extra_deck_card(card: PrintedCard) -> bool:
    """Does the card begin in the Extra Deck?"""
    return bool(card.type & TYPE_MONSTER and card.type & (TYPE_FUSION | TYPE_SYNCHRO | TYPE_XYZ | TYPE_LINK))


def _wrong_part(part: str, card: PrintedCard) -> Iterator[str]:
    if card.type & TYPE_TOKEN:
        yield f"{card.name} is a Token: no deck may hold it"
    elif part != "Side" and is_extra_deck_card(card) != (part == "Extra"):
        yield f"{card.name} cannot be in the {part} Deck"


def _too_many(cards: list[PrintedCard], database: CardDatabase, banlist: Banlist | None) -> Iterator[str]:
    counts = Counter(_original(card, database).code for card in cards)
    for card in dict.fromkeys(_original(card, database) for card in cards):
        limit = COPIES if banlist is None else min(banlist.limit(card), COPIES)
        if counts[card.code] > limit:
            copies = "copy" if counts[card.code] == 1 else "copies"
            yield f"{counts[card.code]} {copies} of {card.name}: {_why(limit, banlist)}"


def _why(limit: int, banlist: Banlist | None) -> str:
    if banlist is None or limit == COPIES:
        return f"at most {COPIES} are allowed"
    return f"{_WORDS.get(limit, 'not allowed')} on the list {banlist.name}"


def _original(card: PrintedCard, database: CardDatabase) -> PrintedCard:
    """The card whose name this one has."""
    return (database.get(card.alias) if card.alias else None) or card
