"""`solemn duel`: two decks, a simple player on both sides, a log to read."""

import difflib
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import typer

from solemn.cards.banlist import Banlist, deck_faults, read_banlists, without_tokens
from solemn.cards.decks import DeckError, DeckList, read_deck
from solemn.cards.edopro import CardFiles
from solemn.cards.strings import read_strings
from solemn.checking import lacks_script
from solemn.cli.files import FileOptions, card_files, card_pool
from solemn.core.playing import eager_answer
from solemn.duel import RULESETS, CardPool, Deck, Duel, DuelError
from solemn.judge.errors import InputError
from solemn.judge.events import Event, Listener
from solemn.judge.names import CardNames
from solemn.judge.record import Record
from solemn.judge.speech import Speech
from solemn.judge.transcript import transcript
from solemn.judge.verdicts import RESOLVED, SUMMONED, WENT_ON

MOST_DECISIONS: Final = 20_000
_ORDINARY: Final = frozenset({RESOLVED, SUMMONED, WENT_ON})  # outcomes that the lines before have told already
_INDENT: Final = {"turn": "", "phase": "  ", "link": "    ", "detail": "        ", "event": "      ", "verdict": "    => "}


def play_decks(
    decks: tuple[str, str], options: FileOptions, *, seed: int, ruleset: str, turns: int, banlist: str | None, speech: Speech
) -> int:
    """Play two decks against each other and print what happens; the exit status is 1 if a card script failed, else 0.

    A deck is a file or a link. Raises InputError for decks, files or options that are not as they must be.
    """
    if ruleset not in RULESETS:
        raise InputError(f"--ruleset: found {ruleset!r}, expected one of {', '.join(RULESETS)}")
    files = card_files(options, look=True)
    pool = card_pool(files)
    lists = [without_tokens(_deck_list(source), pool.database) for source in decks]
    allowed = _banlist(banlist, files)
    for source, deck in zip(decks, lists):
        _complain(source, deck, pool, allowed if banlist is not None else None)
    try:
        duel = Duel([Deck(deck.main, deck.extra) for deck in lists], seed=seed, ruleset=ruleset, pool=pool, start=False)
    except DuelError as error:
        raise InputError(str(error)) from error
    teller = _Teller(duel, CardNames(pool.database), speech)
    typer.echo(speech.say("duel-between", first=_title(decks[0], speech), second=_title(decks[1], speech), seed=seed))
    _play(duel, teller, random.Random(seed), pool.database.codes(), turns)
    reason = read_strings(files.strings).victory.get(_win_reason(duel))
    if reason:
        typer.echo(f"({reason})")
    for message in dict.fromkeys(duel.state.script_errors):
        typer.echo(f"script error: {message}", err=True)
    return 1 if duel.state.script_errors else 0


def _play(duel: Duel, teller: "_Teller", rng: random.Random, codes: list[int], turns: int) -> None:
    duel.start()
    for _ in range(MOST_DECISIONS):
        for line in teller.lines():
            typer.echo(line)
        if duel.decision is None or duel.state.turn > turns:
            break
        duel.answer(eager_answer(duel.decision, rng, codes))
    for line in teller.rest():
        typer.echo(line)
    if not duel.over:
        typer.echo(teller.speech.say("duel-stopped", turn=duel.state.turn))


def _win_reason(duel: Duel) -> int:
    """The number of the way in which the duel was won, -1 if it was not."""
    return next((int(row[2]) for row in reversed(duel.log) if row[0] == "win"), -1)


# -- decks ----------------------------------------------------------------------------------------------------------


def _deck_list(source: str) -> DeckList:
    try:
        return read_deck(source)
    except DeckError as error:
        raise InputError(str(error)) from error


def _title(source: str, speech: Speech) -> str:
    return speech.say("deck-of-link") if source.startswith("ydke://") else Path(source).stem


def _banlist(name: str | None, files: CardFiles) -> Banlist | None:
    """The list with that name among those of the community files, or the first list of the file with that name."""
    if name is None or not name:
        return None
    try:
        if Path(name).is_file():
            return next(iter(read_banlists(Path(name))), None)
        known = {found.name: found for path in files.banlists for found in reversed(read_banlists(path))}
    except OSError as error:
        raise InputError(f"--banlist: {error}") from error
    if name not in known:
        near = difflib.get_close_matches(name, known, n=3, cutoff=0.3)
        raise InputError(f"--banlist: no list and no file is named {name!r}" + (f"; did you mean {' or '.join(near)}?" if near else ""))
    return known[name]


def _complain(source: str, deck: DeckList, pool: CardPool, banlist: Banlist | None) -> None:
    """Name what is missing; raise InputError if the deck cannot be played, or is not legal and has to be."""
    unknown = [code for code in dict.fromkeys((*deck.main, *deck.extra)) if pool.database.get(code) is None]
    if unknown:
        codes = ", ".join(map(str, unknown))
        raise InputError(f"no database ({pool.database.names}) has {codes}: they may be older than the deck", file=source)
    for code in dict.fromkeys((*deck.main, *deck.extra)):
        card = pool.database.get(code)
        if card is not None and lacks_script(pool, card):
            typer.echo(f"{source}: {card.name} ({code}) has no script: it is played as a card without effects", err=True)
    faults = deck_faults(deck, pool.database, banlist) if banlist is not None else []
    if faults:
        raise InputError("this deck is not legal: " + "; ".join(faults), file=source)


# -- the log --------------------------------------------------------------------------------------------------------


class _Teller:
    """Tells a duel turn by turn."""

    __slots__ = ("_duel", "_events", "_listener", "_turn", "_turns", "speech")

    def __init__(self, duel: Duel, names: CardNames, speech: Speech) -> None:
        self.speech = speech
        self._duel = duel
        self._listener = Listener(duel.state, names)
        self._events: list[Event] = []
        self._turn = 0
        self._turns: list[str] = []  # headings of turns, made when they begin
        hear = duel.state.listener

        def listen(row: tuple[object, ...]) -> None:
            if row[0] == "new_turn":
                self._note_turn(row)
            if hear is not None:
                hear(row)

        duel.state.listener = listen

    def _note_turn(self, row: Sequence[object]) -> None:
        d = self._duel.state
        number = len(self._turns) + 1
        first, second = (player.lp for player in d.players)
        self._turns.append(self.speech.say("turn-score", turn=number, player=row[1], first=first, second=second))

    def lines(self) -> Iterator[str]:
        """The lines of the turns that have ended since the last call."""
        self._events += self._listener.news(0)
        last = max((i for i, event in enumerate(self._events) if event.name == "turn"), default=0)
        if last:
            ended, self._events = self._events[:last], self._events[last:]
            yield from self._told(ended)

    def rest(self) -> Iterator[str]:
        """What was not told yet, and how things stand."""
        self._events += self._listener.news(0)
        yield from self._told(self._events)
        d = self._duel.state
        yield f"LP {d.players[0].lp} : {d.players[1].lp}"

    def _told(self, events: list[Event]) -> Iterator[str]:
        for line in transcript(Record(events=events), self.speech):
            if line.kind == "turn":
                yield self._turns[self._turn]
                self._turn += 1
            elif line.verdict is None or line.verdict.outcome not in _ORDINARY:
                yield _INDENT[line.kind] + line.text
