"""What only the cards can tell about a scenario: unknown names, zones that are taken, labels that no step has."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from solemn.duel.terms import MOST_CARDS
from solemn.judge.language.catalogue import rules
from solemn.judge.language.errors import InputError, faults_told_in, one_error
from solemn.judge.language.sayings import Row, saying
from solemn.judge.language.speech import Speech, english
from solemn.judge.language.words import PHASES
from solemn.judge.scenario.model import (
    Because,
    CardAt,
    CheckAsked,
    CheckCard,
    CheckEvent,
    CheckOffered,
    CheckOrder,
    CheckPhase,
    CheckVerdict,
    Choose,
    Copies,
    EventPattern,
    Name,
    PlayerSetup,
    RemoveCounters,
    Resolved,
    because_of,
    listed,
    name_of,
    spread,
)
from solemn.judge.scenario.model_faults import is_at_one_of, near_words
from solemn.judge.scenario.names import CardNames
from solemn.judge.scenario.placing import EXTRA_ZONES, check_places, is_token, titles_of
from solemn.judge.scenario.reading import BrokenScenario, Source
from solemn.spec.counter_kinds import COUNTERS, counter_number

_PILES = ("hand", "deck", "extra", "grave", "banished")
Path = tuple[str | int, ...]


def validate(source: Source, names: CardNames, equips: Callable[[int], bool], speech: Speech | None = None) -> None:
    """Check a scenario against the cards; `equips` says whether the script of a passcode equips cards, `speech` what is wrong.

    Raises InputError for all that cannot be, but where a card is unknown only for what can be told without it.
    """
    with faults_told_in(speech or english()):
        faults = list(_check_names(source, names, speech))
        if not faults:
            faults += [*_check_number(source), *check_places(source, names, equips), *_check_subjects(source, names)]
        faults += [*_check_zones(source), *_check_labels(source), *_check_phases(source), *_check_counters(source), *_check_reasons(source)]
        if faults:
            raise one_error(faults)


def validate_rest(broken: BrokenScenario, names: CardNames, equips: Callable[[int], bool], speech: Speech | None = None) -> InputError:
    """What is wrong with a broken scenario, with what else is wrong with its cards, as far as it can be told without the broken parts."""
    source = broken.source
    if source is None:
        return broken
    faults = list(_check_names(source, names, speech, broken.wrong))
    if not faults:
        faults += [fault for fault in check_places(source, names, equips) if not is_at_one_of(fault.path, broken.wrong)]
    error = one_error(sorted([*broken.faults, *faults, *_check_reasons(source)], key=lambda fault: fault.line))
    error.speak(speech or english())
    return error


def _check_names(source: Source, names: CardNames, speech: Speech | None, wrong: Sequence[list[str | int]] = ()) -> Iterator[InputError]:
    found = [(path, name) for path, name in _names(source) if not is_at_one_of(path, wrong)]
    for i, (path, name) in enumerate(found):
        problem = names.why_unknown(name, speech)
        if problem is None:
            continue
        whole = f"{name}, {found[i + 1][1]}" if i + 1 < len(found) else ""
        before = f"{found[i - 1][1]}, {name}" if i else ""
        if before and names.find(before) is not None:
            continue  # told of its first part
        if whole and names.find(whole) is not None:
            problem = (speech or english()).say("quote-name", name=whole)
        yield source.error(problem, *path)


def _check_number(source: Source) -> Iterator[InputError]:
    players = source.scenario.setup.players
    if sum(len(spread(getattr(player, zone))) for player in players for zone in _PILES) > MOST_CARDS:
        yield source.error(saying("file-too-many-cards", most=MOST_CARDS), "setup", "players")


def _check_subjects(source: Source, names: CardNames) -> Iterator[InputError]:
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
            yield source.error(saying("no-card-of-scenario", card=name), *path)


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
        for i, entry in enumerate(getattr(player, zone)):
            yield _name_in(entry, (*path, zone, i))
    for zone in ("mzone", "szone", "pzone"):
        for i, placed in enumerate(getattr(player, zone)):
            yield (*path, zone, i, "card"), placed.card
    for i, monster in enumerate(player.mzone):
        for j, entry in enumerate(monster.materials):
            yield _name_in(entry, (*path, "mzone", i, "materials", j))
        for j, entry in enumerate(monster.summoned.materials if monster.summoned is not None else ()):
            yield _name_in(entry, (*path, "mzone", i, "summoned", "materials", j))


def _name_in(entry: Any, path: Path) -> tuple[Path, str | int]:
    return (*path, "card") if isinstance(entry, Copies) else path, name_of(entry)


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
    if isinstance(check, (CheckCard, CheckOffered, CheckAsked)) and check.card is not None:
        yield (*path, "card"), check.card
    if isinstance(check, CheckCard) and check.equipped_to is not None:
        yield (*path, "equipped_to"), check.equipped_to
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


def _check_zones(source: Source) -> Iterator[InputError]:
    taken: dict[tuple[int, str, int], tuple[str, Path]] = {}
    mr3 = source.scenario.ruleset in ("mr1", "mr2", "mr3")
    for i, player in enumerate(source.scenario.setup.players):
        for zone in ("mzone", "szone", "pzone"):
            for j, placed in enumerate(getattr(player, zone)):
                path: Path = ("setup", "players", i, zone, j)
                key = _zone_key(i, zone, placed.seq, mr3)
                other = taken.setdefault(key, (str(placed.card), path))
                if other[1] != path:
                    yield source.error(saying("zone-taken", card=placed.card, number=placed.seq, by=other[0]), *path)


def _zone_key(player: int, zone: str, seq: int, mr3: bool) -> tuple[int, str, int]:
    if zone == "mzone" and seq >= EXTRA_ZONES and player == 1:  # the two players see the Extra Monster Zones from two sides
        return 0, "mzone", 11 - seq
    if zone == "pzone":
        return player, "szone", 6 + seq if mr3 else 4 * seq
    return player, zone, seq


def _check_labels(source: Source) -> Iterator[InputError]:
    scenario = source.scenario
    labels = [label for step in scenario.steps for label in _labels(step)]
    for part in ("expect", "checks", "observe"):
        for i, check in enumerate(getattr(scenario, part)):
            for attribute, word in (("at", "at"), ("from_", "from"), ("to", "to")):
                label = getattr(check, attribute, None)
                label = label.since if isinstance(label, Resolved) else label
                if label is not None and label not in labels:
                    known = Row(tuple(map(repr, labels))) if labels else saying("none")
                    yield source.error(saying("no-label", label=label, known=known), part, i, word)


def _labels(step: Any) -> Iterator[str]:
    if step.label is not None:
        yield step.label
    for choice in getattr(step, "choices", None) or ():
        if not isinstance(choice, list):
            yield from _labels(choice)


def _check_phases(source: Source) -> Iterator[InputError]:
    for part in ("expect", "checks", "observe"):
        for i, check in enumerate(getattr(source.scenario, part)):
            if isinstance(check, CheckPhase) and check.phase not in PHASES.values():
                problem = near_words(saying("found-value", found=repr(check.phase)), check.phase, list(PHASES.values()))
                yield source.error(problem, part, i, "phase")


def _check_counters(source: Source) -> Iterator[InputError]:
    for part in ("expect", "checks", "observe"):
        for i, check in enumerate(getattr(source.scenario, part)):
            if isinstance(check, CheckCard) and isinstance(check.counters, dict):
                for word in check.counters:
                    if counter_number(word) is None:
                        yield source.error(near_words(saying("unknown-counters", found=word), word, list(COUNTERS)), part, i, "counters")


def _check_reasons(source: Source) -> Iterator[InputError]:
    """Rules that are expected must be in the catalogue, and only what is refused has a reason."""
    scenario = source.scenario
    for i, step in enumerate(scenario.steps):
        because = because_of(step)
        if because is None:
            continue
        if getattr(step, "expect", None) != "illegal":
            yield source.error(saying("because-of-legal"), "steps", i, "because")
            continue
        path: Path = ("steps", i, "because", "rule") if isinstance(getattr(step, "because", None), Because) else ("steps", i, "because")
        yield from _check_rules(source, listed(because.rule), path)
    for part in ("expect", "checks", "observe"):
        for i, check in enumerate(getattr(scenario, part)):
            if isinstance(check, CheckVerdict):
                for word in ("rules", "not_rules"):
                    yield from _check_rules(source, listed(getattr(check, word)), (part, i, word))


def _check_rules(source: Source, names: list[str], path: Path) -> Iterator[InputError]:
    for name in names:
        if name not in rules():
            problem = saying("unknown-rule", found=name)
            yield source.error(near_words(problem, name, list(rules()), cutoff=0.7, all_of_them=False), *path)
