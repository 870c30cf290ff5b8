"""Where rules of higher packages that lower ones start are put in: the one place that knows them all."""

from collections.abc import Callable
from typing import Any

from solemn.core.adjustment.adjusting import put_right
from solemn.core.adjustment.self_destroying import destroy_by_uniqueness, destroy_self_destroying, send_self_to_grave
from solemn.core.moves.destroying import destroy_marked
from solemn.core.moves.sending import send_marked
from solemn.core.state.data import Card, DuelState, HigherRules
from solemn.core.timing.events import answer_single_events
from solemn.core.turn.open_battle_phase import forced_battle


def bind_rules(d: DuelState, initial_effect: Callable[[DuelState, Card, int | None], Any]) -> None:
    """Give a new duel its higher rules; `initial_effect` runs a card's script: (the duel, the card, a passcode or None for its own)."""
    d.rules = HigherRules(
        put_right=put_right,
        destroy_by_uniqueness=destroy_by_uniqueness,
        destroy_marked=destroy_marked,
        destroy_self_destroying=destroy_self_destroying,
        forced_battle=forced_battle,
        initial_effect=initial_effect,
        answer_single_events=answer_single_events,
        send_marked=send_marked,
        send_self_to_grave=send_self_to_grave,
    )
