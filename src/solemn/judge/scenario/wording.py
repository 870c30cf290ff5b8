"""Words that files may use for players and phases as the notation does: `turn: opponent`, `phase: Main Phase 1`."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from solemn.judge.scenario.notation.trees import PHASES
from solemn.judge.scenario.notation.words import ENGLISH

_PLAYERS: Final = MappingProxyType(
    {word: number for key, number in {"TURN_PLAYER": 0, "OPPONENT": 1, "PLAYER_0": 0, "PLAYER_1": 1}.items() for word in ENGLISH[key]}
)
_PHASES: Final = MappingProxyType({word.casefold(): phase for key, phase in PHASES.items() for word in ENGLISH[key]})
_IN_SETUP: Final = MappingProxyType({"battle_start": "battle", "battle_step": "battle"})


def with_words_of_files(data: Any) -> Any:
    """The data with the words of the format for whose turn it is and for phases, in the setup and in checks; all else as it is."""
    if not isinstance(data, dict):
        return data
    changed = dict(data)
    if isinstance(data.get("setup"), dict):
        setup = _in(data["setup"], {"turn": _PLAYERS, "phase": _PHASES})
        phase = str(setup.get("phase"))
        changed["setup"] = {**setup, "phase": _IN_SETUP[phase]} if phase in _IN_SETUP else setup
    for part in ("expect", "checks", "observe"):
        if isinstance(data.get(part), list):
            changed[part] = [_in(check, {"phase": _PHASES}) if isinstance(check, dict) else check for check in data[part]]
    return changed


def _in(row: Mapping[str, Any], words: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    found = {key: known.get(str(row[key]).casefold(), row[key]) for key, known in words.items() if isinstance(row.get(key), str)}
    return {**row, **found}
