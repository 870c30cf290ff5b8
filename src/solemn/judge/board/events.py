"""Events of scenarios: what happened, in words."""

from dataclasses import dataclass
from typing import Any


@dataclass(slots=True)
class Event:
    """Something that happened: its name, its values in words, the number of the step it followed, and what the engine knows of it."""

    name: str
    values: dict[str, Any]
    about: tuple[Any, ...]
    step: int

    def __str__(self) -> str:
        shown = [f"{key}={_short(value)}" for key, value in self.values.items() if value is not None and value != []]
        return " ".join([self.name, *shown])


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return f"p{value['player']}:{value['zone']}"
    return "+".join(value) if isinstance(value, list) else str(value)
