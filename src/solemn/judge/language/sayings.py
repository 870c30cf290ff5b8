"""What is to be said, before it is known in which language."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

_LONGEST: Final = 80  # characters of what the input holds, told again
_ECHOED: Final = frozenset({"card", "field", "found", "given", "label", "name", "value"})  # values that the input holds


@dataclass(frozen=True, slots=True)
class Saying:
    """A message by its ID with its values, which may be sayings and rows themselves."""

    message: str
    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Row:
    """Several texts in a row; `joint` is comma or semicolon, or what stands before the last one: and, or."""

    texts: "tuple[Said, ...]"
    joint: str = "comma"


Said: TypeAlias = str | Saying | Row  # a text stands for itself in every language


def saying(message: str, **values: Any) -> Saying:
    """The message with these values; what the input holds is shortened."""
    return Saying(message, {key: echoed(value) if key in _ECHOED and isinstance(value, str) else value for key, value in values.items()})


def echoed(text: str) -> str:
    """What the input holds, as a message tells it: a long text only with its beginning."""
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def one_of(words: "Iterable[Said]") -> Row:
    """Words in a row, the last one after "or"."""
    return Row(tuple(words), "or")
