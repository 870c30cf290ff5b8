"""What players did this turn, as limits count it: Special Summons, and counters that scripts set up."""

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Final

from solemn.core.effects.calling import check
from solemn.core.effects.effect import handler_of, is_in_force, value
from solemn.core.state.data import ActivityCounter, Card, DuelState, Effect, Limits
from solemn.spec.constants import (
    ACTIVITY_ATTACK,
    ACTIVITY_CHAIN,
    ACTIVITY_FLIPSUMMON,
    ACTIVITY_NORMALSUMMON,
    ACTIVITY_SPSUMMON,
    ACTIVITY_SUMMON,
    DUEL_CANNOT_SUMMON_OATH_OLD,
    EVENT_FLIP_SUMMON,
    EVENT_SPSUMMON,
    EVENT_SUMMON,
)

_COUNTING: Final[dict[int, Callable[[Limits], dict[int, ActivityCounter]]]] = {
    ACTIVITY_SUMMON: attrgetter("counting_summons"),
    ACTIVITY_NORMALSUMMON: attrgetter("counting_normal"),
    ACTIVITY_SPSUMMON: attrgetter("counting_special"),
    ACTIVITY_FLIPSUMMON: attrgetter("counting_flip"),
    ACTIVITY_ATTACK: attrgetter("counting_attacks"),
    ACTIVITY_CHAIN: attrgetter("counting_links"),
}

_ATTEMPTS: Final = {  # the event of an attempt: what it counts as if it succeeds
    EVENT_SUMMON: (ACTIVITY_SUMMON, ACTIVITY_NORMALSUMMON),
    EVENT_FLIP_SUMMON: (ACTIVITY_FLIPSUMMON,),
    EVENT_SPSUMMON: (ACTIVITY_SPSUMMON,),
}


def counters_of(d: DuelState, activity: int) -> dict[int, ActivityCounter]:
    """The counters scripts set up for an ACTIVITY_ kind, by their ID. Raises ValueError for a kind that has none."""
    counting = _COUNTING.get(activity)
    if counting is None:
        raise ValueError(f"activity {activity} is not counted by scripts")
    return counting(d.limits)


def activity_amount(counter: ActivityCounter, player: int) -> int:
    """How often the player did what the counter counts."""
    return counter.amount1 if player else counter.amount0


def begin_counting_attempt(d: DuelState, cards: tuple[Card, ...], event: int, player: int) -> None:
    """Count the player's attempt to Summon these cards as that Summon while it is answered, until `end_counting_attempt`.

    Under older rules it counts for good when it is made (rule S15; OCG-Rule-documentation, on what counts Special Summons).
    """
    if d.official_rulings and not d.flags & DUEL_CANNOT_SUMMON_OATH_OLD:
        d.summoning.answered, d.summoning.answered_as, d.summoning.answered_player = cards, _ATTEMPTS[event], player


def end_counting_attempt(d: DuelState, negated: list[Card] | None = None) -> None:
    """Stop counting the attempt, once it has been answered, or for those of the cards whose Summon was negated (rule S15)."""
    d.summoning.answered = tuple(card for card in d.summoning.answered if negated is not None and card not in negated)
    if not d.summoning.answered:
        d.summoning.answered_as = ()


def attempts(d: DuelState, activity: int, player: int) -> int:
    """1 while the player's attempt at such a Summon is being answered, else 0 (rule S15)."""
    summoning = d.summoning
    return int(activity in summoning.answered_as and player == summoning.answered_player)


def amount_now(d: DuelState, activity: int, counter: ActivityCounter, player: int) -> int:
    """How often the player did what the counter counts, including the attempt that is being answered."""
    amount = activity_amount(counter, player)
    if not amount and attempts(d, activity, player):
        return int(not all(check(d, counter.filter, card) for card in d.summoning.answered))
    return amount


def _add(counter: ActivityCounter, player: int, amount: int) -> None:
    if player:
        counter.amount1 += amount
    else:
        counter.amount0 += amount


def count_cards(d: DuelState, cards: Card | Iterable[Card], activity: int, player: int) -> None:
    """Note that the player did something of this kind with the cards: each counter whose filter rejects one of them becomes 1 and stays 1.

    Rule A12.
    """
    counters = counters_of(d, activity)
    if not counters:
        return
    done = (cards,) if isinstance(cards, Card) else tuple(cards)
    for counter in list(counters.values()):
        if not activity_amount(counter, player) and not all(check(d, counter.filter, card) for card in done):
            _add(counter, player, 1)


def count_link(d: DuelState, e: Effect, player: int, number: int) -> tuple[int, ...]:
    """Count the player's activation of e as this Chain Link in each counter whose filter rejects it; returns the IDs of these counters."""
    counted = []
    for counter_kind, counter in list(d.limits.counting_links.items()):
        if not check(d, counter.filter, e, player, number):
            _add(counter, player, 1)
            counted.append(counter_kind)
    return tuple(counted)


def uncount_link(d: DuelState, player: int, counted: Iterable[int]) -> None:
    """Take back what `count_link` counted: a negated activation does not count (A9)."""
    for counter_kind in counted:
        _add(d.limits.counting_links[counter_kind], player, -1)


def not_yet_summoned_this_turn(d: DuelState, card: Card, player: int) -> bool:
    """Whether the card can be Special Summoned as far as "only once per turn" goes: no such limit, or not used yet by the player."""
    return card.once_per_turn_name == 0 or not (d.limits.once_named1 if player else d.limits.once_named0).get(card.once_per_turn_name, 0)


def spsummon_count_limit(d: DuelState, player: int, count: int = 1) -> Effect | None:
    """The effect that limits Special Summons per turn and leaves the player no room for `count` more; None if there is room."""
    for limit in list(d.effects.spsummon_count):
        most = value(limit) & 0xFFFF
        if is_in_force(limit) and handler_of(limit).times_summoned[player] + count + _attempts_for(limit, player) > most:
            return limit
    return None


def _attempts_for(limit: Effect, player: int) -> int:
    return attempts(limit.d, ACTIVITY_SPSUMMON, player) if _counts_for(limit, player) else 0


def _counts_for(limit: Effect, player: int) -> int:
    """Whether the limit counts what this player Summons."""
    return limit.self_range if player == handler_of(limit).controller else limit.object_range


def count_special_summon(d: DuelState, player: int, add: bool = True, chain: bool = False) -> None:
    """Count a Special Summon of the player, for the game and for each limit in force.

    Under the older rules an attempt counts when it is made (`add`; `chain` marks the attempts of the current Chain), and a negated
    one is taken back (S15). Rule A12.
    """
    old = bool(d.flags & DUEL_CANNOT_SUMMON_OATH_OLD)
    if old:
        _count_attempt(d, player, add, chain)
    else:
        d.limits.special_ones[player] += 1
    for limit in list(d.effects.spsummon_count):
        card = handler_of(limit)
        if old and not add:
            back = card.times_taken_back[player]
            card.times_summoned = _raised(card.times_summoned, player, -back)
            card.times_taken_back = _raised(card.times_taken_back, player, -back)
        elif is_in_force(limit) and _counts_for(limit, player):
            card.times_summoned = _raised(card.times_summoned, player, 1)
            if old and chain:
                card.times_taken_back = _raised(card.times_taken_back, player, 1)


def _raised(counts: tuple[int, int], player: int, by: int) -> tuple[int, int]:
    return (counts[0], counts[1] + by) if player else (counts[0] + by, counts[1])


def _count_attempt(d: DuelState, player: int, add: bool, chain: bool) -> None:
    if add:
        d.limits.special_ones[player] += 1
        if chain:
            d.limits.special_negated[player] += 1
    elif chain:
        d.limits.special_ones[player] -= d.limits.special_negated[player]
        d.limits.special_negated[player] = 0
    else:
        d.limits.special_ones[player] -= 1
