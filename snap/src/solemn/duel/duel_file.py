"""A duel as a file: what it started from and every answer given, in JSON."""

from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

FILE_FORMAT: Final = "solemn-duel/1"
_Count = Annotated[int, msgspec.Meta(ge=0)]


class NotADuel(ValueError):
    """A file is not a duel that was written by solemn; the message names the file, the field and what was expected."""


class DuelFile(msgspec.Struct, forbid_unknown_fields=True):
    """The content of such a file. `cards` are (passcode, owner, location, sequence, position, controller or None for the owner)."""

    format: str
    flags: _Count
    rulings: str
    seed: tuple[int, int, int, int]
    lp: _Count
    start_hand: _Count
    draw: _Count
    cards: list[tuple[int, int, int, int, int, int | None]]
    set_up: list[tuple[str, str]]
    answers: list[Any]

    def write(self, path: Path) -> None:
        """Write the file. Raises OSError."""
        path.write_bytes(msgspec.json.encode(self))

    def answers_to_give(self) -> list[Any]:
        """The answers as decisions take them: commands and zones are tuples."""
        return [_answer(value) for value in self.answers]


def read_duel_file(path: Path) -> DuelFile:
    """The content of a file. Raises NotADuel."""
    try:
        content = msgspec.json.decode(path.read_bytes(), type=DuelFile)
    except OSError as error:
        raise NotADuel(f"{path}: {error.strerror}") from error
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise NotADuel(f"{path}: not a duel that was written by solemn: {error}") from error
    if content.format != FILE_FORMAT:
        raise NotADuel(f"{path}: format {content.format!r}, expected {FILE_FORMAT!r}")
    return content


def _answer(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    if value and isinstance(value[0], str):
        return tuple(value)
    return [tuple(item) if isinstance(item, list) else item for item in value]
