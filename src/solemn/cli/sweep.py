"""`solemn sweep`: decks and players against one another, many duels, and what came of them."""

import json
import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from typing import Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from solemn.cli.deck_files import deck_title, decks_of
from solemn.cli.files import FileOptions, card_files, card_pool, files_in
from solemn.cli.interrupts import INTERRUPTED, TERMINATED, hear_no_more
from solemn.cli.seats import seat_of
from solemn.cli.statistics_text import table_lines
from solemn.duel.terms import RULESETS, RULINGS
from solemn.judge.language.errors import InputError, of_file, said_of
from solemn.judge.language.sayings import one_of, saying
from solemn.judge.language.speech import Speech
from solemn.replaying.setting_up import REFERENCE
from solemn.sweeping.cluster import NoCluster, NoRay
from solemn.sweeping.picture import heat_map
from solemn.sweeping.plan import TURNS, Plan, SweepError, contestants_of
from solemn.sweeping.processes import WorkersLost
from solemn.sweeping.results import InUse, NotResults, OtherSweep
from solemn.sweeping.sweep import Heard, NoGame, OddGames, sweep
from solemn.sweeping.tally import Table, Tally

FINE, FAILURES = 0, 2
_SHOWN: Final = 10  # different errors


@dataclass(frozen=True, slots=True)
class SweepOptions:
    """What is played, by whom, where, and what is written."""

    players: str = "greedy"
    games: int = 20
    seed: int = 0
    turns: int = TURNS
    ruleset: str = "mr5"
    banlist: str | None = None
    output: Path | None = None
    jobs: int = 0  # 0: as many as there are processors
    ray: str | None = None
    replays: Path | None = None
    only: tuple[str, ...] = ()
    picture: Path | None = None
    as_json: bool = False


def sweep_decks(decks: Sequence[str], files: FileOptions, options: SweepOptions, speech: Speech) -> int:
    """Play the decks and print what came of it; the exit status is 0, 130 if it was broken off, 2 if a duel or a card script failed.

    Raises InputError for decks, players, files and options that are not as they must be.
    """
    if options.picture is not None and options.picture.suffix.lower() != ".svg":
        raise InputError(saying("ending-wrong", option="--picture", found=options.picture.name, expected=".svg"))
    if options.replays is not None and options.replays.exists() and not options.replays.is_dir():
        raise InputError(saying("folder-in-file", option="--replays", path=str(options.replays)))
    plan = _plan(decks, files, options, speech)
    heard = [0, 0]
    try:
        with _ended_by_sigterm(), _progress(options, speech) as tell:

            def count(done: int, of: int) -> None:
                heard[:] = done, of
                tell(done, of)

            table = sweep(
                plan, options.games, options.output, jobs=options.jobs or os.cpu_count() or 1, ray=options.ray, replays=options.replays,
                only=options.only, heard=count,
            )  # fmt: skip
    except KeyboardInterrupt:
        hear_no_more()
        kept = "sweep-broken-off" if options.output is not None else "sweep-lost-all"
        typer.echo(f"solemn: {speech.say(kept, done=heard[0], count=heard[1])}", err=True)
        return INTERRUPTED
    except SweepError as error:
        raise _told(error) from error
    _print(table, options, speech)
    return FAILURES if table.errors or table.failures or table.unwritten else FINE


@contextmanager
def _ended_by_sigterm() -> Iterator[None]:
    """SIGTERM ends the sweep with its processes and what these hold, instead of this process alone."""

    def end(*_: object) -> None:
        hear_no_more()
        raise SystemExit(TERMINATED)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGTERM) is end:
            signal.signal(signal.SIGTERM, before)


def _plan(decks: Sequence[str], given: FileOptions, options: SweepOptions, speech: Speech) -> Plan:
    if options.ruleset not in RULESETS:
        raise InputError(saying("option-wrong", option="--ruleset", found=options.ruleset, expected=one_of(RULESETS)))
    seats = [seat_of(name) for name in dict.fromkeys(options.players.split(","))]
    files = card_files(given, look=True)
    pool = card_pool(files)
    sources = [path for deck in decks for path in _sources(deck)]
    lists = decks_of(sources, files, pool, options.banlist, speech)
    named = [(deck_title(source, speech), deck) for source, deck in zip(sources, lists)]
    rulings = RULINGS[0] if options.replays is None else REFERENCE
    return Plan(contestants_of(named, seats), pool, options.seed, options.ruleset, rulings, options.turns)


def _sources(deck: str) -> list[str]:
    """A link or file as it is, and of a folder the decks in it."""
    if deck.startswith("ydke://") or not Path(deck).is_dir():
        return [deck]
    return list(map(str, files_in([Path(deck)], "deck", (".ydk",), lambda path: path.suffix.lower() == ".ydk")))


@contextmanager
def _progress(options: SweepOptions, speech: Speech) -> Iterator[Heard]:
    """A bar on standard error, where that is a terminal and nobody wants JSON."""
    console = Console(stderr=True)
    if options.as_json or not console.is_terminal:
        yield lambda done, of: None
        return
    columns = TextColumn(speech.say("sweep-duels")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


# -- what is wrong ---------------------------------------------------------------------------------------------------


def _told(error: SweepError) -> InputError:
    if isinstance(error, OddGames):
        return InputError(saying("sweep-games-odd", found=error.found))
    if isinstance(error, NoGame):
        return InputError(saying("sweep-no-game", found=error.found, first=error.first, last=error.last))
    if isinstance(error, OtherSweep):
        return InputError(saying("sweep-other", field=error.field, found=error.found, expected=error.expected), file=str(error.path))
    if isinstance(error, InUse):
        return InputError(saying("sweep-in-use"), file=str(error.path))
    if isinstance(error, NotResults):
        return InputError(saying("sweep-no-results", why=error.why), file=str(error.path))
    if isinstance(error, WorkersLost):
        return InputError(saying("sweep-workers-lost", games=", ".join(error.games)))
    if isinstance(error, NoRay):
        return InputError(saying("not-installed", option="--ray", found="ray", extra="ray"))
    return InputError(f"--ray: {error}" if isinstance(error, NoCluster) else said_of(error))


# -- what came of it -------------------------------------------------------------------------------------------------


def _print(table: Table, options: SweepOptions, speech: Speech) -> None:
    if options.picture is not None:
        _draw(table, options.picture, speech)
    if options.as_json:
        typer.echo(json.dumps(table.as_data(), ensure_ascii=False, indent=1))
        return
    for line in _lines(table, speech):
        typer.echo(line)
    for path in (options.output, options.picture, options.replays):
        if path is not None:
            typer.echo(speech.say("solve-written", file=str(path)))


def _lines(table: Table, speech: Speech) -> Iterator[str]:
    yield from table_lines(_heads(speech, "deck", "player", "games", "rate", "interval", "first", "second"), list(_standings(table)))
    if len(table.cells) > 2:
        yield ""
        yield from table_lines(_heads(speech, "deck", "opponent", "games", "rate", "interval"), list(_pairs(table)))
    yield ""
    yield from _summary(table, speech)
    wrong = (("sweep-failed", table.errors), ("sweep-script-error", table.failures), ("sweep-no-replay", table.unwritten))
    for message, errors in wrong:
        for error, count in errors.most_common(_SHOWN):
            yield speech.say(message, count=count, error=error)


def _summary(table: Table, speech: Speech) -> Iterator[str]:
    low, high = table.going_first.interval
    if table.going_first.ended:
        yield speech.say("sweep-going-first", rate=_percent(table.going_first.rate), low=_percent(low), high=_percent(high))
    if table.turns:
        yield speech.say("sweep-turns", mean=f"{mean(table.turns):.1f}", most=max(table.turns))
    first = table.going_first
    yield speech.say("sweep-endings", drawn=first.drawn, unfinished=first.unfinished, failed=first.failed)


def _heads(speech: Speech, *words: str) -> list[str]:
    return [speech.say(f"sweep-head-{word}") for word in words]


def _standings(table: Table) -> Iterator[list[str]]:
    for number in table.ranked():
        one, standing = table.contestants[number], table.standings[number]
        sides = [_percent(tally.rate) for tally in (standing.first, standing.second)]
        yield [one.title, one.seat.name, *_counted(standing.all), *sides]


def _pairs(table: Table) -> Iterator[list[str]]:
    labels = _labels(table)
    for one, other, tally in table.pairs():
        yield [labels[one], labels[other], *_counted(tally)]


def _counted(tally: Tally) -> list[str]:
    low, high = tally.interval
    return [str(tally.games), _percent(tally.rate), f"{_percent(low)} – {_percent(high)}"]


def _labels(table: Table) -> list[str]:
    """The titles of decks, with their players where there are several."""
    several = len({one.seat.name for one in table.contestants}) > 1
    return [f"{one.title} / {one.seat.name}" if several else one.title for one in table.contestants]


def _percent(rate: float | None) -> str:
    return "–" if rate is None else f"{100 * rate:.1f} %"


def _draw(table: Table, path: Path, speech: Speech) -> None:
    labels, best = _labels(table), table.ranked()[0]
    title = speech.say("sweep-title", count=len(table.results))
    summary = speech.say("sweep-picture", best=labels[best], rate=_percent(table.standings[best].all.rate))
    try:
        path.write_text(heat_map(table, labels, title, summary, speech.say("sweep-against")), encoding="utf-8")
    except OSError as error:
        raise InputError(of_file(f"--picture: {path}", error)) from error
