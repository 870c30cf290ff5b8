"""The filter of a name to declare: a list of steps worked off on a stack."""

import pytest

from solemn.core.decisions.declarable_names import matches
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import (
    OPCODE_ADD,
    OPCODE_AND,
    OPCODE_BAND,
    OPCODE_DIV,
    OPCODE_ISSETCARD,
    OPCODE_LSHIFT,
    OPCODE_MUL,
    OPCODE_NEG,
    OPCODE_NOT,
    OPCODE_OR,
    OPCODE_RSHIFT,
    OPCODE_SUB,
)

HERO, DESTINY_HERO = 0x8, 0xC008


def made(*setcodes: int) -> PrintedCard:
    return PrintedCard(1, 0, setcodes, 0x11, 4, 1, 1, 1000, 1000, 0, 0, 0)


@pytest.mark.parametrize(
    ("steps", "result"),
    [
        ([7, 2, OPCODE_DIV], 3),
        ([7, OPCODE_NEG, 2, OPCODE_DIV], -3),
        ([7, 2, OPCODE_NEG, OPCODE_DIV], -3),
        ([7, OPCODE_NEG, 2, OPCODE_NEG, OPCODE_DIV], 3),
        ([7, 0, OPCODE_DIV], 0),
        ([7, 2, OPCODE_SUB], 5),
        ([7, 2, OPCODE_MUL], 14),
        ([7, 2, OPCODE_ADD], 9),
        ([7, 2, OPCODE_AND], 1),
        ([7, 0, OPCODE_AND], 0),
        ([0, 0, OPCODE_OR], 0),
        ([6, 3, OPCODE_BAND], 2),
        ([3, 65, OPCODE_LSHIFT], 6),
        ([6, 65, OPCODE_RSHIFT], 3),
    ],
)
def test_numbers(steps: list[int], result: int) -> None:
    """Division leaves the remainder out, towards 0, and by 0 it is 0; a shift counts within 64 bits."""
    assert matches(made(), [*steps, result, OPCODE_SUB, OPCODE_NOT])
    assert not matches(made(), [*steps, result + 1, OPCODE_SUB, OPCODE_NOT])


@pytest.mark.parametrize(
    ("setcodes", "wanted", "fits"),
    [
        ((HERO,), HERO, True),
        ((DESTINY_HERO,), HERO, True),
        ((HERO,), DESTINY_HERO, False),
        ((0x9, DESTINY_HERO), DESTINY_HERO, True),
        ((), HERO, False),
    ],
)
def test_archetypes(setcodes: tuple[int, ...], wanted: int, fits: bool) -> None:
    """A card of a sub-archetype belongs to the archetype, not the other way round."""
    assert matches(made(*setcodes), [wanted, OPCODE_ISSETCARD]) is fits


@pytest.mark.parametrize("steps", [[], [1, 1], [OPCODE_ADD], [1, OPCODE_ADD, OPCODE_NOT]])
def test_what_leaves_no_single_result_fits_nothing(steps: list[int]) -> None:
    assert not matches(made(), steps)
