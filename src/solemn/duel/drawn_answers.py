"""Answers that are drawn at random: any, or such as do something."""

import random
from collections.abc import Sequence
from typing import Any, Final

from solemn.core.decisions.card_choices import (
    CardsDecision,
    CodesDecision,
    CountersDecision,
    SortCardsDecision,
    SumDecision,
    TributeDecision,
)
from solemn.core.decisions.kinds import (
    AnnounceCardDecision,
    BattleDecision,
    ChainDecision,
    Decision,
    IdleDecision,
    PlaceDecision,
    YesNoDecision,
)

_EAGER_IDLE: Final = ("summon", "special_summon", "set_spell_trap", "activate")
_EAGER_BATTLE: Final = ("activate", "attack")
_TRIES: Final = 200


def drawn(decision: Decision, rng: random.Random, codes: Sequence[int] | None) -> Any:
    """A legal answer; see `random_answer` of the simple players."""
    if isinstance(decision, TributeDecision):
        return _growing(decision, rng)
    if isinstance(decision, (CardsDecision, CodesDecision)):
        size = len(decision.cards if isinstance(decision, CardsDecision) else decision.codes)
        return rng.sample(range(size), rng.randint(decision.min, min(decision.max, size)))
    if isinstance(decision, PlaceDecision):
        return rng.sample(decision.zones, decision.count)
    if isinstance(decision, SumDecision):
        return _sum(decision, rng)
    if isinstance(decision, SortCardsDecision):
        return rng.sample(range(len(decision.cards)), len(decision.cards))
    if isinstance(decision, CountersDecision):
        return _counters(decision, rng)
    if isinstance(decision, AnnounceCardDecision):
        return _declare(decision, rng, decision.card_codes() if codes is None else codes)
    return rng.choice(list(decision.answers()))


def drawn_eagerly(decision: Decision, rng: random.Random, codes: Sequence[int] | None) -> Any:
    """A legal answer that does something, if there is one and chance will have it."""
    if isinstance(decision, (IdleDecision, BattleDecision)) and rng.random() < 0.85:
        wanted = _EAGER_IDLE if isinstance(decision, IdleDecision) else _EAGER_BATTLE
        eager = [answer for answer in decision.answers() if answer[0] in wanted]
        if eager:
            return rng.choice(eager)
        if isinstance(decision, IdleDecision) and decision.to_battle:
            return ("to_battle",)
    if isinstance(decision, ChainDecision) and rng.random() < 0.7:
        return rng.randrange(len(decision.activate))
    if isinstance(decision, YesNoDecision) and rng.random() < 0.8:
        return True
    return drawn(decision, rng, codes)


def _growing(decision: TributeDecision, rng: random.Random) -> list[int]:
    """Monsters in a random order until they are worth enough."""
    order = rng.sample(range(len(decision.cards)), len(decision.cards))
    chosen: list[int] = []
    for index in order:
        if chosen and decision.refusal(chosen) is None:
            break
        chosen.append(index)
    return chosen


def _sum(decision: SumDecision, rng: random.Random) -> list[int]:
    size = len(decision.cards)
    for _ in range(_TRIES):
        low, high = (decision.min, min(decision.max, size)) if decision.exact else (1, size)
        choice = rng.sample(range(size), rng.randint(min(low, high), high))
        if decision.refusal(choice) is None:
            return choice
    for choice in decision.answers():
        return choice
    raise ValueError(f"no cards make the total {decision.total}")


def _counters(decision: CountersDecision, rng: random.Random) -> list[int]:
    amounts = [0] * len(decision.cards)
    single = [index for index, (_, have) in enumerate(decision.cards) for _ in range(have)]
    for index in rng.sample(single, decision.count):
        amounts[index] += 1
    return amounts


def _declare(decision: AnnounceCardDecision, rng: random.Random, codes: Sequence[int]) -> int:
    for code in rng.sample(codes, len(codes)):
        if decision.refusal(code) is None:
            return code
    raise ValueError("none of the card names that are known can be declared")
