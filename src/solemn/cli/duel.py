"""`solemn duel`: two decks, a player by name on each side, a log to read."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import typer

from solemn.cards.edopro import CardFiles
from solemn.cards.strings import read_strings
from solemn.cli.deck_files import deck_title, decks_of
from solemn.cli.files import FileOptions, card_files, card_pool
from solemn.cli.seats import seats_of
from solemn.duel.errors import DuelError, WrongAnswer
from solemn.duel.facade import Duel
from solemn.duel.terms import RULESETS, RULINGS
from solemn.judge.board.board import take_board
from solemn.judge.board.events import Event
from solemn.judge.board.listener import Listener
from solemn.judge.board.record import Record
from solemn.judge.language.errors import InputError, said_of
from solemn.judge.language.sayings import one_of, saying
from solemn.judge.language.speech import Speech
from solemn.judge.play.judging import Judge
from solemn.judge.scenario.names import CardNames
from solemn.judge.telling.at_once import told_at_once
from solemn.judge.telling.board_text import one_board
from solemn.judge.telling.ending import why_over
from solemn.judge.telling.transcript import transcript
from solemn.judge.telling.verdicts import RESOLVED, SUMMONED, WENT_ON
from solemn.lua import LuaLimitError
from solemn.players.registry import choice_of
from solemn.players.seeds import seed_of
from solemn.players.simple import Player
from solemn.replaying.setting_up import REFERENCE
from solemn.table.opening import Opened
from solemn.table.table import Table

MOST_DECISIONS: Final = 20_000
SCRIPTS_FAILED: Final = 2
_ORDINARY: Final = frozenset({RESOLVED, SUMMONED, WENT_ON})  # outcomes that the lines before have told already
_INDENT: Final = {"turn": "", "phase": "  ", "link": "    ", "detail": "        ", "event": "      ", "verdict": "    => "}


def play_decks(
    decks: tuple[str, str], options: FileOptions, *, seed: int, ruleset: str, turns: int, banlist: str | None, speech: Speech,
    replay: Path | None = None, shuffle: bool = True, first: int | None = None, quiet: bool = False, players: str = "greedy",
) -> int:
    """Play two decks against each other and print what happens; the exit status is 2 if a card script failed, else 0.

    The board is shown as each turn begins unless `quiet`. The decks are shuffled by the seed unless `shuffle` is false; who goes `first` is
    drawn as well where it is None. A deck is a file or a link; `players` are the names of one player or two. With `replay` the duel is also
    written to that file, and played by the rulings by which EDOPro will play it.

    Raises InputError for decks, files or options that are not as they must be, and for a duel that cannot go on.
    """
    seats = seats_of(players)
    files, make = _dealt(
        decks, options, seed=seed, ruleset=ruleset, rulings=RULINGS[0] if replay is None else REFERENCE, banlist=banlist, speech=speech,
        shuffle=shuffle, first=first,
    )  # fmt: skip
    duel = make()
    pool = duel.pool
    told = dict.fromkeys(duel.state.script_errors)
    _tell_failures(told)
    teller = _Teller(duel, CardNames(pool.database), speech, read_strings(files.strings).victory, quiet)
    typer.echo(speech.say("duel-between", first=deck_title(decks[0], speech), second=deck_title(decks[1], speech), seed=seed))
    typer.echo(speech.say("duel-dealt" if shuffle else "duel-in-order", player=duel.first))
    try:
        _play(duel, teller, [seat.player(seed_of(seed, number)) for number, seat in enumerate(seats)], turns)
        if replay is not None:
            duel.write_replay(replay, (deck_title(decks[0], speech), deck_title(decks[1], speech)))
    except DuelError as error:
        raise InputError(said_of(error)) from error
    finally:
        _tell_failures(message for message in dict.fromkeys(duel.state.script_errors) if message not in told)
    return SCRIPTS_FAILED if duel.state.script_errors else 0


def play_in_terminal(
    decks: tuple[str, str], options: FileOptions, *, player: int, seed: int, ruleset: str, banlist: str | None, speech: Speech,
    shuffle: bool = True, first: int | None = None, players: str = "greedy",
) -> int:
    """Play one deck in the terminal against a player by name with the other; returns 0. Raises InputError as `play_decks` does."""
    seats = seats_of(players)
    try:
        from solemn.terminal.app import TableApp
    except ImportError as error:
        raise InputError(saying("not-installed", option="--play", found="textual", extra="terminal")) from error
    _, make = _dealt(
        decks, options, seed=seed, ruleset=ruleset, rulings=RULINGS[0], banlist=banlist, speech=speech, shuffle=shuffle, first=first
    )  # fmt: skip
    opened = Opened(make, title=f"{deck_title(decks[0], speech)} / {deck_title(decks[1], speech)}")
    table = Table(Judge(make().pool, speech=speech), opened, speech)
    table.manners.seats[1 - player] = seats[1 - player]
    table.go_on()
    TableApp(table, speech, Path.cwd(), player).run()
    return 0


def _dealt(
    decks: tuple[str, str], options: FileOptions, *, seed: int, ruleset: str, rulings: str, banlist: str | None, speech: Speech,
    shuffle: bool, first: int | None,
) -> tuple[CardFiles, Callable[[], Duel]]:
    """The card files, and what makes the duel of the two decks, not started. Raises InputError."""
    if ruleset not in RULESETS:
        raise InputError(saying("option-wrong", option="--ruleset", found=ruleset, expected=one_of(RULESETS)))
    files = card_files(options, look=True)
    pool = card_pool(files)
    parts = decks_of(decks, files, pool, banlist, speech)

    def make() -> Duel:
        try:
            return Duel(
                parts, seed=seed, ruleset=ruleset, rulings=rulings, pool=pool, shuffle=shuffle, first=first, start=False
            )  # fmt: skip
        except DuelError as error:
            raise InputError(said_of(error)) from error

    return files, make


def _tell_failures(messages: Iterable[str]) -> None:
    for message in messages:
        typer.echo(f"script error: {message}", err=True)


def _play(duel: Duel, teller: "_Teller", players: Sequence[Player], turns: int) -> None:
    """Play, and tell what happens, also before an error."""
    try:
        duel.start()
        for _ in range(MOST_DECISIONS):
            for line in teller.lines():
                typer.echo(line)
            if duel.decision is None or duel.state.turn > turns:
                break
            _answer(duel, duel.decision.player, players[duel.decision.player])
    finally:
        for line in teller.rest():
            typer.echo(line)
    if not duel.over:
        typer.echo(teller.speech.say("duel-stopped", turn=duel.state.turn))


def _answer(duel: Duel, number: int, player: Player) -> None:
    """Let the player answer. Raises PlayerFailed where its code fails, InputError for an answer that does not fit."""
    answer = choice_of(player, duel)
    try:
        duel.answer(answer)
    except WrongAnswer as error:
        raise InputError(f"player {number}, {type(player).__name__}: {error}") from error


# -- the log --------------------------------------------------------------------------------------------------------


class _Teller:
    """Tells a duel turn by turn."""

    __slots__ = ("_duel", "_events", "_listener", "_names", "_quiet", "_turn", "_turns", "_victories", "speech")

    def __init__(self, duel: Duel, names: CardNames, speech: Speech, victories: Mapping[int, str], quiet: bool = False) -> None:
        """`victories` are the words for ways to win, by their numbers; the board is shown at each turn unless `quiet`."""
        self.speech = speech
        self._names, self._quiet = names, quiet
        self._victories = victories
        self._duel = duel
        self._listener = Listener(duel.state, names)
        self._events: list[Event] = []
        self._turn = 0
        self._turns: list[list[str]] = []  # heading and board of each turn, made when it begins
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
        first, second = (max(0, player.lp) for player in d.players)
        self._turns.append([self.speech.say("turn-score", turn=number, player=row[1], first=first, second=second)])

    def lines(self) -> Iterator[str]:
        """The lines of the turns that have ended since the last call."""
        self._look()
        self._events += self._listener.news(0)
        last = max((i for i, event in enumerate(self._events) if event.name == "turn"), default=0)
        if last:
            ended, self._events = self._events[:last], self._events[last:]
            yield from self._told(ended)

    def _look(self) -> None:
        """Add the board to the heading of a turn that has begun, at its first decision."""
        if self._quiet or not self._turns or len(self._turns[-1]) > 1:
            return
        try:
            self._turns[-1] += one_board(take_board(self._duel.state, self._names, self._listener.phase), self.speech)
        except LuaLimitError:  # a value without end: the next step of the duel says which card's
            return

    def rest(self) -> Iterator[str]:
        """What was not told yet, and how things stand."""
        self._events += self._listener.news(0)
        yield from self._told(self._events)
        ending = why_over(self._duel.log, self._victories, self.speech)
        if ending is not None:
            yield ending
        d = self._duel.state
        yield "LP " + " : ".join(str(max(0, player.lp)) for player in d.players)

    def _told(self, events: list[Event]) -> Iterator[str]:
        for line in told_at_once(transcript(Record(events=events), self.speech), self.speech):
            if line.kind == "turn":
                yield from self._turns[self._turn]
                self._turn += 1
            elif line.verdict is None or line.verdict.outcome not in _ORDINARY:
                yield _INDENT[line.kind] + line.text
