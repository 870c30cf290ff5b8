"""The natives of the table Card, by theme."""

from solemn.api.card import (  # noqa: F401  (each declares its natives)
    changes,
    checks,
    counters,
    effects,
    links,
    materials,
    moves,
    names,
    printed,
    state,
    stats,
    summons,
    ties,
    values,
)
