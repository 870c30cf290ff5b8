"""What scripts call for a native: its function itself, or the checker in front of it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from solemn.api.border import Implementation
from solemn.api.checkers.of_card import CHECKERS as OF_CARD
from solemn.api.checkers.of_debug import CHECKERS as OF_DEBUG
from solemn.api.checkers.of_duel import CHECKERS as OF_DUEL
from solemn.api.checkers.of_effect import CHECKERS as OF_EFFECT
from solemn.api.checkers.of_group import CHECKERS as OF_GROUP

_CHECKERS: Final[Mapping[str, Callable[..., Any]]] = MappingProxyType({**OF_CARD, **OF_DEBUG, **OF_DUEL, **OF_EFFECT, **OF_GROUP})


def guard(entry: Implementation) -> Callable[..., Any]:
    """The function that checks and completes the arguments of a native, then calls it."""
    return entry.function if entry.guarded else _CHECKERS[entry.native.dotted]
