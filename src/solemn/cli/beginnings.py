"""Where `solemn solve` begins: puzzles, scenarios, replays, a deck and a hand."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from solemn.cli.aims import named_cards
from solemn.cli.files import files_in
from solemn.core.decisions.kinds import BattleDecision, IdleDecision
from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.duel.pool import Deck
from solemn.duel.puzzles import is_puzzle
from solemn.judge.language.errors import InputError
from solemn.judge.language.sayings import saying
from solemn.judge.language.speech import Speech
from solemn.judge.play.judging import Judge
from solemn.search.hands import NotInDeck, drawn_hand, first_turn
from solemn.search.solving import Task
from solemn.table.opening import Opened, open_file

_PUZZLE: Final = ".lua"


@dataclass(frozen=True, slots=True)
class Begun:
    """A task, how it is called, and what a scenario of it would begin with."""

    name: str
    task: Task
    opened: Opened | None = None


def puzzle_files(paths: Sequence[Path]) -> list[Path]:
    """The files named, and the puzzles in folders named. Raises InputError."""
    return files_in(paths, "puzzle", (_PUZZLE,), is_puzzle)


def begun_from(path: Path, task: Task, judge: Judge, speech: Speech, turn: int | None) -> Begun:
    """The task that begins with a file: a puzzle, after the plays of a scenario, or in a turn of a replay.

    Raises InputError for a file that cannot be opened, and where the duel is over or has no such turn.
    """
    if path.suffix.lower() == _PUZZLE and turn is None:
        return Begun(path.name, replace(task, puzzle=path))
    opened = open_file(path, judge, speech)
    duel = opened.put_up()
    duel.start()
    for answer in opened.answers:
        if turn is not None and _is_in_turn(duel, turn):
            break
        duel.answer(answer)
    if duel.decision is None or (turn is not None and not _is_in_turn(duel, turn)):
        raise InputError(saying("solve-nowhere", turn=duel.state.turn), file=str(path))
    return Begun(path.name, replace(task, begun=duel.to_bytes()), opened)


def _is_in_turn(duel: Duel, turn: int) -> bool:
    return duel.state.turn == turn and isinstance(duel.decision, (IdleDecision, BattleDecision))


def deck_of(source: str, given_as: str = "--deck: ") -> Deck:
    """The deck of a file or link. Raises InputError, which begins with the name of the option."""
    try:
        return Deck.read(source)
    except DuelError as error:
        raise InputError(f"{given_as}{error}") from error


def hand_of(text: str, judge: Judge, speech: Speech) -> list[int]:
    """The passcodes of a row of names. Raises InputError."""
    return [card.code for card, _ in named_cards(text, "--hand", judge.names, speech)]


def begun_with_hand(deck: str, hand: str | None, task: Task, judge: Judge, speech: Speech) -> Begun:
    """The task that begins with a deck's first turn; without a hand one is drawn by the seed. Raises InputError."""
    cards = deck_of(deck)
    held = drawn_hand(cards, task.seed) if hand is None else hand_of(hand, judge, speech)
    duel = with_hand(cards, held, task, judge, speech)
    name = ", ".join(speech.card(judge.names.of_code(code)) for code in held)
    return Begun(name or Path(deck).name, replace(task, begun=duel.to_bytes()))


def with_hand(deck: Deck, hand: Sequence[int], task: Task, judge: Judge, speech: Speech) -> Duel:
    """The duel of a deck's first turn with this hand, started. Raises InputError for a card that the deck has not so often."""
    try:
        duel = first_turn(deck, hand, judge.pool, task.seed)
        duel.start()
    except NotInDeck as error:
        card = speech.card(judge.names.of_code(error.code))
        raise InputError(saying("hand-not-in-deck", option="--hand", card=card)) from error
    except DuelError as error:
        raise InputError(f"--deck: {error}") from error
    return duel
