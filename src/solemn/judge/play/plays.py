"""Plays: the steps by which a player begins something, what they say will be chosen for it, and whether they should be refused."""

from typing import Any, Final

from solemn.judge.scenario import model

PLAYS: Final = frozenset(
    {
        model.NormalSummon, model.SetCard, model.SpecialSummon, model.PendulumSummon, model.Activate, model.Chain, model.Flip,
        model.ChangePosition, model.Attack, model.ToBattle, model.ToMain2, model.EndTurn,
    }
)  # fmt: skip


def is_play(step: Any) -> bool:
    """Whether the step begins something, rather than choosing for it."""
    return step.__class__ in PLAYS


def is_refusal(step: Any) -> bool:
    """Whether it is expected that the play is refused."""
    return is_play(step) and step.expect == "illegal"


def names_more(step: Any) -> bool:
    """Whether the play says what is to be chosen for it, as an attack always does: without a target it is a direct one."""
    return isinstance(step, model.Attack) or bool(step.target is not None or step.targets is not None or step.choices)


def unfolded(step: Any) -> list[Any]:
    """The steps that a step's targets and choices are short for."""
    if not is_play(step):
        return []
    found: list[Any] = []
    targets = step.targets if step.targets is not None else None if step.target is None else [step.target]
    if targets is not None:
        found.append(model.Choose(by=step.by, cards=targets))
    for choice in step.choices or ():
        if isinstance(choice, list):
            found.append(model.Choose(by=step.by, cards=choice))
        else:
            found.append(choice if choice.by is not None else _with_player(choice, step.by))
    return found


def _with_player(step: Any, player: int | None) -> Any:
    changed = step.__copy__()
    changed.by = player
    return changed
