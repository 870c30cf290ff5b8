"""What a scenario expects, in sentences."""

from collections.abc import Callable, Iterator
from functools import reduce
from typing import Any, Final

import msgspec

from solemn.judge.language.speech import Speech
from solemn.judge.scenario import model
from solemn.judge.telling.happenings import happening_text
from solemn.judge.telling.phrases import counters_row, do_text, ref_text, zone_text
from solemn.spec.counter_kinds import named_kind


def expectation_text(check: Any, speech: Speech) -> str:
    """A check in words: what is expected, whether it is denied or counted, and at which moment."""
    text = _READERS[type(check)](check, speech)
    if getattr(check, "count", None) is not None:
        text = speech.say("expect-count", check=text, count=check.count)
    if getattr(check, "is_", True) is False:
        text = speech.say("expect-not", check=text)
    at = getattr(check, "at", None)
    if isinstance(at, model.Resolved):
        text = speech.say("expect-after-link", check=text, link=at.resolved)
    elif at is not None:
        text = speech.say("expect-at", check=text, label=at)
    for word, message in (("from_", "expect-since"), ("to", "expect-until")):
        label = getattr(check, word, None)
        text = text if label is None else speech.say(message, check=text, label=label)
    return text


def _lp(check: model.CheckLp, speech: Speech) -> str:
    return speech.say("expect-lp", player=check.player, amount=check.value)


def _phase(check: model.CheckPhase, speech: Speech) -> str:
    return speech.say("expect-phase", player=check.player, phase=speech.say("phase", phase=check.phase))


def _card(check: model.CheckCard, speech: Speech) -> str:
    what = speech.row(_traits(check, speech))
    return speech.say("expect-card", card=check.card, what=what) if what else speech.say("expect-there", card=check.card)


def _traits(check: model.CheckCard, speech: Speech) -> Iterator[str]:
    """Where and how the card is."""
    if check.zone is not None:
        where = speech.say("zone", zone=check.zone) if check.seq is None else zone_text(check.zone, check.seq, False, speech)
        yield where if check.player is None else speech.say("place", player=check.player, where=where)
    elif check.player is not None:
        yield speech.say("expect-controlled", player=check.player)
    if check.pos is not None:
        yield lying_text(check.pos, check.zone, speech)
    yield from (f"{word} {value}" for word, value in (("ATK", check.atk), ("DEF", check.def_)) if value is not None)
    if check.counters is not None:
        counters = check.counters.items() if isinstance(check.counters, dict) else [("", check.counters)]
        yield counters_row(((named_kind(kind), count) for kind, count in counters), speech)
    if check.negated is not None:
        yield speech.say("board-negated" if check.negated else "expect-not-negated")
    yield from (str(word) for word in (*model.listed(check.type), *model.listed(check.attribute)))
    if check.level is not None:
        yield speech.say("expect-level", number=check.level)
    if check.owner is not None:
        yield speech.say("expect-owned", player=check.owner)
    if check.equipped_to is not None:
        yield speech.say("expect-equipped", card=check.equipped_to)


def lying_text(pos: str, zone: str | None, speech: Speech) -> str:
    """How a card lies: a monster in a battle position, any other card face-up, Set, or face-down."""
    if pos == "set" and zone in ("banished", "extra"):
        return speech.say("lies-face-down")
    if pos == "faceup" or zone == "szone":
        return speech.say("board-position", position=pos, values="").strip()
    return speech.say("position", position=pos)


def pattern_text(pattern: model.EventPattern, speech: Speech) -> str:
    """An event that is expected, with the values that it must have."""
    values = msgspec.to_builtins(pattern)
    return happening_text(values.pop("event"), values, speech)


def _event(check: model.CheckEvent, speech: Speech) -> str:
    return pattern_text(check.event, speech)


def order_text(events: list[str], speech: Speech) -> str:
    """Events one after another."""
    return reduce(lambda first, rest: speech.say("expect-then", first=first, rest=rest), events) if events else ""


def _order(check: model.CheckOrder, speech: Speech) -> str:
    return order_text([pattern_text(pattern, speech) for pattern in check.events], speech)


def _offered(check: model.CheckOffered, speech: Speech) -> str:
    ref = model.CardAt(card=check.card, zone=check.zone, seq=check.seq)
    card = "" if (check.card, check.zone, check.seq) == (None, None, None) else ref_text(ref, speech)
    ways = [do_text(str(way), card, speech) for way in model.listed(check.as_)]
    return speech.say("expect-offered", player=check.player, what=speech.listed(ways, "or"))


def _asked(check: model.CheckAsked, speech: Speech) -> str:
    words = [asked_for(word, speech) for word in model.listed(check.what)]
    words += [] if check.card is None else [speech.card(check.card)]
    return speech.say("expect-asked", player=check.player, what=speech.row(words) or speech.say("expect-anything"))


def asked_for(word: str, speech: Speech) -> str:
    """What a player is asked for."""
    return speech.say("asked-for", what=word.replace("_", "-"))


def _verdict(check: model.CheckVerdict, speech: Speech) -> str:
    words = [speech.say("outcome", outcome=str(word).lower().replace(" ", "-")) for word in model.listed(check.outcome)]
    card = [] if check.card is None else [speech.card(check.card)]
    named = card if check.link is None else [speech.say("value", word="link", given=check.link), *card]
    parts = [*named, *([speech.listed(words, "or")] if words else [])]
    parts += [] if check.by is None else [speech.say("because-card", card=check.by)]
    parts += [str(rule) for rule in model.listed(check.rules)]
    barred = model.listed(check.not_rules)
    parts += [speech.say("expect-without", rules=speech.row(barred))] if barred else []
    return speech.say("expect-verdict", what=speech.row(parts) or speech.say("expect-anything"))


_READERS: Final[dict[type, Callable[[Any, Speech], str]]] = {
    model.CheckLp: _lp,
    model.CheckPhase: _phase,
    model.CheckCard: _card,
    model.CheckEvent: _event,
    model.CheckOrder: _order,
    model.CheckOffered: _offered,
    model.CheckAsked: _asked,
    model.CheckVerdict: _verdict,
}
