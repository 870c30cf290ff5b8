"""The natives of the table Duel; each module declares those of one theme. (The façade adds the two that load scripts.)"""

from solemn.api.duel import (  # noqa: F401  (each declares its natives)
    battle,
    cards,
    chain,
    chain_info,
    choices,
    facts,
    marks,
    materials,
    moves,
    permissions,
    places,
    points,
    summons,
    turn,
    zones,
)
