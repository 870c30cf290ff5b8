"""A bound on what the rules do by themselves: on some boards real cards go on forever without any decision of a player."""

from typing import Final

from solemn.core.effects.effect import handler_of
from solemn.core.state.data import DuelState, Effect

STEPS_A_DECISION: Final = 20_000
NAMED: Final = 6  # cards that a report names


class RulesStuck(Exception):
    """The rules have taken too many steps without a decision; the message names the cards whose effects they were carrying out."""


def take_step(d: DuelState, by: Effect | None = None) -> None:
    """Count one step of the rules, done for an effect or for none. Raises RulesStuck when the steps of this decision are used up."""
    d.step_budget -= 1
    if d.step_budget == 0:
        raise RulesStuck(f"{STEPS_A_DECISION} steps without a decision; {involved(d, by)}")


def renew_steps(d: DuelState) -> None:
    """Start counting again, because a player has decided something. A duel for which this was never called has no bound."""
    d.step_budget = STEPS_A_DECISION


def involved(d: DuelState, by: Effect | None = None) -> str:
    """The cards whose effects are being carried out, as the end of a sentence."""
    effects = [e for e, _ in d.running] + [link.effect for link in d.chain] + ([] if by is None else [by])
    names = dict.fromkeys(f"{handler_of(e).printed.name} ({handler_of(e).printed.code})" for e in effects if e.handler is not None)
    if not names:
        names = dict.fromkeys(f"{row[1].printed.name} ({row[1].printed.code})" for row in d.log[-200:] if row[0] == ".protected")
    found = list(names)
    if not found:
        return "no effect was being carried out"
    more = f" and {len(found) - NAMED} more" if len(found) > NAMED else ""
    return f"carrying out effects of {', '.join(found[:NAMED])}{more}"
