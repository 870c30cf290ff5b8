"""Beginning again with an empty field, as a puzzle does before it places its cards."""

from typing import Final

from solemn.core.state.copied_fields import copy_fields_of_duel_state
from solemn.core.state.data import DuelState

_KEPT: Final = (
    "asker", "card_codes", "card_maker", "card_reader", "script_depth", "explain", "hold", "listener", "log", "log_enabled",
    "next_effect_number", "next_group_number", "only_answering", "official_rulings", "on_step", "pauses", "rng_state", "rules",
    "rulings_2023", "script_error_types", "script_errors", "script_failed", "spend", "step_budget", "tell_missing", "witness",
)  # fmt: skip


def begin_again(d: DuelState, flags: int, *terms: int) -> None:
    """Reset the duel, in the same object, to what `DuelState(flags, *terms)` would be."""
    copy_fields_of_duel_state(DuelState(flags, *terms), d)


def clear_field(d: DuelState, flags: int) -> None:
    """Empty a duel that has not begun: no cards, no effects, other flags. Its ties to the host (asker, readers, log) stay."""
    kept = [(name, getattr(d, name)) for name in _KEPT]
    some_card = d.choosing.some_card
    begin_again(d, flags)
    for name, value in kept:
        setattr(d, name, value)
    d.choosing.some_card = some_card
    if some_card is not None:
        d.cards.append(some_card)
        d.next_card_number = some_card.id + 1
