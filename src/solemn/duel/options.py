"""What a decision offers, each option with its answer and what it is about; choices of several cards also one card at a time."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from solemn.core.decisions.card_choices import (
    CardsDecision,
    CodesDecision,
    CountersDecision,
    SelectUnselectDecision,
    SortCardsDecision,
    SortChainDecision,
    SumDecision,
    TributeDecision,
)
from solemn.core.decisions.kinds import (
    AnnounceAttributeDecision,
    AnnounceCardDecision,
    AnnounceNumberDecision,
    AnnounceRaceDecision,
    BattleDecision,
    ChainDecision,
    Decision,
    DisableZonesDecision,
    EffectYesNoDecision,
    IdleDecision,
    OptionDecision,
    PlaceDecision,
    PositionDecision,
    RockPaperScissorsDecision,
    YesNoDecision,
    Zone,
)
from solemn.core.effects.effect import handler_of
from solemn.core.state.data import Card, ChainLink, Effect
from solemn.duel.completing import can_be_completed

MOST_NAMES: Final = 100  # card names that are offered at once, step by step
_BITS: Final = 64


@dataclass(frozen=True, slots=True)
class Option:
    """One option: `answer` is there once it is `complete`; else `chosen` is what was chosen so far, by position or value."""

    kind: str
    answer: Any = None
    cards: tuple[Card, ...] = ()
    effect: Effect | None = None
    zones: tuple[Zone, ...] = ()
    values: tuple[int, ...] = ()
    complete: bool = True
    chosen: tuple[Any, ...] = ()


def options_of(decision: Decision) -> Iterator[Option]:
    """Every legal answer, one option each; of some decisions there are very many."""
    return _WHOLE[type(decision)](decision)


def next_options(decision: Decision, chosen: tuple[Any, ...]) -> Iterator[Option]:
    """The options after what was chosen so far: one card, zone, counter or number more, or the end of the choice."""
    stepwise = _STEPS.get(type(decision))
    return options_of(decision) if stepwise is None else stepwise(decision, chosen)


# -- moves in an open phase, Chains, questions


def _cards_of(command: str, cards: Sequence[Card]) -> Iterator[Option]:
    for i, card in enumerate(cards):
        yield Option(command, (command, i), (card,))


def _links_of(command: str, links: Sequence[ChainLink]) -> Iterator[Option]:
    for i, link in enumerate(links):
        yield Option(command, (command, i), (handler_of(link.effect),), link.effect)


def _plain(commands: Sequence[tuple[str, bool]]) -> Iterator[Option]:
    return (Option(command, (command,)) for command, allowed in commands if allowed)


def _idle(decision: IdleDecision) -> Iterator[Option]:
    yield from _cards_of("summon", decision.summon)
    yield from _cards_of("special_summon", decision.special_summon)
    yield from _cards_of("reposition", decision.reposition)
    yield from _cards_of("set_monster", decision.set_monster)
    yield from _cards_of("set_spell_trap", decision.set_spell_trap)
    yield from _links_of("activate", decision.activate)
    yield from _plain((("to_battle", decision.to_battle), ("to_end", decision.to_end), ("shuffle", decision.shuffle)))


def _battle(decision: BattleDecision) -> Iterator[Option]:
    yield from _links_of("activate", decision.activate)
    yield from _cards_of("attack", decision.attack)
    yield from _plain((("to_main2", decision.to_main2), ("to_end", decision.to_end)))


def _chain(decision: ChainDecision) -> Iterator[Option]:
    if not decision.forced:
        yield Option("pass", -1)
    for i, link in enumerate(decision.activate):
        yield Option("chain", i, (handler_of(link.effect),), link.effect)


def _yes_no(decision: YesNoDecision) -> Iterator[Option]:
    cards = (decision.card,) if isinstance(decision, EffectYesNoDecision) else ()
    yield Option("yes", True, cards, values=(decision.desc,))
    yield Option("no", False, cards, values=(decision.desc,))


def _option(decision: OptionDecision) -> Iterator[Option]:
    kind = "number" if isinstance(decision, AnnounceNumberDecision) else "option"
    return (Option(kind, i, values=(value,)) for i, value in enumerate(decision.options))


def _position(decision: PositionDecision) -> Iterator[Option]:
    card = decision.reason.card
    return (Option("position", value, () if card is None else (card,), values=(value,)) for value in decision.answers())


def _hand(decision: RockPaperScissorsDecision) -> Iterator[Option]:
    return (Option("hand", value, values=(value,)) for value in decision.answers())


# -- card names, Types, Attributes


def _names(decision: AnnounceCardDecision) -> Iterator[Option]:
    return (Option("name", code, values=(code,)) for code in decision.answers())


def _name_steps(decision: AnnounceCardDecision, chosen: tuple[Any, ...]) -> Iterator[Option]:
    """Of more names than can be offered at once first ranges of passcodes, `chosen` being the first and last of one."""
    codes = [code for code in decision.answers() if not chosen or chosen[0] <= code <= chosen[1]]
    if len(codes) <= MOST_NAMES:
        yield from (Option("name", code, values=(code,)) for code in codes)
        return
    size = -(-len(codes) // MOST_NAMES)
    for start in range(0, len(codes), size):
        part = codes[start : start + size]
        ends = (part[0], part[-1])
        yield Option("range", values=ends, complete=False, chosen=ends)


def _masks(decision: AnnounceRaceDecision | AnnounceAttributeDecision) -> Iterator[Option]:
    kind = "type" if isinstance(decision, AnnounceRaceDecision) else "attribute"
    return (Option(kind, mask, values=tuple(_bits(mask))) for mask in decision.answers())


def _bits(mask: int) -> list[int]:
    return [1 << i for i in range(_BITS) if mask >> i & 1]


def _mask_steps(decision: AnnounceRaceDecision | AnnounceAttributeDecision, chosen: tuple[Any, ...]) -> Iterator[Option]:
    kind = "type" if isinstance(decision, AnnounceRaceDecision) else "attribute"
    for bit in _bits(decision.available):
        if bit not in chosen:
            now = (*chosen, bit)
            done = len(now) == decision.count
            yield Option(kind, sum(now) if done else None, values=(bit,), complete=done, chosen=now)


# -- zones


def _places(decision: PlaceDecision) -> Iterator[Option]:
    cards = () if decision.reason.card is None else (decision.reason.card,)
    return (Option("zone", zones, cards, zones=tuple(zones)) for zones in decision.answers())


def _place_steps(decision: PlaceDecision, chosen: tuple[Any, ...]) -> Iterator[Option]:
    cards = () if decision.reason.card is None else (decision.reason.card,)
    for zone in decision.zones:
        if zone not in chosen:
            now = (*chosen, zone)
            done = len(now) == decision.count
            answer = sorted(now, key=decision.zones.index) if done else None
            yield Option("zone", answer, cards, zones=(zone,), complete=done, chosen=now)


# -- cards


def _choices(decision: Any) -> Iterator[Option]:
    """Of cards, or of card names where there are only such."""
    for answer in decision.answers():
        if answer is None:
            yield Option("cancel")
        elif isinstance(decision, CodesDecision):
            yield Option("choose", answer, values=tuple(decision.codes[i] for i in answer))
        else:
            yield Option("choose", answer, tuple(decision.cards[i] for i in answer))


def _choice_steps(decision: Any, chosen: tuple[Any, ...]) -> Iterator[Option]:
    """One card more, in any order; the choice is over when it is ended, or by itself when nothing can be added."""
    if not chosen and decision.refusal(None) is None:
        yield Option("cancel")
    if decision.refusal(sorted(chosen)) is None:
        yield Option("finish", sorted(chosen))
    for i, item in enumerate(decision.codes if isinstance(decision, CodesDecision) else decision.cards):
        now = (*chosen, i)
        if i in chosen or not can_be_completed(decision, now):
            continue
        about: dict[str, Any] = {"cards": (item,)} if isinstance(item, Card) else {"values": (item,)}
        done = decision.refusal(sorted(now)) is None and not _goes_on(decision, now)
        yield Option("choose", sorted(now) if done else None, complete=done, chosen=now, **about)


def _goes_on(decision: Any, chosen: tuple[int, ...]) -> bool:
    size = len(decision.codes if isinstance(decision, CodesDecision) else decision.cards)
    return any(i not in chosen and can_be_completed(decision, (*chosen, i)) for i in range(size))


def _select_unselect(decision: SelectUnselectDecision) -> Iterator[Option]:
    if decision.finishable or decision.cancelable:
        yield Option("finish" if decision.finishable else "cancel")
    for i, card in enumerate(decision.cards):
        yield Option("choose", i, (card,))
    for i, card in enumerate(decision.selected, len(decision.cards)):
        yield Option("put_back", i, (card,))


def _counters(decision: CountersDecision) -> Iterator[Option]:
    for answer in decision.answers():
        cards = tuple(card for (card, _), number in zip(decision.cards, answer) if number)
        yield Option("counters", answer, cards, values=tuple(filter(None, answer)))


def _counter_steps(decision: CountersDecision, chosen: tuple[Any, ...]) -> Iterator[Option]:
    """One counter more: `chosen` are the positions of the cards that lose one."""
    for i, (card, have) in enumerate(decision.cards):
        if chosen.count(i) < have:
            now = (*chosen, i)
            done = len(now) == decision.count
            answer = [now.count(place) for place in range(len(decision.cards))] if done else None
            yield Option("counters", answer, (card,), values=(1,), complete=done, chosen=now)


def _orders(decision: SortCardsDecision) -> Iterator[Option]:
    for answer in decision.answers():
        if answer is None:
            yield Option("keep_order")
        else:
            yield Option("order", answer, tuple(decision.cards[answer.index(place)] for place in range(len(answer))))


def _order_steps(decision: SortCardsDecision, chosen: tuple[Any, ...]) -> Iterator[Option]:
    """Which card comes next: `chosen` are the positions of those that come before."""
    if not chosen:
        yield Option("keep_order")
    for i, card in enumerate(decision.cards):
        if i not in chosen:
            now = (*chosen, i)
            done = len(now) == len(decision.cards)
            answer = [now.index(place) for place in range(len(now))] if done else None
            yield Option("order", answer, (card,), complete=done, chosen=now)


_WHOLE: Final[dict[type[Decision], Callable[[Any], Iterator[Option]]]] = {
    IdleDecision: _idle, BattleDecision: _battle, ChainDecision: _chain, YesNoDecision: _yes_no, EffectYesNoDecision: _yes_no,
    OptionDecision: _option, AnnounceNumberDecision: _option, PositionDecision: _position, RockPaperScissorsDecision: _hand,
    AnnounceCardDecision: _names, AnnounceRaceDecision: _masks, AnnounceAttributeDecision: _masks, PlaceDecision: _places,
    DisableZonesDecision: _places, CardsDecision: _choices, CodesDecision: _choices, TributeDecision: _choices, SumDecision: _choices,
    SelectUnselectDecision: _select_unselect, CountersDecision: _counters, SortCardsDecision: _orders, SortChainDecision: _orders,
}  # fmt: skip
_STEPS: Final[dict[type[Decision], Callable[[Any, tuple[Any, ...]], Iterator[Option]]]] = {
    AnnounceCardDecision: _name_steps, AnnounceRaceDecision: _mask_steps, AnnounceAttributeDecision: _mask_steps,
    PlaceDecision: _place_steps, DisableZonesDecision: _place_steps, CardsDecision: _choice_steps, CodesDecision: _choice_steps,
    TributeDecision: _choice_steps, SumDecision: _choice_steps, CountersDecision: _counter_steps, SortCardsDecision: _order_steps,
    SortChainDecision: _order_steps,
}  # fmt: skip
