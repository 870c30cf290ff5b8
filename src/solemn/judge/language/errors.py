"""What can be wrong with what the judge is given."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from solemn.judge.language.sayings import Said, Saying, saying
from solemn.judge.language.speech import Speech, english
from solemn.spec.told import Told, ToldError, of_system


def said_of(error: Exception) -> Said:
    """What an error says, in the language of who speaks it if it is one of those that have a message."""
    return _saying_of(error.said) if isinstance(error, ToldError) else str(error)


def said_of_system(error: Exception) -> Said:
    """What the system says of a file that it could not read or write."""
    return _saying_of(of_system(error))


def of_file(place: str, error: Exception) -> Saying:
    """What the system says, after the option or the file that it is about."""
    return saying("at-place", place=place, text=said_of_system(error))


def said(told: str | Told) -> Said:
    """What is told, as the judge says it in a language."""
    return _saying_of(told)


def at_place(place: str, error: Exception) -> Saying:
    """What an error says, after the option or the file that it is about."""
    return saying("at-place", place=place, text=said_of(error))


def _saying_of(said: str | Told) -> Said:
    if isinstance(said, str):
        return said
    values = {name: _saying_of(value) if isinstance(value, Told) else value for name, value in said.values.items()}
    return Saying(said.message, values)


LONGEST: Final = 2000  # characters of a message: what a file holds may be quoted in it


class InputError(Exception):
    """Bad input: in which file, line and field, what was found, what was expected.

    It speaks English until `speak` gives it another speech.
    """

    def __init__(
        self, said: Said, *, file: str = "", line: int = 0, column: int = 0, field: str = "", path: Sequence[str | int] = ()
    ) -> None:
        super().__init__(said)
        self.said = said
        self.file = file
        self.line = line
        self.column = column
        self.field = field
        self.path = path  # in the data of the file
        self._speech: Speech | None = None

    @property
    def message(self) -> str:
        """What is wrong, without the place."""
        text = (self._speech or english()).tell(self.said)
        return text if len(text) <= LONGEST else text[:LONGEST] + "…"

    @property
    def faults(self) -> "Sequence[InputError]":
        """Everything that is wrong, one error each."""
        return (self,)

    def speak(self, speech: Speech) -> None:
        """Say it in the language of that speech from now on."""
        self._speech = speech

    def __str__(self) -> str:
        place = self.file + (f":{self.line}" if self.line else "") + (f":{self.column}" if self.column else "")
        return ": ".join(part for part in (place, self.field, self.message) if part)


class Fault(InputError):
    """What is wrong is a fault of solemn itself, met with this file."""


class InputErrors(InputError):
    """Several things that are wrong with one file; as one error it is the first of them."""

    def __init__(self, faults: Sequence[InputError]) -> None:
        first = faults[0]
        super().__init__(first.said, file=first.file, line=first.line, column=first.column, field=first.field)
        self._faults = tuple(faults)

    @property
    def faults(self) -> Sequence[InputError]:
        """Everything that is wrong, one error each."""
        return self._faults

    def speak(self, speech: Speech) -> None:
        """Say all of it in the language of that speech from now on."""
        super().speak(speech)
        for fault in self._faults:
            fault.speak(speech)

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self._faults)


def one_error(faults: Sequence[InputError]) -> InputError:
    """The faults as one error."""
    return faults[0] if len(faults) == 1 else InputErrors(faults)


@contextmanager
def faults_told_in(speech: Speech) -> Iterator[None]:
    """What is wrong with the input is said in the language of that speech."""
    try:
        yield
    except InputError as error:
        error.speak(speech)
        raise
