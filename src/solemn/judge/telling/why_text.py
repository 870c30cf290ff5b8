"""What `Duel.why_not` found, in sentences."""

from collections.abc import Callable
from typing import Final

from solemn.core.effects.effect import handler_of
from solemn.core.explain import answers as why
from solemn.core.explain.answers import Candidate, Deed, WhyNot
from solemn.core.explain.limits_used import Use
from solemn.core.state.data import Effect
from solemn.judge.language.speech import Speech, english
from solemn.judge.telling.protection_rules import rule_of_shield

_STOPS: Final = ".。"


def why_text(answer: WhyNot, speech: Speech | None = None) -> str:
    """One or two sentences that say why, in English unless another speech is given; empty when nothing refuses."""
    if answer.possible:
        return ""
    speech = speech or english()
    reader = _READERS.get(answer.kind, _by_rule)
    return speech.say("about-card", card=answer.card.printed.name, text=reader(answer, speech))


def _by_rule(answer: WhyNot, speech: Speech) -> str:
    return speech.rule(answer.rule)


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
        return _by_rule(answer, speech)
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
    if not answer.candidates:
        return _by_rule(answer, speech)
    candidates = speech.row((_candidate(candidate, speech) for candidate in answer.candidates), "semicolon")
    return speech.say("refused", text=_by_rule(answer, speech), candidates=candidates)


def _candidate(candidate: Candidate, speech: Speech) -> str:
    name, refusal = candidate.card.printed.name, candidate.refusal
    if isinstance(refusal, Effect):
        return speech.say("refused-by-effect", card=name, rule=rule_of_shield(refusal, None), by=_owner(refusal, speech))
    return speech.say("refused-by-rule", card=name, rule=refusal, text=speech.rule(refusal).rstrip(_STOPS))


_READERS: Final[dict[str, Callable[[WhyNot, Speech], str]]] = {
    why.LIMIT_USED: _limit,
    why.RESTRICTED: _restricted,
    why.OTHER: _other,
    why.PREVENTED: _prevented,
    why.NO_TARGET: _with_candidates,
    why.COST: _with_candidates,
    why.CONDITION: _with_candidates,
}
