"""The printed facts of a card, as the database has them."""

from dataclasses import dataclass


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
