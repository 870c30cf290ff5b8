"""The fields of the classes that hold the state, by name: for what goes through all of them. They are the same in compiled classes."""

from collections.abc import Callable
from typing import Any


def fields_of(cls: type) -> tuple[str, ...]:
    """The names of a class's fields, sorted."""
    names: tuple[str, ...] | None = getattr(cls, "__mypyc_attrs__", None)
    if names is None:
        names = tuple(name for base in cls.__mro__ for name in vars(base).get("__slots__", ()))
    return tuple(sorted(names))


def field_copier(cls: type, *left_out: str) -> Callable[[Any, Any], None]:
    """A function (source, target) that writes the fields of one object of the class into another, all but those left out."""
    lines = [f"    target.{name} = source.{name}" for name in fields_of(cls) if name not in left_out]
    scope: dict[str, Any] = {}
    exec("\n".join(["def copy_fields(source, target):", *lines]), scope)
    copier: Callable[[Any, Any], None] = scope["copy_fields"]
    return copier
