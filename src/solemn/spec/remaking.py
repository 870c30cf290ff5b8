"""How frozen records are pickled and copied: made anew of their fields, alike in the pure and the compiled form."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any


def remade(record: Any) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """What `__reduce__` of a frozen dataclass gives: compiled ones would else be set field by field, which being frozen refuses."""
    return type(record), tuple(getattr(record, field.name) for field in fields(record))
