"""Which card names a player may declare: a filter in postfix form, as scripts state it."""

from collections.abc import Callable, Sequence
from typing import Final

from solemn.spec.cards import PrintedCard
from solemn.spec.constants import (
    CARD_MARINE_DOLPHIN,
    CARD_TWINKLE_MOSS,
    OPCODE_ADD,
    OPCODE_ALLOW_ALIASES,
    OPCODE_ALLOW_TOKENS,
    OPCODE_AND,
    OPCODE_BAND,
    OPCODE_BNOT,
    OPCODE_BOR,
    OPCODE_BXOR,
    OPCODE_DIV,
    OPCODE_GETATTRIBUTE,
    OPCODE_GETCODE,
    OPCODE_GETRACE,
    OPCODE_GETTYPE,
    OPCODE_ISATTRIBUTE,
    OPCODE_ISCODE,
    OPCODE_ISRACE,
    OPCODE_ISSETCARD,
    OPCODE_ISTYPE,
    OPCODE_LSHIFT,
    OPCODE_MUL,
    OPCODE_NEG,
    OPCODE_NOT,
    OPCODE_OR,
    OPCODE_RSHIFT,
    OPCODE_SUB,
    TYPE_MONSTER,
    TYPE_TOKEN,
)


def _quotient(a: int, b: int) -> int:
    if b == 0:
        return 0
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


_OF_TWO: Final[dict[int, Callable[[int, int], int]]] = {
    OPCODE_ADD: lambda a, b: a + b,
    OPCODE_SUB: lambda a, b: a - b,
    OPCODE_MUL: lambda a, b: a * b,
    OPCODE_DIV: _quotient,
    OPCODE_AND: lambda a, b: int(bool(a and b)),
    OPCODE_OR: lambda a, b: int(bool(a or b)),
    OPCODE_BAND: lambda a, b: a & b,
    OPCODE_BOR: lambda a, b: a | b,
    OPCODE_BXOR: lambda a, b: a ^ b,
    OPCODE_LSHIFT: lambda a, b: a << (b & 63),
    OPCODE_RSHIFT: lambda a, b: a >> (b & 63),
}


def _in_archetype(printed: PrintedCard, wanted: int) -> int:
    sub = wanted & 0xF000
    return int(any(code & 0xFFF == wanted & 0xFFF and code & sub == sub for code in printed.setcodes))


_OF_ONE: Final[dict[int, Callable[[PrintedCard, int], int]]] = {
    OPCODE_NEG: lambda _, a: -a,
    OPCODE_NOT: lambda _, a: int(not a),
    OPCODE_BNOT: lambda _, a: ~a,
    OPCODE_ISCODE: lambda printed, a: int(printed.code == a & 0xFFFFFFFF),
    OPCODE_ISTYPE: lambda printed, a: printed.type & a,
    OPCODE_ISRACE: lambda printed, a: printed.race & a,
    OPCODE_ISATTRIBUTE: lambda printed, a: printed.attribute & a,
    OPCODE_ISSETCARD: _in_archetype,
}

_OF_NONE: Final[dict[int, Callable[[PrintedCard], int]]] = {
    OPCODE_GETCODE: lambda printed: printed.code,
    OPCODE_GETTYPE: lambda printed: printed.type,
    OPCODE_GETRACE: lambda printed: printed.race,
    OPCODE_GETATTRIBUTE: lambda printed: printed.attribute,
}


def matches(printed: PrintedCard, steps: Sequence[int]) -> bool:
    """Whether a card passes the filter, which must leave one result other than 0."""
    stack: list[int] = []
    for step in steps:
        if step in _OF_TWO:
            if len(stack) >= 2:
                right = stack.pop()
                stack.append(_OF_TWO[step](stack.pop(), right))
        elif step in _OF_ONE:
            if stack:
                stack.append(_OF_ONE[step](printed, stack.pop()))
        elif step in _OF_NONE:
            stack.append(_OF_NONE[step](printed))
        elif step not in (OPCODE_ALLOW_ALIASES, OPCODE_ALLOW_TOKENS):
            stack.append(step)
    return len(stack) == 1 and stack[0] != 0


def declarable(printed: PrintedCard, steps: Sequence[int]) -> bool:
    """Whether the name may be declared: second prints of a name and Tokens may only if the filter allows them."""
    if not matches(printed, steps):
        return False
    if printed.code in (CARD_MARINE_DOLPHIN, CARD_TWINKLE_MOSS):
        return True
    if printed.alias and OPCODE_ALLOW_ALIASES not in steps:
        return False
    token = printed.type & (TYPE_MONSTER | TYPE_TOKEN) == TYPE_MONSTER | TYPE_TOKEN
    return not token or OPCODE_ALLOW_TOKENS in steps
