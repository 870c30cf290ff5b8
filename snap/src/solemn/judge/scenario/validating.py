"""What only the cards can tell about a scenario: unknown names, zones that are taken, labels that no step has."""

from collections.abc import Callable, Iterator
from typing import Any

from solemn.judge.language.catalogue import rules
from solemn.judge.language.words import PHASES
from solemn.judge.scenario.model import (
    Because,
    CardAt,
    CheckCard,
    CheckEvent,
    CheckOffered,
    CheckOrder,
    CheckPhase,
    CheckVerdict,
    Choose,
    EventPattern,
    Name,
    PlayerSetup,
    RemoveCounters,
    because_of,
    listed,
)
from solemn.judge.scenario.names import CardNames
from solemn.judge.scenario.placing import EXTRA_ZONES, check_places, is_token, titles_of
from solemn.judge.scenario.reading import Source, nearest

_PILES = ("hand", "deck", "extra", "grave", "banished")
Path = tuple[str | int, ...]


def validate(source: Source, names: CardNames, equips: Callable[[int], bool]) -> None:
    """Check a scenario against the cards; `equips` says whether the script of a passcode equips cards.

    Raises InputError at the first thing that cannot be.
    """
    _check_names(source, names)
    check_places(source, names, equips)
    _check_subjects(source, names)
    _check_zones(source)
    _check_labels(source)
    _check_phases(source)
    _check_reasons(source)


def _check_names(source: Source, names: CardNames) -> None:
    for path, name in _names(source):
        problem = names.why_unknown(name)
        if problem is not None:
            raise source.error(problem, *path)


def _check_subjects(source: Source, names: CardNames) -> None:
    """A check about a card that nobody has holds or fails for the wrong reason."""
    scenario = source.scenario
    if scenario.setup.puzzle:
        return
    known = titles_of(scenario, names)
    subjects = [found for i, step in enumerate(scenario.steps) for found in _because_name(step, ("steps", i))]
    for part in ("expect", "checks", "observe"):
        for i, check in enumerate(getattr(scenario, part)):
            subjects += _check_names_of(check, (part, i), False)
    for path, name in subjects:
        if names.title(name) not in known and not is_token(name, names):
            raise source.error(f"no card of this scenario is {name!r}: expected one that the setup has", *path)


def _names(source: Source) -> Iterator[tuple[Path, str | int]]:
    scenario = source.scenario
    for i, player in enumerate(scenario.setup.players):
        yield from _setup_names(player, ("setup", "players", i))
    for i, step in enumerate(scenario.steps):
        yield from _step_names(step, ("steps", i))
    for part in ("expect", "checks", "observe"):
        for i, check in enumerate(getattr(scenario, part)):
            yield from _check_names_of(check, (part, i))


def _setup_names(player: PlayerSetup, path: Path) -> Iterator[tuple[Path, str | int]]:
    for zone in _PILES:
        for i, name in enumerate(getattr(player, zone)):
            yield (*path, zone, i), name
    for zone in ("mzone", "szone", "pzone"):
        for i, placed in enumerate(getattr(player, zone)):
            yield (*path, zone, i, "card"), placed.card
    for i, monster in enumerate(player.mzone):
        for j, name in enumerate(monster.materials):
            yield (*path, "mzone", i, "materials", j), name


def _step_names(step: Any, path: Path) -> Iterator[tuple[Path, str | int]]:
    if isinstance(step, Name):
        yield (*path, "card"), step.card
        return
    yield from _because_name(step, path)
    for word in ("card", "target"):
        yield from _reference(getattr(step, word, None), (*path, word))
    if isinstance(step, RemoveCounters):
        for i, row in enumerate(step.cards):
            yield from _reference(row.card, (*path, "cards", i, "card"))
        return
    for word in ("targets", "cards") if not isinstance(step, Choose) else ("cards",):
        for i, ref in enumerate(getattr(step, word, None) or ()):
            yield from _reference(ref, (*path, word, i))
    for i, choice in enumerate(getattr(step, "choices", None) or ()):
        if isinstance(choice, list):
            for j, ref in enumerate(choice):
                yield from _reference(ref, (*path, "choices", i, j))
        else:
            yield from _step_names(choice, (*path, "choices", i))


def _because_name(step: Any, path: Path) -> Iterator[tuple[Path, str | int]]:
    because = getattr(step, "because", None)
    if isinstance(because, Because) and because.card is not None:
        yield (*path, "because", "card"), because.card


def _reference(ref: Any, path: Path) -> Iterator[tuple[Path, str | int]]:
    if isinstance(ref, CardAt):
        if ref.card is not None:
            yield (*path, "card"), ref.card
    elif ref is not None:
        yield path, ref


def _check_names_of(check: Any, path: Path, declared: bool = True) -> Iterator[tuple[Path, str | int]]:
    """The cards that a check names; without `declared` only those that a card of the duel must have."""
    if isinstance(check, (CheckCard, CheckOffered)) and check.card is not None:
        yield (*path, "card"), check.card
    if isinstance(check, CheckVerdict):
        yield from (((*path, word), name) for word in ("card", "by") if (name := getattr(check, word)) is not None)
    if isinstance(check, CheckEvent):
        yield from _pattern_names(check.event, (*path, "event"), declared)
    if isinstance(check, CheckOrder):
        for i, pattern in enumerate(check.events):
            yield from _pattern_names(pattern, (*path, "events", i), declared)


def _pattern_names(pattern: EventPattern, path: Path, declared: bool) -> Iterator[tuple[Path, str | int]]:
    if pattern.event == "declared" and not declared:
        return
    for word in ("card", "target", "by"):
        name = getattr(pattern, word)
        if isinstance(name, (str, int)):
            yield (*path, word), name


def _check_zones(source: Source) -> None:
    taken: dict[tuple[int, str, int], tuple[str, Path]] = {}
    mr3 = source.scenario.ruleset in ("mr1", "mr2", "mr3")
    for i, player in enumerate(source.scenario.setup.players):
        for zone in ("mzone", "szone", "pzone"):
            for j, placed in enumerate(getattr(player, zone)):
                path: Path = ("setup", "players", i, zone, j)
                key = _zone_key(i, zone, placed.seq, mr3)
                other = taken.setdefault(key, (str(placed.card), path))
                if other[1] != path:
                    raise source.error(f"{placed.card!r} cannot be in zone {placed.seq}, where {other[0]!r} is already", *path)


def _zone_key(player: int, zone: str, seq: int, mr3: bool) -> tuple[int, str, int]:
    if zone == "mzone" and seq >= EXTRA_ZONES and player == 1:  # the two players see the Extra Monster Zones from two sides
        return 0, "mzone", 11 - seq
    if zone == "pzone":
        return player, "szone", 6 + seq if mr3 else 4 * seq
    return player, zone, seq


def _check_labels(source: Source) -> None:
    scenario = source.scenario
    labels = [label for step in scenario.steps for label in _labels(step)]
    for part in ("expect", "checks", "observe"):
        for i, check in enumerate(getattr(scenario, part)):
            for attribute, word in (("at", "at"), ("from_", "from"), ("to", "to")):
                label = getattr(check, attribute, None)
                if label is not None and label not in labels:
                    known = ", ".join(map(repr, labels)) or "none"
                    raise source.error(f"no step has the label {label!r}; labels in this file: {known}", part, i, word)


def _labels(step: Any) -> Iterator[str]:
    if step.label is not None:
        yield step.label
    for choice in getattr(step, "choices", None) or ():
        if not isinstance(choice, list):
            yield from _labels(choice)


def _check_phases(source: Source) -> None:
    for part in ("expect", "checks", "observe"):
        for i, check in enumerate(getattr(source.scenario, part)):
            if isinstance(check, CheckPhase) and check.phase not in PHASES.values():
                raise source.error(f"unknown phase {check.phase!r}; expected one of {', '.join(PHASES.values())}", part, i, "phase")


def _check_reasons(source: Source) -> None:
    """Rules that are expected must be in the catalogue, and only what is refused has a reason."""
    scenario = source.scenario
    for i, step in enumerate(scenario.steps):
        because = because_of(step)
        if because is None:
            continue
        if getattr(step, "expect", None) != "illegal":
            raise source.error("'because' says why a play is refused: expected 'expect: illegal' beside it", "steps", i, "because")
        path: Path = ("steps", i, "because", "rule") if isinstance(getattr(step, "because", None), Because) else ("steps", i, "because")
        _check_rules(source, listed(because.rule), path)
    for part in ("expect", "checks", "observe"):
        for i, check in enumerate(getattr(scenario, part)):
            if isinstance(check, CheckVerdict):
                for word in ("rules", "not_rules"):
                    _check_rules(source, listed(getattr(check, word)), (part, i, word))


def _check_rules(source: Source, names: list[str], path: Path) -> None:
    for name in names:
        if name not in rules():
            raise source.error(f"no rule has the ID {name!r}" + nearest(name, list(rules()), cutoff=0.7, all_of_them=False), *path)
