"""Whether what a scenario expects is what happened, and what was found instead."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec import UNSET

from solemn.judge.board.board import Board, BoardCard, fits
from solemn.judge.board.events import Event
from solemn.judge.board.record import END, Record
from solemn.judge.language.sayings import Said, saying
from solemn.judge.language.speech import english
from solemn.judge.play.citations import marks_of_verdict, verdicts_meant
from solemn.judge.scenario import model
from solemn.judge.scenario.names import CardNames
from solemn.judge.telling.transcript import verdicts
from solemn.spec.counter_kinds import counter_number

Found = list[str] | str | int | None
Checked = tuple[bool, Sequence[Any], Found]  # does it hold, what was looked at, and the same in the words of files
_VALUES: Final = (("pos", "pos"), ("negated", "negated"), ("atk", "atk"), ("def_", "def_"), ("owner", "owner"))


ASKED_WORDS: Final = {
    "main": "play", "battle": "play", "chain": "chain", "cards": "choose", "select_unselect": "choose", "tribute": "choose",
    "sum": "choose", "yes_no": "yes_no", "option": "option", "announce_number": "number", "place": "zone", "disable_zones": "zone",
    "position": "position", "announce_race": "type", "announce_attribute": "attribute", "announce_card": "name", "counters": "counters",
    "sort_cards": "order", "sort_chain": "order", "rock_paper_scissors": "rock_paper_scissors",
}  # fmt: skip


class NoSuchMoment(Exception):
    """The step with this label was never reached, or the link never resolved."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.said = said


@dataclass(frozen=True, slots=True)
class CheckResult:
    """One check: does it hold, what was found in the words of files, and what was looked at; `missing` says what moment never came."""

    check: Any
    ok: bool
    found: Found
    seen: tuple[Any, ...] = ()
    missing: Said | None = None


def judge_check(check: Any, record: Record, names: CardNames) -> CheckResult:
    """Check one expectation against what a run left behind."""
    try:
        ok, seen, found = _CHECKS[type(check)](check, record, names)
    except NoSuchMoment as error:
        return CheckResult(check, False, english().tell(error.said), missing=error.said)
    return CheckResult(check, ok, found, tuple(seen))


def check_text(check: Any) -> str:
    """A check as its file has it, in one line."""
    return msgspec.json.encode(check).decode()


def _board(check: Any, record: Record) -> Board:
    if check.at is None:
        board = record.final
    elif isinstance(check.at, model.Resolved):
        return _after_link(check.at, record)
    else:
        board = record.boards.get(check.at)
    if board is None:
        raise NoSuchMoment(saying("never-reached", label=check.at))
    return board


def _after_link(moment: model.Resolved, record: Record) -> Board:
    low = _moment(moment.since, record, 0)
    found = next((board for step, link, board in record.after_links if link == moment.resolved and step >= low), None)
    if found is None:
        raise NoSuchMoment(saying("never-resolved", link=moment.resolved))
    return found


def _span(check: Any, record: Record) -> tuple[int, int]:
    return _moment(check.from_, record, 0), _moment(check.to, record, END)


def _moment(label: str | None, record: Record, default: int) -> int:
    if label is None:
        return default
    if label not in record.labels:
        raise NoSuchMoment(saying("never-reached", label=label))
    return record.labels[label]


def _holds(hits: int, check: Any) -> bool:
    if check.count is not None:
        return hits == int(check.count)
    return bool(hits) == bool(check.is_)


def _lp(check: model.CheckLp, record: Record, _: CardNames) -> Checked:
    found = _board(check, record).lp[check.player]
    return found == check.value, [found], found


def _phase(check: model.CheckPhase, record: Record, _: CardNames) -> Checked:
    board = _board(check, record)
    found = f"player {board.turn_player}, {board.phase}"
    return (board.turn_player, board.phase) == (check.player, check.phase), [board], found


def _card(check: model.CheckCard, record: Record, names: CardNames) -> Checked:
    cards = _board(check, record).cards
    wanted = model.CardAt(card=check.card, player=check.player, zone=check.zone, seq=check.seq)
    values = [(theirs, value) for ours, theirs in _VALUES if (value := getattr(check, ours)) is not None]
    hits = [
        c for c in cards
        if fits(wanted, c, names) and all(getattr(c, word) == value for word, value in values) and _has_traits(check, c, names)
    ]  # fmt: skip
    seen = [c for c in cards if c.card == names.title(check.card)]
    return _holds(len(hits), check), seen, [_card_found(check, c) for c in seen]


def _has_counters(wanted: int | dict[str, int], card: BoardCard) -> bool:
    """Whether it has so many counters in all, or so many of each kind that is named."""
    if isinstance(wanted, int):
        return sum(count for _, count in card.counters) == wanted
    have = {counter_number(kind): count for kind, count in card.counters}
    return all(have.get(counter_number(kind), 0) == count for kind, count in wanted.items())


def _has_traits(check: model.CheckCard, card: BoardCard, names: CardNames) -> bool:
    """Whether its Types, its Attribute, its counters, its Level and its bearer are those of the check."""
    return (
        set(model.listed(check.type)) <= set(card.types)
        and set(model.listed(check.attribute)) <= set(card.attributes)
        and (check.counters is None or _has_counters(check.counters, card))
        and check.level in (None, card.level or 0)
        and (check.equipped_to is None or names.title(check.equipped_to) == card.equipped_to)
    )


def _card_found(check: model.CheckCard, card: BoardCard) -> str:
    """The card as it is, with what the check asks for."""
    asked = {
        "def": card.def_ if check.def_ is not None else None,
        "type": "+".join(card.types) if check.type is not None else None,
        "attribute": "+".join(card.attributes) if check.attribute is not None else None,
        "level": card.level or 0 if check.level is not None else None,
        "equipped_to": card.equipped_to or "nothing" if check.equipped_to is not None else None,
    }
    return " ".join([str(card), *(f"{word}={value}" for word, value in asked.items() if value is not None)])


def _pattern_values(pattern: model.EventPattern, names: CardNames) -> dict[str, Any]:
    wanted: dict[str, Any] = {}
    for entry in msgspec.structs.fields(pattern):
        value = getattr(pattern, entry.name)
        if value is UNSET or entry.name == "event":
            continue
        if entry.name in ("card", "target", "by") and value is not None:
            value = names.title(value)
        wanted[entry.encode_name] = value
    return wanted


def _is_somewhere(wanted: model.Somewhere, have: dict[str, Any]) -> bool:
    return wanted.player in (None, have["player"]) and wanted.zone in (None, have["zone"])


def _value_fits(have: Any, word: str, wanted: Any) -> bool:
    if isinstance(wanted, model.Somewhere):
        return isinstance(have, dict) and _is_somewhere(wanted, have)
    if word == "reason":
        return wanted in (have or ())
    if word == "what" and isinstance(have, str) and counter_number(have) is not None:
        return counter_number(str(wanted)) == counter_number(have)
    return bool(have == wanted)


def _matching(pattern: model.EventPattern, record: Record, names: CardNames, low: int = 0, high: int = END) -> list[int]:
    wanted = _pattern_values(pattern, names)
    return [
        i
        for i, event in enumerate(record.events)
        if event.name == pattern.event
        and low <= event.step < high
        and all(_value_fits(event.values.get(word), word, value) for word, value in wanted.items())
    ]


def _event(check: model.CheckEvent, record: Record, names: CardNames) -> Checked:
    hits = [record.events[i] for i in _matching(check.event, record, names, *_span(check, record))]
    return _holds(len(hits), check), hits, list(map(str, hits))


def _order(check: model.CheckOrder, record: Record, names: CardNames) -> Checked:
    last = -1
    seen: list[Event] = []
    for pattern in check.events:
        later = [i for i in _matching(pattern, record, names) if i > last]
        if not later:
            return False, [*seen, pattern], [*map(str, seen), "then none of " + msgspec.json.encode(pattern).decode()]
        last = later[0]
        seen.append(record.events[last])
    return True, seen, list(map(str, seen))


def _offered(check: model.CheckOffered, record: Record, names: CardNames) -> Checked:
    low, high = _span(check, record)
    ways = set(model.listed(check.as_))
    if "activate" in ways:  # in an open phase, or in response
        ways.add("chain")
    wanted = model.CardAt(card=check.card, zone=check.zone, seq=check.seq)
    hits = [
        (had, offer)
        for had in record.offers
        if low <= had.step < high and had.player == check.player
        for offer in had.options
        if offer.way in ways and (offer.place is None or fits(wanted, offer.place, names))
    ]
    found = {
        f"{offer.way} {offer.place.card if offer.place else ''} by player {had.player} ({had.kind}, after step {had.step})"
        for had, offer in hits
    }
    return bool(hits) == check.is_, hits, sorted(found)[:6]


def _asked(check: model.CheckAsked, record: Record, names: CardNames) -> Checked:
    low, high = _span(check, record)
    wanted = model.CardAt(card=check.card)
    hits = [
        had for had in record.offers
        if low <= had.step < high and had.player == check.player
        and (check.what is None or ASKED_WORDS.get(had.kind) in model.listed(check.what))
        and (check.card is None or any(offer.place is not None and fits(wanted, offer.place, names) for offer in had.options))
    ]  # fmt: skip
    seen = [(had, ASKED_WORDS.get(had.kind, had.kind)) for had in hits]
    return _holds(len(hits), check), seen, [f"{word} after step {had.step}" for had, word in seen][:6]


def _verdict(check: model.CheckVerdict, record: Record, names: CardNames) -> Checked:
    given = verdicts_meant(check, verdicts(record), names)
    hits = [verdict for _, verdict in given if marks_of_verdict(check, verdict, names).right]
    found = [f"{verdict.text} [{', '.join(verdict.rules)}]" for _, verdict in given]
    return bool(hits) == check.is_, [number for number, _ in given], found


_CHECKS: Final[dict[type, Callable[[Any, Record, CardNames], Checked]]] = {
    model.CheckLp: _lp,
    model.CheckPhase: _phase,
    model.CheckCard: _card,
    model.CheckEvent: _event,
    model.CheckOrder: _order,
    model.CheckOffered: _offered,
    model.CheckAsked: _asked,
    model.CheckVerdict: _verdict,
}
