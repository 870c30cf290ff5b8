"""What can be wrong with what the judge is given."""


class InputError(Exception):
    """Bad input: in which file, line and field, what was found, what was expected."""

    def __init__(self, message: str, *, file: str = "", line: int = 0, field: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.file = file
        self.line = line
        self.field = field

    def __str__(self) -> str:
        place = self.file + (f":{self.line}" if self.line else "")
        return ": ".join(part for part in (place, self.field, self.message) if part)


def or_words(words: list[str]) -> str:
    """Words in a row, the last one after "or"."""
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1] if words else "nothing"
