"""The natives of the table Group, by theme, and what operators do with groups."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from solemn.api import group_basics, group_choices, group_filters  # noqa: F401  (each declares its natives)

METAMETHODS: Final[Mapping[str, Callable[..., Any]]] = MappingProxyType({
    "__add": group_basics.union,
    "__sub": group_basics.difference,
    "__band": group_basics.intersection,
    "__len": group_basics.length,
    "__eq": group_basics.same_size,
    "__lt": group_basics.smaller,
    "__le": group_basics.not_larger,
})
