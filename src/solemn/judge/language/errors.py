"""What can be wrong with what the judge is given."""

from collections.abc import Sequence
from typing import Final

LONGEST: Final = 2000  # characters of a message: what a file holds may be quoted in it


class InputError(Exception):
    """Bad input: in which file, line and field, what was found, what was expected."""

    def __init__(self, message: str, *, file: str = "", line: int = 0, column: int = 0, field: str = "") -> None:
        if len(message) > LONGEST:
            message = message[:LONGEST] + "…"
        super().__init__(message)
        self.message = message
        self.file = file
        self.line = line
        self.column = column
        self.field = field

    @property
    def faults(self) -> "Sequence[InputError]":
        """Everything that is wrong, one error each."""
        return (self,)

    def __str__(self) -> str:
        place = self.file + (f":{self.line}" if self.line else "") + (f":{self.column}" if self.column else "")
        return ": ".join(part for part in (place, self.field, self.message) if part)


class Fault(InputError):
    """What is wrong is a fault of solemn itself, met with this file."""


class InputErrors(InputError):
    """Several things that are wrong with one file; as one error it is the first of them."""

    def __init__(self, faults: Sequence[InputError]) -> None:
        first = faults[0]
        super().__init__(first.message, file=first.file, line=first.line, column=first.column, field=first.field)
        self._faults = tuple(faults)

    @property
    def faults(self) -> Sequence[InputError]:
        """Everything that is wrong, one error each."""
        return self._faults

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self._faults)


def one_error(faults: Sequence[InputError]) -> InputError:
    """The faults as one error."""
    return faults[0] if len(faults) == 1 else InputErrors(faults)


def or_words(words: list[str]) -> str:
    """Words in a row, the last one after "or"."""
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1] if words else "nothing"
