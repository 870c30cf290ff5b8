"""What a duel raises."""

from collections.abc import Callable

from solemn.lua import LuaError, LuaLimitError, LuaSyntaxError

ScriptError = LuaError | LuaSyntaxError | LuaLimitError


class DuelError(Exception):
    """A duel cannot be made or go on as asked; the message says why."""


class WrongAnswer(DuelError):
    """An answer does not fit the decision; the duel stands as before."""


class DuelStuck(DuelError):
    """The rules or the scripts would go on for ever without a decision; the message names the cards. `Duel.restore` can go back."""


class ScriptFailure(DuelError):
    """The script of a card failed in a strict duel, or the Lua library in any duel; `error` is the error of Lua."""

    def __init__(self, message: str, error: ScriptError) -> None:
        super().__init__(message)
        self.error = error


def script_report(error: ScriptError, card_of: Callable[[str], str]) -> str:
    """File, line, card and what is wrong, in one line or as many as the script's own message has.

    `card_of` gives the card whose script a file is, "" for any other file.
    """
    places = script_places(error)
    card = next((name for file, _ in places if (name := card_of(file))), "")
    subject = f"{card}: " if card else ""
    for file, line in places:
        place = f"{file}:{line}: "
        if error.message.startswith(place):
            return f"{place}{subject}{error.message.removeprefix(place)}"
    return (f"{places[0][0]}:{places[0][1]}: " if places else "") + subject + error.message


def script_places(error: ScriptError) -> list[tuple[str, int]]:
    """Files and lines of the Lua calls in which the error was raised, innermost first."""
    if isinstance(error, LuaSyntaxError):
        return [(error.file, error.line)]
    return [(frame.file, frame.line) for frame in error.trace]
