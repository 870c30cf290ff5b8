"""The printed facts of a card, as the database has them."""

from dataclasses import dataclass
from typing import Any

from solemn.spec.remaking import remade


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """What is printed on one card: numbers are the masks of `solemn.spec.constants`."""

    code: int
    alias: int
    setcodes: tuple[int, ...]
    type: int
    level: int
    attribute: int
    race: int
    attack: int
    defense: int
    left_scale: int
    right_scale: int
    link_marker: int
    name: str = ""
    strings: tuple[str, ...] = ()
    scope: int = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self)
