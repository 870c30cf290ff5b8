"""What is to be known of one card: its values and where each change comes from, what negates it, what protects it."""

from collections.abc import Iterator
from typing import Any, Final

from solemn.core.effects.effect import APPLIES_WHILE_NOT_NEGATED, value_for_card
from solemn.core.effects.queries import affecting, effects_on
from solemn.core.state.data import Card, Effect
from solemn.judge.telling.protection_rules import rule_of_shield
from solemn.judge.telling.why_text import card_of
from solemn.lua import LuaError, LuaLimitError
from solemn.spec.constants import (
    EFFECT_CANNOT_ATTACK,
    EFFECT_CANNOT_BE_BATTLE_TARGET,
    EFFECT_CANNOT_BE_EFFECT_TARGET,
    EFFECT_CANNOT_CHANGE_POSITION,
    EFFECT_CANNOT_DISABLE,
    EFFECT_CHANGE_ATTRIBUTE,
    EFFECT_CHANGE_CODE,
    EFFECT_CHANGE_LEVEL,
    EFFECT_CHANGE_RACE,
    EFFECT_CHANGE_RANK,
    EFFECT_DISABLE,
    EFFECT_DISABLE_EFFECT,
    EFFECT_IMMUNE_EFFECT,
    EFFECT_INDESTRUCTABLE,
    EFFECT_INDESTRUCTABLE_BATTLE,
    EFFECT_INDESTRUCTABLE_COUNT,
    EFFECT_INDESTRUCTABLE_EFFECT,
    EFFECT_SET_ATTACK,
    EFFECT_SET_ATTACK_FINAL,
    EFFECT_SET_BASE_ATTACK,
    EFFECT_SET_BASE_DEFENSE,
    EFFECT_SET_DEFENSE,
    EFFECT_SET_DEFENSE_FINAL,
    EFFECT_UPDATE_ATTACK,
    EFFECT_UPDATE_DEFENSE,
    EFFECT_UPDATE_LEVEL,
    EFFECT_UPDATE_RANK,
    LOCATION_ONFIELD,
    POS_FACEUP,
    STATUS_DISABLED,
    TYPE_MONSTER,
)
from solemn.table.doing import doings, reason_data
from solemn.table.faces import Data, words_text
from solemn.table.table import Table
from solemn.table.view import card_data

_LATELY: Final = 12  # nodes back from now
_MOST_MOMENTS: Final = 3
_CHANGES: Final = (
    ("atk", "adds", (EFFECT_UPDATE_ATTACK,)),
    ("atk", "becomes", (EFFECT_SET_BASE_ATTACK, EFFECT_SET_ATTACK, EFFECT_SET_ATTACK_FINAL)),
    ("def", "adds", (EFFECT_UPDATE_DEFENSE,)),
    ("def", "becomes", (EFFECT_SET_BASE_DEFENSE, EFFECT_SET_DEFENSE, EFFECT_SET_DEFENSE_FINAL)),
    ("level", "adds", (EFFECT_UPDATE_LEVEL, EFFECT_UPDATE_RANK)),
    ("level", "becomes", (EFFECT_CHANGE_LEVEL, EFFECT_CHANGE_RANK)),
    ("attribute", "becomes", (EFFECT_CHANGE_ATTRIBUTE,)),
    ("race", "becomes", (EFFECT_CHANGE_RACE,)),
    ("name", "becomes", (EFFECT_CHANGE_CODE,)),
)
_SHIELDS: Final = (
    (EFFECT_INDESTRUCTABLE_BATTLE, "battle"), (EFFECT_INDESTRUCTABLE_EFFECT, "effects"), (EFFECT_INDESTRUCTABLE, "both"),
    (EFFECT_INDESTRUCTABLE_COUNT, "once"), (EFFECT_CANNOT_BE_EFFECT_TARGET, "target"), (EFFECT_CANNOT_BE_BATTLE_TARGET, "attack"),
    (EFFECT_IMMUNE_EFFECT, "unaffected"), (EFFECT_CANNOT_DISABLE, "negation"), (EFFECT_CANNOT_ATTACK, "cannot-attack"),
    (EFFECT_CANNOT_CHANGE_POSITION, "cannot-turn"),
)  # fmt: skip


def details(table: Table, card: Card) -> Data:
    """The card with what it may do, where its values come from, what negates it and what protects it, in sentences."""
    on_field = bool(card.location & LOCATION_ONFIELD and card.position & POS_FACEUP)
    return card_data(card, table.speech) | {
        "doings": doings(table, card),
        "changes": list(_changes(table, card)) if on_field and card.printed.type & TYPE_MONSTER else [],
        "states": list(_states(table, card)) if on_field else [],
        "unasked": _unasked(table, card),
    }


def _unasked(table: Table, card: Card) -> list[Data]:
    """Why the card could not answer what happened lately, though nobody was asked: the latest first."""
    found = [one for node in table.now.path()[-_LATELY:] for one in node.unasked if one.card == card.id]
    latest = {one.moment: one for one in found}
    return [
        {"moment": one.moment, "reasons": [reason_data(table, reason, card) for reason in one.reasons]}
        for one in list(latest.values())[::-1][:_MOST_MOMENTS]
    ]


def _changes(table: Table, card: Card) -> Iterator[Data]:
    for what, how, codes in _CHANGES:
        for code in codes:
            for e in effects_on(card, code):
                value = _value(e, card)
                if value is not None:
                    yield _change(table, what, how, value, e)


def _value(e: Effect, card: Card) -> int | None:
    """The effect's value for the card; None for one whose script fails."""
    try:
        return value_for_card(e, card)
    except (LuaError, LuaLimitError, RecursionError):
        return None


def _change(table: Table, what: str, how: str, value: int, e: Effect) -> Data:
    speech = table.speech
    shown: Any = f"{value:+d}" if how == "adds" else value
    if what in ("attribute", "race"):
        shown = words_text(value, what == "attribute", speech)
    elif what == "name":
        shown = speech.card(table.judge.names.of_code(value))
    by = card_of(e)
    return {
        "what": what,
        "value": shown,
        "by": "" if by is None else speech.card(by),
        "text": speech.say(
            f"table-change-{how}", what=speech.say("table-value", value=what), amount=shown, by=by or speech.say("the-rules")
        ),
    }


def _states(table: Table, card: Card) -> Iterator[Data]:
    """What the card is under: negations and protections, each with the rule and the card that it comes from."""
    if card.status & STATUS_DISABLED:
        by = affecting(card, EFFECT_DISABLE) or affecting(card, EFFECT_DISABLE_EFFECT)
        yield _state(table, "negated", APPLIES_WHILE_NOT_NEGATED, by)
    for code, word in _SHIELDS:
        for e in effects_on(card, code):
            yield _state(table, word, rule_of_shield(e, None), e)


def _state(table: Table, word: str, rule: str, e: Effect | None) -> Data:
    by = card_of(e)
    text = table.speech.say("table-state", state=word)
    said = table.speech.say("because-of", text=text, by=by) if by is not None else text
    shown = "" if by is None else table.speech.card(by)
    return {"state": word, "rule": rule, "sentence": table.speech.rule(rule), "text": said, "by": shown}
