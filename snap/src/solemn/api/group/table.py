"""The natives of the table Group, by theme, and what operators do with groups."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from solemn.api.group import basics, choices, filters  # noqa: F401  (each declares its natives)

METAMETHODS: Final[Mapping[str, Callable[..., Any]]] = MappingProxyType({
    "__add": basics.union,
    "__sub": basics.difference,
    "__band": basics.intersection,
    "__len": basics.length,
    "__eq": basics.same_size,
    "__lt": basics.smaller,
    "__le": basics.not_larger,
})
