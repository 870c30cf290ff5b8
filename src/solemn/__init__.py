"""solemn: a Yu-Gi-Oh! duel engine whose heart is negation.

The public names are loaded when they are first used: `Duel`, `Deck`, `CardPool`, `Mark`, `DuelError`, `DuelStuck`,
`WrongAnswer`, `ScriptFailure`.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from solemn.duel import CardPool as CardPool
    from solemn.duel import Deck as Deck
    from solemn.duel import Duel as Duel
    from solemn.duel import DuelError as DuelError
    from solemn.duel import DuelStuck as DuelStuck
    from solemn.duel import Mark as Mark
    from solemn.duel import ScriptFailure as ScriptFailure
    from solemn.duel import WrongAnswer as WrongAnswer

__version__ = "0.1.0"
__all__ = ["CardPool", "Deck", "Duel", "DuelError", "DuelStuck", "Mark", "ScriptFailure", "WrongAnswer", "__version__"]


def __getattr__(name: str) -> Any:
    if name in __all__:
        from solemn import duel

        return getattr(duel, name)
    raise AttributeError(f"module 'solemn' has no attribute {name!r}")
