"""What a duel raises."""

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from solemn.lua import LuaError, LuaLimitError, LuaSyntaxError
from solemn.spec.told import ToldError, at, of_system

OUR_FAULT: Final = "a fault of solemn itself"
LONGEST_FAULT: Final = 500

ScriptError = LuaError | LuaSyntaxError | LuaLimitError


class DuelError(Exception):
    """A duel cannot be made or go on as asked; the message says why."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors come to other processes as they are, whatever they were made of."""
        return _again, (type(self), self.args, self.__dict__)


def _again(cls: type[DuelError], args: tuple[Any, ...], content: dict[str, Any]) -> DuelError:
    error = cls.__new__(cls, *args)
    error.__dict__.update(content)
    return error


class WrongAnswer(DuelError):
    """An answer does not fit the decision; the duel stands as before."""


class NotADuel(DuelError):
    """A file is not a duel that solemn has written; the message names the file and what is wrong with it."""


class UnusableFile(ToldError, DuelError):
    """The system cannot read or write a file; the message names it, and what the system says."""

    def __init__(self, path: Path | str, error: Exception) -> None:
        super().__init__(at(str(path), of_system(error)))


class UnreadableDuel(UnusableFile, NotADuel):
    """The system cannot read a file that should be a duel."""


class DuelStuck(DuelError):
    """The rules or the scripts would go on for ever without a decision; the message names the cards. `Duel.restore` can go back."""


class ScriptFailure(DuelError):
    """The script of a card failed in a strict duel, or the Lua library in any duel; `error` is the error of Lua."""

    def __init__(self, message: str, error: ScriptError) -> None:
        super().__init__(message)
        self.error = error


def fault_report(error: BaseException) -> str:
    """What to say of an exception that solemn should not have raised: what and where, and how to report it."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {'/'.join(Path(frames[-1].filename).parts[-3:])}:{frames[-1].lineno}" if frames else ""
    text = f"{type(error).__name__}{where}: {error}".replace("\n", " ")[:LONGEST_FAULT]
    return f"{OUR_FAULT}, not of your files ({text}). Please report it where solemn comes from, with this text, the command and its files"


def script_report(error: ScriptError, card_of: Callable[[str], str], file: str = "") -> str:
    """File, line, card and what is wrong, in one line or as many as the script's own message has.

    `card_of` gives the card whose script a file is, "" for any other file; `file` is the script that failed, for errors that have no place.
    """
    places = script_places(error) or ([(file, 0)] if file else [])
    card = next((name for file, _ in places if (name := card_of(file))), "")
    subject = f"{card}: " if card else ""
    words = [f"{file}:{line}: " if line else f"{file}: " for file, line in places]
    place = next((place for place in words if error.message.startswith(place)), words[0] if words else "")
    return place + subject + error.message.removeprefix(place)


def script_places(error: ScriptError) -> list[tuple[str, int]]:
    """Files and lines of the Lua calls in which the error was raised, innermost first."""
    if isinstance(error, LuaSyntaxError):
        return [(error.file, error.line)]
    return [(frame.file, frame.line) for frame in error.trace]
