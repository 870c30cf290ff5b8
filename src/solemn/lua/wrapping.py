"""Functions around Lua functions. Wheels leave them uncompiled: what such a function holds on to is part of a saved state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from solemn.lua.values import first, truthy


def one_result(fn: Callable[..., Any]) -> Callable[..., Any]:
    """A function that calls `fn` and returns exactly one value."""

    def single(*args: Any) -> Any:
        return first(fn(*args))

    return single


def one_boolean(fn: Callable[..., Any]) -> Callable[..., Any]:
    """A function that calls `fn` and returns exactly one boolean."""

    def boolean(*args: Any) -> bool:
        return truthy(fn(*args))

    return boolean


def with_environment(fn: Callable[..., Any], value: Any) -> Callable[..., Any]:
    """A function that calls `fn` with the value of its `_ENV` first."""
    return lambda *args: fn(value, *args)
