"""The natives of the table Duel; each module declares those of one theme. (`solemn.duel` adds the two that load scripts.)"""

from solemn.api import (  # noqa: F401  (each declares its natives)
    duel_battle,
    duel_cards,
    duel_chain,
    duel_chain_info,
    duel_choices,
    duel_facts,
    duel_marks,
    duel_materials,
    duel_moves,
    duel_permissions,
    duel_places,
    duel_points,
    duel_summons,
    duel_turn,
    duel_zones,
)
