"""Situations that were played, as scenario files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import msgspec

from solemn.judge.board.events import Event
from solemn.judge.language.errors import InputError
from solemn.judge.play.cases import as_yaml
from solemn.judge.play.judging import AGREES, SCRIPT_ERROR, Judge
from solemn.judge.scenario import model
from solemn.judge.scenario.reading import Source
from solemn.trying.playing import Played

_EXPECTED: Final = ("activate", "activation_negated", "effect_negated", "resolved", "summoning", "summon_negated")
_MOST_EXPECTED: Final = 6


def write_case(folder: Path, name: str, played: Played, title: str, card: str, judge: Judge, note: str = "") -> Path:
    """Write the scenario of a situation into a folder; what the card did there is what it expects. Raises OSError."""
    scenario = played.scenario(title)
    scenario.note = note
    scenario.expect = [] if played.errors else expectations(played.about(card, *_EXPECTED))
    scenario = fitted(scenario, judge)
    path = folder / f"{slug(name)}.yaml"
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(as_yaml(msgspec.to_builtins(scenario)), encoding="utf-8")
    return path


def expectations(events: list[Event]) -> list[Any]:
    """Checks that these events happened, each once."""
    found: dict[str, Any] = {}
    for event in events:
        name: Any = event.name
        pattern = model.EventPattern(event=name, card=event.values["card"])
        if event.values.get("by"):
            pattern.by = event.values["by"]
        found.setdefault(str(msgspec.to_builtins(pattern)), model.CheckEvent(event=pattern))
    return list(found.values())[:_MOST_EXPECTED]


def fitted(scenario: model.Scenario, judge: Judge) -> model.Scenario:
    """The scenario without its passes if it goes the same way without them; else as it is."""
    plain = _copy(scenario)
    plain.steps = [step for step in plain.steps if not isinstance(step, model.Pass)]
    try:
        if judge.judge(Source("case.yaml", "", _copy(plain))).verdict in (AGREES, SCRIPT_ERROR):
            return plain
    except InputError:
        return scenario
    return scenario


def _copy(scenario: model.Scenario) -> model.Scenario:
    return msgspec.convert(msgspec.to_builtins(scenario), model.Scenario)


def slug(name: str) -> str:
    """A file's name from words."""
    return re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")[:100]
