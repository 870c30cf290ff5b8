"""Arguments that programs give: each is what it must be, or a DuelError says what was found and what was expected."""

import difflib
import os
from collections.abc import Collection
from operator import index
from pathlib import Path
from typing import Any, Final

from solemn.duel.errors import DuelError

_LONGEST_SHOWN: Final = 200
_ALIKE: Final = 0.5


def shown(value: object) -> str:
    """A value as messages quote it; only the beginning of a long one."""
    if type(value) is int and not -(1 << 64) < value < 1 << 64:
        return "a number of more than 64 bits"
    return cut(repr(value))


def cut(text: str, longest: int = _LONGEST_SHOWN) -> str:
    """A text, or of a long one the beginning."""
    return text if len(text) <= longest else text[:longest] + "…"


def unfit(name: str, value: object, expected: str) -> DuelError:
    """The error for a value that does not fit: its name, what was found, what was expected."""
    return DuelError(f"{name}: found {shown(value)}, expected {expected}")


def require(name: str, value: object, kind: type | tuple[type, ...], expected: str) -> None:
    """Raises DuelError for what is not of this kind; `expected` says in words what is."""
    if not isinstance(value, kind):
        raise unfit(name, value, expected)


def require_player(name: str, player: Any) -> int:
    """The player, also where he is a number of NumPy. Raises DuelError for anything but 0 and 1."""
    if type(player) is int and (player == 0 or player == 1):
        return player
    number = whole(player)
    if number not in (0, 1):
        raise unfit(name, player, "0 or 1")
    return number


def require_whole(name: str, value: Any, least: int, most: int | None = None) -> int:
    """The number, also where it is one of NumPy. Raises DuelError for anything but whole numbers in the range."""
    number = whole(value)
    if number is None or number < least or (most is not None and number > most):
        raise unfit(name, value, f"a whole number from {least} " + ("up" if most is None else f"to {most}"))
    return number


def whole(value: Any) -> int | None:
    """The whole number that this is, None if it is none; True and False are none."""
    if type(value) is bool or not hasattr(value, "__index__"):
        return None
    try:
        return index(value)
    except TypeError:  # an array of several numbers
        return None


def require_flag(name: str, value: object) -> None:
    """Raises DuelError for anything but True and False."""
    if value is not True and value is not False:
        raise unfit(name, value, "True or False")


def require_one_of(name: str, value: object, known: Collection[str]) -> None:
    """Raises DuelError, with the nearest of the known names, for any other."""
    if isinstance(value, str) and value in known:
        return
    near = difflib.get_close_matches(value, known, n=1, cutoff=_ALIKE) if isinstance(value, str) else []
    raise DuelError(f"{name}: found {shown(value)}, expected one of {', '.join(known)}" + (f"; did you mean {near[0]}?" if near else ""))


def require_path(name: str, value: Any) -> Path:
    """The path of a file or folder, given as text or Path. Raises DuelError for anything else."""
    if not isinstance(value, (str, os.PathLike)) or not isinstance(os.fspath(value), str):
        raise unfit(name, value, "the path of a file, as text or pathlib.Path")
    if "\0" in os.fspath(value):
        raise unfit(name, value, "a path without the character NUL")
    return Path(value)


def paths_of(name: str, value: Any) -> list[Path]:
    """The paths of one file or folder, or of several. Raises DuelError for anything else."""
    if isinstance(value, (str, os.PathLike)):
        return [require_path(name, value)]
    if not isinstance(value, (list, tuple)):
        raise unfit(name, value, "a path or a list of paths")
    return [require_path(name, path) for path in value]


def require_call(name: str, value: object, expected: str) -> None:
    """Raises DuelError for what cannot be called."""
    if not callable(value):
        raise unfit(name, value, expected)


def require_methods(name: str, value: object, methods: Collection[str], expected: str) -> None:
    """Raises DuelError for what lacks one of these methods."""
    if isinstance(value, type) or not all(callable(getattr(value, method, None)) for method in methods):
        raise unfit(name, value, expected)
