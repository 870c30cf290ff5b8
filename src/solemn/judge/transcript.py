"""A run told line by line: activations with cost and targets, resolutions, what happened, and the verdicts."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from solemn.judge.catalogue import rule
from solemn.judge.events import Event
from solemn.judge.record import Record
from solemn.judge.stories import StoryTeller
from solemn.judge.verdicts import Verdict, verdict_of
from solemn.judge.words import PHASE_TITLES, ZONE_TITLES
from solemn.spec.constants import LOCATION_MZONE, POS_FACEUP

_KINDS: Final = {"normal": "Normal Summons", "flip": "Flip Summons", "special": "Special Summons"}
_WHY: Final = {
    "destroy": "destroyed", "tribute": "Tributed", "material": "as material", "cost": "as a cost", "discard": "discarded",
    "rule": "by rule", "battle": "by battle", "replace": "instead", "redirect": "redirected",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a transcript: its kind (turn, phase, link, detail, event, verdict), its text, and for a verdict the verdict."""

    kind: str
    text: str
    verdict: Verdict | None = None


def transcript(record: Record) -> list[Line]:
    """The lines of a run."""
    teller = StoryTeller()
    lines: list[Line] = []
    for event in record.events:
        told = None if _is_told_as_cost(teller, event) else _TELL.get(event.name)
        own = [] if told is None else [Line(_LINE_KINDS.get(event.name, "event"), told(event))]
        ended = [_verdict_line(story) for story in teller.hear(event)]
        lines += [*ended, *own] if event.name in _BEGINNINGS else [*own, *ended]
        if event.name == "chained":
            lines += _details(teller, event)
    lines += [_verdict_line(story) for story in teller.finish()]
    return _phases_with_content(lines)


def _is_told_as_cost(teller: StoryTeller, event: Event) -> bool:
    if teller.activating is None:
        return False
    return event.name == "pay_lp" or (event.name == "move" and "cost" in event.values["reason"])


def verdicts(record: Record) -> list[Verdict]:
    """The verdicts of a run, in order."""
    return [line.verdict for line in transcript(record) if line.verdict is not None]


def _verdict_line(story: Any) -> Line:
    verdict = verdict_of(story)
    return Line("verdict", verdict.text, verdict)


def _details(teller: StoryTeller, event: Event) -> list[Line]:
    link = teller.links.get(event.values["link"])
    if link is None:
        return []
    what = [Line("detail", "as the activation of the card" if link.is_card else "as an effect of the card")]
    if link.paid:
        what.append(Line("detail", "cost: " + ", ".join(link.paid)))
    if link.targets:
        what.append(Line("detail", "targets: " + ", ".join(name for name, _ in link.targets)))
    return what


def _phases_with_content(lines: list[Line]) -> list[Line]:
    """The lines without phases in which nothing happened."""
    kept: list[Line] = []
    for line in lines:
        if line.kind in ("phase", "turn") and kept and kept[-1].kind == "phase":
            kept.pop()
        kept.append(line)
    return kept


def rule_lines(verdict: Verdict, told: set[str]) -> list[str]:
    """The sentences of a verdict's rules that were not told before; `told` takes them up."""
    new = [name for name in verdict.rules if name not in told]
    told.update(new)
    return [f"{name}: {rule(name).sentence}" for name in new]


# -- events in words -------------------------------------------------------------------------------------------------


def _place(where: dict[str, Any]) -> str:
    zone = where["zone"]
    return f"player {where['player']}'s {ZONE_TITLES[zone]}" if zone else "nowhere"


def _move(event: Event) -> str:
    values = event.values
    why = [text for word, text in _WHY.items() if word in values["reason"]]
    if values["from"]["zone"] is None:
        return f"{values['card']} appears in {_place(values['to'])}"
    where = f"{_place(values['from'])} to {_place(values['to'])}" if values["to"]["zone"] else f"{_place(values['from'])} to nowhere"
    return f"{values['card']}: {where}" + (f" ({', '.join(why)})" if why else "")


def _activate(event: Event) -> str:
    values = event.values
    return f"Chain Link {values['link']}: player {values['player']} activates {values['card']} ({ZONE_TITLES.get(values['zone'], '')})"


def _attack(event: Event) -> str:
    values = event.values
    return f"Player {values['player']} attacks {values['target'] or 'directly'} with {values['card']}"


def _summoning(event: Event) -> str:
    values = event.values
    return f"Player {values['player']} {_KINDS[values['kind']]} {values['card']}"


def _position(event: Event) -> str:
    location, old, new = event.about
    if location != LOCATION_MZONE:
        return f"{event.values['card']} is turned face-{'up' if new & POS_FACEUP else 'down'}"
    words = {1: "face-up Attack Position", 2: "face-down Attack Position", 4: "face-up Defense Position", 8: "face-down Defense Position"}
    return f"{event.values['card']}: {words.get(old, 'nowhere')} to {words.get(new, 'nowhere')}"


def _win(event: Event) -> str:
    player = event.values["player"]
    return f"Player {player} wins" if player < 2 else "The duel is a draw"


_TELL: Final[dict[str, Callable[[Event], str]]] = {
    "turn": lambda e: f"Turn of player {e.values['player']}",
    "phase": lambda e: PHASE_TITLES.get(e.values["phase"], e.values["phase"]),
    "activate": _activate,
    "resolve": lambda e: f"Chain Link {e.values['link']} resolves: {e.values['card']}",
    "activation_negated": lambda e: f"The activation of {e.values['card']} (Chain Link {e.values['link']}) is negated",
    "effect_negated": lambda e: f"The effect of {e.values['card']} (Chain Link {e.values['link']}) is negated",
    "summoning": _summoning,
    "summon_negated": lambda e: f"The Summon of {e.values['card']} is negated",
    "attack": _attack,
    "attack_negated": lambda _: "The attack is negated",
    "damage_step": lambda _: "The Damage Step begins",
    "damage": lambda e: f"Player {e.values['player']} takes {e.values['amount']} damage",
    "recover": lambda e: f"Player {e.values['player']} gains {e.values['amount']} LP",
    "pay_lp": lambda e: f"Player {e.values['player']} pays {e.values['amount']} LP",
    "draw": lambda e: f"Player {e.values['player']} draws {e.values['count']}",
    "move": _move,
    "position": _position,
    "set": lambda e: f"Player {e.values['player']} Sets a card: {e.values['card']}",
    "missed_timing": lambda e: f"{e.values['card']} misses the timing",
    "win": _win,
}
_BEGINNINGS: Final = frozenset({"turn", "phase", "attack", "summoning"})  # what ended is told before them
_LINE_KINDS: Final = {"turn": "turn", "phase": "phase", "activate": "link", "resolve": "link"}
