"""Simple players: an answer at random to any decision, and an eager one that does something whenever it can.

What they are given is looked at here, as compiled code would refuse it in other words.
"""

import random
from typing import Any

from solemn.core.decisions.kinds import Decision
from solemn.duel.arguments import require, unfit
from solemn.duel.drawn_answers import drawn, drawn_eagerly


def random_answer(decision: Decision, rng: random.Random, codes: list[int] | None = None) -> Any:
    """A legal answer, drawn with `rng`; of choices with very many answers not every one is equally likely.

    Declaring a card name draws from `codes`, or where these are not given from all that the duel knows. Raises ValueError if no legal
    answer was found.
    """
    _check(decision, rng)
    return drawn(decision, rng, codes)


def eager_answer(decision: Decision, rng: random.Random, codes: list[int] | None = None) -> Any:
    """As `random_answer`, by a player who likes to Summon, activate, chain and attack."""
    _check(decision, rng)
    return drawn_eagerly(decision, rng, codes)


def _check(decision: Decision, rng: random.Random) -> None:
    """Raises DuelError for what is no decision, and for chance that is none."""
    if not isinstance(decision, Decision):
        raise unfit("decision", decision, "what duel.decision is: None once the duel is over")
    require("rng", rng, random.Random, "a random.Random, such as Random(1)")
