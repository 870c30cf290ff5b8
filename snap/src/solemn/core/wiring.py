"""Where rules of higher packages that lower ones start are put in: the one place that knows them all."""

from collections.abc import Callable
from typing import Any

from solemn.core.adjustment.adjusting import adjust_all
from solemn.core.adjustment.self_destroying import destroy_by_uniqueness, destroy_self_destroying, send_self_to_grave
from solemn.core.moves.destroying import destroy_marked
from solemn.core.moves.sending import send_marked
from solemn.core.state.data import Card, DuelState, HigherRules
from solemn.core.timing.events import process_single_event
from solemn.core.turn.open_battle_phase import forced_battle


def bind_rules(d: DuelState, initial_effect: Callable[[DuelState, Card, int | None], Any]) -> None:
    """Give a new duel its higher rules; `initial_effect` runs a card's script: (the duel, the card, a passcode or None for its own)."""
    d.rules = HigherRules(
        adjust_all=adjust_all,
        destroy_by_uniqueness=destroy_by_uniqueness,
        destroy_marked=destroy_marked,
        destroy_self_destroying=destroy_self_destroying,
        forced_battle=forced_battle,
        initial_effect=initial_effect,
        process_single_event=process_single_event,
        send_marked=send_marked,
        send_self_to_grave=send_self_to_grave,
    )
