"""What a step declares: a card name, Types, Attributes."""

from typing import Any

from solemn.judge.scenario import model


def declared(step: Any) -> list[str]:
    """What the step declares, in its words."""
    said = step.type if isinstance(step, model.DeclareType) else getattr(step, "attribute", None) or step.card
    return [str(word) for word in said] if isinstance(said, list) else [str(said)]
