"""Chance: xoshiro256**, drawn in a fixed order so that a duel can be replayed."""

from typing import Final, Protocol

_MASK: Final = (1 << 64) - 1
Words = tuple[int, int, int, int]


class Generator(Protocol):
    """What numbers are drawn from, such as a duel's state."""

    rng_state: Words


def next_word(d: Generator) -> int:
    """The next 64-bit word; moves the generator on."""
    s0, s1, s2, s3 = d.rng_state
    x = (s1 * 5) & _MASK
    result = (((x << 7) | (x >> 57)) * 9) & _MASK
    t = (s1 << 17) & _MASK
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= t
    s3 = ((s3 << 45) | (s3 >> 19)) & _MASK
    d.rng_state = (s0, s1, s2, s3)
    return result


def between(d: Generator, low: int, high: int) -> int:
    """A whole number from low to high, both included, each as likely as the other."""
    size = high - low + 1
    word = next_word(d)
    if size > _MASK:
        return low + word
    limit = _MASK % size
    while word <= limit:
        word = next_word(d)
    return low + word % size
