"""What is wrong at some place of a line."""

from typing import Any

from lark import Token


class Trouble(Exception):
    """Something that the notation does not know: the ID of a message with its values, and where it is."""

    def __init__(self, message: str, token: Token | None, length: int = 0, **values: Any) -> None:
        super().__init__(message)
        self.message = message
        self.column = 1 if token is None or token.column is None else token.column + length
        self.values = {"found": "" if token is None else str(token)[length:].strip(), **values}
