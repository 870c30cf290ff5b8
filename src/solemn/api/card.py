"""The natives of the table Card, by theme."""

from solemn.api import (  # noqa: F401  (each declares its natives)
    card_changes,
    card_checks,
    card_counters,
    card_effects,
    card_links,
    card_materials,
    card_moves,
    card_names,
    card_printed,
    card_state,
    card_stats,
    card_summons,
    card_ties,
    card_values,
)
