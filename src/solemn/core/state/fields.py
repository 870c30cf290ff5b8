"""The fields of the classes that hold the state, by name: for what goes through all of them. They are the same in compiled classes."""


def fields_of(cls: type) -> tuple[str, ...]:
    """The names of a class's fields, sorted."""
    names: tuple[str, ...] | None = getattr(cls, "__mypyc_attrs__", None)
    if names is None:
        names = tuple(name for base in cls.__mro__ for name in vars(base).get("__slots__", ()))
    return tuple(sorted(names))
