"""The rules that earlier layers start by name: they stand in later modules, which know those layers."""

from typing import Final

from solemn.core.adjustment.adjusting import adjust_all
from solemn.core.adjustment.self_destroying import destroy_by_uniqueness, destroy_self_destroying, send_self_to_grave
from solemn.core.chain.activating import add_chain
from solemn.core.chain.responses import quick_effects
from solemn.core.chain.windows import solve_chain
from solemn.core.moves.destroying import destroy_marked
from solemn.core.moves.sending import send_marked
from solemn.core.state.data import Callback, DuelState
from solemn.core.timing.events import process_single_event
from solemn.core.turn.open_battle_phase import forced_battle

_RULES: Final[tuple[Callback, ...]] = (
    add_chain,
    adjust_all,
    destroy_by_uniqueness,
    destroy_marked,
    destroy_self_destroying,
    forced_battle,
    process_single_event,
    quick_effects,
    send_marked,
    send_self_to_grave,
    solve_chain,
)


def bind_rules(d: DuelState) -> None:
    """Give a new duel the rules that are started by name (`DuelState.rules`); all but "initial_effect", which runs a script."""
    for rule in _RULES:
        d.rules[rule.__name__] = rule
