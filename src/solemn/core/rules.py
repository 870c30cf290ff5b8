"""The rules that earlier layers start by name: they stand in later modules, which know those layers."""

from typing import Final

from solemn.core.adjusting import adjust_all
from solemn.core.battle import forced_battle
from solemn.core.chain import add_chain, quick_effects, solve_chain
from solemn.core.destroying import destroy_marked
from solemn.core.events import process_single_event
from solemn.core.movement import send_marked
from solemn.core.self_destroying import destroy_by_uniqueness, destroy_self_destroying, send_self_to_grave
from solemn.core.state import Callback, DuelState

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
