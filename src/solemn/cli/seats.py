"""Players that a command names."""

from solemn.duel.errors import DuelError
from solemn.judge.language.errors import InputError
from solemn.judge.language.sayings import one_of, saying
from solemn.players.registry import PlayerError, Seat, seat


def seats_of(players: str) -> tuple[Seat, Seat]:
    """Who plays for player 0 and who for player 1, by their names; one name is both. Raises InputError."""
    names = players.split(",")
    if len(names) > 2:
        raise InputError(saying("option-wrong", option="--players", found=players, expected="FIRST,SECOND"))
    first, second = (seat_of(name) for name in (names[0], names[-1]))
    return first, second


def seat_of(name: str) -> Seat:
    """The kind of player of that name, made once to see that its settings will do. Raises InputError."""
    try:
        found = seat(name)
        found.player(0)
    except PlayerError as error:
        problem = saying("option-wrong", option="--players", found=error.found, expected=one_of(error.expected))
        raise InputError(saying("path-near", problem=problem, near=one_of(error.near)) if error.near else problem) from error
    except DuelError as error:
        raise InputError(f"--players: {name}: {error}") from error
    return found
