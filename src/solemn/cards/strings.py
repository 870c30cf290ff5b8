"""Names for numbers from `strings.conf`: messages, counters, archetypes, ways to win."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from solemn.cards.bounded import bounded_bytes

_LARGEST: Final = 1 << 24  # bytes; those of EDOPro take a tenth of a million


@dataclass(frozen=True, slots=True)
class Strings:
    """Texts by number."""

    system: Mapping[int, str] = field(default_factory=dict)
    victory: Mapping[int, str] = field(default_factory=dict)
    counter: Mapping[int, str] = field(default_factory=dict)
    setname: Mapping[int, str] = field(default_factory=dict)


def read_strings(paths: Iterable[Path]) -> Strings:
    """The texts of several files, a later one's over an earlier one's. Raises OSError."""
    found: dict[str, dict[int, str]] = {"system": {}, "victory": {}, "counter": {}, "setname": {}}
    for path in paths:
        for line in bounded_bytes(path, _LARGEST).decode("utf-8-sig", errors="replace").splitlines():
            _take(line, found)
    return Strings(**found)


def _take(line: str, found: Mapping[str, dict[int, str]]) -> None:
    """One line such as `!counter 0x1 Spell Counter`; anything else is a comment."""
    kind, _, rest = line.removeprefix("!").partition(" ")
    number, _, text = rest.strip().partition(" ")
    if not line.startswith("!") or kind not in found:
        return
    try:
        found[kind][int(number, 10 if kind == "system" else 16)] = text.partition("\t")[0].strip()
    except ValueError:
        return
