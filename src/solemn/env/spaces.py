"""The spaces of observations and actions, as Gymnasium has them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from solemn.env.tables import GLOBAL, MOST_MOVES, TABLES


def observation_space() -> spaces.Space[Any]:
    """One box of bytes for each table, and the action mask."""
    boxes: dict[str, spaces.Space[Any]] = {
        name: spaces.Box(0, 255, (most, layout.size) if layout is not GLOBAL else (layout.size,), np.uint8)
        for name, (layout, most) in TABLES.items()
    }
    return spaces.Dict({**boxes, "action_mask": spaces.Box(0, 1, (MOST_MOVES,), np.int8)})


def agent_space() -> spaces.Space[Any]:
    """The same for an agent of PettingZoo: the action mask beside the rest."""
    tables = observation_space()
    assert isinstance(tables, spaces.Dict)
    mask = tables.spaces.pop("action_mask")
    return spaces.Dict({"observation": tables, "action_mask": mask})


def action_space() -> spaces.Space[Any]:
    """The number of a legal move."""
    return spaces.Discrete(MOST_MOVES)
