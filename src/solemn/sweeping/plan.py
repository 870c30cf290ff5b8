"""What is to be played: contestants, each a deck with a player, and the games of every two of them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from solemn import __version__
from solemn.duel.arguments import require, require_one_of, require_whole, unfit
from solemn.duel.errors import DuelError
from solemn.duel.pool import CardPool, Deck, script_code
from solemn.duel.terms import RULESETS, RULINGS
from solemn.players.registry import Seat
from solemn.players.seeds import seed_of

TURNS: Final = 200
GameId = tuple[int, int, int]  # the contestants in its row and column of the matrix, and its number there


class SweepError(DuelError):
    """A sweep cannot be made or go on; the message says why."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """A deck with its title, and the kind of player who plays it."""

    title: str
    deck: Deck
    seat: Seat


@dataclass(frozen=True, slots=True)
class Game:
    """One duel of two contestants. Two games with the same seed follow one another: in the odd one the contestants have changed sides."""

    row: int
    column: int
    number: int

    @property
    def id(self) -> GameId:
        """What it is found by."""
        return self.row, self.column, self.number

    @property
    def name(self) -> str:
        """The same as text, for files: `0-1-12`."""
        return "-".join(map(str, self.id))

    @property
    def sides(self) -> tuple[int, int]:
        """The contestants who are player 0 and player 1."""
        return (self.column, self.row) if self.number % 2 else (self.row, self.column)


@dataclass(frozen=True, slots=True)
class Plan:
    """All of a sweep but the number of games: what decides how each of them goes."""

    contestants: tuple[Contestant, ...]
    pool: CardPool
    seed: int = 0
    ruleset: str = "mr5"
    rulings: str = "2023-10"
    turns: int = TURNS

    def __post_init__(self) -> None:
        """Raises DuelError for what no game can have."""
        if not _all(self.contestants, lambda one: isinstance(one, Contestant)):
            raise unfit("contestants", self.contestants, "at least one contestant, as contestants_of gives them")
        require("pool", self.pool, CardPool, "a solemn.CardPool")
        if type(self.seed) is not int:
            raise unfit("seed", self.seed, "a whole number")
        require_one_of("ruleset", self.ruleset, RULESETS)
        require_one_of("rulings", self.rulings, RULINGS)
        require_whole("turns", self.turns, 1)

    def seed_of(self, game: Game) -> int:
        """The seed of the duel: the same for both games of a pair, and for the same pair of any two contestants."""
        return seed_of(self.seed, game.number // 2)

    def games(self, count: int) -> Iterator[Game]:
        """So many games of every two contestants, or of the only one with itself, number by number."""
        pairs = list(combinations(range(len(self.contestants)), 2)) or [(0, 0)]
        return (Game(row, column, number) for number in range(count) for row, column in pairs)

    def identity(self) -> dict[str, Any]:
        """What must be the same for two sweeps to have the same games, as JSON: decks and card files by their digests."""
        return {
            "solemn": __version__,
            "contestants": [
                {
                    "deck": one.title,
                    "player": one.seat.name,
                    "settings": one.seat.all_settings(),
                    "cards": _digest(repr(one.deck).encode()),
                }
                for one in self.contestants
            ],
            "seed": self.seed,
            "ruleset": self.ruleset,
            "rulings": self.rulings,
            "turns": self.turns,
            "cards": _digest(*_card_files(self.pool, [one.deck for one in self.contestants])),
        }


def contestants_of(decks: Sequence[tuple[str, Deck]], seats: Sequence[Seat]) -> tuple[Contestant, ...]:
    """Every deck with every player; decks of the same title are told apart by numbers. Raises SweepError if there is none."""
    if not _all(decks, _is_titled_deck):
        raise unfit("decks", decks, "at least one deck, each a title and a solemn.Deck")
    if not _all(seats, lambda seat: isinstance(seat, Seat)):
        raise unfit("seats", seats, "at least one player, each as solemn.players.registry.seat gives it")
    titles = [title for title, _ in decks]
    told = [title if titles.count(title) == 1 else f"{title} ({titles[:i].count(title) + 1})" for i, title in enumerate(titles)]
    return tuple(Contestant(title, deck, seat) for title, (_, deck) in zip(told, decks) for seat in seats)


def _all(given: object, fits: Callable[[Any], bool]) -> bool:
    """Is this a list in which something is, and each of it fits?"""
    return isinstance(given, (list, tuple)) and bool(given) and all(map(fits, given))


def _is_titled_deck(given: object) -> bool:
    return isinstance(given, tuple) and len(given) == 2 and isinstance(given[0], str) and isinstance(given[1], Deck)


def _digest(*parts: bytes) -> str:
    found = blake2b(digest_size=12)
    for part in parts:
        found.update(len(part).to_bytes(8, "big") + part)
    return found.hexdigest()


def _card_files(pool: CardPool, decks: Sequence[Deck]) -> Iterator[bytes]:
    """The databases, the scripts of the decks' cards, and the library."""
    for database in pool.database.paths:
        yield Path(database).read_bytes()
    codes = sorted({code for deck in decks for code in (*deck.main, *deck.extra)})
    cards = [card for code in codes if (card := pool.database.get(code)) is not None]
    for path in [pool.scripts.find(f"c{script_code(card)}.lua") for card in cards]:
        yield b"" if path is None else path.read_bytes()
    for root in pool.roots:
        folder = pool.scripts.find(root)
        for path in sorted(folder.parent.glob("*.lua")) if folder is not None else ():
            if not path.stem[1:].isdigit():
                yield path.read_bytes()
