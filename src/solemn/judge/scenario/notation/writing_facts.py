"""Facts as the notation writes them."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from solemn.judge.scenario.model import listed
from solemn.judge.scenario.notation.facts import OUTCOMES, SUBJECTS, full_outcome
from solemn.judge.scenario.notation.sentences import POSITION_KEYS, Sentences
from solemn.judge.scenario.notation.steps import VERBS
from solemn.judge.scenario.notation.trees import PHASES

_VERB_KEYS: Final = {word: key for key, word in VERBS.items()}
_OUTCOME_KEYS: Final = {word: key for key, word in OUTCOMES.items()}
_SUBJECT_KEYS: Final = {word: key for key, word in SUBJECTS.items()}
_PHASE_KEYS: Final = {word: key for key, word in PHASES.items()}
_STATS: Final = {"atk": "ATK", "def": "DEF"}


_TRAITS: Final = {"type": "OF_KIND", "attribute": "OF_ATTRIBUTE", "level": "OF_LEVEL"}


def fact_text(check: dict[str, Any], say: Sentences) -> str:
    """The check as a sentence. Raises KeyError for what there are no words for."""
    parts = [_moment(check["at"], say)] if "at" in check else []
    parts.append(_FACTS[check["check"]](check, say))
    parts += [f"{say.word(key)} [{check[word]}]" for word, key in (("from", "SINCE"), ("to", "UNTIL")) if word in check]
    return " ".join(parts)


def _moment(moment: Any, say: Sentences) -> str:
    if isinstance(moment, dict):
        if "since" in moment:
            raise KeyError("since")
        return f"[{say.word('AFTER_LINK')} {moment['resolved']}]"
    return f"[{moment}]"


def _lp(check: dict[str, Any], say: Sentences) -> str:
    return f"{say.player(check['player'])} {say.word('HAS')} {check['value']} {say.word('LP')}"


def _phase(check: dict[str, Any], say: Sentences) -> str:
    return f"{say.word('IT_IS')} {say.owned(say.word(_PHASE_KEYS[check['phase']]), check['player'])}"


def _card(check: dict[str, Any], say: Sentences) -> str:
    name, held = say.name(check["card"]), " ".join(_held(check, say))
    if "player" in check:
        if "is" in check:
            return f"{say.player(check['player'])} {say.word('HAS_NO')} {name} {held}".strip()
        count = f"{check['count']} " if "count" in check else ""
        return f"{say.player(check['player'])} {say.word('HAS')} {count}{name} {held}".strip()
    if set(check) & {*_STATS, "counters"} and not set(check) & {"zone", "seq", "pos", "negated", "owner", "is", "equipped_to", *_TRAITS}:
        return f"{name} {say.word('HAS')} {_stats(check, say)}"
    return f"{name} {say.word('IS_NOT' if 'is' in check else 'IS')} {held}"


def _held(check: dict[str, Any], say: Sentences) -> Iterator[str]:
    where = say.where(check.get("zone"), check.get("seq"))
    if where:
        yield where
    if "pos" in check:
        yield say.word(POSITION_KEYS[check["pos"]])
    stats = _stats(check, say)
    if stats:
        yield f"{say.word('WITH')} {stats}"
    if "negated" in check:
        yield say.word("WITH_EFFECTS_NEGATED" if check["negated"] else "WITH_EFFECTS")
    if "owner" in check:
        yield f"{say.word('OWNED_BY')} {say.player(check['owner'])}"
    for word, key in _TRAITS.items():
        if word in check:
            yield f"{say.word(key)} {', '.join(map(str, listed(check[word])))}"
    if "equipped_to" in check:
        yield f"{say.word('EQUIPPED')} {say.name(check['equipped_to'])}"


def _stats(check: dict[str, Any], say: Sentences) -> str:
    stats = [f"{check[word]} {say.word(key)}" for word, key in _STATS.items() if word in check]
    stats += [say.counters(check["counters"])] if "counters" in check else []
    return f" {say.word('AND')} ".join(stats)


def _verdict(check: dict[str, Any], say: Sentences) -> str:
    subject, outcome = check.get("subject"), check["outcome"]
    if not isinstance(outcome, str):
        raise KeyError("outcome")
    short = next((word for word in ("negated", "successful") if full_outcome(subject, word) == outcome), outcome)
    key = _OUTCOME_KEYS[short]
    sentence = [say.name(check["card"]), say.agreeing(f"NOT_{key}" if "is" in check else key, subject)]
    if subject == "link":
        number = f"{check['link']} " if "link" in check else ""
        sentence[0] = f"{say.word('SUBJECT_LINK')} {number}{sentence[0]}"
    elif subject is not None:
        sentence[0] = say.joined(_SUBJECT_KEYS[subject], sentence[0])
    if "by" in check:
        sentence.append(f"{say.word('BY')} {say.name(check['by'])}")
    cited = [*listed(check.get("rules")), *(f"{say.word('NOT_RULE')} {rule}" for rule in listed(check.get("not_rules")))]
    return " ".join([*sentence, *([f"({', '.join(cited)})"] if cited else [])])


def _offered(check: dict[str, Any], say: Sentences) -> str:
    ways = f" {say.word('OR')} ".join(_way(way, say) for way in listed(check.get("as", ["activate", "chain"])))
    place = {key: check[key] for key in ("card", "zone", "seq") if key in check}
    ref = f" {say.ref(place)}" if place else ""
    return f"{say.player(check['player'])} {say.word('COULD_NOT' if 'is' in check else 'COULD')} {ways}{ref}"


def _way(way: str, say: Sentences) -> str:
    verb = say.verb(_VERB_KEYS[way], True)
    return f"{verb} {say.word('WITH')}" if way == "attack" else verb


def _event(check: dict[str, Any], say: Sentences) -> str:
    event = _event_text(check["event"], say)
    if "is" in check:
        return f"{say.word('NO_EVENT')} {event}"
    count = f"{check['count']} " if "count" in check else ""
    return f"{count}{say.words['EVENT'][1 if check.get('count', 1) != 1 else 0]} {event}"


def _event_text(event: dict[str, Any], say: Sentences) -> str:
    pairs = ", ".join(f"{key} {_value(key, value, say)}" for key, value in event.items() if key != "event")
    return f"{event['event']}: {pairs}" if pairs else str(event["event"])


def _value(key: str, value: Any, say: Sentences) -> str:
    if value is None:
        return "none"
    if isinstance(value, dict):
        player = f"player {value['player']}" if "player" in value else ""
        return f"{player} {value.get('zone', '')}".strip()
    return say.name(value) if key in ("card", "target", "by", "reason", "what", "phase", "kind", "rule", "zone") else str(value)


def _asked(check: dict[str, Any], say: Sentences) -> str:
    if "card" in check or "count" in check:
        raise KeyError("card")
    what = f": {', '.join(listed(check['what']))}" if "what" in check else ""
    return f"{say.player(check['player'])} {say.word('WAS_NOT_ASKED' if 'is' in check else 'WAS_ASKED')}{what}"


def _order(check: dict[str, Any], say: Sentences) -> str:
    first, *others = (f"{say.word('EVENT')} {_event_text(event, say)}" for event in check["events"])
    return f" {say.word('THEN')} ".join([first, *others])


_FACTS: Final[dict[str, Callable[[dict[str, Any], Sentences], str]]] = {
    "lp": _lp,
    "phase": _phase,
    "card": _card,
    "event": _event,
    "order": _order,
    "offered": _offered,
    "asked": _asked,
    "verdict": _verdict,
}
