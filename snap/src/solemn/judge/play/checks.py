"""Whether what a scenario expects is what happened, and what was found instead."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec import UNSET

from solemn.judge.board.board import Board, BoardCard, fits
from solemn.judge.board.record import END, Record
from solemn.judge.play.citations import is_about, marks_of_verdict
from solemn.judge.scenario import model
from solemn.judge.scenario.names import CardNames
from solemn.judge.telling.transcript import verdicts

Found = list[str] | str | int | None
_VALUES: Final = (("pos", "pos"), ("negated", "negated"), ("atk", "atk"), ("def_", "def_"), ("counters", "counters"), ("owner", "owner"))


class NoSuchMoment(Exception):
    """The step with this label was never reached."""


@dataclass(frozen=True, slots=True)
class CheckResult:
    """One check: does it hold, and what was found."""

    check: Any
    ok: bool
    found: Found


def judge_check(check: Any, record: Record, names: CardNames) -> CheckResult:
    """Check one expectation against what a run left behind."""
    try:
        ok, found = _CHECKS[type(check)](check, record, names)
    except NoSuchMoment as error:
        return CheckResult(check, False, str(error))
    return CheckResult(check, ok, found)


def check_text(check: Any) -> str:
    """A check as its file has it, in one line."""
    return msgspec.json.encode(check).decode()


def _board(check: Any, record: Record) -> Board:
    if check.at is None:
        board = record.final
    else:
        board = record.boards.get(check.at)
    if board is None:
        raise NoSuchMoment(f"the step {check.at!r} was never reached")
    return board


def _span(check: Any, record: Record) -> tuple[int, int]:
    return _moment(check.from_, record, 0), _moment(check.to, record, END)


def _moment(label: str | None, record: Record, default: int) -> int:
    if label is None:
        return default
    if label not in record.labels:
        raise NoSuchMoment(f"the step {label!r} was never reached")
    return record.labels[label]


def _holds(hits: int, check: Any) -> bool:
    if check.count is not None:
        return hits == int(check.count)
    return bool(hits) == bool(check.is_)


def _lp(check: model.CheckLp, record: Record, _: CardNames) -> tuple[bool, Found]:
    found = _board(check, record).lp[check.player]
    return found == check.value, found


def _phase(check: model.CheckPhase, record: Record, _: CardNames) -> tuple[bool, Found]:
    board = _board(check, record)
    return (board.turn_player, board.phase) == (check.player, check.phase), f"player {board.turn_player}, {board.phase}"


def _card(check: model.CheckCard, record: Record, names: CardNames) -> tuple[bool, Found]:
    cards = _board(check, record).cards
    wanted = model.CardAt(card=check.card, player=check.player, zone=check.zone, seq=check.seq)
    values = [(theirs, value) for ours, theirs in _VALUES if (value := getattr(check, ours)) is not None]
    hits = [c for c in cards if fits(wanted, c, names) and all(_value_of(c, word) == value for word, value in values)]
    return _holds(len(hits), check), [str(c) for c in cards if c.card == names.title(check.card)]


def _value_of(card: BoardCard, word: str) -> Any:
    value = getattr(card, word)
    return 0 if word == "counters" and value is None else value


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


def _event(check: model.CheckEvent, record: Record, names: CardNames) -> tuple[bool, Found]:
    hits = _matching(check.event, record, names, *_span(check, record))
    return _holds(len(hits), check), [str(record.events[i]) for i in hits]


def _order(check: model.CheckOrder, record: Record, names: CardNames) -> tuple[bool, Found]:
    last = -1
    seen: list[str] = []
    for pattern in check.events:
        later = [i for i in _matching(pattern, record, names) if i > last]
        if not later:
            return False, [*seen, "then none of " + msgspec.json.encode(pattern).decode()]
        last = later[0]
        seen.append(str(record.events[last]))
    return True, seen


def _offered(check: model.CheckOffered, record: Record, names: CardNames) -> tuple[bool, Found]:
    low, high = _span(check, record)
    ways = [check.as_] if isinstance(check.as_, str) else check.as_
    wanted = model.CardAt(card=check.card, zone=check.zone, seq=check.seq)
    hits = {
        f"{offer.way} {offer.place.card if offer.place else ''} by player {had.player} ({had.kind}, after step {had.step})"
        for had in record.offers
        if low <= had.step < high and had.player == check.player
        for offer in had.options
        if offer.way in ways and (offer.place is None or fits(wanted, offer.place, names))
    }
    return bool(hits) == check.is_, sorted(hits)[:6]


def _verdict(check: model.CheckVerdict, record: Record, names: CardNames) -> tuple[bool, Found]:
    given = [verdict for verdict in verdicts(record) if is_about(check, verdict, names)]
    hits = [verdict for verdict in given if marks_of_verdict(check, verdict, names).right]
    return bool(hits) == check.is_, [f"{verdict.text} [{', '.join(verdict.rules)}]" for verdict in given]


_CHECKS: Final[dict[type, Callable[[Any, Record, CardNames], tuple[bool, Found]]]] = {
    model.CheckLp: _lp,
    model.CheckPhase: _phase,
    model.CheckCard: _card,
    model.CheckEvent: _event,
    model.CheckOrder: _order,
    model.CheckOffered: _offered,
    model.CheckVerdict: _verdict,
}
