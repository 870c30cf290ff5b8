"""What a card may do now; what it may not do, with the reason, its rule and the card that forbids it."""

from collections.abc import Iterator
from typing import Any, Final

from solemn.core.decisions.kinds import BattleDecision, ChainDecision, Decision, EffectYesNoDecision, IdleDecision
from solemn.core.explain.answers import NOT_OFFERED
from solemn.core.state.data import Card
from solemn.core.state.reasons import CONDITION
from solemn.judge.board.board import place_of_card
from solemn.judge.board.offers import activated_effects, is_open
from solemn.judge.board.record import Reason
from solemn.judge.language.catalogue import rules
from solemn.judge.play.why_not import why_not
from solemn.judge.scenario import model
from solemn.lua import LuaLimitError
from solemn.spec.constants import (
    EFFECT_SPSUMMON_PROC,
    EFFECT_SPSUMMON_PROC_G,
    LOCATION_EXTRA,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_OVERLAY,
    POS_FACEUP,
    TYPE_LINK,
    TYPE_MONSTER,
)
from solemn.table.asking import asked, description, way_text
from solemn.table.choosing import chosen_cards, why_not_chosen
from solemn.table.faces import Data
from solemn.table.table import Table

_PROCEDURES: Final = (EFFECT_SPSUMMON_PROC, EFFECT_SPSUMMON_PROC_G)
_ORDER: Final = (
    "activate", "chain", "attack", "special_summon", "pendulum_summon", "normal_summon", "flip", "set", "change_position",
)  # fmt: skip
_STEPS: Final[dict[str, Any]] = {
    "normal_summon": model.NormalSummon, "set": model.SetCard, "special_summon": model.SpecialSummon, "flip": model.Flip,
    "change_position": model.ChangePosition, "attack": model.Attack,
}  # fmt: skip


def doings(table: Table, card: Card) -> list[Data]:
    """All that one would think of doing with the card: what can be done with its `answer`, what cannot with its `reasons`."""
    decision = table.decision
    if decision is None:
        return []
    if chosen_cards(decision) is not None:
        why = why_not_chosen(table, card)
        return [] if why is None else [_not_chosen(table, card, why)]
    question = asked(table) or {}
    options = question.get("options", []) if question.get("shape") == "moves" else []
    offered = [option for option in options if option["card"] == card.id]
    found = [option | {"hint": _hint(table, card, option["effect"])} for option in offered]
    known = {(option["way"], option["effect"]) for option in offered}
    known |= {("special_summon", None) for option in offered if option["way"] == "pendulum_summon"}
    for way, effect in _thinkable(card, decision):
        if (way, effect) not in known and not (way == "activate" and ("chain", effect) in known):
            found.append(_refused(table, card, way, effect))
    return sorted(found, key=lambda doing: _ORDER.index(doing["way"]))


def _not_chosen(table: Table, card: Card, why: Reason) -> Data:
    text = table.speech.say("table-way", way="choose")
    found: Data = {"way": "choose", "card": card.id, "effect": None, "answer": None, "text": text, "hint": ""}
    return found | {"reasons": [reason_data(table, why, card)]}


def _hint(table: Table, card: Card, effect: int | None) -> str:
    """What the database says of an effect."""
    effects = activated_effects(card)
    if effect is None or not 0 < effect <= len(effects):
        return ""
    return description(table, effects[effect - 1].description)


def _thinkable(card: Card, decision: Decision) -> Iterator[tuple[str, int | None]]:
    """What may come to mind with a card that is where this one is."""
    if card.location & LOCATION_OVERLAY:
        return
    if is_open(decision):
        yield from ((way, None) for way in _ways(card, isinstance(decision, BattleDecision)))
    word = "chain" if isinstance(decision, (ChainDecision, EffectYesNoDecision)) else "activate"
    yield from ((word, number) for number in range(1, len(activated_effects(card)) + 1))


def _ways(card: Card, in_battle: bool) -> Iterator[str]:
    is_monster = bool(card.printed.type & TYPE_MONSTER)
    if card.location & LOCATION_HAND:
        yield from ("normal_summon", "set") if is_monster else ("set",)
    if card.location & LOCATION_EXTRA or any(e.code in _PROCEDURES for e in card.own_effects):
        if not card.location & LOCATION_MZONE:
            yield "special_summon"
    if card.location & LOCATION_MZONE:
        if card.position & POS_FACEUP:
            yield "attack"
        elif not in_battle:
            yield "flip"
        if not in_battle and not card.printed.type & TYPE_LINK and card.position & POS_FACEUP:
            yield "change_position"


def _refused(table: Table, card: Card, way: str, effect: int | None) -> Data:
    return {
        "way": way,
        "card": card.id,
        "effect": effect,
        "answer": None,
        "text": way_text(table, way, card, effect),
        "hint": _hint(table, card, effect),
        "reasons": [reason_data(table, reason, card) for reason in reasons(table, card, way, effect)],
    }


def reasons(table: Table, card: Card, way: str, effect: int | None) -> tuple[Reason, ...]:
    """Why the card's controller may not do that now."""
    decision = table.decision
    assert decision is not None
    place = place_of_card(card, table.judge.names)
    ref: Any = model.CardAt(card=place.card, player=place.player, zone=place.zone, seq=place.seq)  # type: ignore[arg-type]
    if way in _STEPS:
        step = _STEPS[way](card=ref, by=place.player)
    else:
        step = (model.Chain if way == "chain" else model.Activate)(card=ref, effect=effect, by=place.player)
    try:
        found = why_not(table.duel, step, table.judge.names, table.speech)
    except (LuaLimitError, RecursionError):
        return (Reason(CONDITION, table.speech.say("table-script-endless")),)
    if not found and card.controller != decision.player:
        return (Reason(NOT_OFFERED, table.speech.rule(NOT_OFFERED)),)
    return found


def reason_data(table: Table, reason: Reason, card: Card | None = None) -> Data:
    """A reason with the sentence of its rule and where the rule comes from; that it is about this card goes without saying."""
    catalogue = rules()
    rule = catalogue.get(reason.rule)
    about = "" if card is None else table.speech.say("about-card", card=card.printed.name, text="").rstrip()
    text = reason.text.removeprefix(about).strip()
    return {
        "rule": reason.rule,
        "text": text[:1].upper() + text[1:],
        "sentence": table.speech.rule(reason.rule) if rule is not None else "",
        "source": "" if rule is None else rule.source,
        "by": [table.speech.card(name) for name in reason.causes],
    }


def phase_moves(table: Table) -> list[Data]:
    """The changes of phase, possible or not."""
    decision = table.decision
    if not isinstance(decision, (IdleDecision, BattleDecision)):
        return []
    question = asked(table) or {}
    offered = {option["way"]: option for option in question["options"] if option["card"] is None}
    steps: dict[str, Any] = {"to_battle": model.ToBattle, "to_main2": model.ToMain2, "end_turn": model.EndTurn}
    found: list[Data] = []
    for way, step in steps.items():
        if way in offered:
            found.append(offered[way])
        elif isinstance(decision, BattleDecision) != (way == "to_battle"):
            why = why_not(table.duel, step(by=decision.player), table.judge.names, table.speech)
            text = way_text(table, way, None, None)
            found.append({"way": way, "card": None, "answer": None, "text": text, "reasons": [reason_data(table, one) for one in why]})
    return found
