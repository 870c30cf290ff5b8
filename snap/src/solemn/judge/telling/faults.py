"""Script errors for people: which card, which file, which line."""

import re
from pathlib import Path

from solemn.judge.scenario.names import CardNames
from solemn.lua import LuaError, LuaLimitError, LuaSyntaxError, format_error

_CARD_FILE = re.compile(r"^c(\d+)\.lua$")


def script_fault(error: LuaError | LuaSyntaxError | LuaLimitError, names: CardNames) -> str:
    """The error with the card's name, file and line before it; the source line and the calls after it."""
    file, line = _place(error)
    message = format_error(error)
    if not file:
        return message
    card = _CARD_FILE.match(Path(file).name)
    subject = f"{names.of_code(int(card[1]))}, " if card else ""
    place = f"{file}:{line}: "
    return f"{subject}{place}{message.removeprefix(place)}"


def _place(error: LuaError | LuaSyntaxError | LuaLimitError) -> tuple[str, int]:
    if isinstance(error, LuaSyntaxError):
        return error.file, error.line
    if error.trace:
        return error.trace[0].file, error.trace[0].line
    return "", 0
