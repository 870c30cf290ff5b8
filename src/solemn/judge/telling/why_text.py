"""What `Duel.why_not` found, in sentences."""

from collections.abc import Callable
from typing import Final

from solemn.core.effects.effect import handler_of
from solemn.core.explain import answers as why
from solemn.core.explain.answers import Candidate, Deed, WhyNot
from solemn.core.explain.limits_used import Use
from solemn.core.state.data import Effect
from solemn.core.state.reasons import BEING_SUMMONED, COST, PROPERLY_SUMMONED, SET_TURN
from solemn.duel.arguments import require
from solemn.judge.language.speech import Speech, english
from solemn.judge.telling.protection_rules import rule_of_shield
from solemn.spec.constants import (
    EFFECT_FLAG_CARD_TARGET,
    EVENT_ATTACK_ANNOUNCE,
    EVENT_BATTLE_CONFIRM,
    EVENT_BATTLE_DAMAGE,
    EVENT_BATTLE_DESTROYED,
    EVENT_BATTLE_DESTROYING,
    EVENT_BATTLE_START,
    EVENT_BATTLED,
    EVENT_BE_BATTLE_TARGET,
    EVENT_CHAINING,
    EVENT_DAMAGE,
    EVENT_DESTROYED,
    EVENT_DRAW,
    EVENT_FLIP_SUMMON,
    EVENT_FLIP_SUMMON_SUCCESS,
    EVENT_LEAVE_FIELD,
    EVENT_PHASE,
    EVENT_PHASE_START,
    EVENT_PRE_DAMAGE_CALCULATE,
    EVENT_REMOVE,
    EVENT_SPSUMMON,
    EVENT_SPSUMMON_SUCCESS,
    EVENT_SUMMON,
    EVENT_SUMMON_SUCCESS,
    EVENT_TO_GRAVE,
    EVENT_TO_HAND,
    LOCATION_HAND,
    TYPE_TRAP,
)

_STOPS: Final = ".。"


def why_text(answer: WhyNot, speech: Speech | None = None) -> str:
    """One or two sentences that say why, in English unless another speech is given; empty when nothing refuses."""
    require("answer", answer, WhyNot, "a solemn.WhyNot, as duel.why_not gives it")
    if speech is not None:
        require("speech", speech, Speech, "a speech, as solemn.speech_in gives it")
    if answer.possible:
        return ""
    speech = speech or english()
    if answer.kind == why.TIMING and answer.by is not None:
        return speech.say("timing-missed-by", card=answer.card.printed.name, by=_owner(answer.by, speech))
    reader = _READERS.get(answer.kind, _by_rule)
    return speech.say("about-card", card=answer.card.printed.name, text=reader(answer, speech))


def _by_rule(answer: WhyNot, speech: Speech) -> str:
    finer = _FINER.get(answer.rule)
    message = None if finer is None else finer(answer)
    if message is None:
        return speech.rule(answer.rule)
    if message.startswith("event-"):
        return speech.say("responds-to", event=speech.say(message))
    return speech.say(message)


def _of_set_turn(answer: WhyNot) -> str:
    if answer.card.location != LOCATION_HAND:
        return "set-this-turn"
    return "must-be-set-first" if answer.card.printed.type & TYPE_TRAP else "spell-must-be-set-first"


def _of_target(answer: WhyNot) -> str:
    return "no-legal-target" if answer.effect is None or answer.effect.flag & EFFECT_FLAG_CARD_TARGET else "could-do-nothing"


def _of_event(answer: WhyNot) -> str | None:
    """What the effect responds to, if there is a short name for it."""
    code = 0 if answer.effect is None else answer.effect.code
    if code & ~0xFFF in (EVENT_PHASE, EVENT_PHASE_START):
        return "event-phase"
    return _EVENTS.get(code)


def _of_s13(_: WhyNot) -> str:
    return "never-properly-summoned"


def _limit(answer: WhyNot, speech: Speech) -> str:
    if not answer.uses:
        return _by_rule(answer, speech)
    return speech.say("used-up", text=_by_rule(answer, speech), uses=speech.row((_use(use, speech) for use in answer.uses), "semicolon"))


def _use(use: Use, speech: Speech) -> str:
    message = "use" if use.negated is None else f"use-{use.negated}-negated"
    return speech.say(message, card=use.card.printed.name, player=use.player, turn=use.turn)


def _restricted(answer: WhyNot, speech: Speech) -> str:
    if not answer.deeds:
        return _by_rule(answer, speech)
    deeds = speech.row((_deed(deed, speech) for deed in answer.deeds), "semicolon")
    return speech.say("restricted", text=_by_rule(answer, speech), deeds=deeds)


def _deed(deed: Deed, speech: Speech) -> str:
    names = speech.cards(dict.fromkeys(card.printed.name for card in deed.cards), "and")
    return speech.say(f"did-{deed.what}", player=deed.player, cards=names)


def _prevented(answer: WhyNot, speech: Speech) -> str:
    return forbidden_by(answer.by, speech)


def _other(answer: WhyNot, speech: Speech) -> str:
    if answer.by is None:
        return _with_candidates(answer, speech)
    return speech.say("because-of-effect", text=_by_rule(answer, speech), by=_owner(answer.by, speech))


def forbidden_by(effect: Effect | None, speech: Speech) -> str:
    """That an effect forbids it, and whose."""
    return speech.say("forbids", by=_owner(effect, speech))


def _owner(by: Effect | None, speech: Speech) -> str:
    if by is None:
        return speech.say("a-card")
    return card_of(by) or speech.say("the-rules")


def card_of(effect: Effect | str | None) -> str | None:
    """The English name of the card whose effect it is; None for one of the rules."""
    if not isinstance(effect, Effect) or (effect.owner is None and effect.handler is None):
        return None
    return (effect.owner or handler_of(effect)).printed.name


def rule_of_refusal(refusal: Effect | str) -> str:
    """The rule by which a card is refused."""
    return rule_of_shield(refusal, None) if isinstance(refusal, Effect) else refusal


def _with_candidates(answer: WhyNot, speech: Speech) -> str:
    told = [candidate for candidate in answer.candidates if candidate.refusal != COST]
    if not told:
        return _by_rule(answer, speech)
    candidates = speech.row((_candidate(candidate, speech) for candidate in told), "semicolon")
    return speech.say("refused", text=_by_rule(answer, speech), candidates=candidates)


def _candidate(candidate: Candidate, speech: Speech) -> str:
    name, refusal = candidate.card.printed.name, candidate.refusal
    if isinstance(refusal, Effect):
        return speech.say("refused-by-effect", card=name, rule=rule_of_shield(refusal, None), by=_owner(refusal, speech))
    text = speech.say("never-properly-summoned") if refusal == PROPERLY_SUMMONED else speech.rule(refusal)
    return speech.say("refused-by-rule", card=name, rule=refusal, text=text.rstrip(_STOPS))


_FINER: Final[dict[str, Callable[[WhyNot], str | None]]] = {
    SET_TURN: _of_set_turn,
    BEING_SUMMONED: _of_target,
    why.NOT_HAPPENED: _of_event,
    PROPERLY_SUMMONED: _of_s13,
}
_EVENTS: Final = {
    EVENT_ATTACK_ANNOUNCE: "event-attack", EVENT_BE_BATTLE_TARGET: "event-attack", EVENT_SUMMON_SUCCESS: "event-normal-summon",
    EVENT_SUMMON: "event-normal-summon", EVENT_FLIP_SUMMON_SUCCESS: "event-flip-summon", EVENT_FLIP_SUMMON: "event-flip-summon",
    EVENT_SPSUMMON_SUCCESS: "event-special-summon", EVENT_SPSUMMON: "event-special-summon", EVENT_CHAINING: "event-activation",
    EVENT_DESTROYED: "event-destroyed", EVENT_BATTLE_DESTROYED: "event-destroyed", EVENT_BATTLE_DESTROYING: "event-destroyed",
    EVENT_TO_GRAVE: "event-to-grave", EVENT_TO_HAND: "event-to-hand", EVENT_REMOVE: "event-banished", EVENT_DRAW: "event-draw",
    EVENT_DAMAGE: "event-damage", EVENT_BATTLE_DAMAGE: "event-damage", EVENT_BATTLED: "event-battle", EVENT_BATTLE_START: "event-battle",
    EVENT_BATTLE_CONFIRM: "event-battle", EVENT_PRE_DAMAGE_CALCULATE: "event-battle", EVENT_LEAVE_FIELD: "event-leaves",
}  # fmt: skip
_READERS: Final[dict[str, Callable[[WhyNot, Speech], str]]] = {
    why.LIMIT_USED: _limit,
    why.RESTRICTED: _restricted,
    why.OTHER: _other,
    why.PREVENTED: _prevented,
    why.NO_TARGET: _with_candidates,
    why.COST: _with_candidates,
    why.CONDITION: _with_candidates,
}
