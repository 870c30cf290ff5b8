"""Players by name: ours, those that a program registers, and those that other packages offer as entry points."""

import difflib
import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final

from solemn.duel.arguments import require, require_call, require_methods, unfit, whole
from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.players.search import SearchPlayer
from solemn.players.simple import GreedyPlayer, Player, RandomPlayer

GROUP: Final = "solemn.players"  # of entry points
PlayerFactory = Callable[..., Player]  # called with a seed, and with settings by their names

_players: dict[str, PlayerFactory] = {"random": RandomPlayer, "greedy": GreedyPlayer, "search": SearchPlayer}


class PlayerError(DuelError):
    """No player can be made from this: what was found, what is expected, and which of that is nearest."""

    def __init__(self, found: str, expected: Sequence[str]) -> None:
        self.found = found
        self.expected = tuple(expected)
        self.near = tuple(difflib.get_close_matches(found, self.expected, n=3, cutoff=0.5))
        hint = f"; did you mean {' or '.join(self.near)}?" if self.near else ""
        super().__init__(f"found {found!r}, expected {' or '.join(self.expected)}{hint}")


class PlayerFailed(DuelError):
    """A player's own code raised an error: whose, what it was doing, and the error with its place."""

    def __init__(self, name: str, doing: str, error: Exception) -> None:
        frames = extract_tb(error.__traceback__)
        place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
        super().__init__(f"the player {name!r} failed while {doing}: {type(error).__name__}: {error}{place}")


def choice_of(player: Player, duel: Duel) -> Any:
    """What the player answers to the duel's decision. Raises PlayerFailed where its code fails; players can be anyone's."""
    require("duel", duel, Duel, "a solemn.Duel")
    require_methods("player", player, ("choose",), "a player: an object with the method choose(duel)")
    try:
        return player.choose(duel)
    except DuelError:
        raise
    except Exception as error:
        raise PlayerFailed(type(player).__name__, "it chose an answer", error) from error


@dataclass(frozen=True, slots=True)
class Seat:
    """A kind of player with its settings, ready to be made for any number of duels; `name` is what it was asked for by."""

    name: str
    factory: PlayerFactory
    settings: Mapping[str, int]

    def all_settings(self) -> dict[str, int]:
        """What is set, and what is left as it is by default."""
        return {**settings_of(self.factory), **self.settings}

    def player(self, seed: int) -> Player:
        """A player with this seed. Raises DuelError for a setting that has no such value, PlayerFailed where its code fails."""
        try:
            found = self.factory(seed, **self.settings)
        except DuelError:
            raise
        except Exception as error:
            raise PlayerFailed(self.name, "it was made", error) from error
        require_methods(f"the player {self.name!r}", found, ("choose",), "an object with the method choose(duel)")
        return found


def register_player(name: str, factory: PlayerFactory) -> None:
    """Have `player(name, seed)` make its players by `factory(seed)`.

    What the factory takes besides as keywords with whole numbers as defaults are settings. Raises DuelError for a name with a comma, a
    colon or a space in it, for one that is taken, and for a factory that cannot be called with a seed.
    """
    require("name", name, str, "a name, as text")
    require_call("factory", factory, "a class or function that makes a player from a seed")
    if not name or any(sign in name for sign in ",:= "):
        raise DuelError(f"found {name!r}, expected a name without comma, colon, equals sign or space")
    if name in player_names():
        raise DuelError(f"there is a player {name!r} already")
    _players[name] = factory


def player_names() -> list[str]:
    """The names of all players that there are, in order."""
    return sorted({*_players, *(found.name for found in _offered())})


def player(name: str, seed: int = 0) -> Player:
    """The player of that name; settings may follow, as in `search:rollouts=12`. The same seed makes the same choices.

    Raises PlayerError, with the nearest names, for a name or setting that does not exist.
    """
    number = whole(seed)
    if number is None:
        raise unfit("seed", seed, "a whole number")
    return seat(name).player(number)


def seat(name: str) -> Seat:
    """The kind of player of that name, with the settings that may follow it. Raises PlayerError as `player` does."""
    require("name", name, str, "the name of a player, as text: " + ", ".join(player_names()))
    kind, *given = name.split(":")
    factory = _players.get(kind) or _loaded(kind)
    known = settings_of(factory)
    return Seat(name, factory, dict(_setting(text, known) for text in given))


def settings_of(factory: PlayerFactory) -> dict[str, int]:
    """What can be set of a kind of player, and what it is by default."""
    try:
        parameters = inspect.signature(factory).parameters.values()
    except (TypeError, ValueError):  # some that are written in C do not say
        return {}
    return {p.name: p.default for p in parameters if p.kind is p.KEYWORD_ONLY and type(p.default) is int}


def _setting(text: str, known: Mapping[str, int]) -> tuple[str, int]:
    name, _, value = text.partition("=")
    if name not in known or not value.isascii() or not value.isdigit():
        raise PlayerError(text, [f"{name}=NUMBER" for name in known] or ["a name alone"])
    return name, int(value)


def _offered() -> Sequence[EntryPoint]:
    return list(entry_points(group=GROUP))


def _loaded(name: str) -> PlayerFactory:
    for found in _offered():
        if found.name == name:
            try:
                factory: Any = found.load()
            except Exception as error:
                raise PlayerFailed(name, "it was loaded", error) from error
            return _players.setdefault(name, factory)
    raise PlayerError(name, player_names())
