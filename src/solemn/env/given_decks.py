"""Which decks an environment plays: the ones it was given, or those that come with it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from solemn.duel.errors import DuelError
from solemn.duel.pool import Deck
from solemn.duel.terms import shown

BUNDLED: Final = Path(__file__).parent / "decks"

OneDeck = Deck | str | Path
Decks = Sequence[OneDeck | Sequence[OneDeck]] | None  # for each player a deck, or several of which one is drawn for each duel


def bundled_decks() -> list[Deck]:
    """The decks that come with the environments: all their cards are bundled."""
    return [Deck.read(path) for path in sorted(BUNDLED.glob("*.ydk"))]


def read_decks(given: Decks) -> tuple[list[Deck], list[Deck]]:
    """The decks of which each player plays one: without any given, the bundled ones for both.

    Raises DuelError for anything but two, and for a file that is no deck.
    """
    if given is None:
        found = bundled_decks()
        return found, found
    if isinstance(given, (str, Path, Deck)) or len(given) != 2:
        raise DuelError(f"decks: found {shown(given)}, expected two: one for each player, or for each a list of which one is drawn")
    first, second = (_of_player(decks) for decks in given)
    return first, second


def _of_player(given: OneDeck | Sequence[OneDeck]) -> list[Deck]:
    several = [given] if isinstance(given, (str, Path, Deck)) else list(given)
    if not several:
        raise DuelError("decks: found no deck for a player, expected at least one")
    return [deck if isinstance(deck, Deck) else Deck.read(deck) for deck in several]
