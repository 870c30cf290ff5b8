"""Whether a choice of cards that was begun can still become a legal one."""

from typing import Any, Final

from solemn.core.decisions.card_choices import SumDecision, TributeDecision

_HALF: Final = 0xFFFF


def can_be_completed(decision: Any, chosen: tuple[int, ...]) -> bool:
    """Is there a legal answer with all these positions in it? The decision is one of cards or card names to choose."""
    if isinstance(decision, TributeDecision):
        return _tributes_suffice(decision, chosen)
    if isinstance(decision, SumDecision):
        return _exact_sum(decision, chosen) if decision.exact else _least_sum(decision, chosen)
    size = len(decision.cards) if hasattr(decision, "cards") else len(decision.codes)
    return len(chosen) <= int(decision.max) and size >= int(decision.min)


def _tributes_suffice(decision: TributeDecision, chosen: tuple[int, ...]) -> bool:
    left = decision.max - len(chosen)
    worths = [card.tribute_worth for i, card in enumerate(decision.cards) if i not in chosen]
    worth = sum(decision.cards[i].tribute_worth for i in chosen)
    return left >= 0 and worth + sum(sorted(worths, reverse=True)[:left]) >= decision.min


def _worths(decision: SumDecision, chosen: tuple[int, ...]) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
    """The numbers that each card can count as: of those that are in, and of those that can come in."""
    inside = [_options(card.level_choices) for card in decision.must] + [_options(decision.cards[i].level_choices) for i in chosen]
    return inside, [_options(card.level_choices) for i, card in enumerate(decision.cards) if i not in chosen]


def _options(choices: int) -> tuple[int, ...]:
    first, second = choices & _HALF, choices >> 16
    return (first, second) if second else (first,)


def _exact_sum(decision: SumDecision, chosen: tuple[int, ...]) -> bool:
    """Which totals can be made with how many cards more."""
    inside, others = _worths(decision, chosen)
    sums = {0}
    for options in inside:
        sums = {done + number for done in sums for number in options}
    reached = {(0, done) for done in sums if done <= decision.total}
    for options in others:
        reached |= {(count + 1, done + number) for count, done in reached for number in options if done + number <= decision.total}
    return any(done == decision.total and decision.min <= len(chosen) + count <= decision.max for count, done in reached)


def _least_sum(decision: SumDecision, chosen: tuple[int, ...]) -> bool:
    """As much as the total at best, without a card to spare at least: what is in is (sum at least, sum at best, smallest number)."""
    inside, others = _worths(decision, chosen)
    total = decision.total
    reached = {(sum(map(min, inside)), sum(map(max, inside)), min(map(min, inside), default=_HALF))}
    for options in others:
        reached |= {(least + min(options), most + max(options), min(small, min(options))) for least, most, small in reached if most < total}
    return any(most >= total and least - small < total for least, most, small in reached)
