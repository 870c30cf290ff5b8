"""solemn: a Yu-Gi-Oh! duel engine whose heart is negation.

The public names are loaded when they are first used, so that `solemn.lint` or `solemn --version` does not load the engine.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from solemn.duel.errors import DuelError as DuelError
    from solemn.duel.errors import DuelStuck as DuelStuck
    from solemn.duel.errors import ScriptFailure as ScriptFailure
    from solemn.duel.errors import WrongAnswer as WrongAnswer
    from solemn.duel.facade import Duel as Duel
    from solemn.duel.facade import Mark as Mark
    from solemn.duel.pool import CardPool as CardPool
    from solemn.duel.pool import Deck as Deck

__version__ = "0.1.0"
_HOMES: Final = {
    "CardPool": "solemn.duel.pool",
    "Deck": "solemn.duel.pool",
    "Duel": "solemn.duel.facade",
    "DuelError": "solemn.duel.errors",
    "DuelStuck": "solemn.duel.errors",
    "Mark": "solemn.duel.facade",
    "ScriptFailure": "solemn.duel.errors",
    "WrongAnswer": "solemn.duel.errors",
}
__all__ = ["CardPool", "Deck", "Duel", "DuelError", "DuelStuck", "Mark", "ScriptFailure", "WrongAnswer", "__version__"]


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'solemn' has no attribute {name!r}")
    return getattr(import_module(home), name)


def __dir__() -> list[str]:
    return [*globals(), *_HOMES]
