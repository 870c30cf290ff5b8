"""A run told line by line: activations with cost and targets, resolutions, what happened, and the verdicts."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from solemn.judge.board.events import Event
from solemn.judge.board.record import Record
from solemn.judge.language.placed import PlacedName
from solemn.judge.language.speech import Speech, english
from solemn.judge.language.words import position_word
from solemn.judge.telling.phrases import counters_text, zone_text
from solemn.judge.telling.stories import LinkStory, Negation
from solemn.judge.telling.story_teller import StoryTeller
from solemn.judge.telling.verdicts import Verdict, verdict_of
from solemn.spec.constants import LOCATION_MZONE, POS_FACEUP

_WHY: Final = ("destroy", "tribute", "material", "cost", "discard", "rule", "battle", "replace", "redirect")

_TOGETHER: Final = {
    ("tribute", "material"): "tribute",
    ("destroy", "battle"): "destroyed-by-battle", ("destroy", "rule"): "destroyed-by-rule", ("cost", "discard"): "discarded-as-cost",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a transcript: its kind (turn, phase, link, detail, event, verdict), its text, and for a verdict the verdict."""

    kind: str
    text: str
    verdict: Verdict | None = None
    step: int = 0  # the number of the step that it follows
    negation: Negation | None = None  # what is judged, if it is that effects are negated from now on, or no longer


def transcript(record: Record, speech: Speech | None = None) -> list[Line]:
    """The lines of a run, in English unless another speech is given."""
    telling = Telling(speech or english())
    lines = [line for event in record.events for line in telling.tell(event)]
    return phases_with_content([*lines, *telling.finish(record.at_rest, record.taken)])


class Telling:
    """Tells event after event. What is not to be told in words is heard all the same, so that what comes later is told right."""

    __slots__ = ("_held", "_phase", "_speech", "_teller")

    def __init__(self, speech: Speech) -> None:
        self._held: list[Line] = []  # what happened while something was being activated: told after the activation
        self._speech = speech
        self._teller = StoryTeller(speech)
        self._phase = ""

    @property
    def links(self) -> dict[int, LinkStory]:
        """The links of the Chain so far, by number."""
        return self._teller.links

    def hear(self, event: Event) -> None:
        """Take an event without a word."""
        self._note_phase(event)
        self._teller.hear(event)
        if self._teller.activating is None:
            self._held = []

    def tell(self, event: Event) -> list[Line]:
        """The lines for the next event, with the verdicts on what ended with it."""
        activating = self._teller.activating is not None
        lines = [replace(line, step=event.step) for line in self._lines(event)]
        if activating and self._teller.activating is not None and event.name != "message":
            self._held += lines
            return []
        if self._teller.activating is None and self._held:
            self._held, held = [], self._held
            return [*lines, *held] if event.name == "chained" else [*held, *lines]
        return lines

    def _lines(self, event: Event) -> list[Line]:
        teller, speech = self._teller, self._speech
        told = None if _is_told_as_cost(teller, event) or _is_told_already(teller, event) else _TELL.get(event.name)
        own = [] if told is None else [Line(_LINE_KINDS.get(event.name, "event"), told(event, speech))]
        if self._note_phase(event):
            own.insert(0, Line("phase", speech.say("phase", phase=self._phase)))
        ended = [_verdict_line(story, speech) for story in teller.hear(event)]
        lines = [*ended, *own] if event.name in _BEGINNINGS else [*own, *ended]
        if event.name == "chained":
            lines += _details(teller, event, speech)
        return lines

    def _note_phase(self, event: Event) -> bool:
        """Whether the Battle Step begins with the event: the log has no row for the step in which attacks are declared."""
        self._phase = event.values["phase"] if event.name == "phase" else self._phase
        begins = event.name == "attack" and self._phase == "battle_start"
        self._phase = "battle_step" if begins else self._phase
        return begins

    def finish(self, at_rest: bool, step: int) -> list[Line]:
        """The verdicts on what is still open when the record ends, after so many steps."""
        self._held, held = [], self._held
        return [*held, *(replace(_verdict_line(story, self._speech), step=step) for story in self._teller.finish(at_rest))]


def _is_told_already(teller: StoryTeller, event: Event) -> bool:
    """Whether the attack was told to be negated where the effect did that, before it ended."""
    return event.name == "attack_negated" and teller.attack_is_negated


def _is_told_as_cost(teller: StoryTeller, event: Event) -> bool:
    if teller.activating is None:
        return False
    return event.name in ("pay_lp", "counters_removed") or (event.name == "move" and "cost" in event.values["reason"])


def verdicts(record: Record, speech: Speech | None = None) -> list[Verdict]:
    """The verdicts of a run, in order."""
    return [line.verdict for line in transcript(record, speech) if line.verdict is not None]


def _verdict_line(story: Any, speech: Speech) -> Line:
    verdict = verdict_of(story, speech)
    return Line("verdict", verdict.text, verdict, negation=story if isinstance(story, Negation) else None)


def _details(teller: StoryTeller, event: Event, speech: Speech) -> list[Line]:
    link = teller.links.get(event.values["link"])
    if link is None:
        return []
    what = [Line("detail", speech.say("as-card" if link.is_card else "as-effect"))]
    if link.paid:
        what.append(Line("detail", speech.say("cost", costs=speech.row(link.paid))))
    if link.targets:
        what.append(Line("detail", speech.say("targets", cards=speech.cards(target.card for target in link.targets))))
    return what


def phases_with_content(lines: list[Line]) -> list[Line]:
    """The lines without phases in which nothing happened."""
    kept: list[Line] = []
    for line in lines:
        if line.kind in ("phase", "turn") and kept and kept[-1].kind == "phase":
            kept.pop()
        kept.append(line)
    return kept


def rule_lines(verdict: Verdict, told: set[str], speech: Speech | None = None) -> list[str]:
    """The sentences of a verdict's rules that were not told before; `told` takes them up."""
    new = [name for name in verdict.rules if name not in told]
    told.update(new)
    return [f"{name}: {(speech or english()).rule(name)}" for name in new]


# -- events in words -------------------------------------------------------------------------------------------------


def _place(where: dict[str, Any], place: tuple[int, ...], in_scale: bool, speech: Speech) -> str:
    """Whose zone, and which one of a row."""
    if not where["zone"]:
        return speech.say("nowhere")
    return speech.say("place", player=where["player"], where=zone_text(where["zone"], place[2], in_scale, speech))


def _activate(event: Event, speech: Speech) -> str:
    (_, _, number, *_), in_scale = event.about
    return speech.say("activate", where=zone_text(event.values["zone"] or "none", number, in_scale, speech), **event.values)


def _move(event: Event, speech: Speech) -> str:
    values, (before, after, was_scale, is_scale, *_) = event.values, event.about
    to = _place(values["to"], after, is_scale, speech)
    if values["from"]["zone"] is None:
        return speech.say("appears", card=values["card"], to=to)
    words = {"card": values["card"], "from": _place(values["from"], before, was_scale, speech), "to": to}
    why = speech.row(speech.say("why", reason=word) for word in _why(values["reason"]))
    return speech.say("move-why", why=why, **words) if why else speech.say("move", **words)


def _why(reasons: list[str]) -> list[str]:
    """The reasons of a move that are told; two that belong together are one."""
    told: list[str] = [word for word in _WHY if word in reasons]
    for (first, second), both in _TOGETHER.items():
        if first in told and second in told:
            told = [both, *(word for word in told if word not in (first, second))]
    return told


def _attack(event: Event, speech: Speech) -> str:
    values = event.values
    if values.get("by"):
        return speech.say("attack-redirected" if values["target"] else "attack-redirected-directly", **values)
    told_apart = isinstance(values["target"], PlacedName)
    if values["target"] and values["target"] == values["card"] and not told_apart:  # of two cards with one name the player is named
        return speech.say("attack-namesake", other=1 - values["player"], **values)
    return speech.say("attack" if values["target"] else "attack-directly", **values)


def _replay(event: Event, speech: Speech) -> str:
    return speech.say("attack-again" if event.values["target"] else "attack-again-directly", **event.values)


def _message(event: Event, speech: Speech) -> str:
    return speech.say("script-says-of" if event.values["card"] else "script-says", **event.values)


def _position(event: Event, speech: Speech) -> str:
    location, old, new = event.about[:3]
    if location != LOCATION_MZONE:
        return speech.say("face-up" if new & POS_FACEUP else "face-down", **event.values)
    before, after = (speech.say("position", position=position_word(position)) for position in (old, new))
    return speech.say("position-changed", card=event.values["card"], old=before, new=after)


def _declared(event: Event, speech: Speech) -> str:
    values = event.values
    what = speech.card(values["card"]) if "card" in values else values.get("what", values.get("amount"))
    return speech.say("declares", player=values["player"], what=what)


def _coins(event: Event, speech: Speech) -> str:
    sides = [speech.say("coin-side", side=side) for side in event.values["what"].split(", ")]
    return speech.say("tosses", player=event.values["player"], what=speech.row(sides))


def new_chain_text(event: Event, speech: Speech) -> str:
    """That a response is chained to nothing."""
    values = {**event.values, "phase": speech.say("phase", phase=event.values["phase"])}
    return speech.say("new-chain", **values)


def _by_default(event: Event, speech: Speech) -> str:
    """What was answered because no step says anything."""
    values = event.values
    word, about = values["what"], speech.cards(values.get("cards", ()))
    if word in _DECLARED:
        what = speech.say(f"do-{word}", card=values.get("value", about))
    elif word == "choose":
        what = speech.say("do-choose", card=about or speech.say("nothing"))
    else:
        said = speech.say("position", position=values["value"]) if word == "position" else values.get("value", about)
        what = speech.say("move-about", move=speech.say(f"do-{word}"), what=said) if said else speech.say(f"do-{word}")
    return speech.say("by-default", player=values["player"], what=what)


def _goes_on(event: Event, speech: Speech) -> str:
    return speech.say("phase-goes-on", phase=speech.say("phase", phase=event.values["phase"]))


def _win(event: Event, speech: Speech) -> str:
    return speech.say("wins" if event.values["player"] < 2 else "draw-game", **event.values)


def _plain(message: str) -> Callable[[Event, Speech], str]:
    """The message of that ID, with the event's values."""
    return lambda event, speech: speech.say(message, **event.values)


_TELL: Final[dict[str, Callable[[Event, Speech], str]]] = {
    "turn": _plain("turn"),
    "phase": _plain("phase"),
    "phase_goes_on": _goes_on,
    "new_chain": new_chain_text,
    "default": _by_default,
    "activate": _activate,
    "resolve": _plain("resolve"),
    "activation_negated": _plain("activation-negated"),
    "effect_negated": _plain("effect-negated"),
    "summoning": _plain("summoning"),
    "summon_negated": _plain("summon-negated"),
    "attack": _attack,
    "replay": _replay,
    "attack_stopped": _plain("attack-negated"),
    "attack_negated": _plain("attack-negated"),
    "damage_step": _plain("damage-step"),
    "damage": _plain("damage"),
    "recover": _plain("recover"),
    "pay_lp": _plain("pays"),
    "draw": _plain("draws"),
    "counters_placed": lambda event, speech: counters_text("counters-placed", event.values, speech),
    "counters_removed": lambda event, speech: counters_text("counters-removed", event.values, speech),
    "move": _move,
    "position": _position,
    "set": _plain("sets"),
    "declared": _declared,
    "coin": _coins,
    "dice": _plain("rolls"),
    "message": _message,
    "win": _win,
}
_DECLARED: Final = frozenset({"type", "attribute", "counters"})
_BEGINNINGS: Final = frozenset({"turn", "phase", "attack", "replay", "summoning"})  # what ended is told before them
_LINE_KINDS: Final = {"turn": "turn", "phase": "phase", "activate": "link", "resolve": "link"}
