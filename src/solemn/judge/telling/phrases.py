"""Steps and offers in a few words."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from solemn.core.decisions.kinds import Decision
from solemn.judge.board.events import Event
from solemn.judge.board.offers import Offer, kind_of
from solemn.judge.language.speech import Speech, english
from solemn.judge.scenario import model
from solemn.judge.scenario.declarations import declared
from solemn.spec.counter_kinds import COUNTERS

_RIGHT_SCALES: Final = (4, 7)  # by rule set


def zone_text(zone: str, number: int, in_scale: bool, speech: Speech) -> str:
    """The zone by its name: with its number if it is one of a row."""
    if in_scale:
        return speech.say("pendulum-zone", side="right" if number in _RIGHT_SCALES else "left")
    return speech.zone(zone, number)


def ref_text(ref: Any, speech: Speech) -> str:
    """A card reference in words."""
    if not isinstance(ref, model.CardAt):
        return speech.card(ref)
    card = speech.say("the-card") if ref.card is None else speech.card(ref.card)
    where = " ".join(([speech.say("zone-word", zone=ref.zone)] if ref.zone else []) + ([] if ref.seq is None else [str(ref.seq)]))
    if ref.player is None:
        return speech.say("card-in", card=card, where=where) if where else card
    return speech.say("card-of" if where else "card-of-player", card=card, player=ref.player, where=where)


def counters_text(message: str, values: Mapping[str, Any], speech: Speech) -> str:
    """The message, with so many counters of their kind."""
    counters = kind_text(values["what"], values["count"], speech)
    return speech.say(message, card=values["card"], count=values["count"], counters=counters)


def kind_text(word: str, count: int, speech: Speech) -> str:
    """A kind of counters by its name, or as counters with their number."""
    kind = word.lower().replace(" ", "-") if word in COUNTERS else "other"
    text = speech.say("counter-kind", kind=kind, number="single" if count == 1 else "several")
    return text if word in COUNTERS else f"{text} {word}".strip()


def counters_row(counters: Iterable[tuple[str, int]], speech: Speech) -> str:
    """How many counters of each kind; an empty kind for those of any."""
    rows = ((kind_text(kind, 1 if kind else 2, speech), count) for kind, count in counters)
    return speech.row(speech.say("board-counters", counters=kind, count=count) for kind, count in rows)


def do_text(word: str, card: str, speech: Speech) -> str:
    """What the `do` word of a step says, with the card."""
    return speech.say(f"do-{'choose' if word == 'choice' else word.replace('_', '-')}", card=card).strip()


def step_text(step: Any, speech: Speech | None = None) -> str:
    """A step in words: who does what with which card."""
    speech = speech or english()
    card = getattr(step, "card", None)
    named = [] if card is None else [ref_text(card, speech)]
    named += [_named_text(named, speech) for named in _also_named(step)]
    text = do_text(model.word_of(step), speech.row(named), speech)
    if getattr(step, "effect", None) is not None:
        text = speech.say("step-effect", step=text, effect=step.effect)
    return text if step.by is None else speech.say("step-by", player=step.by, step=text)


def _also_named(step: Any) -> list[Any]:
    """What the step names beside its card."""
    if isinstance(step, (model.Choose, model.Order, model.RemoveCounters)):
        return list(step.cards)
    return declared(step) if isinstance(step, (model.DeclareType, model.DeclareAttribute)) else []


def _named_text(named: Any, speech: Speech) -> str:
    if isinstance(named, model.CountersOf):
        return f"{ref_text(named.card, speech)} ({named.count})"
    return ref_text(named, speech)


def asked_text(decision: Decision, speech: Speech) -> str:
    """What a decision without a default asks for."""
    return do_text(_DECLARED[decision.kind], "", speech).rstrip(" :：") if decision.kind in _DECLARED else decision.kind


def expected_text(decision: Decision) -> str:
    """The step that would answer a decision without a default."""
    return _EXPECTED.get(decision.kind, decision.kind)


def refusal_text(decision: Decision, answer: Any, speech: Speech) -> str:
    """Why a decision refuses an answer that a step gave."""
    least, most = getattr(decision, "min", None), getattr(decision, "max", None)
    if isinstance(answer, list) and least is not None and most is not None and not least <= len(answer) <= most:
        return speech.say("refused-count", least=least, most=most, found=len(answer))
    total = getattr(decision, "total", None)
    return speech.say("refused-offer") if total is None else speech.say("refused-total", total=total & 0xFFFF)


_EXPECTED: Final = {"announce_card": "{do: name, card: …}", "rock_paper_scissors": "{do: rock_paper_scissors, hand: …}"}
_DECLARED: Final = {"announce_card": "name", "rock_paper_scissors": "rock_paper_scissors"}


def moment_text(events: list[Event], speech: Speech) -> str:
    """When something is possible: in answer to which link, attack or Summon, or in which phase."""
    for event in reversed(events):
        if event.name in _MOMENTS:
            return speech.say(_MOMENTS[event.name], **event.values)
    return ""


_MOMENTS: Final = {
    "chained": "moment-link", "chain_end": "moment-chain-end", "attack": "moment-attack", "summoning": "moment-attempt",
    "summoned": "moment-summoned", "damage_step": "damage-step", "phase": "phase",
}  # fmt: skip


def offers_text(decision: Decision, offers: list[Offer], speech: Speech) -> str:
    """What a player may do instead."""
    return options_text(decision.player, kind_of(decision), offers, speech)


def offer_text(offer: Offer, speech: Speech) -> str:
    """An option; a Pendulum Summon is listed at its Scale, which is not what is Summoned."""
    card = "" if offer.place is None or offer.way == "pendulum_summon" else offer.place.card
    return do_text(offer.way, card, speech)


def options_text(player: int, kind: str, offers: Iterable[Offer], speech: Speech) -> str:
    """What a player may do."""
    texts = [offer_text(offer, speech) for offer in offers]
    offered = speech.row(dict.fromkeys(texts)) or speech.say("nothing")
    return speech.say("may", player=player, kind=kind, offers=offered)
