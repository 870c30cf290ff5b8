"""`solemn chokes`: where in a line of play a negation hurts most."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import typer

from solemn.chokes.analysis import Choke, Chokes, find_chokes
from solemn.chokes.boards import Weights
from solemn.chokes.reasons import why
from solemn.chokes.threats import Threat, named_threats, usual_threats
from solemn.cli.choke_lines import board_text
from solemn.cli.choke_page import page
from solemn.cli.files import FileOptions, card_files
from solemn.cli.statistics_text import table_lines
from solemn.judge.language.errors import InputError, of_file
from solemn.judge.language.sayings import one_of, saying
from solemn.judge.language.speech import Speech
from solemn.judge.play.judging import Judge
from solemn.judge.scenario.reading import Source, read_scenario
from solemn.judge.telling.verdicts import Verdict

FOUND, BAD_INPUT = 0, 2
_HEADS: Final = ("loss", "negator", "answers", "lost", "why")
_Told = tuple[Choke, Verdict | None]


@dataclass(frozen=True, slots=True)
class ChokeOptions:
    """Which negators are tried, what counts how much, and how it is told."""

    threats: tuple[str, ...] = ()
    weights: Weights = field(default_factory=Weights)
    every: bool = False  # every moment, not the worst of each negator and answered card
    replan: float = 0.0  # seconds, after each use
    as_json: bool = False
    html: Path | None = None


def tell_chokes(path: Path, files: FileOptions, options: ChokeOptions, speech: Speech) -> int:
    """Print the choke points of a case.

    Raises InputError for a case that cannot be read, that has no plays of the turn player, or whose plays are not possible.
    """
    found = card_files(files, look=True)
    judge = Judge.of(found.scripts, found.databases, speech=speech)
    source = read_scenario(path, judge.names, speech)
    threats = named_threats(list(options.threats), judge.names, speech) if options.threats else usual_threats(judge.names)
    judge.names.stand_ins.update((threat.code, threat.name) for threat in threats if not threat.code)
    chokes = find_chokes(source, judge, threats, options.weights, options.replan)
    if not chokes.plays:
        raise InputError(saying("choke-no-line", file=str(path)))
    shown = _with_reasons(_worst(chokes, options.every), threats, source, judge, speech)
    if options.html is not None:
        _write_page(options.html, path, chokes, shown, speech)
    if options.as_json:
        typer.echo(json.dumps(_data(chokes, shown), ensure_ascii=False, indent=1))
    else:
        for line in _lines(chokes, shown, speech):
            typer.echo(line)
    return FOUND


def weights_of(given: Sequence[str]) -> Weights:
    """Weights from `name=number` words. Raises InputError for one that is none."""
    values: dict[str, float] = {}
    for word in given:
        name, _, number = word.partition("=")
        try:
            values[name] = float(number)
        except ValueError:
            values = {"": 0.0}
        if name not in Weights.__slots__ or "" in values:
            raise InputError(saying("weight-wrong", option="--weight", found=word, expected=one_of(Weights.__slots__), example="hand=0.5"))
    return Weights(**values)


def _worst(chokes: Chokes, every: bool) -> list[Choke]:
    """Those that cost something; of one negator and one answered card the worst moment."""
    costly = [choke for choke in chokes.chokes if not choke.loss.is_nothing() and choke.loss.score > 0]
    if every:
        return costly
    firsts: dict[tuple[str, str, int], Choke] = {}
    for choke in costly:
        firsts.setdefault((choke.threat, choke.against, choke.link), choke)
    return list(firsts.values())


def _with_reasons(found: Sequence[Choke], threats: Sequence[Threat], source: Source, judge: Judge, speech: Speech) -> list[_Told]:
    by_name = {threat.name: threat for threat in threats}
    return [(choke, why(choke, by_name[choke.threat], source.scenario, judge, speech)) for choke in found]


# -- as text -----------------------------------------------------------------------------------------------------------------


def _lines(chokes: Chokes, shown: Sequence[_Told], speech: Speech) -> Iterator[str]:
    yield _head(chokes, speech)
    yield ""
    if shown:
        yield from table_lines(_heads(speech), [_row(choke, verdict, speech) for choke, verdict in shown])
    yield from _notes(chokes, shown, speech)


def _head(chokes: Chokes, speech: Speech) -> str:
    return speech.say("choke-line", plays=chokes.plays, board=board_text(chokes.base, speech))


def _heads(speech: Speech) -> list[str]:
    return [speech.say(f"choke-{head}") for head in _HEADS]


def _notes(chokes: Chokes, shown: Sequence[_Told], speech: Speech) -> Iterator[str]:
    """What stands below the table."""
    if not shown:
        yield speech.say("choke-none")
    costly = {choke.threat for choke in chokes.chokes if choke.loss.score > 0}
    useless = sorted({choke.threat for choke in chokes.chokes} - costly)
    for message, names in (("choke-useless", useless), ("choke-unused", chokes.unused)):
        if names:
            yield speech.say(message, cards=speech.cards(names))
    for blocked in chokes.blocked:
        yield speech.say("choke-blocked", link=blocked.link, card=speech.card(blocked.card), by=speech.card(blocked.by))
    if chokes.positions:
        yield speech.say("choke-searched", positions=chokes.positions)


def _write_page(path: Path, case: Path, chokes: Chokes, shown: Sequence[_Told], speech: Speech) -> None:
    rows = [_row(choke, verdict, speech) for choke, verdict in shown]
    title = speech.say("choke-title", case=case.stem)
    try:
        path.write_text(
            page(title, _head(chokes, speech), _heads(speech), rows, _notes(chokes, shown, speech), speech.language), encoding="utf-8"
        )
    except OSError as error:
        raise InputError(of_file(f"--html: {path}", error)) from error


def _row(choke: Choke, verdict: Verdict | None, speech: Speech) -> list[str]:
    reason = "" if verdict is None else f"{verdict.text} [{', '.join(verdict.rules)}]"
    return [f"{choke.loss.score:.2f}", speech.card(choke.threat), _answered(choke, speech), _lost(choke, speech), reason]


def _answered(choke: Choke, speech: Speech) -> str:
    if not choke.against:
        return speech.say("choke-open")
    card = speech.card(choke.against)
    return speech.say("choke-link", link=choke.link, card=card) if choke.link else speech.say("choke-summon", card=card)


def _lost(choke: Choke, speech: Speech) -> str:
    loss = choke.loss
    parts = [speech.cards(loss.field)] if loss.field else []
    if loss.interruptions:
        parts.append(speech.say("choke-interruptions", cards=speech.cards(loss.interruptions)))
    numbers = (("hand", loss.hand), ("attack", loss.attack), ("lp", loss.opponent_lp))
    parts += [speech.say(f"choke-{word}", count=number) for word, number in numbers if number > 0]
    if choke.replanned:
        parts.append(speech.say("choke-replanned"))
    elif choke.skipped:
        parts.append(speech.say("choke-skipped", count=choke.skipped))
    return speech.row(parts, "semicolon")


# -- as data -----------------------------------------------------------------------------------------------------------------


def _data(chokes: Chokes, shown: Sequence[_Told]) -> dict[str, Any]:
    return {
        "plays": chokes.plays, "branches": chokes.branches, "positions": chokes.positions, "board": asdict(chokes.base),
        "chokes": [_choke_data(choke, verdict) for choke, verdict in shown],
        "unused": chokes.unused, "blocked": [asdict(blocked) for blocked in chokes.blocked],
    }  # fmt: skip


def _choke_data(choke: Choke, verdict: Verdict | None) -> dict[str, Any]:
    row = asdict(choke)
    del row["answers"]
    return {**row, "why": None if verdict is None else {"text": verdict.text, "rules": list(verdict.rules)}}
