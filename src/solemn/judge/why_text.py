"""What `Duel.why_not` found, as English sentences."""

from collections.abc import Callable
from typing import Final

from solemn.core import why
from solemn.core.effects import handler_of
from solemn.core.state import Effect
from solemn.core.uses import Use
from solemn.core.why import Candidate, WhyNot
from solemn.judge.catalogue import rule
from solemn.judge.shields import rule_of_shield

_NEGATED: Final = {
    None: "",
    "activation": ", and its activation was negated",
    "effect": ", and its effect was negated",
    "summon": ", and that Summon was negated",
}


def why_text(answer: WhyNot) -> str:
    """One or two sentences that say why; empty when nothing refuses."""
    if answer.possible:
        return ""
    reader = _READERS.get(answer.kind, _by_rule)
    return f"{answer.card.printed.name}: {reader(answer)}"


def _by_rule(answer: WhyNot) -> str:
    return rule(answer.rule).sentence


def _limit(answer: WhyNot) -> str:
    if not answer.uses:
        return _by_rule(answer)
    told = "; ".join(_use(use) for use in answer.uses)
    return f"{_by_rule(answer)} Used up by {told}."


def _use(use: Use) -> str:
    return f"{use.card.printed.name} (player {use.player}, turn {use.turn}{_NEGATED[use.negated]})"


def _prevented(answer: WhyNot) -> str:
    return f"an effect of {_owner(answer.by)} forbids it."


def _owner(by: Effect | None) -> str:
    if by is None:
        return "a card"
    return (by.owner or handler_of(by)).printed.name if by.owner is not None or by.handler is not None else "the rules"


def _with_candidates(answer: WhyNot) -> str:
    if not answer.candidates:
        return _by_rule(answer)
    return f"{_by_rule(answer)} Refused: {'; '.join(map(_candidate, answer.candidates))}."


def _candidate(candidate: Candidate) -> str:
    name, refusal = candidate.card.printed.name, candidate.refusal
    if isinstance(refusal, Effect):
        return f"{name} ({rule_of_shield(refusal, None)}: an effect of {_owner(refusal)})"
    return f"{name} ({refusal}: {rule(refusal).sentence.rstrip('.')})"


_READERS: Final[dict[str, Callable[[WhyNot], str]]] = {
    why.LIMIT_USED: _limit,
    why.PREVENTED: _prevented,
    why.NO_TARGET: _with_candidates,
    why.COST: _with_candidates,
    why.CONDITION: _with_candidates,
}
