"""Answers to decisions: the one that a step means, and the one that is given when no step is meant for the decision."""

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any, Final

from solemn.core.choices import (
    CardsDecision,
    CodesDecision,
    CountersDecision,
    SelectUnselectDecision,
    SortCardsDecision,
    SortChainDecision,
    SumDecision,
    TributeDecision,
)
from solemn.core.decisions import (
    AnnounceAttributeDecision,
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
    YesNoDecision,
)
from solemn.judge import model
from solemn.judge.board import fits
from solemn.judge.names import CardNames
from solemn.judge.offers import Offer
from solemn.judge.words import POSITIONS, ZONES

NOTHING: Final = object()  # the step is not meant for the decision, or there is no default


def next_choice(wanted: Iterable[Any], offers: list[Offer], used: Iterable[int], names: CardNames) -> tuple[Any, int] | None:
    """The first wanted card that is offered, and its position; positions in `used` are taken."""
    taken = set(used)
    for ref in wanted:
        for offer in offers:
            if offer.answer not in taken and offer.place is not None and fits(ref, offer.place, names):
                return ref, offer.answer
    return None


def _pick(step: Any, way: str, offers: list[Offer], names: CardNames) -> Any:
    card, effect = getattr(step, "card", None), getattr(step, "effect", None)
    for offer in offers:
        if offer.way != way or (effect is not None and offer.effect != effect):
            continue
        if card is None or (offer.place is not None and fits(card, offer.place, names)):
            return offer.answer
    return NOTHING


def _choose(step: model.Choose, decision: Decision, offers: list[Offer], names: CardNames) -> Any:
    used: list[int] = []
    for ref in step.cards:
        found = next_choice([ref], offers, used, names)
        if found is None:
            return NOTHING
        used.append(found[1])
    if isinstance(decision, (CardsDecision, CodesDecision)) and decision.refusal(used) is not None:
        return NOTHING
    return used


def answer_of(step: Any, decision: Decision, offers: list[Offer], names: CardNames) -> Any:
    """The answer that the step gives to the decision; NOTHING if it is not meant for it."""
    if step.by is not None and step.by != decision.player:
        return NOTHING
    word = model.word_of(step)
    if isinstance(decision, (IdleDecision, BattleDecision)):
        return _pick(step, word, offers, names)
    if isinstance(decision, ChainDecision) and isinstance(step, model.Pass):
        return NOTHING if decision.forced else -1
    if isinstance(decision, (ChainDecision, EffectYesNoDecision)) and isinstance(step, model.Chain):
        return _pick(step, word, offers, names)
    answer = _ANSWERS.get((type(step), type(decision)))
    return NOTHING if answer is None else answer(step, decision, offers, names)


def is_meant(step: Any, decision: Decision) -> bool:
    """Whether the step answers decisions of this kind, though perhaps not this one."""
    if isinstance(decision, SelectUnselectDecision):
        return isinstance(step, model.Choose)
    return (type(step), type(decision)) in _ANSWERS


def _yes(*_: Any) -> bool:
    return True


def _no(*_: Any) -> bool:
    return False


def _index(step: Any, decision: OptionDecision, *_: Any) -> Any:
    return step.index if decision.refusal(step.index) is None else NOTHING


def _position(step: model.ChoosePosition, decision: PositionDecision, *_: Any) -> Any:
    return POSITIONS[step.pos] if decision.refusal(POSITIONS[step.pos]) is None else NOTHING


def _zone(step: model.ChooseZone, decision: PlaceDecision, *_: Any) -> Any:
    zone = (decision.player if step.player is None else step.player, ZONES[step.zone], step.seq)
    return [zone] if zone in decision.zones else NOTHING


_ANSWERS: Final[dict[tuple[type, type], Callable[..., Any]]] = {
    (model.Yes, YesNoDecision): _yes,
    (model.Yes, EffectYesNoDecision): _yes,
    (model.No, YesNoDecision): _no,
    (model.No, EffectYesNoDecision): _no,
    (model.Option, OptionDecision): _index,
    (model.Number, AnnounceNumberDecision): _index,
    (model.ChoosePosition, PositionDecision): _position,
    (model.ChooseZone, PlaceDecision): _zone,
    (model.ChooseZone, DisableZonesDecision): _zone,
    (model.Choose, CardsDecision): _choose,
    (model.Choose, CodesDecision): _choose,
    (model.Choose, TributeDecision): _choose,
    (model.Choose, SumDecision): _choose,
}

# -- defaults ---------------------------------------------------------------------------------------------------


def default_answer(decision: Decision) -> Any:
    """What is answered when no step says anything: nothing optional, no, the first option, few cards. NOTHING if there is no default."""
    default = _DEFAULTS.get(type(decision))
    return NOTHING if default is None else default(decision)


def _first_cards(decision: Any) -> list[int]:
    return list(range(decision.min))


def _first_unselected(decision: SelectUnselectDecision) -> int | None:
    return None if decision.finishable or not decision.cards else 0


def _first_zones(decision: PlaceDecision) -> list[tuple[int, int, int]]:
    return decision.zones[: max(decision.count, 1)]


def _first_position(decision: PositionDecision) -> int:
    return next(position for position in (1, 4, 8, 2) if decision.positions & position)


def _first_tributes(decision: TributeDecision) -> list[int]:
    total, chosen = 0, []
    for i, card in enumerate(decision.cards):
        if total < decision.min:
            total += card.release_param
            chosen.append(i)
    return chosen


def _first_sum(decision: SumDecision) -> Any:
    low, high = (decision.min, decision.max) if decision.exact else (0, len(decision.cards))
    for count in range(low, min(high, len(decision.cards)) + 1):
        for choice in combinations(range(len(decision.cards)), count):
            if decision.refusal(list(choice)) is None:
                return list(choice)
    return NOTHING


def _first_bits(decision: Any) -> int:
    bits = [1 << i for i in range(64) if decision.available >> i & 1]
    return sum(bits[: decision.count])


def _first_counters(decision: CountersDecision) -> list[int]:
    left, numbers = decision.count, []
    for _, have in decision.cards:
        numbers.append(min(have, left))
        left -= numbers[-1]
    return numbers


_DEFAULTS: Final[dict[type, Callable[[Any], Any]]] = {
    ChainDecision: lambda decision: 0 if decision.forced else -1,
    EffectYesNoDecision: _no,
    YesNoDecision: _no,
    OptionDecision: lambda _: 0,
    AnnounceNumberDecision: lambda _: 0,
    CardsDecision: _first_cards,
    CodesDecision: _first_cards,
    SelectUnselectDecision: _first_unselected,
    PlaceDecision: _first_zones,
    DisableZonesDecision: _first_zones,
    PositionDecision: _first_position,
    TributeDecision: _first_tributes,
    SumDecision: _first_sum,
    SortCardsDecision: lambda _: None,
    SortChainDecision: lambda _: None,
    AnnounceRaceDecision: _first_bits,
    AnnounceAttributeDecision: _first_bits,
    CountersDecision: _first_counters,
}
