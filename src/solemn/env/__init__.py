"""Duels as environments for reinforcement learning: PettingZoo's and Gymnasium's interfaces, and what a player knows as arrays.

Needs the extra `solemn[env]`. Importing this registers `solemn/Duel-v0` with Gymnasium.
"""

try:
    import gymnasium as _gymnasium  # noqa: F401
    import pettingzoo as _pettingzoo  # noqa: F401
except ImportError as _error:
    raise ImportError(f"solemn.env needs {_error.name or 'packages'}, which is not installed: pip install 'solemn[env]'") from _error

from solemn.env.aec import AGENTS, DuelEnv, env, raw_env
from solemn.env.encoding import Encoder, Observation
from solemn.env.given_decks import bundled_decks
from solemn.env.layout import Field, Layout
from solemn.env.policy_player import PolicyPlayer
from solemn.env.rendering import picture
from solemn.env.solo import SoloDuelEnv, register
from solemn.env.tables import DECISIONS, EVENTS, LOCATIONS, MOST_MOVES, MOVES, PHASES, TABLES

__all__ = [
    "AGENTS",
    "DECISIONS",
    "EVENTS",
    "LOCATIONS",
    "MOST_MOVES",
    "MOVES",
    "PHASES",
    "TABLES",
    "DuelEnv",
    "Encoder",
    "Field",
    "Layout",
    "Observation",
    "PolicyPlayer",
    "SoloDuelEnv",
    "bundled_decks",
    "env",
    "picture",
    "raw_env",
    "register",
]

register()
