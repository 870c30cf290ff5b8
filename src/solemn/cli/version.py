"""Which solemn this is, told without loading what plays duels."""

from importlib.machinery import SOURCE_SUFFIXES, PathFinder
from pathlib import Path

from solemn import __version__


def version_line() -> str:
    """Name and version, and whether the engine is compiled, such as `solemn 0.1.0 (pure)`."""
    return f"solemn {__version__} ({'compiled' if is_compiled() else 'pure'})"


def is_compiled() -> bool:
    """Is the engine one that mypyc compiled?"""
    found = PathFinder.find_spec("data", [str(Path(__file__).parents[1] / "core" / "state")])
    return found is not None and found.origin is not None and not found.origin.endswith(tuple(SOURCE_SUFFIXES))
