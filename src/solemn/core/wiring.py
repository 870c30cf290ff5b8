"""Rules of later layers by the names under which earlier ones start them (`DuelState.rules`)."""

from solemn.core.adjusting import adjust_all
from solemn.core.battle import forced_battle
from solemn.core.chain import add_chain, quick_effects, solve_chain
from solemn.core.destroying import destroy_marked
from solemn.core.events import process_single_event
from solemn.core.movement import send_marked
from solemn.core.self_destroying import destroy_by_uniqueness, destroy_self_destroying, send_self_to_grave
from solemn.core.state import Callback, DuelState

_RULES: dict[str, Callback] = {
    "add_chain": add_chain,
    "adjust_all": adjust_all,
    "destroy_by_uniqueness": destroy_by_uniqueness,
    "destroy_marked": destroy_marked,
    "destroy_self_destroying": destroy_self_destroying,
    "forced_battle": forced_battle,
    "process_single_event": process_single_event,
    "quick_effects": quick_effects,
    "send_marked": send_marked,
    "send_self_to_grave": send_self_to_grave,
    "solve_chain": solve_chain,
}


def wire(d: DuelState) -> None:
    """Give a duel the rules that call each other across layers. Needed once, before any card of it is moved."""
    d.rules.update(_RULES)
