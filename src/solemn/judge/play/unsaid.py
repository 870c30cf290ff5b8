"""What is answered because no step says anything, as events: only what was a choice, and no zones, orders, or chances to respond."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from solemn.core.decisions.card_choices import (
    CardsDecision,
    CodesDecision,
    CountersDecision,
    SelectUnselectDecision,
    SumDecision,
    TributeDecision,
)
from solemn.core.decisions.kinds import (
    AnnounceAttributeDecision,
    AnnounceNumberDecision,
    AnnounceRaceDecision,
    Decision,
    EffectYesNoDecision,
    OptionDecision,
    PositionDecision,
    YesNoDecision,
)
from solemn.duel.moves import TEXTS_A_CARD
from solemn.judge.board.events import Event
from solemn.judge.language.words import ATTRIBUTES, TYPES, position_word
from solemn.judge.scenario.names import CardNames

Answered = dict[str, Any] | None


def unsaid(decision: Decision, answer: Any, names: CardNames, step: int) -> Event | None:
    """The event for an answer by default; None if there was nothing to choose."""
    reader = _READERS.get(type(decision))
    values = None if reader is None else reader(decision, answer, names)
    return None if values is None else Event("default", {"player": decision.player, **values}, (), step)


def _no(decision: YesNoDecision, _: Any, names: CardNames) -> Answered:
    """With the card whose text asks, if it is one's."""
    code = decision.desc >> TEXTS_A_CARD
    printed = names.find(code) if code else None
    return {"what": "no", "cards": [] if printed is None else [names.of_code(code)]}


def _no_effect(decision: EffectYesNoDecision, _: Any, names: CardNames) -> Answered:
    return {"what": "no", "cards": [names.of_code(decision.card.printed.code)]}


def _option(decision: OptionDecision, answer: int, _: CardNames) -> Answered:
    return {"what": "option", "value": str(answer + 1)} if len(decision.options) > 1 else None


def _number(decision: AnnounceNumberDecision, answer: int, _: CardNames) -> Answered:
    return {"what": "number", "value": str(decision.options[answer])} if len(decision.options) > 1 else None


def _cards(decision: Any, answer: Any, names: CardNames) -> Answered:
    if answer is None or len(answer) == len(decision.cards):
        return None
    return _these((decision.cards[i].printed.code for i in answer), names)


def _codes(decision: CodesDecision, answer: Any, names: CardNames) -> Answered:
    if answer is None or len(answer) == len(decision.codes):
        return None
    return _these((decision.codes[i] for i in answer), names)


def _one_of(decision: SelectUnselectDecision, answer: int | None, names: CardNames) -> Answered:
    if answer is None or len(decision.cards) < 2:
        return None
    return _these([decision.cards[answer].printed.code], names)


def _these(codes: Iterable[int], names: CardNames) -> Answered:
    return {"what": "choose", "cards": [names.of_code(code) for code in codes]}


def _position(decision: PositionDecision, answer: int, _: CardNames) -> Answered:
    several = decision.positions & (decision.positions - 1)
    return {"what": "position", "value": position_word(answer)} if several else None


def _bits(what: str, words: Iterable[tuple[str, int]]) -> Callable[..., Answered]:
    table = tuple(words)

    def read(decision: Any, answer: int, _: CardNames) -> Answered:
        if answer == decision.available:
            return None
        return {"what": what, "value": ", ".join(word for word, bit in table if answer & bit)}

    return read


def _counters(decision: CountersDecision, answer: list[int], names: CardNames) -> Answered:
    if len(decision.cards) < 2:
        return None
    return {"what": "counters", "cards": [names.of_code(card.printed.code) for (card, _), number in zip(decision.cards, answer) if number]}


_READERS: Final[dict[type, Callable[..., Answered]]] = {
    YesNoDecision: _no,
    EffectYesNoDecision: _no_effect,
    OptionDecision: _option,
    AnnounceNumberDecision: _number,
    CardsDecision: _cards,
    CodesDecision: _codes,
    TributeDecision: _cards,
    SumDecision: _cards,
    SelectUnselectDecision: _one_of,
    PositionDecision: _position,
    AnnounceRaceDecision: _bits("type", TYPES.items()),
    AnnounceAttributeDecision: _bits("attribute", ATTRIBUTES.items()),
    CountersDecision: _counters,
}
