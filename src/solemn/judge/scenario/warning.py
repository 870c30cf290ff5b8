"""What a setup says without saying it: worth a warning, no error."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import UNSET

from solemn.judge.scenario.model import CardAt, Scenario
from solemn.judge.scenario.names import CardNames
from solemn.spec.constants import TYPE_CONTINUOUS, TYPE_EQUIP, TYPE_FIELD

_STAYING: Final = TYPE_CONTINUOUS | TYPE_FIELD | TYPE_EQUIP
Warning_ = tuple[str, dict[str, Any]]  # the ID of a message, and its values


def warnings_of(scenario: Scenario, names: CardNames) -> Iterator[Warning_]:
    """A card that stays on the field lies Set because nobody says how it lies, and no step activates it."""
    used = {names.title(name) for step in scenario.steps if (name := _name(getattr(step, "card", None))) is not None}
    for player in scenario.setup.players:
        for spell in player.szone:
            printed = names.find(spell.card)
            if spell.pos is UNSET and printed is not None and printed.type & _STAYING and printed.name not in used:
                yield "set-by-default", {"card": printed.name}


def _name(ref: Any) -> str | int | None:
    found: str | int | None = ref.card if isinstance(ref, CardAt) else ref
    return found
