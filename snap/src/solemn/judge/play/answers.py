"""Answers to decisions: the one that a step means, and the one that is given when no step is meant for the decision."""

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
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
)
from solemn.judge.board.board import fits, place_of_card
from solemn.judge.board.offers import Offer
from solemn.judge.language.words import ATTRIBUTES, POSITIONS, SIGNS, TYPES, ZONES
from solemn.judge.scenario import model
from solemn.judge.scenario.names import CardNames

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
    if not step.cards and isinstance(decision, (CardsDecision, CodesDecision)) and decision.min and decision.cancelable:
        return None
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
    return _these([_zone_of(step, decision)], decision)


def _zones(step: model.ChooseZones, decision: PlaceDecision, *_: Any) -> Any:
    return _these([_zone_of(zone, decision) for zone in step.zones], decision)


def _zone_of(zone: model.ChooseZone | model.ZoneAt, decision: PlaceDecision) -> tuple[int, int, int]:
    return decision.player if zone.player is None else zone.player, ZONES[zone.zone], zone.seq


def _these(answer: Any, decision: Decision) -> Any:
    """The answer, if it is one that the decision takes."""
    return answer if decision.refusal(answer) is None else NOTHING


def _name(step: model.Name, decision: AnnounceCardDecision, _: list[Offer], names: CardNames) -> Any:
    return _these(names.original(step.card), decision)


def _types(step: model.DeclareType, decision: AnnounceRaceDecision, *_: Any) -> Any:
    return _these(_mask(step.type, TYPES), decision)


def _attributes(step: model.DeclareAttribute, decision: AnnounceAttributeDecision, *_: Any) -> Any:
    return _these(_mask(step.attribute, ATTRIBUTES), decision)


def _mask(words: str | list[str] | list[Any], bits: Mapping[str, int]) -> int:
    return sum({bits[word] for word in ([words] if isinstance(words, str) else words)})


def _remove_counters(step: model.RemoveCounters, decision: CountersDecision, _: list[Offer], names: CardNames) -> Any:
    offers = [Offer("choice", place_of_card(card, names), i) for i, (card, _) in enumerate(decision.cards)]
    numbers = [0] * len(offers)
    used: list[int] = []
    for row in step.cards:
        found = next_choice([row.card], offers, used, names)
        if found is None:
            return NOTHING
        numbers[found[1]] = row.count
        used.append(found[1])
    return _these(numbers, decision)


def _order(step: model.Order, decision: SortCardsDecision, _: list[Offer], names: CardNames) -> Any:
    offers = [Offer("choice", place_of_card(card, names), i) for i, card in enumerate(decision.cards)]
    first: list[int] = []
    for ref in step.cards:
        found = next_choice([ref], offers, first, names)
        if found is None:
            return NOTHING
        first.append(found[1])
    order = first + [i for i in range(len(offers)) if i not in first]
    return [order.index(i) for i in range(len(order))]


def _show_hand(step: model.ShowHand, *_: Any) -> int:
    return SIGNS[step.hand]


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
    (model.ChooseZones, PlaceDecision): _zones,
    (model.ChooseZones, DisableZonesDecision): _zones,
    (model.Name, AnnounceCardDecision): _name,
    (model.DeclareType, AnnounceRaceDecision): _types,
    (model.DeclareAttribute, AnnounceAttributeDecision): _attributes,
    (model.RemoveCounters, CountersDecision): _remove_counters,
    (model.Order, SortCardsDecision): _order,
    (model.Order, SortChainDecision): _order,
    (model.ShowHand, RockPaperScissorsDecision): _show_hand,
    (model.Choose, CardsDecision): _choose,
    (model.Choose, CodesDecision): _choose,
    (model.Choose, TributeDecision): _choose,
    (model.Choose, SumDecision): _choose,
}

_DECLARATIONS: Final = (model.Name, model.DeclareType, model.DeclareAttribute)


def is_declaration(step: Any, decision: Decision) -> bool:
    """Whether the step declares what this decision asks for, though perhaps not what may be declared."""
    return isinstance(step, _DECLARATIONS) and step.by in (None, decision.player) and is_meant(step, decision)


def may_be_declared(decision: Decision) -> list[str]:
    """The Types or Attributes that may be declared; empty for card names, of which there are too many."""
    if not isinstance(decision, (AnnounceRaceDecision, AnnounceAttributeDecision)):
        return []
    words = TYPES if isinstance(decision, AnnounceRaceDecision) else ATTRIBUTES
    return [word for word, bit in words.items() if decision.available & bit]


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
