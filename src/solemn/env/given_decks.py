"""Which decks an environment plays: the ones it was given, or those that come with it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from solemn.cards.decks import bundled_deck_names
from solemn.cards.sources import BUNDLED_DECKS
from solemn.duel.arguments import unfit
from solemn.duel.pool import Deck

_ONE_DECK: Final = (Deck, str, Path)
_EXPECTED: Final = "two, one for each player: a solemn.Deck, a file or a link, or a list of such of which one is drawn"

OneDeck = Deck | str | Path
Decks = Sequence[OneDeck | Sequence[OneDeck]] | None  # for each player a deck, or several of which one is drawn for each duel


def bundled_decks() -> list[Deck]:
    """The decks that come with solemn: all their cards are bundled, and `Deck.read` reads each by its name."""
    return [Deck.read(BUNDLED_DECKS / f"{name}.ydk") for name in bundled_deck_names()]


def read_decks(given: Decks) -> tuple[list[Deck], list[Deck]]:
    """The decks of which each player plays one: without any given, the bundled ones for both.

    Raises DuelError for anything but two, and for a file that is no deck.
    """
    if given is None:
        found = bundled_decks()
        return found, found
    if not isinstance(given, (list, tuple)) or len(given) != 2:
        raise unfit("decks", given, _EXPECTED)
    first, second = (_of_player(decks) for decks in given)
    return first, second


def _of_player(given: OneDeck | Sequence[OneDeck]) -> list[Deck]:
    several = [given] if isinstance(given, _ONE_DECK) else given
    if not isinstance(several, (list, tuple)) or not several or not all(isinstance(deck, _ONE_DECK) for deck in several):
        raise unfit("decks", given, _EXPECTED)
    return [deck if isinstance(deck, Deck) else Deck.read(deck) for deck in several]
