"""What is printed of cards that were tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from solemn.trying.playing import Played, error_text
from solemn.trying.trial import TOLD, CardTrial

VERSION: Final = "solemn-try/1"
_SHOWN_LINES: Final = 20


def told(trial: CardTrial) -> Iterator[str]:
    """A card with every situation, then what it was refused, its errors, and the lines that no situation reached."""
    name = trial.card.name
    yield f"{name} ({trial.card.code}), {trial.script}: {summary(trial)}"
    for played in trial.played:
        acts = Counter(TOLD[event.name] for event in played.about(name, *TOLD))
        done = ", ".join(f"{act}{f' {count} times' if count > 1 else ''}" for act, count in acts.items())
        yield f"  {played.situation.name}: {done or _why_nothing(played)}"
    yield from (f"  its script prints: {text}" for text in list(_prints(trial))[:_SHOWN_LINES])
    for error, played in trial.errors().items():
        yield f"  {error_text(error)} ({played.situation.name})"
    unreached = trial.unreached
    if unreached:
        yield f"  never reached: {len(unreached)} of {len(trial.executable)} lines"
        yield from _lines(trial, unreached)


def _prints(trial: CardTrial) -> dict[str, None]:
    """What the card's script prints, each text once."""
    found = [event.values["text"] for played in trial.played for event in played.about(trial.card.name, "message")]
    return dict.fromkeys(text.splitlines()[0] if text else "" for text in found)


def summary(trial: CardTrial) -> str:
    """A card in one line."""
    counts = trial.counts()
    parts = [f"{TOLD[name]} {counts[name]} times" if counts[name] > 1 else TOLD[name] for name in TOLD if counts[name]]
    errors = len(trial.errors())
    parts += [f"{errors} script error{'s' if errors > 1 else ''}"] if errors else []
    return f"{len(trial.played)} situations: {', '.join(parts) or 'it did nothing'}"


def as_data(trials: Iterable[CardTrial]) -> dict[str, Any]:
    """What was tried, for programs."""
    return {"format": VERSION, "cards": [_card(trial) for trial in trials]}


def _card(trial: CardTrial) -> dict[str, Any]:
    return {
        "code": trial.card.code,
        "name": trial.card.name,
        "script": str(trial.script),
        "situations": [
            {
                "name": played.situation.name,
                "events": [str(event) for event in played.about(trial.card.name, *TOLD)],
                "refused": [{"rule": reason.rule, "text": reason.text} for reason in played.refused],
            }
            for played in trial.played
        ],
        "errors": [{"message": error.message, "file": error.file, "line": error.line} for error in trial.errors()],
        "unreached": trial.unreached,
    }


def _why_nothing(played: Played) -> str:
    if played.errors:
        return "script error"
    reason = played.refused[0] if played.refused else None
    return f"refused: {reason.text} [{reason.rule}]" if reason is not None else "nothing"


def _lines(trial: CardTrial, numbers: list[int]) -> Iterator[str]:
    source = _source(trial.script)
    for number in numbers[:_SHOWN_LINES]:
        yield f"    {number}: {source[number - 1].strip() if number <= len(source) else ''}"
    if len(numbers) > _SHOWN_LINES:
        yield f"    and {len(numbers) - _SHOWN_LINES} more: {', '.join(map(str, numbers[_SHOWN_LINES:]))}"


def _source(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8", errors="replace").splitlines()
