"""Steps and offers in a few words."""

from typing import Any

from solemn.core.decisions import Decision
from solemn.judge import model
from solemn.judge.offers import Offer, kind_of

_VERBS = {
    "normal_summon": "Normal Summon", "set": "Set", "special_summon": "Special Summon", "pendulum_summon": "Pendulum Summon",
    "activate": "activate", "chain": "chain", "flip": "Flip Summon", "change_position": "change the position of", "attack": "attack with",
    "to_battle": "go to the Battle Phase", "to_main2": "go to Main Phase 2", "end_turn": "end the turn", "pass": "pass", "choose": "choose",
    "yes": "answer yes", "no": "answer no", "option": "choose an option", "number": "declare a number", "position": "choose a position",
    "zone": "choose a zone", "name": "declare a card name", "choice": "choose",
}  # fmt: skip


def ref_text(ref: Any) -> str:
    """A card reference in words."""
    if not isinstance(ref, model.CardAt):
        return str(ref)
    words = [] if ref.player is None else [f"player {ref.player}'s"]
    words += [str(part) for part in (ref.zone, ref.seq) if part is not None]
    return f"{ref.card or 'the card'} in {' '.join(words)}" if words else str(ref.card)


def step_text(step: Any) -> str:
    """A step in words: who does what with which card."""
    who = "" if step.by is None else f"player {step.by}: "
    card = getattr(step, "card", None)
    parts = [_VERBS[model.word_of(step)]]
    if card is not None:
        parts.append(ref_text(card))
    if isinstance(step, model.Choose):
        parts.append(", ".join(map(ref_text, step.cards)))
    if getattr(step, "effect", None) is not None:
        parts.append(f"(effect {step.effect})")
    return who + " ".join(parts)


def offers_text(decision: Decision, offers: list[Offer]) -> str:
    """What a player may do instead."""
    texts = [_VERBS[offer.way] + (f" {offer.place.card}" if offer.place is not None else "") for offer in offers]
    return f"Player {decision.player} ({kind_of(decision)}) may: {', '.join(dict.fromkeys(texts)) or 'nothing'}"
