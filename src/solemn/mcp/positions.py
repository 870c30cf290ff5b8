"""A case as an assistant sees it: the board as text, what is asked, and numbered choices."""

from typing import Any, Final

from typing_extensions import TypedDict

from solemn.core.state.data import Card
from solemn.judge.board.board import take_board
from solemn.judge.telling.board_text import one_board
from solemn.table.asking import asked, check_answer
from solemn.table.doing import doings, phase_moves
from solemn.table.report import line_data
from solemn.table.table import Table, Trouble
from solemn.table.view import card_of_number

_MOST_NEWS: Final = 60
_MOST_CHOICES: Final = 80
PASS: Final = 0


class Choice(TypedDict):
    """One thing that can be chosen, by its number."""

    number: int
    text: str


class Position(TypedDict):
    """Where a case stands."""

    case: str
    board: list[str]  # the board as text, player 1 above
    player: int | None  # who is asked; None once the duel is over
    asked: str
    how: str  # how to answer with `play`
    choices: list[Choice]
    news: list[str]  # what happened by the last play, with its verdicts
    winner: int | None


class Reason(TypedDict):
    """Why something cannot be done: the rule, in words, and the cards that forbid it."""

    rule: str
    text: str
    source: str
    by: list[str]


class Doing(TypedDict):
    """Something that a card may do now (`number` for `play`), or may not, with the reasons."""

    text: str
    number: int | None
    reasons: list[Reason]


def position(table: Table, name: str, since: int) -> Position:
    """The position of the table; `news` are of the nodes from number `since` on."""
    question = asked(table)
    choices = [] if question is None else _choices(table, question)
    lines = [line for node in table.now.path() if node.number >= since for line in table.lines_of(node)]
    state = table.duel.state
    return Position(
        case=name,
        board=list(one_board(take_board(state, table.judge.names, table.listener.phase), table.speech)),
        player=None if question is None else question["player"],
        asked="" if question is None else question["text"],
        how="" if question is None else _how(question),
        choices=choices[:_MOST_CHOICES],
        news=[_told(line_data(line, table.speech)) for line in lines][-_MOST_NEWS:],
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


def _choices(table: Table, question: dict[str, Any]) -> list[Choice]:
    return [Choice(number=i, text=_choice_text(table, option)) for i, option in enumerate(question["options"], 1)]


def _choice_text(table: Table, option: dict[str, Any]) -> str:
    parts = [option["text"]] if option.get("text") else []
    card = None if option.get("card") is None else card_of_number(table, option["card"])
    if card is not None:
        parts.append(_card_text(table, card))
    if "zone" in option:
        zone = option["zone"]
        parts.append(f"{zone['zone']} {zone['seq']} of player {zone['player']}")
    if "worth" in option:
        parts.append(f"counts {option['worth']}")
    if "most" in option:
        parts.append(f"at most {option['most']}")
    return ": ".join(parts)


def _card_text(table: Table, card: Card) -> str:
    seen = next((shown for shown in take_board(table.duel.state, table.judge.names, "").cards if _is(shown, card)), None)
    name = table.speech.card(card.printed.name)
    return name if seen is None else f"{name} ({seen.zone} {seen.seq} of player {seen.player})"


def _is(shown: Any, card: Card) -> bool:
    return bool(shown.seq == card.sequence and shown.player == card.controller and shown.card == card.printed.name)


def answer_of(table: Table, choices: list[int], name: str, named_code: int | None) -> Any:
    """The answer that the chosen numbers mean. Raises Trouble that says what is expected."""
    question = asked(table)
    if question is None:
        raise Trouble("the duel is over: go back, or put up another case")
    options, shape = question["options"], question["shape"]
    if shape == "card":
        if named_code is None:
            raise Trouble(f"name: found {name!r}, expected the name of a card")
        return check_answer(table, named_code)
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
