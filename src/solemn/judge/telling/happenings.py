"""Events in a few words: what kind of thing happened, and its values. Those of a run, and those that a scenario expects."""

from collections.abc import Mapping
from typing import Any, Final

from solemn.judge.language.speech import Speech
from solemn.judge.language.words import PHASES, ZONES
from solemn.judge.scenario import model

_SIDES: Final = ("heads", "tails")
_SUMMONS: Final = ("normal", "flip", "special")


def happening_text(name: str, values: Mapping[str, Any], speech: Speech) -> str:
    """An event by its name, with those of its values that are given."""
    what = speech.say("happening", event=name.replace("_", "-"))
    shown = [text for word, value in values.items() if value not in ([], {}) and (text := _value_text(word, value, speech))]
    return speech.say("happening-of", what=what, values=speech.row(shown)) if shown else what


def _value_text(word: str, value: Any, speech: Speech) -> str:
    if value is None:
        return speech.say("value-none", word=word) if word in ("target", "by") else ""
    return speech.say("value", word=word, given=_plain(word, value, speech))


def _plain(word: str, value: Any, speech: Speech) -> str:
    """The value alone, in words of the language where it is one of a file's."""
    if word in ("card", "target", "by"):
        return speech.card(value)
    if word in ("from", "to"):
        return _somewhere(value, speech)
    if word == "reason":
        return speech.row(speech.say("reason", reason=reason.replace("_", "-")) for reason in model.listed(value))
    if word == "what":
        return speech.row(speech.say("coin-side", side=part) if part in _SIDES else part for part in str(value).split(", "))
    if word == "kind" and value in _SUMMONS:
        return speech.say("summon-kind", kind=value)
    if word == "phase" and value in PHASES.values():
        return speech.say("phase", phase=value)
    return speech.say("zone", zone=value) if word == "zone" and value in ZONES else str(value)


def _somewhere(where: Mapping[str, Any], speech: Speech) -> str:
    zone = speech.say("zone", zone=where["zone"]) if where.get("zone") else ""
    if where.get("player") is None:
        return zone
    return speech.say("place", player=where["player"], where=zone) if zone else speech.say("board-of", player=where["player"])
