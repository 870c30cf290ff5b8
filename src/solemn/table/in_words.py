"""A table in words: the board as text, what is asked, numbered choices, and what a card may do."""

from dataclasses import dataclass
from typing import Any, Final

from solemn.core.state.data import Card
from solemn.duel.sight import sees
from solemn.judge.board.board import place_of_card, take_board
from solemn.judge.scenario.model import CardAt
from solemn.judge.telling.board_text import one_board
from solemn.judge.telling.phrases import ref_text
from solemn.table.asking import asked, check_answer
from solemn.table.doing import doings, phase_moves
from solemn.table.report import line_data
from solemn.table.seen import UNKNOWN, seen_board, seen_lines
from solemn.table.table import Table, Trouble
from solemn.table.view import card_of_number

_MOST_NEWS: Final = 60
_MOST_CHOICES: Final = 80
PASS: Final = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be chosen, by its number."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Position:
    """Where a case stands."""

    board: list[str]  # the board as text, player 1 above
    player: int | None  # who is asked; None once the duel is over
    asked: str
    how: str  # how many numbers answer it
    several: bool  # whether it takes, or may take, more numbers than one
    can_pass: bool  # whether 0 answers it
    takes_name: bool  # whether the name of a card answers it
    choices: list[Choice]
    news: list[str]  # what happened by the last play, with its verdicts
    winner: int | None


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be done: the rule, in words, and the cards that forbid it."""

    rule: str
    text: str
    source: str
    by: list[str]


@dataclass(frozen=True, slots=True)
class Doing:
    """Something that a card may do now (by the `number` of its choice), or may not, with the reasons."""

    text: str
    number: int | None
    reasons: list[Reason]


def position(table: Table, since: int, seen_by: int | None = None) -> Position:
    """The position of the table; `news` are of the nodes from number `since` on. With `seen_by` what that player cannot know is `?`."""
    question = asked(table)
    choices = [] if question is None else _choices(table, question, seen_by)
    state = table.duel.state
    board = take_board(state, table.judge.names, table.listener.phase)
    if seen_by is None:
        lines = [line for node in table.now.path() if node.number >= since for line in table.lines_of(node)]
    else:
        lines, board = list(seen_lines(table, since, seen_by)), seen_board(board, state, seen_by)
    return Position(
        board=list(one_board(board, table.speech)),
        player=None if question is None else question["player"],
        asked="" if question is None else question["text"],
        how="" if question is None else _how(question),
        several=question is not None and question["shape"] not in ("moves", "one", "card") and question.get("max", 2) > 1,
        can_pass=question is not None and question.get("pass") is not None,
        takes_name=question is not None and question["shape"] == "card",
        choices=choices[:_MOST_CHOICES],
        news=[_told(line_data(line, table.speech)) for line in lines[-_MOST_NEWS:]],
        winner=table.duel.winner,
    )


def _told(line: dict[str, Any]) -> str:
    rules = ", ".join(rule["rule"] for rule in line.get("rules", ()))
    return f"{line['text']} [{rules}]" if rules else str(line["text"])


def _how(question: dict[str, Any]) -> str:
    shape = question["shape"]
    if shape == "moves":
        return "one number" + (", or 0 to pass" if question.get("pass") is not None else "")
    if shape == "card":
        return "the name of a card, as `name`"
    if shape == "each":
        return f"a number for each choice, in order; {question['total']} in all"
    if shape == "order":
        return "all numbers in the order that is wanted"
    if shape == "one":
        return "one number"
    low, high = question.get("min", 1), question.get("max", 1)
    count = f"{low}" if low == high else f"{low} to {high}"
    return f"{count} number{'s' if high > 1 else ''}" + (", or none to cancel" if question.get("cancel") else "")


def _choices(table: Table, question: dict[str, Any], seen_by: int | None) -> list[Choice]:
    return [Choice(number=i, text=_choice_text(table, option, seen_by)) for i, option in enumerate(question["options"], 1)]


def _choice_text(table: Table, option: dict[str, Any], seen_by: int | None) -> str:
    parts = [option["text"]] if option.get("text") else []
    card = None if option.get("card") is None else card_of_number(table, option["card"])
    if card is not None:
        parts.append(_card_text(table, card, seen_by))
    if "zone" in option:
        parts.append(
            ref_text(CardAt(player=option["zone"]["player"], zone=option["zone"]["zone"], seq=option["zone"]["seq"]), table.speech)
        )
    if "worth" in option:
        parts.append(f"counts {option['worth']}")
    if "most" in option:
        parts.append(f"at most {option['most']}")
    return ": ".join(parts)


def _card_text(table: Table, card: Card, seen_by: int | None) -> str:
    """The card and where it is; of the own Deck the cards that are offered are shown."""
    place = place_of_card(card, table.judge.names)
    numbered = place.zone in ("mzone", "szone")  # elsewhere the number of the place says nothing
    name = place.card if seen_by in (None, card.controller) or sees(card, seen_by) else UNKNOWN
    ref: Any = CardAt(card=name, player=place.player, zone=place.zone, seq=place.seq if numbered else None)  # type: ignore[arg-type]
    return ref_text(ref, table.speech)


def answer_of(table: Table, choices: list[int], name: str = "") -> Any:
    """The answer that the chosen numbers mean, or the name of a card where one is declared. Raises Trouble that says what is expected."""
    question = asked(table)
    if question is None:
        raise Trouble("the duel is over: go back, or put up another case")
    options, shape = question["options"], question["shape"]
    if shape == "card":
        printed = table.judge.names.find(name)
        if printed is None:
            raise Trouble(f"name: found {name!r}, expected the name of a card")
        return check_answer(table, printed.code)
    if shape == "each":
        return check_answer(table, choices)
    if shape == "moves" and choices == [PASS] and question.get("pass") is not None:
        return check_answer(table, question["pass"])
    wrong = next((number for number in choices if not 1 <= number <= len(options)), None)
    if wrong is not None:
        raise Trouble(f"choices: found {wrong}, expected numbers from 1 to {len(options)}: {_how(question)}")
    answers = [options[number - 1]["answer"] for number in choices]
    if shape in ("moves", "one"):
        if len(answers) != 1:
            raise Trouble(f"choices: found {len(answers)} numbers, expected {_how(question)}")
        return check_answer(table, answers[0])
    if shape == "bits":
        return check_answer(table, sum(answers))
    if shape == "order":
        places = [answers.index(i) for i in range(len(options))] if sorted(answers) == list(range(len(options))) else answers
        return check_answer(table, places)
    if shape == "some" and not answers and question.get("cancel"):
        return check_answer(table, None)
    return check_answer(table, answers)


def what_may_be_done(table: Table, card: Card | None) -> list[Doing]:
    """What a card may do now and what not, with the reasons; without a card, the changes of phase."""
    question = asked(table) or {"options": []}
    found = phase_moves(table) if card is None else doings(table, card)
    numbers = {repr(option.get("answer")): i for i, option in enumerate(question["options"], 1)}
    return [
        Doing(
            text=doing["text"],
            number=None if doing.get("answer") is None else numbers.get(repr(doing["answer"])),
            reasons=[Reason(rule=r["rule"], text=r["text"], source=r["source"], by=r["by"]) for r in doing.get("reasons", ())],
        )
        for doing in found
    ]
