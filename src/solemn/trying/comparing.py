"""A card in the same situations with two versions of its script, and the first difference of each kind."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from solemn.duel.errors import DuelError
from solemn.duel.pool import CardPool, script_code
from solemn.judge.board.events import Event
from solemn.judge.language.errors import InputError
from solemn.judge.play.judging import Judge, Judgement
from solemn.judge.play.replayed import replay_duel
from solemn.judge.scenario.names import CardNames
from solemn.replays.errors import ReplayError
from solemn.replays.reading import is_replay, read_replay
from solemn.spec.cards import PrintedCard
from solemn.trying.playing import Played, ScriptError, error_text, play
from solemn.trying.situations import Situation, against_negators, situations
from solemn.trying.themes import Stock
from solemn.trying.trial import TOLD
from solemn.trying.versions import Versions

_FOLDERS: Final = re.compile(r"(?:/[^/\s,:]+)+/(?=\w)")
NEGATED_IN: Final = 3  # situations in which negators are tried
NOTHING: Final = "nothing more"
_SHOWN: Final = 3  # events before a difference


@dataclass(frozen=True, slots=True)
class Difference:
    """Where two versions part: after how many events that are the same, and what comes then in the one and in the other."""

    situation: str
    common: tuple[str, ...]  # the last events before
    old: str
    new: str
    kind: tuple[str, str]
    step: int = 0  # of the steps that were taken, the number of those before
    played: tuple[Played, Played] | None = None
    scenario: Path | None = None  # a scenario of the user's that shows it


@dataclass(slots=True)
class Comparison:
    """One card: its differences, the first of each kind, and how much was tried."""

    card: PrintedCard
    differences: list[Difference] = field(default_factory=list)
    tried: int = 0
    differing: int = 0
    acted: int = 0  # situations in which the card did something, by one version at least


def compare(card: PrintedCard, versions: Versions, stock: Stock, scenarios: Iterable[Path] = (), negated: int = NEGATED_IN) -> Comparison:
    """Play a card by both versions: the user's scenarios that have it, then situations made for it.

    `stock` is of the new version; so many situations in which the card acts are played against cards that negate, too.
    """
    comparison = Comparison(card)
    kinds: set[tuple[str, str]] = set()
    for difference in _differences(card, versions, stock, scenarios, comparison, negated):
        comparison.tried += 1
        if difference is None:
            continue
        comparison.differing += 1
        if difference.kind not in kinds:
            kinds.add(difference.kind)
            comparison.differences.append(difference)
    return comparison


def _differences(
    card: PrintedCard, versions: Versions, stock: Stock, scenarios: Iterable[Path], comparison: Comparison, negated: int
) -> Iterator[Difference | None]:
    for path in scenarios:
        yield _in_scenario(path, versions)
    names = CardNames(versions.new.database)
    acted: list[Situation] = []
    for situation in situations(card, stock.theme(_texts(card, versions), card, versions.old), stock):
        pair = _both(situation, card, versions, names)
        if any(played.about(card.name, *TOLD) for played in pair):
            acted.append(situation)
        yield _first_difference(*pair)
    comparison.acted = len(acted)
    for situation in acted[:negated]:
        for against in against_negators(situation, card.name):
            yield _first_difference(*_both(against, card, versions, names))


def _texts(card: PrintedCard, versions: Versions) -> list[str]:
    paths = [_script(card, pool) for pool in (versions.old, versions.new)]
    return [path.read_text(encoding="utf-8", errors="replace") for path in paths if path is not None]


def _script(card: PrintedCard, pool: CardPool) -> Path | None:
    return pool.scripts.find(f"c{card.code}.lua") or pool.scripts.find(f"c{script_code(card)}.lua")


def _both(situation: Situation, card: PrintedCard, versions: Versions, names: CardNames) -> tuple[Played, Played]:
    old, new = (play(situation, card.name, _script(card, pool) or Path(), pool, names) for pool in (versions.old, versions.new))
    return old, new


def _first_difference(old: Played, new: Played) -> Difference | None:
    seen = [_seen(played.events) for played in (old, new)]
    rows = [[*map(str, events), *map(_error, played.errors)] for events, played in zip(seen, (old, new))]
    at = _parting(*rows)
    if at is None:
        return _other_refusal(old, new)
    step = max((events[at - 1].step for events in seen if 0 < at <= len(events)), default=0)
    return replace(_difference(old.situation.name, at, *rows), step=step, played=(old, new))


def _seen(events: Iterable[Event]) -> list[Event]:
    """What happens in play: what scripts print for their author is no part of it."""
    return [event for event in events if event.name != "message"]


def _parting(old: list[str], new: list[str]) -> int | None:
    """How many rows are the same before the first that is not; None if all are."""
    return None if old == new else next((i for i, (one, other) in enumerate(zip(old, new)) if one != other), min(len(old), len(new)))


def _difference(situation: str, at: int, old: list[str], new: list[str]) -> Difference:
    first, second = (rows[at] if at < len(rows) else NOTHING for rows in (old, new))
    return Difference(situation, tuple(old[max(at - _SHOWN, 0) : at]), first, second, (_kind(first), _kind(second)))


def _error(error: ScriptError) -> str:
    """An error without the folders of its files, which are not the same in both versions."""
    return _without_folders(error_text(error))


def _kind(event: str) -> str:
    return "script error" if event.startswith("script error") else event if event == NOTHING else event.partition(" ")[0]


def _other_refusal(old: Played, new: Played) -> Difference | None:
    """Both do the same, but what the card is refused by is not the same rule."""
    first, second = (f"refused [{played.refused[0].rule}] {played.refused[0].text}" if played.refused else "" for played in (old, new))
    if not first or not second or old.refused[0].rule == new.refused[0].rule:
        return None
    return Difference(old.situation.name, (), first, second, (f"refused {old.refused[0].rule}", new.refused[0].rule), 0, (old, new))


# -- the user's scenarios --------------------------------------------------------------------------------------------


def _in_scenario(path: Path, versions: Versions) -> Difference | None:
    rows = [_rows(path, pool) for pool in (versions.old, versions.new)]
    at = _parting(*rows)
    return None if at is None else replace(_difference(str(path), at, *rows), scenario=path)


def _rows(path: Path, pool: CardPool) -> list[str]:
    """What happens in a scenario or a replay with these scripts, and how it ends."""
    if is_replay(path):
        return _rows_of_replay(path, pool)
    try:
        judgement: Judgement = Judge(pool).judge_file(path)
    except InputError as error:
        return [f"bad input: {error}"]
    ending = f"{judgement.verdict}: {judgement.why}" if judgement.why else judgement.verdict
    return [*map(str, _seen(judgement.record.events)), ending]


def _rows_of_replay(path: Path, pool: CardPool) -> list[str]:
    try:
        result = replay_duel(read_replay(path), pool, CardNames(pool.database))
    except (ReplayError, DuelError) as error:
        return [f"bad input: {error}"]
    ending = f"the answers fit no more after {len(result.moments)} decisions" if result.misfit is not None else "played whole"
    return [*map(str, _seen(result.record.events)), *map(_without_folders, result.duel.state.script_errors), ending]


def _without_folders(text: str) -> str:
    return _FOLDERS.sub("", text)


def cards_of_replay(path: Path) -> frozenset[int]:
    """The passcodes in the decks of a replay; none of a file that is no replay."""
    try:
        decks = read_replay(path).decks
    except ReplayError:
        return frozenset()
    return frozenset(code for deck in decks for code in (*deck.main, *deck.extra))
