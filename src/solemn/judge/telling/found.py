"""What was found where a scenario expects something, in words."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from solemn.judge.board.board import Board, BoardCard
from solemn.judge.board.events import Event
from solemn.judge.board.record import Offered, Record
from solemn.judge.language.speech import Speech
from solemn.judge.scenario import model
from solemn.judge.telling.expectations import asked_for, lying_text, order_text, pattern_text
from solemn.judge.telling.happenings import happening_text
from solemn.judge.telling.phrases import counters_row, offer_text, zone_text
from solemn.judge.telling.transcript import verdicts

_MOST: Final = 6  # offers that are told


def found_text(check: Any, seen: Sequence[Any], record: Record, speech: Speech) -> str:
    """What a check found: `seen` is what was looked at, in the kinds that `judge_check` gives."""
    return _READERS[type(check)](check, seen, record, speech) or speech.say("none")


def _lp(_: Any, seen: Sequence[int], __: Record, speech: Speech) -> str:
    return speech.row(f"{amount} LP" for amount in seen)


def _phase(_: Any, seen: Sequence[Board], __: Record, speech: Speech) -> str:
    return speech.row(
        speech.say("expect-phase", player=board.turn_player, phase=speech.say("phase", phase=board.phase)) for board in seen
    )  # fmt: skip


def _cards(check: model.CheckCard, seen: Sequence[BoardCard], _: Record, speech: Speech) -> str:
    texts = Counter(speech.row(_traits(check, card, speech)) for card in seen)
    return speech.row((text if count == 1 else f"{count} × {text}" for text, count in texts.items()), "semicolon")


def _traits(check: model.CheckCard, card: BoardCard, speech: Speech) -> Iterator[str]:
    """Where and how the card is, with what the check asks for."""
    yield speech.say("place", player=card.player, where=zone_text(card.zone, card.seq, False, speech))
    if card.zone in ("mzone", "szone", "banished") and card.pos is not None:
        yield lying_text(card.pos, card.zone, speech)
    if card.atk is not None:
        yield f"ATK {card.atk}"
    if check.def_ is not None and card.def_ is not None:
        yield f"DEF {card.def_}"
    if card.counters or check.counters is not None:
        yield counters_row(card.counters or [("", 0)], speech)
    if card.negated:
        yield speech.say("board-negated")
    yield from card.types if check.type is not None else ()
    yield from card.attributes if check.attribute is not None else ()
    if check.level is not None:
        yield speech.say("expect-level", number=card.level or 0)
    if check.owner is not None:
        yield speech.say("expect-owned", player=card.owner)
    if check.equipped_to is not None:
        yield speech.say("expect-equipped", card=card.equipped_to or speech.say("nothing"))


def _events(_: Any, seen: Sequence[Event], __: Record, speech: Speech) -> str:
    return speech.row((_event(event, speech) for event in seen), "semicolon")


def _event(event: Event, speech: Speech) -> str:
    return happening_text(event.name, {word: value for word, value in event.values.items() if value is not None}, speech)


def _order(_: Any, seen: Sequence[Event | model.EventPattern], __: Record, speech: Speech) -> str:
    """The events found, and the first one that did not follow."""
    missing = [speech.say("not-any-more", what=pattern_text(one, speech)) for one in seen if isinstance(one, model.EventPattern)]
    return order_text([*(_event(one, speech) for one in seen if isinstance(one, Event)), *missing], speech)


def _offers(_: Any, seen: Sequence[tuple[Offered, Any]], __: Record, speech: Speech) -> str:
    texts = [speech.say("found-after", what=offer_text(offer, speech), step=had.step) for had, offer in seen]
    return speech.row(list(dict.fromkeys(texts))[:_MOST], "semicolon")


def _questions(_: Any, seen: Sequence[tuple[Offered, str]], __: Record, speech: Speech) -> str:
    texts = [speech.say("found-after", what=asked_for(word, speech), step=had.step) for had, word in seen]
    return speech.row(texts[:_MOST], "semicolon")


def _verdicts(_: Any, seen: Sequence[int], record: Record, speech: Speech) -> str:
    told = verdicts(record, speech)
    return speech.row((f"{told[number].text} [{', '.join(told[number].rules)}]" for number in seen), "semicolon")


_READERS: Final[dict[type, Callable[[Any, Any, Record, Speech], str]]] = {
    model.CheckLp: _lp,
    model.CheckPhase: _phase,
    model.CheckCard: _cards,
    model.CheckEvent: _events,
    model.CheckOrder: _order,
    model.CheckOffered: _offers,
    model.CheckAsked: _questions,
    model.CheckVerdict: _verdicts,
}
