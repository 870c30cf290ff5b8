"""Lists of limited cards (`lflist.conf`), and whether a deck is legal."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from solemn.cards.database import CardDatabase
from solemn.cards.decks import DeckList
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import TYPE_FUSION, TYPE_LINK, TYPE_MONSTER, TYPE_SYNCHRO, TYPE_TOKEN, TYPE_XYZ

COPIES: Final = 3
SIZES: Final[Mapping[str, tuple[int, int]]] = {"Main": (40, 60), "Extra": (0, 15), "Side": (0, 15)}
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


def read_banlists(path: Path) -> list[Banlist]:
    """The lists of a file, in its order. Raises OSError."""
    return list(parse_banlists(path.read_bytes().decode("utf-8-sig", errors="replace")))


def parse_banlists(text: str) -> Iterator[Banlist]:
    """The lists of an `lflist.conf`: `!name` begins one, `passcode count` is an entry, `$whitelist` forbids all that it does not name."""
    name: str | None = None
    limits: dict[int, int] = {}
    allows_only = False
    for line in text.splitlines():
        if line.startswith("!"):
            if name is not None:
                yield Banlist(name, limits, allows_only)
            name, limits, allows_only = line[1:].strip(), {}, False
        elif line.startswith("$whitelist"):
            allows_only = True
        elif name is not None and not line.startswith("#"):
            limits.update(_entry(line))
    if name is not None:
        yield Banlist(name, limits, allows_only)


def _entry(line: str) -> Iterable[tuple[int, int]]:
    words = line.split()
    if len(words) < 2 or not words[0].isdigit() or int(words[0]) == 0:
        return ()
    return [(int(words[0]), int(words[1]))] if words[1].lstrip("-").isdigit() else ()


def deck_faults(deck: DeckList, database: CardDatabase, banlist: Banlist | None = None) -> list[str]:
    """What keeps a deck from being legal, in sentences; nothing for a legal one."""
    parts = (("Main", deck.main), ("Extra", deck.extra), ("Side", deck.side))
    faults = [fault for part, codes in parts for fault in _wrong_size(part, codes)]
    cards: list[PrintedCard] = []
    for part, codes in parts:
        known = [card for code in codes if (card := database.get(code)) is not None]
        faults += [f"no card has the passcode {code}" for code in dict.fromkeys(codes) if database.get(code) is None]
        faults += [fault for card in dict.fromkeys(known) for fault in _wrong_part(part, card)]
        cards += known
    return faults + list(_too_many(cards, database, banlist))


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
            yield f"{counts[card.code]} copies of {card.name}: {_why(limit, banlist)}"


def _why(limit: int, banlist: Banlist | None) -> str:
    if banlist is None or limit == COPIES:
        return f"at most {COPIES} are allowed"
    return f"{_WORDS.get(limit, 'not allowed')} on the list {banlist.name}"


def _original(card: PrintedCard, database: CardDatabase) -> PrintedCard:
    """The card whose name this one has."""
    return (database.get(card.alias) if card.alias else None) or card
